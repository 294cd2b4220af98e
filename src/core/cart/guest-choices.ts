import { outbox } from '#src/device/outbox-database.ts'

/**
 * Choices for the cart, stored on this phone only, which an account takes over from a guest: delivery area, customer,
 * favourites. Their keys end with the guest's or the account's id.
 */
export const choices = ['area', 'customer', 'favourites'] as const

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
