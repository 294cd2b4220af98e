import { indianMobile } from '#src/base/phone.ts'
import type { Person } from '#src/core/session/stored-session.ts'
import { device, withDevice } from '#src/device/database.ts'

/** Whom an order is for and where it goes. */
export interface Contact {
  readonly name: string
  /** Empty for who has none. */
  readonly email: string
  /** As `indianMobile` writes it. */
  readonly phone: string
  readonly address: string
}

/** What stands at the checkout before anything is typed: as the account last ordered on this phone, or as it is known. */
export async function contactToBegin(person: Person): Promise<Contact> {
  return (
    (await lastContact(person.id)) ?? {
      name: person.displayName,
      email: person.email,
      phone: indianMobile(person.phone ?? '') ?? '',
      address: '',
    }
  )
}

/** Whom this account last ordered for, on this phone. */
export async function lastContact(account: string): Promise<Contact | undefined> {
  return (await withDevice(() => device.settings.get(contactKey(account))))?.value as Contact | undefined
}

/** Where the contact of an account's last order is kept. One per account: what one farmer typed is never offered to another. */
export function contactKey(account: string): string {
  return `contact:${account}`
}
