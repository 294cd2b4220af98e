import { describe, expect, it } from 'vitest'
import { changesBetween, isUnchanged } from '#src/forms/changes.ts'
import { changesSince, findForm } from '#src/forms/find.ts'
import type { Rules } from '#src/forms/rules.ts'

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

describe('what changed between two versions of a form', () => {
  it('is nothing where they are the same', () => {
    expect(isUnchanged(changesBetween(before, before))).toBe(true)
  })

  it('is nothing where only order and longest texts changed', () => {
    const { name, ...fields } = before.fields
    const now = { ...before, fields: { ...fields, name: { ...name!, max: 90 } } }
    expect(isUnchanged(changesBetween(before, now))).toBe(true)
  })

  it('names fields, options and subjects that came, went or are asked differently', () => {
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

it('a draft of the present version has nothing to be told, nor one of a version nobody knows', async () => {
  const form = (await findForm('soil-test'))!
  expect(await changesSince(form, form.version)).toBeUndefined()
  expect(await changesSince(form, 999)).toBeUndefined()
})
