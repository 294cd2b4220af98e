import { isGeoUri } from '#src/base/geo.ts'
import { indianMobile } from '#src/base/phone.ts'
import type { DeskItem } from '#src/backend/desk.ts'
import { nameFields, nameIn } from '#src/core/submissions/name-in.ts'

export type { Colleague, DeskItem, DeskReport } from '#src/backend/desk.ts'

/** An enrolment and its order have the same id; this tells them apart. */
export function itemKey({ what, id }: Pick<DeskItem, 'what' | 'id'>): string {
  return `${what}/${id}`
}

/** What of it people call out: the number, where it stands, and when it came (ISO 8601). */
export function headOf(item: DeskItem) {
  if (item.what === 'order') {
    const { reference, state, kind = 'cart', created_at: at } = item.order
    return { reference, status: state as string, kind, subject: undefined, askedFor: undefined, at }
  }
  const { reference, status, kind, subject, received_at: at, answers } = item.request
  const askedFor = typeof answers['askedFor'] === 'string' ? answers['askedFor'] : undefined
  return { reference, status: status as string, kind, subject: subject ?? undefined, askedFor, at }
}

/** By which fields the forms ask who somebody is, the best first; tests/desk/senders.test.ts holds them to the forms. */
export const senderFields = {
  name: nameFields,
  phone: ['phone'],
  // Of a loan the address says the village where the land is a spot on the map.
  village: ['farmLocation', 'location', 'preferredLocation', 'village', 'landLocation', 'address'],
  pin: ['pincode'],
} as const

/**
 * Who it is from, as they wrote it in the form; else as their profile says. The profile of an agent who filled it in says nothing
 * of the farmer.
 */
export function senderOf(item: DeskItem): { name: string; phone: string; village: string; pin: string } {
  const { name, phone, village, pin } =
    item.what === 'order' ? ofOrder(item.order) : ofAnswers(item.request.answers)
  const from = profileOf(item)
  return {
    name: name ?? from?.name ?? '',
    phone: numberOf(phone ?? from?.phone ?? ''),
    village: village ?? from?.village ?? '',
    pin: pin ?? '',
  }
}

/** The profile of whom it is for; where an agent's account is the owner, that is not theirs. */
function profileOf(item: DeskItem): DeskItem['from'] {
  const isAgents = item.what === 'request' && item.owner !== null && item.request.filled_by === item.owner
  return isAgents ? null : item.from
}

/** As numbers are kept everywhere, where it is one: whoever searches leaves the +91 out. */
function numberOf(phone: string): string {
  return indianMobile(phone) ?? phone
}

/** An address as a list shows it. */
function inOneLine(text: string | undefined): string | undefined {
  const lines = text?.split('\n').map((line) => line.trim())
  return lines?.filter(Boolean).join(', ')
}

type Said = Partial<Record<'name' | 'phone' | 'village' | 'pin', string | undefined>>

function ofOrder({ contact: { name, phone, address } }: Extract<DeskItem, { what: 'order' }>['order']): Said {
  return { name, phone, village: address ?? undefined }
}

function ofAnswers(answers: Readonly<Record<string, unknown>>): Said {
  const said = (fields: readonly string[]) =>
    // A spot on the map is nothing to read.
    fields
      .map((field) => answers[field])
      .find((answer) => typeof answer === 'string' && !isGeoUri(answer)) as string | undefined
  return {
    name: nameIn(answers),
    phone: said(senderFields.phone),
    village: inOneLine(said(senderFields.village)),
    pin: said(senderFields.pin),
  }
}
