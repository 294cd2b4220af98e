import { findCatalogue } from '#src/content/find.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { productIn, type Changes, type Product } from './product.ts'

/** What the phone holds of a catalogue beyond its build, now and after every change. */
export function watchChanges(address: string) {
  return liveQuery(() => changesOf(address))
}

/** What the phone holds of all catalogues beyond its build, now and after every change. */
export function watchAllChanges() {
  return liveQuery(async (): Promise<Changes> => {
    const items = await device.items.toArray()
    return new Map(items.map((item) => [item.id, item]))
  })
}

async function changesOf(address: string): Promise<Changes> {
  const items = await device.items.where({ catalogue: address }).toArray()
  return new Map(items.map((item) => [item.id, item]))
}

/** The products with these ids as they stand now; an id that is no longer sold has none. */
export async function findProducts(ids: readonly string[]): Promise<Map<string, Product>> {
  const addresses = [...new Set(ids.map((id) => id.split('/')[0]!))]
  const shelves = await Promise.all(addresses.map((address) => productsAt(address, ids)))
  return new Map(shelves.flat().map((product) => [product.id, product]))
}

async function productsAt(address: string, ids: readonly string[]): Promise<Product[]> {
  const [catalogue, changes] = await Promise.all([findCatalogue(address), changesOf(address)])
  if (!catalogue) return []
  return ids
    .filter((id) => id.startsWith(`${address}/`))
    .map((id) => productIn(address, catalogue, id, changes))
    .filter((product) => product !== undefined)
}
