import type { EncryptedContent } from './encrypted-content.ts'
import type { Entry } from './entry.ts'

/** The kinds that only an account sends. Every other is a form, or an action on a booking of one's own. */
export const kindsOfAccounts: readonly string[] = [
  'consent',
  'desk-answer',
  'desk-booking',
  'edit',
  'order',
  'order-cancel',
  'profile',
]

/**
 * True for an entry that goes out as a guest's, under the secret in it. Any other entry would go out in the name of the
 * signed-in person, so it cannot be a guest's.
 */
export function isSentByGuest({ kind }: Pick<Entry, 'kind'>, { guest }: EncryptedContent): boolean {
  return guest !== undefined && !kindsOfAccounts.includes(kind)
}
