import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMigrated, outcome, type TestDatabase } from './as-person.ts'

interface RuleCase {
  name: string
  rules: object
  subject?: string
  answers: unknown
  manifest?: unknown
  expected: { field: string; problem: string } | null
}

const cases = JSON.parse(
  await readFile(new URL('../forms/rule-cases.json', import.meta.url), 'utf8'),
) as RuleCase[]

let database: TestDatabase
beforeAll(async () => {
  database = await openMigrated()
})
afterAll(() => database.close())

async function broken(
  rules: object,
  answers: unknown,
  subject?: string,
  manifest?: unknown,
): Promise<unknown> {
  const [row] = await database.query<{ verdict: unknown }>(
    'select broken_rule($1::text::jsonb, $2, $3::text::jsonb, $4::text::jsonb) as verdict',
    [
      JSON.stringify(rules),
      subject ?? null,
      JSON.stringify(answers),
      manifest === undefined ? null : JSON.stringify(manifest),
    ],
  )
  return row!.verdict
}

describe('the database’s verdict', () => {
  test.each(cases)('on $name equals the phone’s', async ({ rules, subject, answers, manifest, expected }) => {
    expect(await broken(rules, answers, subject, manifest)).toEqual(expected)
  })
})

const note = { sender: 'anyone', table: 'service_requests', fields: { note: { type: 'text' } } }

test('a text of 10 MB is too long, and is not read further', async () => {
  expect(await broken(note, { note: 'x'.repeat(10 * 2 ** 20) })).toEqual({ field: 'note', problem: 'length' })
})

test('a key of 10 MB is unknown, and is not repeated', async () => {
  const verdict = await broken(note, { ['x'.repeat(10 * 2 ** 20)]: 1 })
  expect(verdict).toEqual({ field: 'x'.repeat(100), problem: 'unknown' })
})

test('a number that a phone reads as infinite is no number', async () => {
  const [row] = await database.query<{ verdict: unknown }>(
    `select broken_rule('{"fields":{"n":{"type":"number","least":1}}}', null, '{"n":1e400}') as verdict`,
  )
  expect(row!.verdict).toEqual({ field: 'n', problem: 'type' })
})

const attachments = { ...note, sender: 'account' }

const publishRules = (rules: unknown) =>
  database.as('service key', async (query) => {
    const [row] = await query<{ answer: { published: number } }>(
      'select publish_form_rules($1::text::jsonb) as answer',
      [JSON.stringify(rules)],
    )
    return row!.answer
  })

describe('published rules', () => {
  test('stay unchanged: the same again is no change, others are a conflict', async () => {
    expect(await publishRules({ visit: { 1: note } })).toEqual({ published: 1 })
    expect(await publishRules({ visit: { 1: note, 2: note } })).toEqual({ published: 1 })
    const changed = { ...note, fields: { note: { type: 'text', max: 5 } } }
    expect(await outcome(publishRules({ another: { 1: note }, visit: { 1: changed } }))).toBe('PT409')
    expect(await database.query(`select 1 from form_rules where kind = 'another'`)).toEqual([])
    expect(await database.query(`select rules from form_rules where kind = 'visit' and version = 1`)).toEqual(
      [{ rules: note }],
    )
  })

  test.each([
    ['no object', 'x'],
    ['an unknown sender', { ...note, sender: 'robot' }],
    ['an unknown table', { ...note, table: 'profiles' }],
    ['a table of accounts for everybody', { ...note, table: 'insurance_applications' }],
    ['subjects that are no list', { ...note, subjects: 'x' }],
    ['no fields', { sender: 'anyone', table: 'service_requests' }],
    ['an unknown property', { ...note, colour: 'red' }],
    ['a field of an unknown type', { ...note, fields: { a: { type: 'file' } } }],
    ['a field with an unknown property', { ...note, fields: { a: { type: 'text', min: 1 } } }],
    ['a choice without options', { ...note, fields: { a: { type: 'choice' } } }],
    ['a text with options', { ...note, fields: { a: { type: 'text', options: ['x'] } } }],
    ['a length that is no number', { ...note, fields: { a: { type: 'text', max: 'x' } } }],
    ['a bound that is no number', { ...note, fields: { a: { type: 'number', least: 'x' } } }],
    ['required that is not true', { ...note, fields: { a: { type: 'text', required: false } } }],
    [
      'a condition on a field that is not there',
      { ...note, fields: { a: { type: 'text', shownWhen: { field: 'b', is: [true] } } } },
    ],
    ['terms of a text', { ...note, fields: { a: { type: 'text', accepted: true } } }],
    ['terms that are not accepted', { ...note, fields: { a: { type: 'yesNo', accepted: false } } }],
    ['amounts by subject of a text', { ...note, fields: { a: { type: 'text', mostBySubject: {} } } }],
    ['amounts in words', { ...note, fields: { a: { type: 'number', mostBySubject: { crop: 'x' } } } }],
    [
      'documents that guests have to send',
      { ...note, documents: { photo: { required: true, types: ['image/jpeg'] } } },
    ],
    ['a note of no length', { ...note, documents: { voice: { types: ['audio/webm'], seconds: 0 } } }],
    ['a note of no size', { ...note, documents: { voice: { types: ['audio/webm'], most: '9' } } }],
    ['a number that a note answers', { ...note, fields: { a: { type: 'number', orFile: 'voice' } } }],
    ['a text that no file answers', { ...note, fields: { a: { type: 'text', orFile: [] } } }],
    ['a text that a number answers', { ...note, fields: { a: { type: 'text', orFile: ['voice', 1] } } }],
    ['documents that are no list', { ...attachments, documents: [] }],
    ['a document of no type', { ...attachments, documents: { photo: { types: [] } } }],
    ['a document without types', { ...attachments, documents: { photo: {} } }],
    [
      'a document of a kind that nobody checks',
      { ...attachments, documents: { photo: { types: ['text/html'] } } },
    ],
    [
      'a document with an unknown property',
      { ...attachments, documents: { photo: { types: ['image/jpeg'], max: 1 } } },
    ],
    [
      'a document that is not required',
      { ...attachments, documents: { photo: { types: ['image/jpeg'], required: false } } },
    ],
    [
      'a condition on a field that is not there, which takes away',
      { ...note, fields: { a: { type: 'text', shownWhen: { field: 'b', isNot: [true] } } } },
    ],
    [
      'a condition of no list',
      {
        ...note,
        fields: { a: { type: 'text', shownWhen: { field: 'b', isNot: true } }, b: { type: 'yesNo' } },
      },
    ],
    ['a condition on nothing', { ...note, fields: { a: { type: 'text', shownWhen: {} } } }],
  ])('are refused with %s', async (_, rules) => {
    expect(await outcome(publishRules({ 'bad-form': { 1: rules } }))).toBe('P0001')
  })

  test.each(['0', '-1', '1.5', 'x', '1234567'])('are refused under the version %s', async (version) => {
    expect(await outcome(publishRules({ visit: { [version]: note } }))).toBe('P0001')
  })
})
