import type { DeskItem } from '#src/backend/desk.ts'

export type { Colleague, DeskItem, DeskReport } from '#src/backend/desk.ts'

/** An enrolment and its order have the same id; this tells them apart. */
export function keyOf({ what, id }: Pick<DeskItem, 'what' | 'id'>): string {
  return `${what}/${id}`
}

/** What of it people call out: the number, where it stands, and when it came (ISO 8601). */
export function headOf(item: DeskItem) {
  if (item.what === 'order') {
    const { reference, state, kind = 'cart', created_at: at } = item.order
    return { reference, status: state as string, kind, subject: undefined, at }
  }
  const { reference, status, kind, subject, received_at: at } = item.request
  return { reference, status: status as string, kind, subject: subject ?? undefined, at }
}

const nameFields = ['name', 'applicantName', 'studentName', 'fullName', 'ownerName', 'farmerName']
const phoneFields = ['phone', 'contactNumber', 'mobile']
const placeFields = ['farmLocation', 'location', 'preferredLocation', 'village', 'landLocation']

/** Who it is from, as they wrote it in the form; else as their profile says. */
export function senderOf(item: DeskItem) {
  const { from } = item
  if (item.what === 'order') {
    const { name, phone, address } = item.order.contact
    return { name, phone, village: address ?? from?.village ?? '' }
  }
  const { answers } = item.request
  const said = (fields: readonly string[]) => {
    const key = fields.find((field) => typeof answers[field] === 'string')
    return key === undefined ? undefined : String(answers[key])
  }
  const place = said(placeFields)
  return {
    name: said(nameFields) ?? from?.name ?? '',
    phone: said(phoneFields) ?? from?.phone ?? '',
    // A spot on the map is nothing to read.
    village: (place?.startsWith('geo:') ? undefined : place) ?? from?.village ?? '',
  }
}
