import { expect, test } from 'vitest'
import { senderOf, type DeskItem } from '#src/features/desk/internal/item.ts'
import { senderFields } from '#src/features/forms/sender-in.ts'
import { findForm, formIds } from '#src/features/forms/find.ts'

const forms = await Promise.all(formIds.map(async (id) => (await findForm(id))!))

test.each(forms.map((form) => [form.id, form] as const))(
  'the desk finds the sender of %s and their number by the form’s fields',
  (_id, { fields }) => {
    for (const [key, { type, knownAs }] of Object.entries(fields)) {
      if (knownAs === 'name') expect(senderFields.name).toContain(key)
      if (type === 'phone') expect(senderFields.phone).toContain(key)
      if (type === 'pin') expect(senderFields.pin).toContain(key)
      if (knownAs === 'village' || knownAs === 'farmLocation' || knownAs === 'address')
        expect(senderFields.village).toContain(key)
    }
  },
)

test('the desk reads no field that no form has', () => {
  const requested = new Set(forms.flatMap(({ fields }) => Object.keys(fields)))
  expect(Object.values(senderFields).flatMap((keys) => keys.filter((key) => !requested.has(key)))).toEqual([])
})

test('a sender of the contact form has both names', () => {
  const answers = { firstName: 'Gurpreet', lastName: 'Singh' }
  const item = { what: 'request', owner: null, from: null, request: { answers } } as unknown as DeskItem
  expect(senderOf(item).name).toBe('Gurpreet Singh')
})

const requests = (answers: object) =>
  senderOf({ what: 'request', owner: null, from: null, request: { answers } } as unknown as DeskItem)

test('a loan is listed with village and PIN code of the address if the place is a position', () => {
  const loan = { applicantName: 'Harpal', address: 'House 5\nVillage Malikpur', pincode: '145025' }
  const spot = { ...loan, landLocation: 'geo:32.2733,75.6522;u=12;t=1732170000000' }
  expect(requests(spot)).toMatchObject({ village: 'House 5, Village Malikpur', pin: '145025' })
  expect(requests({ ...loan, landLocation: 'Behind the gurdwara, Sarna' })).toMatchObject({
    village: 'Behind the gurdwara, Sarna',
    pin: '145025',
  })
  expect(requests({ name: 'x' })).toMatchObject({ village: '', pin: '' })
})

test('a missing PIN code comes from the profile, but never from the agent’s for a farmer', () => {
  const from = { name: 'Harpal', phone: '9876543210', village: 'Malikpur', pincode: '145025' }
  const soilTest = { what: 'request', owner: 'a', from, request: { answers: {}, filled_by: null } }
  expect(senderOf(soilTest as unknown as DeskItem).pin).toBe('145025')
  const byAgent = { ...soilTest, request: { answers: {}, filled_by: 'a' } }
  expect(senderOf(byAgent as unknown as DeskItem).pin).toBe('')
})
