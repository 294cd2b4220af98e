import { outbox } from '#src/platform/device/outbox-database.ts'

/** A guest cart that was given to an account at a sign-in. */
export interface Claim {
  readonly guest: string
  readonly account: string
  /** The guest session that this phone has afterwards. */
  readonly next: string
  /** True if another account has the guest cart; it stays on this phone. */
  readonly conflict?: boolean
}

const prefix = 'claimed-cart:'

/** The outcome of a guest cart; `undefined` while it is the guest's own. */
export async function claimOf(guest: string): Promise<Claim | undefined> {
  return (await outbox.settings.get(prefix + guest))?.value as Claim | undefined
}

/** The guest carts that were given to an account, also those that have arrived. */
export async function claimsOf(account: string): Promise<Claim[]> {
  const all = await outbox.settings.where('key').startsWith(prefix).toArray()
  return all.map(({ value }) => value as Claim).filter((claim) => claim.account === account)
}

/** Stores a claim, which is never deleted: it prevents a second use of the guest's name. */
export async function storeClaim(claim: Claim): Promise<void> {
  await outbox.settings.put({ key: prefix + claim.guest, value: claim })
}
