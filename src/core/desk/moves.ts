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

/** `order_moves`, without what the provider alone says. */
const orderMoves: Readonly<Record<string, readonly string[]>> = {
  placed: ['cancelled'],
  awaiting_payment: ['cancelled'],
  paid: ['packed', 'cancelled', 'refunded'],
  packed: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
}

/** Whether one of the roles approves, refuses, cancels and gives money back. */
export function decides(roles: readonly string[]): boolean {
  return roles.includes('manager') || roles.includes('admin')
}

/** Where somebody with these roles can move it; the centre has the last word. */
export function movesOf(item: DeskItem, roles: readonly string[]): readonly string[] {
  const { status } = headOf(item)
  const isOrder = item.what === 'order'
  const moves = (isOrder ? orderMoves : requestMoves)[status] ?? []
  if (decides(roles)) return moves
  if (isOrder) return moves.filter((to) => to !== 'refunded')
  return status === 'rejected'
    ? []
    : moves.filter((to) => !['approved', 'rejected', 'cancelled'].includes(to))
}
