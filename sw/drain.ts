import { wakeOutbox } from '#src/core/outbox/wake.ts'

/**
 * Sends what waits on the browser's call: there is network. Rejects while something is left, so that the browser calls
 * again; after some calls it gives up, and the next open page goes on.
 */
export async function sendOnSync(): Promise<void> {
  const { waiting } = await wakeOutbox({ ignorePauses: true })
  if (waiting > 0) throw new Error(`${waiting} still to be sent`)
}

/** Sends what waits at the wish of a page that may be about to go. */
export async function sendOnWish(): Promise<void> {
  await wakeOutbox()
}
