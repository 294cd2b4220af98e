import { outbox, watchOutbox, withOutbox, type Setting } from '#src/platform/device/outbox-database.ts'

/** Key of the setting with the current visit. */
export const visitKey = 'visit'

/** Somebody who uses this phone once and leaves nothing on it. */
export interface Visit {
  readonly id: string
  /** The cart of the visit, which is also the name of the guest in settings. */
  readonly cart: string
  /** Time of the last touch, in milliseconds since 1970 by the phone's clock. */
  readonly seenAt: number
  /** The earlier guest's settings, restored afterwards. */
  readonly guests: readonly Setting[]
}

/** The visit that is on; undefined where none is. Runs within the caller's transaction over the settings, if any. */
export async function storedVisit(): Promise<Visit | undefined> {
  return (await withOutbox(() => outbox.settings.get(visitKey)))?.value as Visit | undefined
}

/** The id of the visit that is on, now and after every change in any tab; null where none is. */
export function watchVisit() {
  return watchOutbox(async () => (await storedVisit())?.id ?? null)
}
