import { describe, expect, it } from 'vitest'
import { changesBetween, isUnchanged } from '#src/features/forms/changes.ts'
import { changesSince, findForm } from '#src/features/forms/find.ts'
import type { Rules } from '#src/features/forms/rules.ts'

const before: Rules = {
  sender: 'anyone',
  table: 'service_requests',
  subjects: ['basic', 'complete'],
  fields: {
    name: { type: 'text', required: true },
    crop: { type: 'choice', options: ['wheat', 'rice'] },
    acres: { type: 'text' },
    email: { type: 'email' },
  },
}

describe('the changes between two versions of a form', () => {
  it('are empty for the same version', () => {
    expect(isUnchanged(changesBetween(before, before))).toBe(true)
  })

  it('are empty if only order and maximum lengths changed', () => {
    const { name, ...fields } = before.fields
    const now = { ...before, fields: { ...fields, name: { ...name!, max: 90 } } }
    expect(isUnchanged(changesBetween(before, now))).toBe(true)
  })

  it('name added, removed and changed fields, options and subjects', () => {
    const now: Rules = {
      ...before,
      subjects: ['basic', 'advanced'],
      fields: {
        name: { type: 'text', required: true },
        crop: { type: 'choice', required: true, options: ['wheat', 'maize'] },
        acres: { type: 'number' },
        village: { type: 'text' },
      },
    }
    const changes = changesBetween(before, now)
    expect(changes).toEqual({
      added: ['village'],
      removed: ['email'],
      neededNow: ['crop'],
      changedQuestion: ['acres'],
      removedOptions: { crop: ['rice'] },
      removedSubjects: ['complete'],
    })
    expect(isUnchanged(changes)).toBe(false)
  })
})

it.each([
  [{ subjects: ['basic'] }],
  [{ fields: { ...before.fields, village: { type: 'text' } } }],
  [
    {
      fields: { name: before.fields['name']!, crop: before.fields['crop']!, acres: before.fields['acres']! },
    },
  ],
  [{ fields: { ...before.fields, acres: { type: 'text', required: true } } }],
  [{ fields: { ...before.fields, acres: { type: 'longText' } } }],
  [{ fields: { ...before.fields, crop: { type: 'choice', options: ['wheat'] } } }],
] satisfies [Partial<Rules>][])('each kind of change is one by itself: %j', (change) => {
  expect(isUnchanged(changesBetween(before, { ...before, ...change }))).toBe(false)
})

it('a field by the name of what every object has is new, and one that need not be answered any more is no change', () => {
  const odd = {
    ...before,
    fields: { ...before.fields, constructor: { type: 'text', required: true } },
  } as const
  expect(changesBetween(before, odd)).toMatchObject({ added: ['constructor'], neededNow: [] })
  const eased = { ...before, fields: { ...before.fields, name: { type: 'text' } } } as const
  expect(isUnchanged(changesBetween(before, eased))).toBe(true)
})

it('subjects and options may go altogether', () => {
  const { subjects: _, ...without } = before
  const now = { ...without, fields: { ...before.fields, crop: { type: 'choice' } } } as const
  expect(changesBetween(before, now)).toMatchObject({
    removedSubjects: ['basic', 'complete'],
    removedOptions: { crop: ['wheat', 'rice'] },
  })
})

it('a draft of an earlier version learns what changed since', async () => {
  const form = { ...(await findForm('soil-test'))!, version: 2 }
  const first = { fields: { ...form.fields, shoeSize: { type: 'number' } } } as const
  const files = { './earlier/soil-test.json': () => Promise.resolve({ 1: first }) }
  expect(await changesSince(form, 1, files)).toMatchObject({ added: [], removed: ['shoeSize'] })
  expect(await changesSince(form, 2, files)).toBeUndefined()
  expect(await changesSince(form, 999, files)).toBeUndefined()
  expect(await changesSince({ ...form, id: 'no-such-form' }, 1, files)).toBeUndefined()
})

it('a form by the name of what every object has is none', async () => {
  expect(await findForm('constructor')).toBeUndefined()
})
