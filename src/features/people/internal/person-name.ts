import { phoneText } from '#src/base/phone.ts'
import type { AccountHolder } from '#src/features/people/people.ts'

type Named = Pick<AccountHolder, 'display_name' | 'email' | 'phone'>

/** Returns a confirmed number in its readable form; it is stored without a plus. */
export function provenNumber({ phone }: Pick<Named, 'phone'>): string {
  return phone ? phoneText(phone.startsWith('+') ? phone : `+${phone}`) : ''
}

/** Returns the name of a person in lists: the name, otherwise the e-mail, otherwise the number. */
export function personName(person: Named): string {
  return person.display_name || person.email || provenNumber(person) || 'N/A'
}
