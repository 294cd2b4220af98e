import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from '#src/base/search/seek.ts'
import type { Changes } from '#src/features/catalogue/product.ts'
import type { Service } from '#src/content/services.ts'
import type { FoundProducts } from '#src/features/search/internal/search.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { useAllChanges } from '#src/features/search/internal/use-all-changes.ts'
import { useCustomerType } from '#src/features/search/internal/use-customer-type.ts'

/** The answer to a search. */
export interface SearchAnswer extends Answer {
  /** The search text. */
  readonly text: string
}

interface Answer {
  /** Matching services, which are not products of the shop. */
  readonly services: readonly Service[]
  /** `undefined` if the search index is not on the phone yet. */
  readonly found: FoundProducts | undefined
}

/**
 * Searches the whole shop or some shelves. Pass a stable array of shelves: a new one searches again.
 *
 * @returns the latest answer; `undefined` without a search text, and until the first answer
 */
export function useFound(
  text: string,
  shelves: readonly string[] | undefined,
  most: number,
): SearchAnswer | undefined {
  const changes = useAllChanges()
  const { off } = useCentre()
  const customer = useCustomerType()
  const [searchAnswer, setAnswer] = useState<SearchAnswer>()
  const looking = text !== '' || shelves !== undefined
  useEffect(() => {
    // Before that, a business would see the prices of households.
    if (!looking || customer === 'reading') return
    let left = false
    const question = { text, shelves, customer }
    void runSearch(question, most, changes).then((answer) => left || setAnswer({ text, ...answer }))
    return () => {
      left = true
    }
  }, [looking, text, shelves, customer, most, changes])
  const isUnavailable = searchAnswer !== undefined && searchAnswer.found === undefined
  const searchAgain = useEffectEvent(
    () =>
      customer !== 'reading' &&
      void runSearch({ text, shelves, customer }, most, changes).then((answer) =>
        setAnswer({ text, ...answer }),
      ),
  )
  useEffect(() => {
    if (!isUnavailable) return
    const runAgain = () => searchAgain()
    addEventListener('online', runAgain)
    return () => removeEventListener('online', runAgain)
  }, [isUnavailable])
  return looking ? searchAnswer && without(off, searchAnswer) : undefined
}

/** Returns the answer without shelves and services that the centre does not have. */
function without(off: readonly string[], answer: SearchAnswer): SearchAnswer {
  if (!off.length) return answer
  const { found, services } = answer
  const products = found?.products.filter(({ catalogue }) => !off.includes(`/${catalogue}`)) ?? []
  return {
    ...answer,
    services: services.filter(({ to }) => !off.includes(to)),
    found: found && { ...found, products, total: found.total - found.products.length + products.length },
  }
}

let search: Promise<typeof import('#src/features/search/internal/search.ts')> | undefined

/** Searches. The code loads with the first letter, and may not be on the phone. */
async function runSearch(question: Question, most: number, changes: Changes): Promise<Answer> {
  search ??= import('#src/features/search/internal/search.ts')
  const loaded = await search.catch(() => undefined)
  if (!loaded) search = undefined
  return {
    found: await loaded?.searchProducts(question, most, changes),
    services: question.shelves === undefined ? (loaded?.servicesCalled(question.text) ?? []) : [],
  }
}
