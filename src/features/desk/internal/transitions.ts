import { decides } from '#src/base/roles.ts'
import { headOf, type DeskItem } from './item.ts'

/** Allowed transitions of a request by status: `request_moves` of the database, without its owner's. */
const requestMoves: Readonly<Record<string, readonly string[]>> = {
  received: ['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled'],
  in_review: ['answered', 'approved', 'rejected', 'done', 'cancelled'],
  answered: ['in_review', 'approved', 'rejected', 'done', 'cancelled'],
  rejected: ['in_review'],
  approved: ['done', 'cancelled'],
  done: ['in_review'],
}

/** `order_moves` of the database, without those of provider and ledger. */
const orderMoves = {
  online: {
    placed: ['cancelled'],
    awaiting_payment: ['cancelled'],
    paid: ['packed', 'cancelled'],
    packed: ['shipped', 'cancelled'],
    shipped: ['delivered'],
  },
  /** Also of an order on the khata. */
  cash: {
    placed: ['packed', 'cancelled'],
    packed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'cancelled'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>

type OrderItem = Extract<DeskItem, { what: 'order' }>['order']

/** The states of an order whose goods are the customer's, or on the way. */
const standing: readonly string[] = ['paid', 'packed', 'shipped', 'delivered']

/** Returns the transitions that these roles may offer; the centre decides. */
export function movesOf(item: DeskItem, roles: readonly string[]): readonly string[] {
  const { status } = headOf(item)
  if (item.what === 'order') {
    const table: Readonly<Record<string, readonly string[]>> =
      orderMoves[item.order.pay_by === 'online' ? 'online' : 'cash']
    // A bill is corrected and paid at its booking.
    const all = item.order.kind === 'booking' ? [] : (table[status] ?? [])
    // Cash comes by its slip, which delivers too.
    const isDue = item.order.pay_by === 'cash' && !item.order.payments.some(({ state }) => state === 'paid')
    const onwards = isDue ? all.filter((to) => to !== 'delivered') : all
    return [...onwards, ...(decides(roles) ? waysBack(item.order) : [])]
  }
  // Taken back first, where several are chosen in the list.
  if (item.spam) return []
  const moves = requestMoves[status] ?? []
  if (decides(roles)) return moves
  return status === 'rejected'
    ? []
    : moves.filter((to) => !['approved', 'rejected', 'cancelled'].includes(to))
}

/** Returns the ways to refund an order: as it was paid, or by hand; none while a refund is under way. */
function waysBack(order: OrderItem): readonly string[] {
  if (paymentsBack(order) === 0) return []
  if (order.pay_by === 'account') return ['refunded']
  // What came by UPI goes back from the bank, or by hand.
  const isCash = order.pay_by === 'cash' && !order.payments.some(({ provider }) => provider === 'upi')
  return isCash ? ['cash_returned'] : ['refunded', 'cash_returned']
}

/**
 * Returns how many payments of an order a refund gives back: of an order that stands, only payments beyond its total, if
 * there are any (`money_to_return` at the centre).
 */
export function paymentsBack({ state, payments }: OrderItem): number {
  const free = payments.filter(
    (payment) => ['paid', 'late'].includes(payment.state) && (payment.refund ?? 'failed') === 'failed',
  )
  const surplus = standing.includes(state) ? free.filter((payment) => payment.state === 'late') : []
  return (surplus.length > 0 ? surplus : free).length
}
