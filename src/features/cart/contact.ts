import { indianMobile } from '#src/base/phone.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'

/** Whom an order is for and where it goes. */
export interface Contact {
  readonly name: string
  /** Empty without an email. */
  readonly email: string
  /** As `indianMobile` writes it. */
  readonly phone: string
  readonly address: string
}

/** Returns the initial contact of a checkout: of the account's last order on this phone, or of its profile. */
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
  return (await withOutbox(() => outbox.settings.get(contactKey(account))))?.value as Contact | undefined
}

/**
 * Returns the key of the setting with the contact of the account's last order. One per account, so that nobody
 * sees another farmer's contact.
 */
export function contactKey(account: string): string {
  return `contact:${account}`
}
