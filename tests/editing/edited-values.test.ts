import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '#src/platform/i18n/phrases.ts'
import { languages, type Words } from '#src/platform/i18n/words.ts'
import { areaFrom, areaId, typedArea } from '#src/features/editing/internal/area-values.ts'
import { itemFrom, typedFrom } from '#src/features/editing/internal/item-values.ts'

beforeAll(() => speak('en'))

const inAll = (text: string) => Object.fromEntries(languages.map((code) => [code, text])) as unknown as Words

describe('an area’s id', () => {
  it('is its English name in small letters', () => {
    expect(areaId('Sarna Station')).toBe('sarna-station')
    expect(areaId(' Dina Nagar (Ward 12) ')).toBe('dina-nagar-ward-bc')
  })

  it('is another one for each name without Latin letters, or with some', () => {
    const names = ['ਸਰਨਾ', 'ਮਲਿਕਪੁਰ', 'सरना', 'ਸਰਨਾ 2', 'ਮਲਿਕਪੁਰ 2', 'Ward ਸਰਨਾ', 'Ward ਮਲਿਕਪੁਰ', '…', '—']
    const ids = names.map(areaId)
    expect(new Set(ids).size).toBe(names.length)
    for (const id of ids) expect(id).toMatch(/^[a-z-]{1,40}$/)
    // Typed again it is the same area.
    expect(areaId(` ${names[0]}`)).toBe(ids[0])
  })

  it('has forty letters at most, and differs where names differ only behind those', () => {
    const [one, other] = ['east', 'west'].map((side) => areaId(`${'Malikpur'.repeat(6)} ${side}`))
    expect(one).not.toBe(other)
    expect(one).toMatch(/^[a-z-]{40}$/)
  })
})

describe('a price, a pack and a fee', () => {
  const item = {
    name: inAll('Paneer'),
    price_paise: 32_000,
    pack_amount: 1,
    pack_unit: 'kg',
    badge: null,
    about: null,
    available: true,
    photo: null,
    tiers: null,
    offer: null,
  }
  const origin = { about: null, picture: undefined }
  const itemOf = (typed: object) => itemFrom({ ...typedFrom(item, origin), ...typed }, origin)
  const area = {
    title: inAll('Sarna'),
    brought: inAll('At six'),
    fee_paise: 0,
    free_from_paise: 0,
    served: true,
  }
  const areaOf = (typed: object) => areaFrom({ ...typedArea(area), ...typed })
  const fault = (text: string, ...at: string[]) => ({
    fault: { text: expect.stringContaining(text) as unknown, at },
  })

  it('are taken up to what the database takes', () => {
    expect(itemOf({ price: '10,00,000', packAmount: '10,00,000' })).toMatchObject({
      fact: { price_paise: 100_000_000, pack_amount: 1_000_000 },
    })
    expect(itemOf({ price: '0.01', packAmount: '0.001' })).toMatchObject({
      fact: { price_paise: 1, pack_amount: 0.001 },
    })
    expect(areaOf({ fee: '0', freeFrom: '1000000' })).toEqual({
      fact: { ...area, free_from_paise: 100_000_000 },
    })
  })

  it('are refused above it, with the limit', () => {
    expect(itemOf({ price: '1000000.01' })).toMatchObject(fault('at most ₹10,00,000', 'price'))
    expect(itemOf({ packAmount: '1000000.001' })).toMatchObject(fault('at most 10,00,000', 'packAmount'))
    expect(areaOf({ fee: '1000001' })).toMatchObject(fault('at most ₹10,00,000', 'fee'))
    expect(areaOf({ fee: '40.005', freeFrom: '1000001' })).toMatchObject(
      fault('at most ₹10,00,000', 'fee', 'freeFrom'),
    )
  })

  it('are refused where nothing is left of them in paise, or a part of a paisa', () => {
    for (const price of ['0.004', '86.505', '0', '-5', '']) {
      expect(itemOf({ price })).toMatchObject(fault('as in 86.50', 'price'))
      if (price !== '0') expect(areaOf({ fee: price })).toMatchObject(fault('0 for none', 'fee'))
    }
  })
})
