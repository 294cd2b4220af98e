import { useEffect, useRef, useState } from 'react'
import { searchProducts, type FoundProduct } from './search.ts'
import { productsSpoken } from './spoken.ts'
import type { RecognitionClass } from '#src/platform/ui/recognition-of.ts'
import { recognize, type SpeechProblem } from '#src/platform/ui/recognize.ts'
import { useAllChanges } from './use-all-changes.ts'
import { useCustomerType } from './use-customer-type.ts'

/** The recognizer of speech, and its language (BCP 47). */
export interface Ear {
  readonly Recognition: RecognitionClass
  readonly language: string
}

/** The result of a spoken sentence. */
export type Outcome =
  | { readonly phase: 'idle' | 'listening' | 'searching' }
  | { readonly phase: 'failed'; readonly why: SpeechProblem }
  | { readonly phase: 'found'; readonly text: string; readonly products: readonly FoundProduct[] }

/** Listens to a sentence and searches for it; a closed window stops listening. */
export function useSpokenSearch({ Recognition, language }: Ear): { outcome: Outcome; speak: () => void } {
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'idle' })
  const changes = useAllChanges()
  const stored = useCustomerType()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const customer = stored === 'reading' ? undefined : stored
  const speak = async () => {
    leaving.current = new AbortController()
    setOutcome({ phase: 'listening' })
    const readings = await recognize(Recognition, language, leaving.current.signal)
    if (typeof readings === 'string') return setOutcome({ phase: 'failed', why: readings })
    setOutcome({ phase: 'searching' })
    const products = await productsSpoken(readings, (text, most) =>
      searchProducts({ text, customer }, most, changes),
    )
    setOutcome(
      products ? { phase: 'found', text: readings[0]!, products } : { phase: 'failed', why: 'offline' },
    )
  }
  return { outcome, speak: () => void speak() }
}
