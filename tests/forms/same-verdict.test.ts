import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rulesOf } from '#src/features/forms/check.ts'
import { cleanAnswers, type Typed } from '#src/features/forms/clean.ts'
import type { DocumentRule, FieldRule, ListedFile, Rules } from '#src/features/forms/rules.ts'
import type { Answer, Answers } from '#src/base/answers.ts'
import { formFiles, withForms } from '#scripts/build/form-versions.ts'
import { openMigrated, type TestDatabase } from '../database/as-person.ts'
import { goodAnswer } from './good-answers.ts'
import { refusalOf } from './refusal-of.ts'
import { rounds } from '../rounds.ts'

const forms = [...(await formFiles()).values()]

let database: TestDatabase
beforeAll(async () => {
  database = await openMigrated()
})
afterAll(() => database.close())

interface Filled {
  readonly rules: Rules
  readonly subject: string | undefined
  readonly answers: Answers
  readonly manifest: readonly ListedFile[]
}

/** Returns the database's verdicts in order. */
async function verdicts(filled: readonly Filled[]): Promise<unknown[]> {
  const rows = await database.query<{ verdict: unknown }>(
    `select broken_rule(item -> 'rules', item ->> 'subject', item -> 'answers', item -> 'manifest') as verdict
     from jsonb_array_elements($1::text::jsonb) with ordinality items (item, place) order by place`,
    [JSON.stringify(filled)],
  )
  return rows.map(({ verdict }) => verdict)
}

const seldom = [
  '',
  ' ',
  'a@b.in',
  '9876543210',
  '2026-02-29',
  '2028-02-29',
  '\u200d',
  'x\ny',
  '\u0085',
  '\u115f',
]
/** A word of any kind; PostgreSQL holds no U+0000, and no phone lets one through. */
const word = fc.oneof(
  { arbitrary: fc.constantFrom(...seldom), weight: 4 },
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
  fc
    .constantFrom(60, 120, 200, 2000)
    .chain((longest) => fc.integer({ min: longest, max: longest + 1 }).map((length) => 'ਕ'.repeat(length))),
)
const anything: fc.Arbitrary<Answer> = fc.oneof(
  word,
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

function answerTo(rule: FieldRule): fc.Arbitrary<Answer | undefined> {
  const offered = rule.options ? [fc.constantFrom(...rule.options)] : []
  return fc.oneof(
    { arbitrary: fc.constant(goodAnswer(rule)), weight: 30 },
    ...offered.map((arbitrary) => ({ arbitrary, weight: 4 })),
    { arbitrary: fc.constant(undefined), weight: 2 },
    // Seldom: of several broken rules the database names one.
    { arbitrary: anything, weight: 3 },
  )
}

const hash = 'ab'.repeat(32)
/** The file of a slot, seldom none, two or one that the slot does not take. */
function filesFor(slot: string, { types }: DocumentRule): fc.Arbitrary<ListedFile[]> {
  const good = fc.constantFrom(...types).map((type) => ({ slot, sha256: hash, bytes: 200_000, type }))
  const file = fc.oneof(
    { arbitrary: good, weight: 30 },
    fc.record({
      slot: fc.constant(slot),
      sha256: fc.constantFrom(hash, hash.toUpperCase(), `${hash}0`),
      bytes: fc.constantFrom(0, 1, 1.5, 5_242_880, 5_242_881, -1),
      type: fc.constantFrom(...types, 'text/html', ''),
    }),
  )
  return fc.oneof(
    { arbitrary: file.map((item) => [item]), weight: 30 },
    fc.constant<ListedFile[]>([]),
    fc.tuple(file, file).map((two): ListedFile[] => two),
  )
}

const strayFiles = fc.oneof(
  { arbitrary: fc.constant<ListedFile[]>([]), weight: 20 },
  // A longer key is cut where the database repeats it.
  word.map((result): ListedFile[] => [
    { slot: Array.from(result).slice(0, 100).join(''), sha256: hash, bytes: 1, type: 'image/jpeg' },
  ]),
)

/** Files in any order, because only the phone orders its manifest. */
const manifestOf = ({ documents = {} }: Rules): fc.Arbitrary<readonly ListedFile[]> =>
  fc
    .tuple(...Object.entries(documents).map(([slot, rule]) => filesFor(slot, rule)), strayFiles)
    .chain((files) => {
      const all = files.flat()
      return fc.shuffledSubarray(all, { minLength: all.length })
    })

const filledForms: fc.Arbitrary<Filled> = fc.constantFrom(...forms.map(rulesOf)).chain((rules) => {
  const fields = Object.fromEntries(Object.entries(rules.fields).map(([key, rule]) => [key, answerTo(rule)]))
  const subjects = fc.oneof(
    { arbitrary: fc.constantFrom(...(rules.subjects ?? [undefined])), weight: 20 },
    { arbitrary: word, weight: 1 },
  )
  const parts = { subject: subjects, answers: fc.record(fields), manifest: manifestOf(rules) }
  return fc.record(parts).map(({ subject, answers, manifest }) => ({
    rules,
    subject,
    manifest,
    answers: Object.fromEntries(
      Object.entries(answers).filter((entry): entry is [string, Answer] => entry[1] !== undefined),
    ),
  }))
})

it(
  'whatever is answered to any form, the phone refuses what the database refuses',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(filledForms, { minLength: 100, maxLength: 100 }), async (filled) => {
        const result = filled.map(
          ({ rules, subject, answers, manifest }) => refusalOf(rules, subject, answers, manifest) ?? null,
        )
        expect(await verdicts(filled)).toEqual(result)
      }),
      { numRuns: rounds(10, 30) },
    )
  },
)

it(
  'the database accepts every answer that the phone cleaned and accepted',
  { timeout: 120_000 },
  async () => {
    const typedForms = filledForms.map(({ rules, subject, answers, manifest }): Filled => {
      const typed: Typed = Object.fromEntries(
        Object.entries(answers).map(([key, answer]) => [
          key,
          typeof answer === 'number' ? String(answer) : answer,
        ]),
      )
      return { rules, subject, answers: cleanAnswers(rules, subject, typed), manifest }
    })
    await fc.assert(
      fc.asyncProperty(fc.array(typedForms, { minLength: 100, maxLength: 100 }), async (filled) => {
        const passed = filled.filter(
          ({ rules, subject, answers, manifest }) => !refusalOf(rules, subject, answers, manifest),
        )
        expect(await verdicts(passed)).toEqual(passed.map(() => null))
      }),
      { numRuns: rounds(10, 30) },
    )
  },
)

it('the database accepts the rules of every form', async () => {
  const answer = await database.as('service key', async (query) => {
    const rules = JSON.stringify(withForms({}, forms))
    const [row] = await query<{ answer: unknown }>('select publish_form_rules($1::text::jsonb) as answer', [
      rules,
    ])
    return row!.answer
  })
  expect(answer).toEqual({ published: forms.length })
})
