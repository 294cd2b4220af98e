import { afterAll, beforeAll, expect, test } from 'vitest'
import { isShown, rulesOf } from '#src/features/forms/check.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { Answers } from '#src/base/answers.ts'
import { formFiles } from '#scripts/build/form-versions.ts'
import { goodAnswers, waysThrough } from '../forms/good-answers.ts'
import { openMigrated, type TestDatabase } from './as-person.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openMigrated()), 600_000)
afterAll(() => database.close())

interface Filled {
  readonly form: Form
  readonly subject: string | undefined
  readonly answers: Answers
}

/** Every form, filled in in every way, and once with each option of each of its choices. */
async function everyFilledForm(): Promise<Filled[]> {
  return [...(await formFiles()).values()].flatMap((form) => {
    const rules = rulesOf(form)
    const options = Object.entries(rules.fields).flatMap(([key, { options: all = [] }]) =>
      all.map((option) => ({ [key]: option })),
    )
    const chosen = (rules.subjects ?? [undefined]).flatMap((subject) =>
      options.map((wanted) => ({ subject, answers: goodAnswers(rules, subject, wanted) })),
    )
    return [...waysThrough(rules), ...chosen].map((filled) => ({ form, ...filled }))
  })
}

/** Returns the bookings in the fields of a form: the resource and the day, as `thresher 2026-12-01`. */
function saidBy({ form, subject, answers }: Filled): string[] {
  return Object.entries(form.fields).flatMap(([key, field]) => {
    const booked = isShown(field, subject, answers) ? field.books?.(answers) : undefined
    return booked ? [`${booked.resource} ${String(answers[key])}`] : []
  })
}

/** The same as the database finds it in each request, where it books something on a day. */
async function bookedBy(all: readonly Filled[]): Promise<string[][]> {
  const requests = all.map(({ form, answers }) => ({ kind: form.id, answers }))
  const rows = await database.query<{ resource: string | null; day: string | null }>(
    `select wanted.resource, wanted.day::text from jsonb_array_elements($1::text::jsonb) with ordinality as sent (request, place),
       lateral wanted_booking(request ->> 'kind', request -> 'answers') wanted order by place`,
    [JSON.stringify(requests)],
  )
  return rows.map(({ resource, day }) => (resource !== null && day !== null ? [`${resource} ${day}`] : []))
}

test('each form shows the free days of what the centre books on its date, and no other form does', async () => {
  const all = await everyFilledForm()
  const [said, booked] = [all.map(saidBy), await bookedBy(all)]
  const differing = all.flatMap(({ form, answers }, place) =>
    String(said[place]) === String(booked[place]) ? [] : [[form.id, said[place], booked[place], answers]],
  )
  expect(differing).toEqual([])
  const named = new Set(booked.flat().map((line) => line.split(' ')[0]))
  const known = await database.query<{ id: string }>('select id from resources')
  // The drone is on no form's list; the desk adds it to a request.
  expect([...named].toSorted()).toEqual(
    known
      .map(({ id }) => id)
      .filter((id) => id !== 'drone')
      .toSorted(),
  )
})
