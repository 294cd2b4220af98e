import { languages } from '#src/platform/i18n/words.ts'
import { plain } from './file-columns.ts'
import { bytesOf, mostBytes, type ItemChanges } from './import-items.ts'
import type { Shop, ShopItem } from './shop-file.ts'

/**
 * Returns the product that a picture is named after: by its id, `daily-needs-paneer.jpg`, the last part of that, or its name in any
 * language. `undefined` for none, and for several.
 */
export function itemForPhoto(file: string, { items }: Shop): ShopItem | undefined {
  // A gallery numbers copies: paneer (1).jpg.
  const name = plain(file.replace(/\.\w{2,5}$/, '').replace(/ ?\(\d{1,4}\)$/, ''))
  if (!name) return undefined
  const all = [...items.values()]
  const whole = all.find(({ id }) => plain(id) === name)
  const found = all.filter(
    ({ id, fact }) =>
      plain(id.slice(id.indexOf('/') + 1)) === name ||
      languages.some((code) => plain(fact.name[code]) === name),
  )
  return whole ?? (found.length === 1 ? found[0] : undefined)
}

/** Parts photos into edits that are small enough to be sent. */
export function photoBatches(items: ItemChanges): ItemChanges[] {
  const batches: Record<string, ItemChanges[string]>[] = []
  let left = 0
  for (const [id, changes] of Object.entries(items)) {
    const bytes = bytesOf({ [id]: changes })
    if (bytes > left) {
      batches.push({})
      left = mostBytes
    }
    batches.at(-1)![id] = changes
    left -= bytes
  }
  return batches
}
