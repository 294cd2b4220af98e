import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { FilledLine } from '#src/features/cart/filled.ts'
import { totalWithDelivery } from '#src/features/orders/save-pending-order.ts'

/** Announces changes of the cart to screen readers. */
export function CartAnnouncer({ lines, area }: { lines: readonly FilledLine[]; area: DeliveryArea }) {
  const [previous, setBefore] = useState(lines)
  const [status, setStatus] = useState('')
  if (previous !== lines) {
    setBefore(lines)
    setStatus(changesText(previous, lines, area) || status)
  }
  return (
    <p aria-live="polite" className="sr-only">
      {status}
    </p>
  )
}

/** Returns the difference between two states of a cart, and the new total; empty without a difference. */
export function changesText(
  previous: readonly FilledLine[],
  now: readonly FilledLine[],
  area: DeliveryArea,
): string {
  const removed = previous.filter(({ product }) => quantityOf(now, product) === undefined)
  const changed = now.filter(({ product, quantity }) => quantityOf(previous, product) !== quantity)
  if (removed.length + changed.length === 0) return ''
  const total = billText(totalWithDelivery(now, area))
  return [
    ...removed.map(nameOf).map((name) => t`Removed: ${name}`),
    ...changed.map((line) => `${nameOf(line)}: ${line.quantity}`),
    `${t`Total`}: ${total}`,
  ].join('. ')
}

const quantityOf = (lines: readonly FilledLine[], id: string) =>
  lines.find(({ product }) => product === id)?.quantity

const nameOf = ({ current, seen }: FilledLine) => current?.name ?? seen.name
