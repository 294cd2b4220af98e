import type { DeskItem } from './desk-api.ts'
import { knownOrigin } from '#src/features/forms/opened-from.ts'
import { normalizedPhone, senderIn, type Sender } from '#src/features/forms/sender-in.ts'

export type { Colleague, DeskItem, DeskReport } from './desk-api.ts'

/** Returns a key that is unique across kinds: an enrollment and its order share their id. */
export function itemKey({ what, id }: Pick<DeskItem, 'what' | 'id'>): string {
  return `${what}/${id}`
}

/** Returns the desk's transcript of the voice note; empty without it. */
export function summaryOf(item: DeskItem): string {
  return (item.what === 'request' && item.summary) || ''
}

/** Returns reference, status and arrival (ISO 8601). */
export function headOf(item: DeskItem) {
  if (item.what === 'order') {
    const { reference, state, kind, created_at: at } = item.order
    return { reference, status: state as string, kind, subject: undefined, askedFor: undefined, at }
  }
  const { reference, status, kind, subject, received_at: at, answers } = item.request
  // A phone's own words are no title.
  const askedFor = knownOrigin(answers['askedFor'])
  return { reference, status: status as string, kind, subject: subject ?? undefined, askedFor, at }
}

/** Returns the sender from the form's answers, else from their profile, unless that is an agent's. */
export function senderOf(item: DeskItem): { name: string; phone: string; village: string; pin: string } {
  const written = item.what === 'order' ? ofOrder(item.order) : senderIn(item.request.answers)
  const from = profileOf(item)
  const of = (key: keyof Sender, known: string | null | undefined) => written[key] ?? known ?? ''
  return {
    name: of('name', from?.name),
    phone: normalizedPhone(of('phone', from?.phone)),
    village: of('village', from?.village),
    pin: of('pin', from?.pincode),
  }
}

/** Returns the owner's profile; `undefined` if an agent's account is the owner. */
function profileOf(item: DeskItem): DeskItem['from'] {
  const isAgents = item.what === 'request' && item.owner !== null && item.request.filled_by === item.owner
  return isAgents ? null : item.from
}

function ofOrder({
  contact: { name, phone, address },
}: Extract<DeskItem, { what: 'order' }>['order']): Sender {
  return { name, phone, village: address ?? undefined }
}
