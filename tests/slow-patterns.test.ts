import { globSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { settings, type Setting } from '#src/content/settings.ts'
import { rounds } from './rounds.ts'

/* A pattern that backtracks takes quadratic time or worse: one long address or name then blocks a phone or the
   centre. So every pattern of ours is run on long texts of its own pieces. A sound pattern finishes them all at once;
   a bad one never ends and is stopped. */

interface Pattern {
  readonly source: string
  readonly flags: string
  readonly file: string
}

/** The parts of a text: a beginning, a repeated part, an end. */
type Text = readonly [head: string, again: string, tail: string]

const files = globSync([
  'src/**/*.{ts,tsx}',
  'sw/**/*.ts',
  'supabase/{functions,local}/**/*.ts',
  'scripts/serve/serve.ts',
])
const seen = { patterns: [] as Pattern[], made: [] as string[] }
for (const file of files) lookInto(parseSync(file, readFileSync(file, 'utf8')).program, file)
// PostgreSQL reads these too, so they are texts; setting-values.ts makes patterns of them.
for (const setting of Object.values<Setting>(settings))
  if (setting.kind === 'text')
    seen.patterns.push({ source: `^(?:${setting.pattern})$`, flags: '', file: 'src/content/settings.ts' })

function lookInto(node: unknown, file: string): void {
  if (typeof node !== 'object' || node === null) return
  const { type, regex, callee } = node as {
    type?: string
    regex?: { pattern: string; flags: string }
    callee?: { name?: string }
  }
  if (type === 'Literal' && regex) seen.patterns.push({ source: regex.pattern, flags: regex.flags, file })
  if (callee?.name === 'RegExp') seen.made.push(file)
  for (const each of Object.values(node)) lookInto(each, file)
}

/** Some of every kind that patterns of ours speak of. */
const letters = [...Array.from('a0b1 -_./\\:;,=+@<>"\'#%?&!|{}()\n\t'), '\u00a0', 'ਕ', 'क']

/** One piece of a pattern: a class, an escaped letter, a letter. Other syntax is skipped. */
const piece =
  /\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\u\{?[0-9a-f]{2,4}\}?|\\.|\(\?(?:<\w+>|<?[=!]|:)|\{\d+,?\d*\}|[()|*+?^$]|[^]/giu
const around = /^(?:\(\?.*|\{\d.*|[()|*+?^$]|\\[bB])$/

/** A letter for each piece of a pattern, in their order. */
function lettersOf({ source, flags }: Pattern): string[] {
  return Array.from(source.matchAll(piece), ([text]) => text)
    .filter((text) => !around.test(text))
    .flatMap((text) => {
      const one = new RegExp(`^(?:${text})$`, flags.replaceAll(/[gy]/g, ''))
      return letters.find((letter) => one.test(letter)) ?? (text.length === 1 ? [text] : [])
    })
}

function textsOf(pattern: Pattern): Text[] {
  const all = lettersOf(pattern)
  return all.flatMap((letter, place) => {
    const head = all.slice(0, place).join('')
    const repeated = [letter, letter + (all[place + 1] ?? ''), head + letter]
    return repeated.flatMap((again) =>
      ['', head].flatMap((start) => ['', '\u0001'].map((end): Text => [start, again, end])),
    )
  })
}

/** Number of letters of a text: a sound pattern takes milliseconds for them, a quadratic one at least ten seconds. */
const length = rounds(100_000, 200_000)

const run = `
  const { parentPort, workerData } = require('node:worker_threads')
  workerData.forEach(({ source, flags, texts, length }, place) => {
    const pattern = new RegExp(source, flags)
    for (const [head, again, tail] of texts) {
      parentPort.postMessage(place)
      ;(head + again.repeat(length / again.length) + tail).replace(pattern, '')
    }
  })
  parentPort.postMessage('done')`

/** Returns the index of the first pattern that does not finish and is stopped; `undefined` if all finish. */
function firstWithoutEnd(patterns: readonly Pattern[], length: number, patienceMs: number) {
  const workerData = patterns.map((pattern) => ({ ...pattern, length, texts: textsOf(pattern) }))
  const worker = new Worker(run, { eval: true, workerData })
  let at = 0
  let waiting: NodeJS.Timeout
  return new Promise<number | undefined>((resolve, reject) => {
    const wait = () => (waiting = setTimeout(() => resolve(at), patienceMs))
    wait()
    worker.on('error', reject).on('message', (result: number | 'done') => {
      clearTimeout(waiting)
      if (result === 'done') return resolve(undefined)
      at = result
      wait()
    })
  }).finally(() => worker.terminate())
}

test('no pattern of ours backtracks over a long text', async () => {
  expect(seen.patterns.length).toBeGreaterThan(100)
  const slow: string[] = []
  const once = new Map(seen.patterns.map((pattern) => [`${pattern.flags} ${pattern.source}`, pattern]))
  for (let rest: readonly Pattern[] = [...once.values()]; rest.length > 0;) {
    const place = await firstWithoutEnd(rest, length, 8_000)
    if (place === undefined) break
    const { file, source } = rest[place]!
    slow.push(`${file}: ${source}`)
    rest = rest.slice(place + 1)
  }
  expect(slow).toEqual([])
}, 600_000)

test.each([String.raw`\/+$`, String.raw`^(\d+)*$`, String.raw`^geo:(?:\d+,?)+;`, String.raw`(\w+)\.json$`])(
  'a pattern that does is found: %s',
  async (source) => {
    expect(await firstWithoutEnd([{ source, flags: '', file: '' }], length, 1_000)).toBe(0)
  },
)

test('no pattern is built from a person’s text', () => {
  expect(seen.made).toEqual(['src/features/editing/internal/setting-values.ts'])
})

test('no pattern in the database has a back reference, without which PostgreSQL never backtracks', () => {
  const migrations = globSync('supabase/migrations/*.sql').map((file) => readFileSync(file, 'utf8'))
  const patterns = migrations.flatMap((sql) =>
    Array.from(sql.matchAll(/~\*?\s*\(?E?'([^']*)'/g), ([, text]) => text!),
  )
  expect(patterns.length).toBeGreaterThan(30)
  expect(patterns.filter((text) => /\\[1-9]/.test(text))).toEqual([])
})
