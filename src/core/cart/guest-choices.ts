import { outbox } from '#src/device/outbox-database.ts'

/**
 * Settings that whoever fills the cart chooses, of which only this phone knows, and that an account takes over from a guest:
 * where things are brought, for whom they buy, what they like. Their keys end with the guest's or the account's id.
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
