import { phoneText } from '#src/base/phone.ts'
import type { AccountHolder } from '#src/core/roles/people.ts'

type Named = Pick<AccountHolder, 'display_name' | 'email' | 'phone'>

/** The number that somebody proved, as it is read aloud; it is kept without its plus. */
export function provenNumber({ phone }: Pick<Named, 'phone'>): string {
  return phone ? phoneText(phone.startsWith('+') ? phone : `+${phone}`) : ''
}

/** What somebody is called in a list of people: by their name, else their e-mail, else their number. */
export function personName(person: Named): string {
  return person.display_name || person.email || provenNumber(person) || 'N/A'
}
