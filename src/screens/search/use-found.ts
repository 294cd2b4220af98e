import { useEffect, useEffectEvent, useState } from 'react'
import type { Changes } from '#src/core/catalogue/product.ts'
import type { Service } from '#src/content/services.ts'
import type { FoundProducts } from '#src/core/search/search.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** What came of looking for something. */
export interface Looked extends Answer {
  /** What was looked for. */
  readonly text: string
}

interface Answer {
  /** Services of the centre that are called so; nothing of them is sold in the shop. */
  readonly services: readonly Service[]
  /** Undefined where the search is not on the phone yet. */
  readonly found: FoundProducts | undefined
}

const nothingChanged: Changes = new Map()

const watchChanges = () =>
  import('#src/core/catalogue/held.ts').then(({ watchAllChanges }) => watchAllChanges())

/**
 * Looks for products, in all of the shop or on some of its shelves. Pass the same list of shelves as long as it is the same: with another
 * one it looks again.
 *
 * @returns what was found last, until the next answer is there; undefined while nothing is looked for, and until the first answer
 */
export function useFound(
  text: string,
  shelves: readonly string[] | undefined,
  most: number,
): Looked | undefined {
  const changes = useHeld('all catalogues', watchChanges, nothingChanged)
  const [looked, setLooked] = useState<Looked>()
  const looking = text !== '' || shelves !== undefined
  useEffect(() => {
    if (!looking) return
    let left = false
    void lookFor(text, shelves, most, changes).then((answer) => left || setLooked({ text, ...answer }))
    return () => {
      left = true
    }
  }, [looking, text, shelves, most, changes])
  const isMissing = looked !== undefined && looked.found === undefined
  const lookAgain = useEffectEvent(
    () => void lookFor(text, shelves, most, changes).then((answer) => setLooked({ text, ...answer })),
  )
  useEffect(() => {
    if (!isMissing) return
    const look = () => lookAgain()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [isMissing])
  return looking ? looked : undefined
}

let search: Promise<typeof import('#src/core/search/search.ts')> | undefined

/** The code comes with the first letter, and may not be on the phone either. */
async function lookFor(
  text: string,
  shelves: readonly string[] | undefined,
  most: number,
  changes: Changes,
): Promise<Answer> {
  search ??= import('#src/core/search/search.ts')
  const loaded = await search.catch(() => undefined)
  if (!loaded) search = undefined
  return {
    found: await loaded?.searchProducts({ text, shelves }, most, changes),
    services: shelves === undefined ? (loaded?.servicesCalled(text) ?? []) : [],
  }
}
