import { execFile } from 'node:child_process'
import { glob, mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile, cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { layers, mayKnow } from '../oxlint.config.ts'

/** A boundary checker that is silently off is how boundaries die: forbidden imports are planted, and it must object. */
const root = resolve(import.meta.dirname, '..')
const folders = Object.keys(mayKnow)
const placeOf = (folder: string) => (folder === 'sw' ? 'sw' : `src/${folder}`)

/** Each import from one folder within core or screens to another, and whether the layers allow it. */
const withinParts = Object.entries(layers).flatMap(([part, lines]) =>
  lines.flatMap((line, at) =>
    line.flatMap((folder) =>
      lines.flatMap((others, place) =>
        others
          .filter((other) => other !== folder)
          .map((other) => ({ part, folder, other, isAllowed: place < at })),
      ),
    ),
  ),
)

/** Of all pairs each has one kind of import, so that every kind is planted often. */
function plantedWithin({ part, folder, other }: (typeof withinParts)[number], at: number): [string, string] {
  const kinds = Object.values(importKinds)
  return [`src/${part}/${folder}/of-${other}.ts`, kinds[at % kinds.length]!(`src/${part}/${other}`)]
}

const importKinds: Record<string, (target: string) => string> = {
  value: (target) => `import { t } from '#${target}/target.ts'\nexport const x = t\n`,
  type: (target) => `import type { T } from '#${target}/target.ts'\nexport type X = T\n`,
  lazy: (target) => `export const x = () => import('#${target}/target.ts')\n`,
  again: (target) => `export { t } from '#${target}/target.ts'\n`,
}

let planted: string
let objections: Set<string>

async function plant(file: string, text: string) {
  await mkdir(dirname(join(planted, file)), { recursive: true })
  await writeFile(join(planted, file), text)
}

beforeAll(async () => {
  planted = await mkdtemp(join(tmpdir(), 'planted-'))
  await cp(join(root, 'oxlint.config.ts'), join(planted, 'oxlint.config.ts'))
  await cp(join(root, 'package.json'), join(planted, 'package.json'))
  await symlink(join(root, 'node_modules'), join(planted, 'node_modules'))
  for (const folder of folders)
    await plant(`${placeOf(folder)}/target.ts`, 'export type T = 1\nexport const t = 1\n')
  for (const { part, other } of withinParts)
    await plant(`src/${part}/${other}/target.ts`, 'export type T = 1\nexport const t = 1\n')
  for (const [file, text] of plantedFiles()) await plant(file, text)
  objections = await filesWithObjections()
})

afterAll(() => rm(planted, { recursive: true }))

function* plantedFiles(): Generator<[string, string]> {
  for (const folder of folders) {
    for (const other of folders.filter((name) => name !== folder && name !== 'sw')) {
      for (const [kind, code] of Object.entries(importKinds))
        yield [`${placeOf(folder)}/${other}-${kind}.ts`, code(placeOf(other))]
    }
  }
  for (const [at, pair] of withinParts.entries()) yield plantedWithin(pair, at)
  yield ['src/core/upwards.ts', "import { t } from '../base/target.ts'\nexport const x = t\n"]
  yield ['src/screens/deep/dexie-here.ts', "import { Dexie } from 'dexie'\nexport const x = Dexie\n"]
  yield [
    'src/core/supabase-here.ts',
    "import { createClient } from '@supabase/supabase-js'\nexport const x = createClient\n",
  ]
  yield ['src/screens/bare-boundary.tsx', "import { Suspense } from 'react'\nexport const x = Suspense\n"]
  yield ['src/ui/late-boundary.tsx', "import * as React from 'react'\nexport const x = React.Suspense\n"]
  yield [
    'src/ui/later-part.tsx',
    "import { Suspense, useState } from 'react'\nexport const x = [Suspense, useState]\n",
  ]
  yield ['src/screens/window-here.ts', 'export const x = window.innerWidth\n']
  yield ['src/core/fetch-here.ts', "export const x = () => fetch('/')\n"]
  yield ['src/base/ring-a.ts', "import type { B } from './ring-b.ts'\nexport type A = B | 1\n"]
  yield ['src/base/ring-b.ts', "import type { A } from './ring-a.ts'\nexport type B = A | 2\n"]
  yield [
    'src/content/catalogues/one.catalogue.ts',
    "import { t } from './two.catalogue.ts'\nexport default t\n",
  ]
  yield ['src/content/catalogues/two.catalogue.ts', 'export const t = 1\n']
  yield [
    'src/content/catalogues/up.catalogue.ts',
    "import type { T } from '../target.ts'\nexport default 1 as T\n",
  ]
  yield [
    'src/content/offers/of-a-page.ts',
    "import type { T } from '#src/content/target.ts'\nexport type X = T\n",
  ]
  yield ['src/database-at-the-root.ts', "import { Dexie } from 'dexie'\nexport const x = Dexie\n"]
  yield [
    'src/widgets-at-the-root.tsx',
    "import { Button } from 'react-aria-components'\nexport const x = Button\n",
  ]
  yield ['src/device-at-the-root.ts', importKinds['value']!('src/device')]
  yield ['src/device-beside-the-root.ts', "import { t } from './device/target.ts'\nexport const x = t\n"]
  yield ['src/worker-at-the-root.ts', "import { t } from '../sw/target.ts'\nexport const x = t\n"]
  yield ['src/start-at-the-root.tsx', startsTheApp]
  yield ['scripts/bench/upwards.ts', "import { t } from '../target.ts'\nexport const x = t\n"]
  yield ['scripts/target.ts', 'export const t = 1\n']
}

const startsTheApp = `
import { hydrateRoot } from 'react-dom/client'
import { createRouter } from '@tanstack/react-router'
import { t } from '#src/screens/target.ts'
export const x = [hydrateRoot, createRouter, t]
`

async function filesWithObjections(): Promise<Set<string>> {
  const run = promisify(execFile)(
    join(root, 'node_modules/.bin/oxlint'),
    ['--format', 'json', 'src', 'sw', 'scripts'],
    {
      cwd: planted,
      maxBuffer: 1e8,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
    },
  )
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  return new Set(
    diagnostics.filter(({ code }) => /no-restricted|no-cycle/.test(code)).map(({ filename }) => filename),
  )
}

it('the linter rejects every import that the table of folders forbids, and no other', () => {
  for (const folder of folders) {
    for (const other of folders.filter((name) => name !== folder && name !== 'sw')) {
      for (const kind of Object.keys(importKinds)) {
        const file = `${placeOf(folder)}/${other}-${kind}.ts`
        expect([file, objections.has(file)]).toEqual([file, !mayKnow[folder]!.includes(other)])
      }
    }
  }
})

it('within core and within screens it rejects every import against the layers, and no other', () => {
  const wrong = withinParts.filter(
    (pair, at) => objections.has(plantedWithin(pair, at)[0]) === pair.isAllowed,
  )
  expect(wrong).toEqual([])
  expect(withinParts.length).toBeGreaterThan(1_000)
})

it.each(Object.keys(layers))('every folder of %s is in exactly one of its layers', async (part) => {
  const entries = await readdir(join(root, 'src', part), { withFileTypes: true })
  const names = entries.map(({ name }) => name)
  expect(layers[part]!.flat().toSorted()).toEqual(names.toSorted())
})

it('docs/architecture.md shows the layers as they are', async () => {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const lines = Object.values(layers).flatMap((part) => part.map((line) => line.join(', ')))
  expect(lines.filter((line) => !text.includes(line))).toEqual([])
})

it.each([
  'src/core/upwards.ts',
  'src/screens/deep/dexie-here.ts',
  'src/core/supabase-here.ts',
  'src/screens/bare-boundary.tsx',
  'src/ui/late-boundary.tsx',
  'src/screens/window-here.ts',
  'src/core/fetch-here.ts',
  'src/base/ring-a.ts',
  'src/content/catalogues/one.catalogue.ts',
  'src/content/catalogues/up.catalogue.ts',
  'src/content/offers/of-a-page.ts',
  'src/database-at-the-root.ts',
  'src/widgets-at-the-root.tsx',
  'src/device-at-the-root.ts',
  'src/device-beside-the-root.ts',
  'src/worker-at-the-root.ts',
  'scripts/bench/upwards.ts',
])('the linter rejects %s', (file) => {
  expect(objections).toContain(file)
})

it('the linter allows the one boundary of late code', () => {
  expect(objections).not.toContain('src/ui/later-part.tsx')
})

it('the linter allows the app’s entry files their libraries', () => {
  expect(objections).not.toContain('src/start-at-the-root.tsx')
})

it('every folder of src is in the table', async () => {
  const files = await Array.fromAsync(glob('src/*/**/*.*', { cwd: root }))
  const names = new Set(files.map((file) => file.split('/')[1]!))
  // The drawings are no code.
  expect([...names.difference(new Set([...folders, 'pictures']))]).toEqual([])
})
