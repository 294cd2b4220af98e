import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, symlink } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#e2e/world.ts'
import { lockDirectory } from '#local/data-folder.ts'

/* `npm start` as a process, if it ends at once. settings.test.ts tests refused settings. */

function start(environment: Record<string, string>): Promise<{ code: unknown; text: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/start.ts'],
      { env: { ...process.env, ...environment } },
      (error, output, errors) => resolve({ code: error?.code ?? 0, text: output + errors }),
    )
  })
}

/** Expects one or two sentences on one line, no stack, and a failing exit code. */
async function expectRefused(environment: Record<string, string>, sentence: string): Promise<void> {
  const { code, text } = await start(environment)
  expect(text).toMatch(/^Khet Seva did not start\. .+\.?\n$/)
  expect(text).toContain(sentence)
  expect(code).toBe(1)
}

test('an invalid setting ends a start with one line', async () => {
  await expectRefused({ PORT: 'abc' }, 'PORT is "abc".')
})

test('a folder of another server ends a start with one line, by any path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-folder-'))
  await symlink(folder, `${folder}-link`)
  const unlock = await lockDirectory(folder)
  const PORT = String(await freePort())
  await expectRefused({ PORT, DATA_DIR: `${folder}-link`, TMPDIR: folder }, 'is in use by another process')
  await unlock()
})

test('a port of another program ends a start with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expectRefused({ PORT: String(port) }, `Port ${port} is in use by another program`)
  other.close()
})
