import { expect, test } from 'vitest'
import { senderFields, senderOf, type DeskItem } from '#src/core/desk/item.ts'
import { findForm, formIds } from '#src/forms/find.ts'

const forms = await Promise.all(formIds.map(async (id) => (await findForm(id))!))

test.each(forms.map((form) => [form.id, form] as const))(
  'the desk finds who sent %s and their number by the fields that ask for it',
  (_id, { fields }) => {
    for (const [key, { type, knownAs }] of Object.entries(fields)) {
      if (knownAs === 'name') expect(senderFields.name).toContain(key)
      if (type === 'phone') expect(senderFields.phone).toContain(key)
    }
  },
)

test('the desk looks into no field that no form has', () => {
  const asked = new Set(forms.flatMap(({ fields }) => Object.keys(fields)))
  expect(Object.values(senderFields).flatMap((keys) => keys.filter((key) => !asked.has(key)))).toEqual([])
})

test('who writes with the contact form is called by both names', () => {
  const answers = { firstName: 'Gurpreet', lastName: 'Singh' }
  const item = { what: 'request', owner: null, from: null, request: { answers } } as unknown as DeskItem
  expect(senderOf(item).name).toBe('Gurpreet Singh')
})
