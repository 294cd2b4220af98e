import { outbox } from '#src/device/outbox-database.ts'

/** Settings that a guest chooses and an account takes over; their keys end with the guest's or the account's id. */
const choices = ['area', 'favourites']

/**
 * Moves the guest's choices to an account. Lists are merged, other values replace the account's. Runs within the
 * caller's transaction over the settings.
 */
export async function claimGuestChoices(guest: string, account: string): Promise<void> {
  for (const choice of choices) {
    const [given, own] = await outbox.settings.bulkGet([`${choice}:${guest}`, `${choice}:${account}`])
    if (!given) continue
    await outbox.settings.put({ key: `${choice}:${account}`, value: mergeChoices(given.value, own?.value) })
    await outbox.settings.delete(given.key)
  }
}

function mergeChoices(given: unknown, own: unknown): unknown {
  return Array.isArray(given) && Array.isArray(own) ? [...new Set([...given, ...own])] : given
}
