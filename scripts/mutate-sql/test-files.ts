import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Protection } from './protections.ts'

/** A test file that opens the migrated database. */
export interface TestFile {
  /** `tests/database/cart.test.ts`. */
  readonly path: string
  /** Its text, and that of everything of tests/ that it imports. */
  readonly text: string
}

/** Files that open a database which `takeOut` reaches. */
const openers = ['tests/database/as-person.ts', 'tests/cached-backend.ts', 'tests/cached-shop.ts']

/** These compare the schema itself with another one, and would notice everything. */
const compareSchemas = /\/(?:squashed|earlier-folder)\.test\.ts$/

const imported = /from '(\.{1,2}\/[^']+|#tests\/[^']+)'/g

/** Returns the paths of a file of tests/ and of all that it imports there. */
function filesBehind(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return seen
  seen.add(path)
  for (const [, target] of readFileSync(path, 'utf8').matchAll(imported))
    filesBehind(target!.startsWith('#') ? target!.slice(1) : join(dirname(path), target!), seen)
  return seen
}

/** Returns every test file that opens the migrated database, by path. */
export function databaseTests(): TestFile[] {
  return globSync('tests/**/*.test.ts', { exclude: ['tests/built/**'] })
    .filter((path) => !compareSchemas.test(path))
    .toSorted()
    .flatMap((path) => {
      const behind = [...filesBehind(path)]
      if (!openers.some((opener) => behind.includes(opener))) return []
      return [{ path, text: behind.map((file) => readFileSync(file, 'utf8')).join('\n') }]
    })
}

const times = (text: string, word: string) => Math.min(text.split(word).length - 1, 20)

/**
 * Returns the files in stages, to be run until one fails: the one that noticed most of this kind, the likeliest, those that
 * mention the protection or its table, then all others. `killers` has the file that noticed each earlier protection, by what
 * it was of and by kind.
 */
export function inStages(
  { kind, of, name }: Protection,
  files: readonly TestFile[],
  killers: readonly { readonly kind: string; readonly of: string; readonly by: string }[],
): TestFile[][] {
  const scores = new Map(
    files.map((file) => {
      const earlier = killers.filter(({ by }) => by === file.path)
      const sameTable = earlier.filter((killer) => killer.of === of)
      const sameBoth = sameTable.filter((killer) => killer.kind === kind)
      const ofKind = earlier.filter((killer) => killer.kind === kind).length
      const isOf = file.path.includes(of.split('_')[0]!) ? 10 : 0
      const mentions = times(file.text, of) + (name === of ? 0 : 3 * times(file.text, name))
      const score = mentions && mentions + isOf + 20 * sameTable.length + 40 * sameBoth.length + ofKind
      return [file, score] as const
    }),
  )
  const usual = usualOf(killers.filter((killer) => killer.kind === kind).map(({ by }) => by))
  const first = files.filter(({ path }) => path === usual)
  const rest = files.filter(({ path }) => path !== usual)
  const concerned = rest
    .filter((file) => scores.get(file)! > 0)
    .toSorted((one, other) => scores.get(other)! - scores.get(one)!)
  const others = rest.filter((file) => scores.get(file) === 0)
  return [first, concerned.slice(0, 1), concerned.slice(1, 5), concerned.slice(5), others].filter(
    (stage) => stage.length > 0,
  )
}

/** The path that is most often in a list. */
function usualOf(paths: readonly string[]): string | undefined {
  const same = Map.groupBy(paths, (path) => path)
  return [...same].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}
