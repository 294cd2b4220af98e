import { expect, test } from 'vitest'
import { changeOf } from '#src/features/account/profile.ts'
import {
  nextText,
  partsSeen,
  partsToSave,
  textsOf,
  typedNames,
} from '#src/features/account/internal/profile-texts.ts'

const shown = { name: 'Gurpreet', phone: '98765 43210', village: 'Sarna', pincode: '', language: 'pa' }

test('a field that was only shown is not saved over another phone’s later value', () => {
  const now = { ...shown, name: 'Gurpreet Singh' }
  const parts = partsToSave(now, typedNames(shown, now))
  expect(parts).toEqual({ display_name: 'Gurpreet Singh' })
  const known = { display_name: 'Gurpreet', village: 'Malikpur', version: 8 }
  expect(changeOf(known, [], parts)).toMatchObject({
    changes: { display_name: 'Gurpreet Singh' },
    seen: { display_name: 8 },
  })
})

test('another phone’s value that came while somebody typed there does not count as seen', () => {
  const profile = {
    display_name: 'Gurpreet',
    phone: '+919876543210',
    village: 'Malikpur',
    pincode: null,
    language: 'pa',
  } as const
  const { village: _came, ...seen } = profile
  const texts = textsOf(profile)
  expect(partsSeen(profile, { ...texts, village: 'Sarna' })).toEqual(seen)
  expect(partsSeen({ ...profile, 'farm_field:x': '{}' }, texts)).toEqual(profile)
})

test('a part that the centre asks about is saved as it stands in its field, also where nobody has typed', () => {
  expect(partsToSave(shown, ['version', 'village', 'display_name'])).toEqual({
    display_name: 'Gurpreet',
    village: 'Sarna',
  })
  expect(partsToSave({ ...shown, village: '' }, ['village', 'phone'])).toEqual({
    phone: '+919876543210',
    village: null,
  })
})

test.each([
  ['is shown', { shown: 'Sarna', now: 'Sarna', hasFocus: false }, { shown: 'Malikpur', now: 'Malikpur' }],
  [
    'does not replace what was typed',
    { shown: 'Sarna', now: 'Nan', hasFocus: false },
    { shown: 'Sarna', now: 'Nan' },
  ],
  [
    'does not move what has the focus',
    { shown: 'Sarna', now: 'Sarna', hasFocus: true },
    { shown: 'Sarna', now: 'Sarna' },
  ],
  [
    'that was typed here counts as shown',
    { shown: 'Sarna', now: 'Malikpur', hasFocus: true },
    { shown: 'Malikpur', now: 'Malikpur' },
  ],
])('a text that a sync brings %s', (_, before, after) => {
  expect(nextText(before, 'Malikpur')).toEqual(after)
})
