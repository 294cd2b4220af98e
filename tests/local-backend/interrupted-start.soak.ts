import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* A first start that is killed again and again, later each time, and then one that is not. */

const program = (dataDir: string) => `import { openShop } from '#scripts/serve/open-shop.ts'
  const backend = await openShop({ dataDir: ${JSON.stringify(dataDir)}, host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:4173', functions: false })
  const [found] = await backend.query(\`select (select count(*) from auth.users)::int as people,
    (select count(*) from user_roles)::int as roles, (select count(*) from catalogue_items)::int > 300 as shop\`)
  console.log(JSON.stringify(found))
  await backend.close()
  process.exit(0)`

/** Opens the folder in a process that is killed after some milliseconds; returns its output. */
async function open(dataDir: string, killAfter?: number): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program(dataDir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let result = ''
  child.stdout.on('data', (chunk: Buffer) => (result += String(chunk)))
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  await once(child, 'close')
  clearTimeout(timer)
  return result
}

test('a first start that is killed at any moment leaves a folder that starts, and every person has a role', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-killed-'))
  for (let time = 400; time < 8_000; time += 400) {
    const result = await open(dataDir, time)
    if (result !== '') break
  }
  expect(JSON.parse(await open(dataDir))).toEqual({ people: 8, roles: 5, shop: true })
  await rm(dataDir, { recursive: true })
})
