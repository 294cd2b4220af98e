import { outbox } from '#src/platform/device/outbox-database.ts'
import type { GivenChoice } from '#src/features/cart/guest-choices.ts'

/** What the last sign-in joined to an account from this phone's guest. */
export interface Joined {
  readonly guest: string
  /** The guest that this phone has since. */
  readonly next: string
  /** Ids of the guest's additions. */
  readonly additions: readonly string[]
  readonly taken: readonly GivenChoice[]
}

/** The key ends with the account's id: a sign-out encrypts it. */
const key = (account: string) => `joined:${account}`

/** What joined the account's cart and nobody has answered for yet. */
export async function joinedTo(account: string): Promise<Joined | undefined> {
  return (await outbox.settings.get(key(account)))?.value as Joined | undefined
}

/** Records what joined; goods or favourites are shown to the person. Replaces what an earlier sign-in joined. */
export async function noteJoined(account: string, joined: Joined): Promise<void> {
  const isShown = joined.additions.length > 0 || joined.taken.some(({ choice }) => choice === 'favourites')
  if (isShown) await outbox.settings.put({ key: key(account), value: joined })
  else await forgetJoined(account)
}

/** Forgets what joined, once the person has answered or has seen it. */
export async function forgetJoined(account: string): Promise<void> {
  await outbox.settings.delete(key(account))
}
