import { units, type Pack } from '#src/content/catalogue.ts'
import { amountText } from '#src/content/pack-text.ts'
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

function neededOf({ product_id: product, name, quantity, doors, ...item }: Item): Needed {
  const unit = Object.hasOwn(units, item.pack_unit) ? (item.pack_unit as Pack['unit']) : 'piece'
  const pack: Pack = { amount: unit === item.pack_unit ? item.pack_amount : 1, unit }
  return { product, name: (name as Words)[language()], amount: amountText(pack, quantity), quantity, doors }
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
