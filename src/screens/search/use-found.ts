import { useEffect, useEffectEvent, useState } from 'react'
import type { Changes } from '#src/core/catalogue/product.ts'
import type { Category } from '#src/content/categories.ts'
import type { Service } from '#src/content/services.ts'
import type { FoundProducts } from '#src/core/search/search.ts'
import { useHeld } from '#src/ui/use-held.ts'
import { shelvesIn } from './section-of.ts'

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
 * What was found last; it stays until the next answer is there. Undefined while nothing is looked for, and until the
 * first answer.
 */
export function useFound(text: string, category: Category | undefined, most: number): Looked | undefined {
  const changes = useHeld('all catalogues', watchChanges, nothingChanged)
  const [looked, setLooked] = useState<Looked>()
  const looking = text !== '' || category !== undefined
  useEffect(() => {
    if (!looking) return
    let left = false
    void lookFor(text, category, most, changes).then((answer) => left || setLooked({ text, ...answer }))
    return () => {
      left = true
    }
  }, [looking, text, category, most, changes])
  const isMissing = looked !== undefined && looked.found === undefined
  const lookAgain = useEffectEvent(
    () => void lookFor(text, category, most, changes).then((answer) => setLooked({ text, ...answer })),
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
  category: Category | undefined,
  most: number,
  changes: Changes,
): Promise<Answer> {
  search ??= import('#src/core/search/search.ts')
  const loaded = await search.catch(() => undefined)
  if (!loaded) search = undefined
  return {
    found: await loaded?.searchProducts({ text, shelves: category && shelvesIn(category.id) }, most, changes),
    services: category === undefined ? (loaded?.servicesCalled(text) ?? []) : [],
  }
}
