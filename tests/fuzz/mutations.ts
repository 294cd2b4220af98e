import fc from 'fast-check'
import type { Json } from './good-bodies.ts'

/** A piece of JSON that no value of JavaScript is written as: numbers beyond all bounds, words that are no JSON, depth. */
const raw = (text: string): Json => ({ $raw: text })

const nested = (depth: number, [open, close]: readonly [string, string]) =>
  raw(open.repeat(depth) + close.repeat(depth))

/** Values that have broken servers before. */
const nasty: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 + 2,
  2 ** 63,
  raw('99999999999999999999'),
  raw('-99999999999999999999'),
  raw('1e400'),
  raw('1e-400'),
  raw('1e131072'),
  raw('0.' + '0'.repeat(300) + '1'),
  raw('-0'),
  raw('NaN'),
  raw('Infinity'),
  raw('01'),
  raw('undefined'),
  '',
  ' ',
  '0',
  '-1',
  '1e5',
  '0x10',
  '1e400',
  'NaN',
  'Infinity',
  '-Infinity',
  'infinity',
  'now',
  'epoch',
  'true',
  'null',
  '294276-12-31T23:59:59Z',
  '4714-11-24 BC',
  '2026-02-30',
  '2026-11-21T10:00:00+99:99',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '\u202eabc',
  '\ufeff',
  '\uffff',
  '👩🏽‍🌾',
  'ਗੁਰਪ੍ਰੀਤ',
  '\r\nset-cookie: a=b',
  "'",
  "'; drop table public.orders; --",
  "' or 1=1 --",
  '\\',
  '$1',
  '$$',
  '%',
  '%s%n',
  '_',
  '(',
  '[a-',
  '(a+)+$',
  '{}',
  '[]',
  '{1,2}',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(300),
  'ਖ'.repeat(5_000),
  'x'.repeat(70_000),
  '9'.repeat(400),
  [],
  {},
  [null],
  [[]],
  [[[{}]]],
  { a: 1 },
  { length: 1e9 },
  Array.from({ length: 60 }, () => ({})),
  Array.from({ length: 600 }, (_, index) => index),
  raw('{"__proto__":{"role":"admin"}}'),
  raw('{"constructor":{"prototype":{"role":"admin"}}}'),
  raw('{"a":1,"a":2}'),
  nested(500, ['[', ']']),
  nested(7_000, ['[', ']']),
  nested(7_000, ['{"a":', '}']),
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '{00000000-0000-4000-8000-000000000000}',
  '00000000000040008000000000000000',
  '$new',
  '$product',
  '$me',
  '$foreign.user',
  '$foreign.order',
  '$foreign.request',
  '$foreign.addition',
  '$foreign.file',
]

/** Something to be put where something else belongs. */
export const anything: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
)

/** One change: of which node (counted round), and how. */
interface Change {
  at: number
  how: 'replace' | 'remove' | 'extra' | 'wrap' | 'repeat' | 'text' | 'foreign'
  value: Json
  key: string
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(60),
  how: fc.constantFrom(
    'replace',
    'replace',
    'replace',
    'remove',
    'extra',
    'wrap',
    'repeat',
    'text',
    'foreign',
  ),
  value: anything,
  key: fc.constantFrom(
    '__proto__',
    'constructor',
    'user_id',
    'role',
    'id',
    '',
    'x'.repeat(200),
    'ਨ',
    'a"b',
    "'",
  ),
})

interface Node {
  parent: Json[] | { [key: string]: Json }
  key: string | number
}

function nodesOf(value: Json, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  for (const key of keys) {
    found.push({ parent: value, key })
    nodesOf((value as { [key: string]: Json })[key]!, found)
  }
  return found
}

type Holder = { [key: string]: Json }

/** Each replaces a value by another one. */
const ways: Record<Change['how'], (holder: Holder, place: string, change: Change) => void> = {
  replace: (holder, place, { value }) => void (holder[place] = structuredClone(value)),
  remove(holder, place) {
    if (Array.isArray(holder)) holder.splice(Number(place), 1)
    else if (place !== 'body') delete holder[place]
  },
  wrap: (holder, place) => void (holder[place] = [holder[place]!]),
  text: (holder, place) => void (holder[place] = { $text: holder[place]! }),
  foreign(holder, place) {
    const stored = holder[place]
    if (typeof stored === 'string') holder[place] = foreign.get(stored) ?? stored
  },
  repeat(holder, place) {
    const stored = holder[place]
    if (Array.isArray(stored))
      holder[place] = [stored, stored, stored].flatMap((item) => structuredClone(item))
  },
  extra(holder, place, { key, value }) {
    const stored = holder[place]
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return
    // Not by assigning: `__proto__` is to be a key like others.
    const own = { enumerable: true, configurable: true, writable: true }
    Object.defineProperty(stored, key, { ...own, value: structuredClone(value) })
  },
}

const foreign = new Map([
  ['$me', '$foreign.user'],
  ['$order', '$foreign.order'],
  ['$request', '$foreign.request'],
  ['$addition', '$foreign.addition'],
  ['$file', '$foreign.file'],
])

function apply(root: { body: Json }, change: Change): void {
  const nodes = nodesOf(root)
  const { parent, key } = nodes[change.at % nodes.length]!
  ways[change.how](parent as Holder, String(key), change)
}

/** A good body with up to four changes; without any, now and then. */
export function changed(bodies: readonly Json[]): fc.Arbitrary<Json> {
  const changes = fc.array(change, { maxLength: 4, size: 'max' })
  return fc.tuple(fc.constantFrom(...bodies), changes).map(([body, made]) => {
    const root = { body: structuredClone(body) }
    for (const one of made) apply(root, one)
    return root.body
  })
}

/** A value that fits the type of an argument, roughly. */
export function fitting(type: string, id = '$new'): Json {
  if (type === 'uuid') return id
  if (/int|numeric/.test(type)) return 1
  if (type === 'boolean') return true
  if (type === 'jsonb') return {}
  if (/timestamp|date/.test(type)) return '2026-11-21T10:00:00Z'
  return 'x'
}

/** Returns a body's JSON; `name` returns a placeholder's value. Lone surrogates stay escaped. */
export function written(value: Json, name: (mark: string) => Json): string {
  if (typeof value === 'string') return JSON.stringify(value.startsWith('$') ? name(value) : value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => written(item, name)).join(',')}]`
  if (typeof value['$raw'] === 'string') return value['$raw']
  if ('$text' in value) return JSON.stringify(written(value['$text'], name))
  const pairs = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${written(one, name)}`)
  return `{${pairs.join(',')}}`
}
