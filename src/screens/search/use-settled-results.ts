import { useEffect, useState } from 'react'
import type { FoundProduct } from '#src/core/search/search.ts'

/** As many as fit on a phone's screen; more would be drawn for nobody with each letter. */
const seenWhileTyping = 2

/** How long nobody has typed when everything is drawn. */
const pauseMs = 300

const none: readonly FoundProduct[] = []

/** What is drawn of what was found, and which of it as a whole card. */
export interface Shown {
  readonly products: readonly FoundProduct[]
  isWhole(product: FoundProduct): boolean
}

/**
 * Everything as whole cards once nobody has typed for a while. While somebody types, the first few at a glance; a card that is
 * whole already stays so.
 */
export function useSettledResults(text: string, products: readonly FoundProduct[] = none): Shown {
  const [settled, setSettled] = useState(text)
  const [whole, setWhole] = useState(products)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const isSettled = settled === text
  if (isSettled && whole !== products) setWhole(products)
  return isSettled
    ? { products, isWhole: () => true }
    : { products: products.slice(0, seenWhileTyping), isWhole: (product) => whole.includes(product) }
}
