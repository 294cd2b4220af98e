import { isGeoUri } from '#src/base/geo.ts'
import { indianMobile } from '#src/base/phone.ts'
import { nameFields, nameIn } from './name-in.ts'

/** By which fields the forms ask who somebody is, the best first; tests/desk/senders.test.ts holds them to the forms. */
export const senderFields = {
  name: nameFields,
  phone: ['phone'],
  // Of a loan the address says the village where the land is a spot on the map.
  village: ['farmLocation', 'location', 'preferredLocation', 'village', 'landLocation', 'address'],
  pin: ['pincode'],
} as const

/** What somebody wrote into a form of who they are. */
export type Sender = Partial<Record<'name' | 'phone' | 'village' | 'pin', string | undefined>>

/** Who somebody is, as the answers to a form say it; the phone as phones are kept everywhere, where it is one. */
export function senderIn(answers: Readonly<Record<string, unknown>>): Sender {
  const answerTo = (fields: readonly string[]) =>
    // A spot on the map is nothing to read.
    fields
      .map((field) => answers[field])
      .find((answer) => typeof answer === 'string' && answer !== '' && !isGeoUri(answer)) as
      | string
      | undefined
  const phone = answerTo(senderFields.phone)
  return {
    name: nameIn(answers),
    phone: phone === undefined ? undefined : normalizedPhone(phone),
    village: inOneLine(answerTo(senderFields.village)),
    pin: answerTo(senderFields.pin),
  }
}

/** As numbers are kept everywhere, where it is one: whoever searches leaves the +91 out. */
export function normalizedPhone(phone: string): string {
  return indianMobile(phone) ?? phone
}

/** An address as a list shows it. */
function inOneLine(text: string | undefined): string | undefined {
  const lines = text?.split('\n').map((line) => line.trim())
  return lines?.filter(Boolean).join(', ')
}
