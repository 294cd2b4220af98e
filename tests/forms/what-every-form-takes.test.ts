import { expect, it } from 'vitest'
import { isForAnother } from '#src/features/forms/for-another.ts'
import { formFiles } from '#scripts/build/form-versions.ts'

const all = [...(await formFiles())]

/** Forms that nobody fills in for somebody else, and why. */
const aboutOneself: Readonly<Record<string, string>> = {
  'call-back':
    'a number and a time; the centre asks the rest on the phone, and no answer of it is remembered',
  contact: 'a message of whoever writes it, answered to them',
  support: 'a conversation with whoever writes; it has no questions',
}

it.each(all)(
  'the form %s is filled in for somebody else with their consent, or has a reason why not',
  (id, form) => {
    const keys = Object.keys(form.fields)
    if (aboutOneself[id] !== undefined) return expect(isForAnother(form, { forAnother: true })).toBe(false)
    expect(keys.slice(0, 2)).toEqual(['forAnother', 'farmerConsent'])
    expect(isForAnother(form, { forAnother: true })).toBe(true)
    expect(form.fields['farmerConsent']).toMatchObject({ required: true, accepted: true })
  },
)

/** Forms that take neither a voice note nor photos, and why; the offer says both. */
const withoutBoth: Readonly<Record<string, string>> = {
  'call-back': 'a number and a time; whoever asks for a call speaks on the phone',
  'loan-application': 'its photos are its papers, in a step of their own; the lender takes it in writing',
  'training-enrollment': 'its payment opens with the centre’s receipt, which would wait for the files',
}

it.each(all)('the form %s takes voice notes and photos, or has a reason why neither', (id, form) => {
  const takesNeither = withoutBoth[id] !== undefined
  expect([form.photos !== undefined, form.voice !== undefined]).toEqual([!takesNeither, !takesNeither])
  const spoken = form.voice?.answers ?? ''
  // Where a note may stand for a text, the form says so below that text.
  if (!takesNeither) expect(form.fields[spoken]).toMatchObject({ type: 'longText' })
})

it('every reason is of a form that exists', () => {
  const ids = all.map(([id]) => id)
  expect(ids).toEqual(expect.arrayContaining(Object.keys({ ...aboutOneself, ...withoutBoth })))
})
