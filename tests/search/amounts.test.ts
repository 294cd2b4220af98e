import { describe, expect, it } from 'vitest'
import { searcherOf } from '#src/base/search/searcher.ts'
import { findByAmount } from '#src/features/search/internal/amount.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { searchPackOf } from '#scripts/build/search-pack.ts'

describe.each(languages)('an amount in a question to the %s build', async (code) => {
  const searcher = searcherOf(await searchPackOf(code))
  const found = async (text: string, customer?: string) =>
    (await findByAmount(text, async (words) => searcher.search({ text: words, customer }, 6)))!.items.map(
      ({ id }) => id.split('/')[1]!,
    )

  it('is the wanted quantity, and no search word', async () => {
    for (const text of [
      '1.5 litre doodh',
      'milk 1,500 litre',
      '20 litre doodh',
      'milk 20 litre',
      '20L milk',
      '\u0a68\u0a66 ltr dudh',
    ])
      expect([text, ...(await found(text))]).toEqual([
        text,
        ...(await found('milk')).map((id) => expect.stringMatching(id)),
      ])
  })

  it('prefers items with it in their name', async () => {
    expect((await found('milk can 40 l'))[0]).toBe('milk-can-40-l')
    expect((await found('bucket 20 litre'))[0]).toBe('bucket-20-l')
  })

  it('finds the prices for businesses, named or remembered', async () => {
    const bulk = ['buffalo-milk-bulk', 'cow-milk-bulk']
    expect((await found('20 L milk commercial')).toSorted()).toEqual(bulk)
    expect((await found('20 L milk', 'commercial')).slice(0, 2).toSorted()).toEqual(bulk)
    expect((await found('20 L milk', 'domestic')).slice(0, 2)).not.toEqual(bulk)
    expect(await found('wheat', 'commercial')).toEqual(await found('wheat'))
  })
})
