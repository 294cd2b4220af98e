import { isGeoUri } from '#src/base/geo.ts'
import { indianMobile } from '#src/base/phone.ts'
import { nameFields, nameIn } from './name-in.ts'

/** Sender fields of forms, the best first; tests/desk/senders.test.ts compares them with the forms. */
export const senderFields = {
  name: nameFields,
  phone: ['phone'],
  // Of a loan the address says the village where the land is a spot on the map.
  village: ['farmLocation', 'location', 'preferredLocation', 'village', 'landLocation', 'address'],
  pin: ['pincode'],
} as const

/** The sender from a form's answers. */
export type Sender = Partial<Record<'name' | 'phone' | 'village' | 'pin', string | undefined>>

/** Returns the sender from a form's answers, the phone number normalized if it is valid. */
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

/** Returns a valid number without +91, as stored; other text unchanged. */
export function normalizedPhone(phone: string): string {
  return indianMobile(phone) ?? phone
}

/** An address as a list shows it. */
function inOneLine(text: string | undefined): string | undefined {
  const lines = text?.split('\n').map((line) => line.trim())
  return lines?.filter(Boolean).join(', ')
}
