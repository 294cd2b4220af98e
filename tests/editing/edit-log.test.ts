import { expect, it } from 'vitest'
import { columnsAt, draftBack } from '#src/features/editing/internal/revert-edit.ts'
import { changesOf, type LoggedEdit } from '#src/features/editing/internal/log.ts'

it('a product’s name is listed in its changed languages', () => {
  const [was, now] = [
    { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' },
    { en: 'Good wheat', pa: 'ਚੰਗੀ ਕਣਕ', hi: 'गेहूँ' },
  ]
  expect(changesOf({ changed: { price_paise: [4_000, 5_000], name: [was, now] } })).toEqual([
    { field: 'price_paise', from: 4_000, to: 5_000 },
    { field: 'name', from: { en: 'Wheat', pa: 'ਕਣਕ' }, to: { en: 'Good wheat', pa: 'ਚੰਗੀ ਕਣਕ' } },
  ])
})

it('an added or removed value is empty on the other side', () => {
  const words = { en: 'New', hi: 'नया', pa: 'ਨਵਾਂ' }
  const found = changesOf({
    changed: { badge: [null, { en: 'New' }], words: [null, words], served: [true, false] },
  })
  expect(found).toEqual([
    { field: 'badge', from: null, to: { en: 'New' } },
    { field: 'words', from: null, to: words },
    { field: 'served', from: true, to: false },
  ])
  expect(Object.keys(found[1]!.to as object)).toEqual(['en', 'pa', 'hi'])
})

it('of a text in all languages only the changed ones are listed', () => {
  const from = { en: 'Today', pa: 'ਅੱਜ', hi: 'आज' }
  expect(changesOf({ changed: { brought: [from, { ...from, pa: 'ਕੱਲ੍ਹ' }] } })).toEqual([
    { field: 'brought', from: { pa: 'ਅੱਜ' }, to: { pa: 'ਕੱਲ੍ਹ' } },
  ])
})

it('prices by quantity are listed whole, old and new', () => {
  const tiers = [[{ from: 10, price: 5_200 }], [{ from: 12, price: 5_200 }]] as [unknown, unknown]
  expect(changesOf({ changed: { tiers } })).toEqual([{ field: 'tiers', from: tiers[0], to: tiers[1] }])
})

const logged = (version: number, changed: LoggedEdit['changed'], target = 'item:seeds-catalog/wheat') =>
  ({ id: String(version), target, version, changed, is_new: false }) as LoggedEdit

const wheat = { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' }
const goodWheat = { ...wheat, pa: 'ਚੰਗੀ ਕਣਕ' }

const log = [
  logged(9, { price_paise: [6_000, 7_000] }),
  logged(8, { price_paise: [1, 2] }, 'item:seeds-catalog/rice'),
  logged(7, { name: [wheat, goodWheat], retired: [false, true] }),
  logged(5, {
    price_paise: [5_000, 6_000],
    badge: [null, { en: 'New', pa: 'ਨਵਾਂ', hi: 'नया' }],
  }),
  logged(3, { price_paise: [4_000, 5_000] }),
]

it('a state after a change includes all later changes of the same item, and of nothing else', () => {
  expect(columnsAt(log, log[4]!, 'after')).toEqual({
    price_paise: 5_000,
    name: wheat,
    badge: null,
  })
  expect(columnsAt(log, log[3]!, 'after')).toEqual({ price_paise: 6_000, name: wheat })
  expect(columnsAt(log, log[0]!, 'after')).toEqual({})
  expect(columnsAt(log, log[0]!, 'before')).toEqual({ price_paise: 6_000 })
})

const place = { kind: 'area', path: 'sarna', part: '', label: 'Sarna' } as const
const sarna = { en: 'Sarna', pa: 'ਸਰਨਾ', hi: 'सरना' }

it('an area goes back to the build’s words where nobody had changed them', () => {
  const found = { fact: { title: wheat, fee_paise: 100 }, waiting: undefined, seen: 12 }
  const draft = draftBack(place, found, {
    columns: { title: null, fee_paise: 0 },
    built: { title: sarna },
    saw: 12,
  })
  expect(draft.values).toEqual({ title: sarna, fee_paise: 0 })
})

it('going back has seen no more than the log that was read: a later change is asked about', () => {
  const found = { fact: {}, waiting: undefined, seen: 12 }
  const seenWith = (saw: number) => draftBack(place, found, { columns: {}, built: {}, saw }).seen
  expect([seenWith(9), seenWith(15)]).toEqual([9, 12])
})
