import { billText } from '#src/base/bill-text.ts'
import { phoneText } from '#src/base/phone.ts'
import type { Label } from '#src/platform/ui/labels.tsx'
import { senderOf, type DeskItem } from './item.ts'
import { stateText } from '#src/features/orders/state-text.ts'

/** An order at the desk. */
export type OrderItem = Extract<DeskItem, { what: 'order' }>

export const isOrder = (item: DeskItem): item is OrderItem => item.what === 'order'

/** Returns the label of an order's parcel: number, person, place, and what is to be paid at the door. */
export function parcelLabel(item: OrderItem): Label {
  const { reference, contact, total_paise: total, pay_by: payBy } = item.order
  const { name, phone } = senderOf(item)
  const money = payBy === 'cash' ? billText(total) : stateText(item.order.state)
  const lines = [name, phone && phoneText(phone), contact.address, money]
  return { code: reference, title: reference, lines: lines.flatMap((line) => line || []) }
}
