import { useEffect, useEffectEvent, useState } from 'react'
import { limited } from '#src/base/limited.ts'
import { useHydrated } from './use-hydrated.ts'

/** How long nobody has typed when the address is brought up to date. */
const pauseMs = 500

/** What is looked for: as it stands in the box, and as it is searched, cleaned and no longer than allowed. */
export interface TypedText {
  readonly text: string
  readonly words: string
  readonly isCut: boolean
  readonly type: (text: string) => void
  /** Brings the address up to date now. */
  readonly write: () => void
  /** To be called with the words that somebody else is about to write into the address. */
  readonly note: (words: string) => void
}

/**
 * Words that are typed into a box and stand in the address, but not letter by letter: the router has more to do than one would type for.
 *
 * @param inAddress what the address says
 * @param write puts words into it
 */
export function useTypedText(inAddress: string, longest: number, write: (words: string) => void): TypedText {
  const takenOver = useHydrated()
  const [typed, setTyped] = useState<string>()
  const [seen, setSeen] = useState(inAddress)
  // The address follows a moment later, when more may have been typed: what we wrote there ourselves is no news.
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([])
  if (inAddress !== seen) {
    setSeen(inAddress)
    const own = onTheWay.indexOf(inAddress)
    setOnTheWay(own === -1 ? [] : onTheWay.slice(own + 1))
    // Somebody went back, or tapped a link to here.
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
