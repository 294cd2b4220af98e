import { useEffect, useState } from 'react'
import type { FoundProduct } from './search.ts'

/** The number of results on a phone's screen while typing. */
const seenWhileTyping = 2

/** Time without typing in milliseconds, after which all results are rendered. */
const pauseMs = 300

const none: readonly FoundProduct[] = []

/** The results to render, and which of them as whole cards. */
export interface Shown {
  readonly products: readonly FoundProduct[]
  isWhole(product: FoundProduct): boolean
}

/**
 * Returns all results as whole cards once typing pauses. While typing, the first few as previews; a whole card stays
 * whole.
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
