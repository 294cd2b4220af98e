import { useEffect, useEffectEvent, useState } from 'react'
import { limited } from '#src/base/limited.ts'
import { useHydrated } from './use-hydrated.ts'

/** Time without typing, after which the address is updated. */
const pauseMs = 500

/** A search text: as typed, and as searched (cleaned and cut to the limit). */
export interface TypedText {
  readonly text: string
  readonly words: string
  readonly isCut: boolean
  readonly type: (text: string) => void
  /** Updates the address now. */
  readonly write: () => void
  /** To be called with words that other code is about to write into the address. */
  readonly note: (words: string) => void
}

/**
 * Returns text of a search box that is mirrored into the address, but not per letter, because navigation is slower
 * than typing.
 *
 * @param inAddress the words in the address
 * @param write puts words into the address
 */
export function useTypedText(inAddress: string, longest: number, write: (words: string) => void): TypedText {
  const takenOver = useHydrated()
  const [typed, setTyped] = useState<string>()
  const [seen, setSeen] = useState(inAddress)
  // The address is updated later, when more may have been typed; our own update is no change.
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([])
  if (inAddress !== seen) {
    setSeen(inAddress)
    const own = onTheWay.indexOf(inAddress)
    setOnTheWay(own === -1 ? [] : onTheWay.slice(own + 1))
    // Somebody went back, or tapped a link to this page.
    if (own === -1) setTyped(undefined)
  }
  const text = typed ?? (takenOver ? inAddress : '')
  const { text: words, over } = limited(text, longest)
  const note = (some: string) => some !== inAddress && setOnTheWay([...onTheWay, some])
  const writeNow = () => {
    if (typed === undefined || words === inAddress) return
    note(words)
    write(words)
  }
  const writeLater = useEffectEvent(writeNow)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(writeLater, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { text, words, isCut: over > 0, type: setTyped, write: writeNow, note }
}
