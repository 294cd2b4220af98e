import { headOf, type DeskItem } from './item.ts'

/** Where the centre lets a request go from each status; `request_moves` in the database, without what its owner alone says. */
const requestMoves: Readonly<Record<string, readonly string[]>> = {
  received: ['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled'],
  in_review: ['answered', 'approved', 'rejected', 'done', 'cancelled'],
  answered: ['in_review', 'approved', 'rejected', 'done', 'cancelled'],
  rejected: ['in_review'],
  approved: ['done', 'cancelled'],
  done: ['in_review'],
}

/** `order_moves`, without what the provider alone says, and without what the books say. */
const orderMoves = {
  online: {
    placed: ['cancelled'],
    awaiting_payment: ['cancelled'],
    paid: ['packed', 'cancelled'],
    packed: ['shipped', 'cancelled'],
    shipped: ['delivered'],
  },
  cash: {
    placed: ['packed', 'cancelled'],
    packed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'cancelled'],
  },
} as const satisfies Record<'online' | 'cash', Readonly<Record<string, readonly string[]>>>

/** Whether one of the roles approves, refuses, cancels and gives money back. */
export function decides(roles: readonly string[]): boolean {
  return roles.includes('manager') || roles.includes('admin')
}

/** Where somebody with these roles can move it; the centre has the last word. */
export function movesOf(item: DeskItem, roles: readonly string[]): readonly string[] {
  const { status } = headOf(item)
  if (item.what === 'order') {
    const table: Readonly<Record<string, readonly string[]>> = orderMoves[item.order.pay_by ?? 'online']
    return [...(table[status] ?? []), ...(decides(roles) ? waysBack(item.order) : [])]
  }
  // Taken back first, where several are chosen in the list.
  if (item.spam) return []
  const moves = requestMoves[status] ?? []
  if (decides(roles)) return moves
  return status === 'rejected'
    ? []
    : moves.filter((to) => !['approved', 'rejected', 'cancelled'].includes(to))
}

/** How money of an order can go back: by the way it came, or by hand; nothing while it is under way. */
function waysBack({ pay_by, payments }: Extract<DeskItem, { what: 'order' }>['order']): readonly string[] {
  const isFree = payments.some(
    ({ state, refund }) =>
      (state === 'paid' || state === 'late') &&
      (refund === null || refund === undefined || refund === 'failed'),
  )
  if (!isFree) return []
  return pay_by === 'cash' ? ['cash_returned'] : ['refunded', 'cash_returned']
}
