import { expect, it } from 'vitest'
import { changesOf } from '#src/core/editing/log.ts'

it('a product’s name is one field, in the languages in which it is another now', () => {
  expect(
    changesOf({
      changed: {
        price_paise: [4_000, 5_000],
        name_en: ['Wheat', 'Good wheat'],
        name_pa: ['ਕਣਕ', 'ਚੰਗੀ ਕਣਕ'],
      },
    }),
  ).toEqual([
    { field: 'price_paise', from: 4_000, to: 5_000 },
    { field: 'name', from: { en: 'Wheat', pa: 'ਕਣਕ' }, to: { en: 'Good wheat', pa: 'ਚੰਗੀ ਕਣਕ' } },
  ])
})

it('what was not there before, or is not there any more, is nothing on that side', () => {
  const words = { en: 'New', hi: 'नया', pa: 'ਨਵਾਂ' }
  const found = changesOf({
    changed: { badge_en: [null, 'New'], words: [null, words], served: [true, false] },
  })
  expect(found).toEqual([
    { field: 'badge', from: null, to: { en: 'New' } },
    { field: 'words', from: null, to: words },
    { field: 'served', from: true, to: false },
  ])
  expect(Object.keys(found[1]!.to as object)).toEqual(['en', 'pa', 'hi'])
})

it('of words that are kept as one only the changed languages are told', () => {
  const from = { en: 'Today', pa: 'ਅੱਜ', hi: 'आज' }
  expect(changesOf({ changed: { brought: [from, { ...from, pa: 'ਕੱਲ੍ਹ' }] } })).toEqual([
    { field: 'brought', from: { pa: 'ਅੱਜ' }, to: { pa: 'ਕੱਲ੍ਹ' } },
  ])
})

it('prices by quantity are told whole, from which to which', () => {
  const tiers = [[{ from: 10, price: 5_200 }], [{ from: 12, price: 5_200 }]] as [unknown, unknown]
  expect(changesOf({ changed: { tiers } })).toEqual([{ field: 'tiers', from: tiers[0], to: tiers[1] }])
})
