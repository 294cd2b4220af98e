import { beforeAll, describe, expect, it } from 'vitest'
import { tiersFrom, typedTiers } from '#src/features/editing/internal/tier-values.ts'
import { speak } from '#src/platform/i18n/phrases.ts'

beforeAll(() => speak('en'))

const typed = (...rows: [from: string, price: string][]) => rows.map(([from, price]) => ({ from, price }))

describe('tiers of a price', () => {
  it('are unchanged by a round trip', () => {
    const tiers = [
      { from: 10, price: 6_600 },
      { from: 20, price: 6_450 },
    ]
    expect(tiersFrom(typedTiers(tiers), 6_800)).toEqual({ tiers })
  })

  it('are parsed as people write them, without empty rows', () => {
    expect(tiersFrom(typed(['10', '₹66'], ['', ' '], [' 50 ', '63.50']), 6_800)).toEqual({
      tiers: [
        { from: 10, price: 6_600 },
        { from: 50, price: 6_350 },
      ],
    })
  })

  it.each([
    ['none is left', typed(['', '']), 'at least one'],
    ['one has no price', typed(['10', '']), 'price per unit'],
    ['one holds from half a litre on', typed(['10.5', '60']), 'price per unit'],
    ['one holds from the first on', typed(['1', '60']), 'begins with more'],
    ['two begin alike', typed(['10', '60'], ['10', '59']), 'begins with more'],
    ['one costs as much as a single one', typed(['10', '68']), 'has to cost less'],
    ['one costs more than the step before', typed(['10', '60'], ['20', '61']), 'has to cost less'],
  ])('are refused if %s', (_, rows, why) => {
    expect(tiersFrom(rows, 6_800)).toMatchObject({ fault: { text: expect.stringContaining(why) as unknown } })
  })
})
