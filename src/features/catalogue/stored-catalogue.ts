import type { Catalogue } from '#src/content/catalogue.ts'
import { findCatalogue } from '#src/content/find.ts'
import { device, liveQuery, withDevice } from '#src/platform/device/database.ts'
import { centreNow } from './overlay.ts'
import { productIn, type Changes, type Product } from './product.ts'

/** Observes the stored changes of a catalogue. */
export function watchChanges(address: string) {
  return liveQuery(() => changesOf(address))
}

/** Observes the stored changes of all catalogues. */
export function watchAllChanges() {
  return liveQuery(async (): Promise<Changes> => {
    const items = await device.items.toArray()
    return new Map(items.map((item) => [item.id, item]))
  })
}

/** A catalogue as far as it is on this phone: its file may come later, with the network. */
export interface HeldCatalogue {
  readonly catalogue: Catalogue | undefined
  readonly changes: Changes
}

/** Returns this phone's copy of a catalogue. Rejects only if the storage does not open. */
export async function heldCatalogue(address: string, find = findCatalogue): Promise<HeldCatalogue> {
  const file = Promise.resolve(find(address)).catch(() => undefined)
  const [catalogue, changes] = await Promise.all([file, changesOf(address)])
  return { catalogue, changes }
}

async function changesOf(address: string): Promise<Changes> {
  const items = await withDevice(() => device.items.where({ catalogue: address }).toArray())
  return new Map(items.map((item) => [item.id, item]))
}

/** Returns the current products by id; ids that are no longer sold are absent. */
export async function findProducts(ids: readonly string[]): Promise<Map<string, Product>> {
  const addresses = [...new Set(ids.map((id) => id.split('/')[0]!))]
  const shelves = await Promise.all(addresses.map((address) => productsAt(address, ids)))
  return new Map(shelves.flat().map((product) => [product.id, product]))
}

/** The same, now and after every change. */
export function watchProducts(ids: readonly string[]) {
  return liveQuery(() => findProducts(ids))
}

async function productsAt(address: string, ids: readonly string[]): Promise<Product[]> {
  const [catalogue, changes, { off }] = await Promise.all([
    findCatalogue(address),
    changesOf(address),
    withDevice(() => device.centre.toArray()).then(centreNow),
  ])
  if (!catalogue || off.includes(`/${address}`)) return []
  return ids
    .filter((id) => id.startsWith(`${address}/`))
    .map((id) => productIn(address, catalogue, id, changes))
    .filter((product) => product !== undefined)
}
