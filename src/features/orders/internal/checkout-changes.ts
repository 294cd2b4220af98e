import type { Paise } from '#src/base/money.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { OwnEdits } from '#src/features/cart/own-edits.ts'
import { isSold, type FilledLine } from '#src/features/cart/filled.ts'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import { deliveryFee } from './delivery.ts'

/** The prices and the delivery that a checkout showed. */
export interface CheckoutView {
  readonly lines: readonly {
    readonly product: string
    readonly name: string
    readonly quantity: number
    /** Of one piece; undefined where it is not sold now and so not ordered. */
    readonly price: Paise | undefined
    /** True if the centre still sells it, if not today. */
    readonly isKnown: boolean
  }[]
  readonly area: Pick<DeliveryArea, 'id' | 'title'>
  readonly fee: Paise
  /** The person's own latest edits of the cart that led to these lines. */
  readonly edits: OwnEdits
}

/** A difference from the checkout as it was shown that its person has not made there. */
export type CheckoutChange =
  | { readonly kind: 'gone' | 'not today' | 'removed'; readonly name: string }
  | { readonly kind: 'added' | 'back'; readonly name: string; readonly quantity: number }
  | { readonly kind: 'price' | 'quantity'; readonly name: string; readonly was: number; readonly now: number }
  | { readonly kind: 'fee'; readonly was: Paise; readonly now: Paise }
  | { readonly kind: 'area'; readonly was: DeliveryArea['title']; readonly now: DeliveryArea['title'] }

/** Returns the checkout's view of these lines, delivered to this area. */
export function checkoutView(
  lines: readonly FilledLine[],
  area: DeliveryArea,
  edits: OwnEdits = {},
): CheckoutView {
  return {
    lines: lines.map((line) => ({
      product: line.product,
      name: line.current?.name ?? line.seen.name,
      quantity: line.quantity,
      price: isSold(line) ? unitPrice(line.current!, line.quantity) : undefined,
      isKnown: line.current !== undefined,
    })),
    area: { id: area.id, title: area.title },
    fee: deliveryFee(lines, area),
    edits,
  }
}

/**
 * Returns the view before with what the person has changed since: lines of products that they have edited on this phone, and
 * their choice of an area. A removed area is no choice. The same object where they have changed nothing.
 */
export function withOwnChanges(
  before: CheckoutView,
  now: CheckoutView,
  areas: readonly Pick<DeliveryArea, 'id'>[],
): CheckoutView {
  const isEdited = ({ product }: { product: string }) => before.edits[product] !== now.edits[product]
  const lines = [...before.lines.filter((line) => !isEdited(line)), ...now.lines.filter(isEdited)]
  const hasEdited = Object.keys(now.edits).some((product) => isEdited({ product }))
  const hasChosen = before.area.id !== now.area.id && areas.some(({ id }) => id === before.area.id)
  if (!hasEdited && !hasChosen) return before
  const area = hasChosen ? now.area : before.area
  return { lines, edits: now.edits, area, fee: now.fee }
}

/** Returns the changes between two views, line by line, then the delivery. */
export function checkoutChanges(before: CheckoutView, now: CheckoutView): CheckoutChange[] {
  const lines = [...new Set([...before.lines, ...now.lines].map(({ product }) => product))].flatMap(
    (product) =>
      lineChanges(
        before.lines.find((line) => line.product === product),
        now.lines.find((line) => line.product === product),
      ),
  )
  if (before.area.id !== now.area.id)
    return [...lines, { kind: 'area', was: before.area.title, now: now.area.title }]
  return before.fee === now.fee ? lines : [...lines, { kind: 'fee', was: before.fee, now: now.fee }]
}

type Line = CheckoutView['lines'][number]

function lineChanges(before: Line | undefined, now: Line | undefined): CheckoutChange[] {
  if (before && now) return changesOfLine(before, now)
  if (before) return before.price === undefined ? [] : [{ kind: 'removed', name: before.name }]
  return now?.price === undefined ? [] : [{ kind: 'added', name: now.name, quantity: now.quantity }]
}

function changesOfLine(before: Line, { name, quantity, price, isKnown }: Line): CheckoutChange[] {
  if (price === undefined)
    return before.price === undefined ? [] : [{ kind: isKnown ? 'not today' : 'gone', name }]
  if (before.price === undefined) return [{ kind: 'back', name, quantity }]
  const changes: CheckoutChange[] = []
  if (before.quantity !== quantity)
    changes.push({ kind: 'quantity', name, was: before.quantity, now: quantity })
  if (before.price !== price) changes.push({ kind: 'price', name, was: before.price, now: price })
  return changes
}
