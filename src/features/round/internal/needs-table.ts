import { amountText, packIn } from '#src/content/pack-text.ts'
import type { Needs } from '#src/features/round/round-api.ts'
import { language, type Words } from '#src/platform/i18n/words.ts'

/** So much of a thing, in its own packs and as one amount. */
export interface Needed {
  readonly product: string
  readonly name: string
  readonly amount: string
  readonly quantity: number
  readonly doors: number
}

type Item = Needs['items'][number]

function neededOf({ product_id: product, name, quantity, doors, ...pack }: Item): Needed {
  const amount = amountText(packIn(pack), quantity)
  return { product, name: (name as Words)[language()], amount, quantity, doors }
}

/** Returns what each place needs. */
export function byArea({ items }: Needs): [area: string, needed: Needed[]][] {
  const areas = [...new Set(items.map(({ area }) => area))]
  return areas.map((area) => [area, items.filter((item) => item.area === area).map(neededOf)])
}

/** Returns what all places need together, for the supplier. */
export function together({ items }: Needs): Needed[] {
  const sums = new Map<string, Item>()
  for (const item of items) {
    const before = sums.get(item.product_id)
    const add = {
      quantity: (before?.quantity ?? 0) + item.quantity,
      doors: (before?.doors ?? 0) + item.doors,
    }
    sums.set(item.product_id, { ...item, ...add })
  }
  return [...sums.values()].map(neededOf)
}
