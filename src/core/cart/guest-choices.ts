import { device } from '#src/device/database.ts'

/** What a guest chooses and an account takes over: settings that have the guest's or the account's id at their end. */
const choices = ['area', 'favourites']

/**
 * Gives an account what the guest of the phone has chosen, and leaves the next guest nothing of it. A list is added to the
 * account's own, anything else takes its place. Runs within the caller's transaction over the settings.
 */
export async function claimGuestChoices(guest: string, account: string): Promise<void> {
  for (const choice of choices) {
    const [given, own] = await device.settings.bulkGet([`${choice}:${guest}`, `${choice}:${account}`])
    if (!given) continue
    await device.settings.put({ key: `${choice}:${account}`, value: mergeChoices(given.value, own?.value) })
    await device.settings.delete(given.key)
  }
}

function mergeChoices(given: unknown, own: unknown): unknown {
  return Array.isArray(given) && Array.isArray(own) ? [...new Set([...given, ...own])] : given
}
