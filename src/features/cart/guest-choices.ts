import { outbox } from '#src/platform/device/outbox-database.ts'

/**
 * Choices for the cart, stored on this phone only, which an account takes over from a guest: delivery area, customer,
 * favourites. Their keys end with the guest's or the account's id.
 */
export const choices = ['area', 'customer', 'favourites'] as const

/** A choice of a guest's that an account has taken over, and the account's own before that. */
export interface GivenChoice {
  readonly choice: (typeof choices)[number]
  readonly given: unknown
  readonly own: unknown
}

/**
 * Moves the guest's choices to an account, and returns them. Lists are merged, other values replace the account's. Runs
 * within the caller's transaction over the settings.
 */
export async function claimGuestChoices(guest: string, account: string): Promise<GivenChoice[]> {
  const taken: GivenChoice[] = []
  for (const choice of choices) {
    const [given, own] = await outbox.settings.bulkGet([`${choice}:${guest}`, `${choice}:${account}`])
    if (!given) continue
    await outbox.settings.put({ key: `${choice}:${account}`, value: mergeChoices(given.value, own?.value) })
    await outbox.settings.delete(given.key)
    taken.push({ choice, given: given.value, own: own?.value })
  }
  return taken
}

/**
 * Gives choices back to a guest; without a guest they only leave the account. What the person has chosen since stays. Runs
 * within the caller's transaction over the settings.
 */
export async function giveChoicesBack(
  taken: readonly GivenChoice[],
  account: string,
  guest: string | undefined,
): Promise<void> {
  for (const { choice, given, own } of taken) {
    const key = `${choice}:${account}`
    if (guest !== undefined) await outbox.settings.put({ key: `${choice}:${guest}`, value: given })
    const now = (await outbox.settings.get(key))?.value
    const left = Array.isArray(now) ? without(now, given, own) : now === given ? own : now
    await (left === undefined ? outbox.settings.delete(key) : outbox.settings.put({ key, value: left }))
  }
}

function without(now: readonly unknown[], given: unknown, own: unknown): unknown[] {
  const [gone, kept] = [new Set(given as unknown[]), new Set((own ?? []) as unknown[])]
  return now.filter((item) => kept.has(item) || !gone.has(item))
}

function mergeChoices(given: unknown, own: unknown): unknown {
  return Array.isArray(given) && Array.isArray(own) ? [...new Set([...given, ...own])] : given
}
