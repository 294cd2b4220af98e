import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const house = `${tmpdir()}/khet-seva-planted-${process.pid}`

/** Imports that break a rule of the house, each with the file in which it stands. */
const planted: Record<string, string> = {
  'src/base/a.ts': "import '#src/platform/device/network.ts'",
  'src/platform/device/b.ts': "import '#src/content/centre.ts'",
  'src/platform/ui/c.tsx': "import '#src/features/cart/cart.ts'",
  'src/content/d.ts': "import '#src/platform/device/network.ts'",
  'src/features/cart/e.ts': "import '#src/features/orders/addresses.ts'",
  'src/features/loans/f.ts': "import '#src/features/insurance/premium-figures.tsx'",
  'src/features/desk/g.tsx': "import '#src/features/soil/internal/lines.ts'",
  'src/app/h.tsx': "import '#src/features/desk/internal/desk.tsx'",
  'src/features/cart/i.ts': "import 'dexie'",
  'src/features/cart/j.ts': "import '@supabase/auth-js'",
  'src/features/cart/k.ts': 'export const place = window.name',
  'src/features/soil/l.form.ts': "import './soil-test.form.ts'",
}

const allowed: Record<string, string> = {
  'src/content/m.ts': "import '#src/platform/i18n/words.ts'",
  'src/features/desk/internal/n.tsx': "import '#src/features/desk/internal/desk.tsx'",
  'src/features/orders/o.ts': "import '#src/features/cart/cart.ts'",
  'sw/p.ts': "import '#src/features/orders/orders-api.ts'",
}

let refused: Set<string>

beforeAll(async () => {
  for (const name of await readdir(`${root}/src/features`))
    await mkdir(`${house}/src/features/${name}`, { recursive: true })
  for (const [file, code] of Object.entries({ ...planted, ...allowed })) {
    await mkdir(dirname(`${house}/${file}`), { recursive: true })
    await writeFile(`${house}/${file}`, `${code}\n`)
  }
  await cp(`${root}/oxlint.config.ts`, `${house}/oxlint.config.ts`)
  await writeFile(`${house}/package.json`, '{ "type": "module" }')
  await symlink(`${root}/node_modules`, `${house}/node_modules`)
  const { stdout } = await run(`${root}/node_modules/.bin/oxlint`, ['-f', 'json', 'src', 'sw'], {
    cwd: house,
  }).catch((failed: { stdout: string }) => failed)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  refused = new Set(
    diagnostics.filter(({ code }) => /no-restricted/.test(code)).map(({ filename }) => filename),
  )
})

afterAll(() => rm(house, { recursive: true, force: true }))

it.each(Object.entries(planted))('%s may not have: %s', (file) => {
  expect(refused.has(file)).toBe(true)
})

it.each(Object.entries(allowed))('%s may have: %s', (file) => {
  expect(refused.has(file)).toBe(false)
})
