import { device } from '#src/device/database.ts'

/** A guest cart that was given to an account at a sign-in. */
export interface Claim {
  readonly guest: string
  readonly account: string
  /** The guest session that this phone has afterwards. */
  readonly next: string
  /** The centre says that the guest cart went to another account; it stays on this phone. */
  readonly conflict?: boolean
}

const prefix = 'claimed-cart:'

/** The outcome of a guest cart; `undefined` while it is the guest's own. */
export async function claimOf(guest: string): Promise<Claim | undefined> {
  return (await device.settings.get(prefix + guest))?.value as Claim | undefined
}

/** The guest carts that were given to an account, also those that have arrived. */
export async function claimsOf(account: string): Promise<Claim[]> {
  const all = await device.settings.where('key').startsWith(prefix).toArray()
  return all.map(({ value }) => value as Claim).filter((claim) => claim.account === account)
}

/** Writes a claim. It stays for good, a few bytes: it is what keeps a guest's name from being used twice. */
export async function storeClaim(claim: Claim): Promise<void> {
  await device.settings.put({ key: prefix + claim.guest, value: claim })
}
