import { globSync, readFileSync } from 'node:fs'
import { parseSync, traverse, types as is } from '@babel/core'
import { expect, it, test } from 'vitest'
import { momentText, timeText } from '#src/base/moment.ts'
import { indiaMoment } from '#src/base/day.ts'

/** What a Date, or the library of the calendar, answers by the zone of the machine that it runs on. */
const byZone =
  /^(?:[gs]et(?:Hours|Minutes|Date|Day|Month|FullYear|Year)|getTimezoneOffset|to(?:Date|Time)String|toLocale(?:Date|Time)?String|getLocalTimeZone|toLocalTimeZone)$/

/** Returns the lines of some code whose result depends on the zone of the phone or the server. */
function localZoneIn(code: string): number[] {
  if (!/Date|Intl|Zone|toLocale/.test(code)) return []
  const lines: number[] = []
  const file = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'], sourceType: 'module' },
  })!
  const note = (at: is.Node) => void lines.push(at.loc!.start.line)
  const look = (call: is.CallExpression | is.NewExpression) => {
    const { callee, arguments: given } = call
    const isDate = is.isIdentifier(callee, { name: 'Date' })
    if (isDate && given.length > 1) note(call)
    if ((isDate || isMember(callee, 'Date', 'parse')) && isWithoutZone(given[0])) note(call)
    if (isMember(callee, 'Intl', 'DateTimeFormat') && given.length > 0 && !hasZone(given[1])) note(call)
  }
  traverse(file, {
    NewExpression: ({ node }) => look(node),
    CallExpression: ({ node }) => look(node),
    MemberExpression: ({ node }) => {
      if (is.isIdentifier(node.property) && byZone.test(node.property.name)) note(node)
    },
    ImportSpecifier: ({ node }) => {
      if (is.isIdentifier(node.imported) && byZone.test(node.imported.name)) note(node)
    },
  })
  return lines
}

const isMember = (node: is.Node, object: string, property: string) =>
  is.isMemberExpression(node) &&
  is.isIdentifier(node.object, { name: object }) &&
  is.isIdentifier(node.property, { name: property })

/** True for a written day with a time that no zone follows. */
function isWithoutZone(given: is.Node | undefined): boolean {
  const parts = is.isTemplateLiteral(given)
    ? given.quasis.map(({ value }) => value.raw)
    : is.isStringLiteral(given)
      ? [given.value]
      : []
  return /T/.test(parts.join('0')) && !/(?:Z|[+-]\d\d:?\d\d)$/.test(parts.at(-1)!)
}

const hasZone = (options: is.Node | undefined) =>
  is.isObjectExpression(options) &&
  options.properties.some(
    (each) => is.isObjectProperty(each) && is.isIdentifier(each.key, { name: 'timeZone' }),
  )

/* A phone may be set to any zone, and a server is: the same request then has another day in each. Days and times are those of India,
   from base/day.ts and base/moment.ts, which reckon by UTC. */
test('no day and no time depends on the zone of a phone or a server', () => {
  const files = globSync([
    'src/**/*.{ts,tsx}',
    'sw/**/*.ts',
    'supabase/{functions,local}/**/*.ts',
    'scripts/{build,serve}/**/*.ts',
  ])
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    localZoneIn(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['the hour', 'new Date(at).getHours()'],
  ['the day of the month', 'const day = moment.getDate()'],
  ['the way of a browser', "new Date(at).toLocaleDateString('en-IN')"],
  ['a formatter without a zone', "new Intl.DateTimeFormat('en-IN', { day: 'numeric' }).format(at)"],
  ['a day in parts', 'new Date(2026, 10, 29)'],
  ['a written time without a zone', 'Date.parse(`${day}T00:00:00`)'],
  ['the zone of the calendar', "import { getLocalTimeZone } from '@internationalized/date'"],
])('%s is found', (_, code) => {
  expect(localZoneIn(code)).toEqual([1])
})

it('what reckons by UTC, and what names a zone, is left alone', () => {
  const code =
    "new Date(`${day}T06:00:00Z`).getUTCDay(); new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata' }); new Date(Date.UTC(2026, 1, 2))"
  expect(localZoneIn(code)).toEqual([])
})

it.each(['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a moment reads as in India on a phone set to %s',
  (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      expect(momentText('2026-11-28T20:56:00Z')).toBe('29-11-2026 02:26')
      expect(timeText(Date.parse(indiaMoment('2026-11-29', '00:05')))).toBe('29-11-2026 00:05')
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  },
)

it('what is no moment has no text', () => {
  expect(momentText('')).toBe('')
})
