import type { PaymentAnswer } from '#src/features/orders/orders-api.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'

/** Ways in which a centre can be built wrong about orders. */
export interface OrderFaults {
  readonly ordersHaveNoKey?: boolean
  readonly goodsAreOrderedTwice?: boolean
  readonly priceIsNotCompared?: boolean
  readonly cancelsWhatIsPaid?: boolean
}

/** An order at the centre. */
export interface PlacedOrder {
  readonly id: string
  readonly owner: string
  readonly words: string
  readonly total: number
  readonly additions: readonly string[]
  /** ISO 8601. */
  readonly createdAt: string
  state: 'awaiting_payment' | 'paid' | 'cancelled'
}

/** The body of `create-payment` as far as the model reads it. */
interface OrderBody {
  readonly orderId: string
  readonly amount: number
  readonly userName: string
  readonly productDetails: {
    readonly items: readonly {
      readonly product_id: string
      readonly quantity: number
      readonly observed: readonly string[]
    }[]
    readonly payBy: string
  }
}

/** In rupees, as all prices here. */
export const deliveryFee = 20
export const products = ['p0', 'p1', 'p2', 'p3'] as const

/** `create-payment` and `cancel_order`. */
export class CentreOrders {
  readonly byId = new Map<string, PlacedOrder>()
  /** All that were placed, also under one id. */
  readonly placements: PlacedOrder[] = []
  /** Products with their price; one that is not sold has none. */
  readonly prices = new Map<string, number>(products.map((product) => [product, 100]))
  readonly paidIds = new Set<string>()
  /** All that were cancelled once. */
  readonly cancelledIds = new Set<string>()
  /** Cancellations of orders that were not there. */
  readonly strayCancellations: string[] = []
  private readonly faults: OrderFaults

  constructor(faults: OrderFaults) {
    this.faults = faults
  }

  pay(account: string, given: unknown, time: number): PaymentAnswer {
    const { orderId, amount, userName, productDetails } = given as OrderBody
    const { items, payBy } = productDetails
    const lines = items.map(({ product_id, quantity }) => [product_id, quantity])
    const words = JSON.stringify([userName, payBy, lines])
    const known = this.byId.get(orderId)
    if (known && !this.faults.ordersHaveNoKey) {
      return known.owner === account && known.words === words
        ? this.payKnown(known, amount)
        : refused(409, 'conflict')
    }
    if (userName.includes(' bad')) return refused(400, 'bad_request', { field: 'phone' })
    const additions = items.flatMap(({ observed }) => observed)
    if (!this.faults.goodsAreOrderedTwice && this.isOrdered(account, additions))
      return refused(409, 'ordered_before')
    const missing = items.filter(({ product_id }) => !this.prices.has(product_id))
    if (missing.length > 0)
      return refused(409, 'unavailable', { unsold: missing.map((item) => item.product_id) })
    const total = items.reduce(
      (sum, item) => sum + item.quantity * this.prices.get(item.product_id)!,
      deliveryFee,
    )
    if (total !== amount && !this.faults.priceIsNotCompared) {
      return refused(
        409,
        'total_changed',
        { prices: Object.fromEntries(this.prices), fee: deliveryFee },
        total,
      )
    }
    const order: PlacedOrder = {
      id: orderId,
      owner: account,
      words,
      total,
      additions,
      createdAt: new Date(time).toISOString(),
      state: 'awaiting_payment',
    }
    this.byId.set(orderId, order)
    this.placements.push(order)
    return paymentOf(order)
  }

  private payKnown(known: PlacedOrder, amount: number): PaymentAnswer {
    if (known.total !== amount) return refused(409, 'total_changed', {}, known.total)
    if (known.state === 'cancelled') return refused(409, 'order_closed')
    return known.state === 'paid' ? { payment: { paid: true } } : paymentOf(known)
  }

  private isOrdered(account: string, additions: readonly string[]): boolean {
    return [...this.byId.values()].some(
      (order) =>
        order.owner === account &&
        order.state !== 'cancelled' &&
        order.additions.some((addition) => additions.includes(addition)),
    )
  }

  /** Somebody pays at the link; false if there is no such order to pay. */
  paid(id: string): boolean {
    const order = this.byId.get(id)
    if (order?.state === 'awaiting_payment') {
      order.state = 'paid'
      this.paidIds.add(id)
    }
    return order !== undefined
  }

  cancel(account: string, id: string): { done: true } | NotDone {
    const order = this.byId.get(id)
    if (order?.owner !== account) {
      this.strayCancellations.push(id)
      return { status: 404 }
    }
    if (order.state === 'paid' && !this.faults.cancelsWhatIsPaid) return { status: 409 }
    order.state = 'cancelled'
    this.cancelledIds.add(id)
    return { done: true }
  }

  copy(): PlacedOrder[] {
    return this.placements.map((order) => ({ ...order }))
  }

  /** Has these orders in place of all; returns the ids of those that are gone or were further. */
  restore(backup: readonly PlacedOrder[]): string[] {
    const now = new Map(backup.map((order) => [order.id, { ...order }]))
    const lost = this.placements.filter(({ id, state }) => now.get(id)?.state !== state)
    this.placements.splice(0, this.placements.length, ...now.values())
    this.byId.clear()
    for (const [id, order] of now) this.byId.set(id, order)
    for (const id of this.paidIds) if (now.get(id)?.state !== 'paid') this.paidIds.delete(id)
    return lost.map(({ id }) => id)
  }

  /** A price changes, or a product is not sold any more, or again. */
  reprice(n: number): void {
    const product = products[n % products.length]!
    if (n % 3 === 0 && this.prices.has(product)) this.prices.delete(product)
    else this.prices.set(product, 100 + (n % 7) * 10)
  }
}

function paymentOf({ id }: PlacedOrder): PaymentAnswer {
  return { payment: { url: `/pay/${id}` } }
}

function refused(status: number, code: string, about = {}, total?: number): PaymentAnswer {
  return { refused: { status, code, message: code, total, about } }
}
