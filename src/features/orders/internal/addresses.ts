import { newId } from '#src/base/ids.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import type { Contact } from '#src/features/cart/contact.ts'

/** Somebody and a place that things are brought to, under a name that the person gave: Home, Mother’s. */
export interface NamedAddress extends Contact {
  /** UUIDv7: in their order they are the order in which they were added. */
  readonly id: string
  readonly label: string
  /** The address's delivery area. */
  readonly area: string
}

/** The screen offers to save no more addresses of one account. */
export const mostAddresses = 20

/** Returns the account's addresses on this phone, in the order of adding. */
export async function addressesOf(account: string): Promise<readonly NamedAddress[]> {
  const stored = await withOutbox(() => outbox.settings.get(addressesKey(account)))
  return (stored?.value as NamedAddress[] | undefined) ?? []
}

/**
 * Saves an address, replacing one with the same name. One more than the limit, where another tab has added one meanwhile:
 * typed text is never dropped.
 */
export function saveAddress(account: string, address: Omit<NamedAddress, 'id'>): Promise<SaveResult> {
  return change(account, (all) => {
    const same = all.find(({ label }) => isSameName(label, address.label))
    return [...all.filter((item) => item !== same), { ...address, id: same?.id ?? newId() }]
  })
}

/** Deletes an address. */
export function removeAddress(account: string, id: string): Promise<SaveResult> {
  return change(account, (all) => all.filter((item) => item.id !== id))
}

/** Puts an address that was removed back where it was; likewise one more than the limit. */
export function putAddressBack(account: string, address: NamedAddress): Promise<SaveResult> {
  return change(account, (all) => [...all.filter(({ id }) => id !== address.id), address])
}

const isSameName = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

function change(
  account: string,
  after: (all: readonly NamedAddress[]) => readonly NamedAddress[],
): Promise<SaveResult> {
  return saveForAccount(account, [], async () => {
    const value = after(await addressesOf(account)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await outbox.settings.put({ key: addressesKey(account), value })
  })
}

/** Returns the setting's key, which ends with the account's id: a sign-out encrypts it. */
function addressesKey(account: string): string {
  return `addresses:${account}`
}
