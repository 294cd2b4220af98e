import type { DeliveryArea } from '#src/content/catalogue.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import type { StoredArea } from '#src/platform/device/database.ts'

/** Returns the current delivery areas with fees: the build's with the admins' changes. */
export function areasNow(stored: readonly StoredArea[], built = __AREA_CHANGES__): readonly DeliveryArea[] {
  const changes = new Map(built.map((area) => [area.id, area]))
  for (const area of stored)
    if (area.version >= (changes.get(area.id)?.version ?? 0)) changes.set(area.id, area)
  if (!changes.size) return deliveryAreas
  const known = deliveryAreas.map((area) => changed(area, changes.get(area.id)))
  const added = [...changes.values()]
    .filter(({ id }) => !deliveryAreas.some((area) => area.id === id))
    .map((area) => changed(undefined, area))
  return [...known, ...added].filter((area) => area !== undefined)
}

function changed(area: DeliveryArea | undefined, change: StoredArea | undefined): DeliveryArea | undefined {
  if (!change) return area
  const title = change.title ?? area?.title
  const when = change.brought ?? area?.when
  if (!change.served || !title || !when) return undefined
  return { id: change.id, title, when, fee: change.fee_paise, freeFrom: change.free_from_paise }
}
