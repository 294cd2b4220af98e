import type { ResourceFact } from '#src/content/resources.ts'
import { partName, resourcesWith, type Resources } from '#src/features/catalogue/rate-lines.ts'
import { device } from '#src/platform/device/database.ts'
import { opened, type Opened } from './open-item.ts'

/** A machine, a worker or a visit to edit, among all of them. */
export type OpenedResource = Opened<ResourceFact> & { readonly all: Resources; readonly name: string }

/** Returns all that can be booked, also what is not given out now. */
export async function openResources(): Promise<Resources> {
  return resourcesWith(await device.resources.toArray())
}

/** Returns a machine, a worker or a visit to edit; `undefined` if this phone does not know it. */
export async function openResource(account: string, id: string): Promise<OpenedResource | undefined> {
  const all = await openResources()
  const fact = Object.hasOwn(all, id) ? all[id] : undefined
  // The centre has them in this order.
  const sorted = fact && { ...fact, needs: fact.needs.toSorted() }
  const found = await opened(account, { kind: 'resource', path: id, part: '' }, sorted)
  return found && { ...found, all, name: partName(id, all) }
}
