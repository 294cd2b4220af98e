import { isForm } from '#src/platform/outbox/kinds.ts'
import { nameIn } from '#src/features/forms/name-in.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Request } from '#src/features/requests/requests.ts'

/** A request at the centre: its state there once this phone knows it, before that the receipt. */
export interface Received {
  readonly id: string
  readonly kind: string
  readonly subject: string | undefined
  readonly askedFor: string | undefined
  /** The person's name in the form. */
  readonly name: string | undefined
  readonly phone?: string | undefined
  readonly village?: string | undefined
  readonly reference: string
  /** ISO 8601, by the centre's clock. */
  readonly receivedAt: string
  readonly request: Request | undefined
  readonly order: string | undefined
}

/**
 * Returns requests and other entries on their way by state, the latest first. Received entries of other kinds are not
 * among them: `withOrders` adds the orders.
 */
export function groupRequests(entries: readonly EntryLine[], requests: readonly Request[]) {
  const known = new Map(requests.map((request) => [request.id, request]))
  const latestFirst = entries.toSorted((a, b) => b.createdAt - a.createdAt)
  // The centre lists an application once it has the answers; while documents wait here, it counts as unsent.
  const waiting = latestFirst.filter(
    ({ id, state, files }) => isWaiting(state) && (!known.has(id) || files !== undefined),
  )
  const onTheWay = new Set(waiting.map(({ id }) => id))
  const receipts = latestFirst.flatMap(
    ({ id, form, subject, askedFor, name, phone, village, receipt }): Received[] =>
      receipt && !known.has(id) && isForm(form)
        ? [
            {
              id,
              kind: form,
              subject,
              askedFor,
              name,
              phone,
              village,
              reference: receipt.reference ?? '',
              receivedAt: receipt.receivedAt,
              request: undefined,
              order: receipt.order?.id,
            },
          ]
        : [],
  )
  const received = requests.filter(({ id }) => !onTheWay.has(id)).map(receivedFrom)
  return {
    waiting,
    returned: latestFirst.filter(({ state }) => state === 'returned'),
    received: [...receipts, ...received].toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt)),
  }
}

/** Something that the centre has: a request, or an order. */
export type AtCentre = { readonly received: Received } | { readonly order: Order }

/** Returns the ids of the orders that are in the row of a request: its own, and the bills of its bookings. */
export function ordersOf({ order, request }: Received): string[] {
  const bills = (request?.bookings ?? []).map(({ order: bill }) => bill)
  return [order, ...bills].filter((id) => typeof id === 'string')
}

/** Returns requests and orders in one list, the latest first. The order of a listed request stands in its row. */
export function withOrders(received: readonly Received[], orders: readonly Order[]): AtCentre[] {
  const inRequests = new Set(received.flatMap(ordersOf))
  // A corrected bill has another in its place.
  const alone = orders
    .filter(({ id, kind, state }) => !inRequests.has(id) && !(kind === 'booking' && state === 'cancelled'))
    .map((order) => ({ order }))
  return [...received.map((request) => ({ received: request })), ...alone].toSorted(
    (a, b) => momentOf(b) - momentOf(a),
  )
}

const momentOf = (item: AtCentre) =>
  Date.parse('order' in item ? item.order.created_at : item.received.receivedAt)

function receivedFrom(request: Request): Received {
  const { id, kind, subject, reference, received_at: receivedAt, order_id: order } = request
  return {
    id,
    kind,
    subject: subject ?? undefined,
    askedFor: textIn(request.answers['askedFor']),
    name: nameIn(request.answers),
    reference,
    receivedAt,
    request,
    order: order ?? undefined,
  }
}

function textIn(answer: unknown): string | undefined {
  return typeof answer === 'string' ? answer : undefined
}

function isWaiting(state: EntryLine['state']): boolean {
  return state === 'waiting' || state === 'sending'
}
