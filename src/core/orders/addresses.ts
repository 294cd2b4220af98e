import { newId } from '#src/base/ids.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { device, withDevice } from '#src/device/database.ts'
import type { Contact } from './contact.ts'

/** Somebody and a place that things are brought to, under a name that the person gave: Home, Mother’s. */
export interface NamedAddress extends Contact {
  /** UUIDv7: in their order they are the order in which they were added. */
  readonly id: string
  readonly label: string
  /** The delivery area that it lies in. */
  readonly area: string
}

/** The most addresses of one account. */
export const mostAddresses = 20

/** The addresses that an account keeps on this phone, in the order in which they were added. */
export async function addressesOf(account: string): Promise<readonly NamedAddress[]> {
  const stored = await withDevice(() => device.settings.get(addressesKey(account)))
  return (stored?.value as NamedAddress[] | undefined) ?? []
}

/** Saves an address under its name; what had that name before is replaced. */
export function saveAddress(account: string, address: Omit<NamedAddress, 'id'>): Promise<SaveResult> {
  return change(account, (all) => {
    const same = all.find(({ label }) => isSameName(label, address.label))
    return [...all.filter((item) => item !== same), { ...address, id: same?.id ?? newId() }]
  })
}

/** Takes an address out of the book. */
export function removeAddress(account: string, id: string): Promise<SaveResult> {
  return change(account, (all) => all.filter((item) => item.id !== id))
}

/** Puts an address that was removed back where it was. */
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
    await device.settings.put({ key: addressesKey(account), value: value.slice(0, mostAddresses) })
  })
}

/** The account's id at the end: so it is put away with everything else of theirs. */
function addressesKey(account: string): string {
  return `addresses:${account}`
}
