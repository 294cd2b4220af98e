import type { ShopEdit, EditAnswer } from '#src/backend/editing.ts'
import type { PaymentAnswer } from '#src/backend/orders.ts'
import type { NotDone } from '#src/backend/answer.ts'
import type { Result } from '#src/core/outbox/world.ts'
import { deskActionIn, deskObjection, type DeskAnswer, type DeskFaults } from './centre-desk.ts'
import { hashOf } from './fake-encryption.ts'
import { manifestOf } from './simulated-files.ts'

/** Ways in which a centre can be built wrong about orders, edits and the desk. */
export interface KindFaults extends DeskFaults {
  readonly ordersHaveNoKey?: boolean
  readonly goodsAreOrderedTwice?: boolean
  readonly priceIsNotCompared?: boolean
  readonly cancelsWhatIsPaid?: boolean
  readonly editsHaveNoKey?: boolean
  readonly versionIsNotCompared?: boolean
  readonly afterIsIgnored?: boolean
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

/** An applied edit of the shop. */
export interface AppliedEdit {
  readonly id: string
  readonly who: string
  readonly seen: number
  readonly after: readonly string[]
  readonly version: number
}

interface ShopFact {
  values: Readonly<Record<string, unknown>>
  readonly edits: AppliedEdit[]
}

/** In rupees, as all prices here. */
export const deliveryFee = 20
export const products = ['p0', 'p1', 'p2', 'p3'] as const

/** An in-memory model of orders, edits and the desk. */
export class CentreKinds {
  readonly orders = new Map<string, PlacedOrder>()
  /** All that were placed, also under one id. */
  readonly placements: PlacedOrder[] = []
  /** Products with their price; one that is not sold has none. */
  readonly prices = new Map<string, number>(products.map((product) => [product, 100]))
  readonly facts = new Map<string, ShopFact>()
  readonly editsDone = new Map<
    string,
    { readonly hash: string; readonly who: string; readonly version: number }
  >()
  readonly answers: DeskAnswer[] = []
  readonly paidOrders = new Set<string>()
  /** All that were cancelled once. */
  readonly cancelledOrders = new Set<string>()
  /** Cancellations of orders that were not there. */
  readonly strayCancellations: string[] = []
  private version = 0
  private readonly faults: KindFaults

  constructor(faults: KindFaults) {
    this.faults = faults
  }

  pay(account: string, given: unknown, time: number): PaymentAnswer {
    const { orderId, amount, userName, productDetails } = given as OrderBody
    const { items, payBy } = productDetails
    const lines = items.map(({ product_id, quantity }) => [product_id, quantity])
    const words = JSON.stringify([userName, payBy, lines])
    const known = this.orders.get(orderId)
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
    this.orders.set(orderId, order)
    this.placements.push(order)
    return paymentOf(order)
  }

  private payKnown(known: PlacedOrder, amount: number): PaymentAnswer {
    if (known.total !== amount) return refused(409, 'total_changed', {}, known.total)
    if (known.state === 'cancelled') return refused(409, 'order_closed')
    return known.state === 'paid' ? { payment: { paid: true } } : paymentOf(known)
  }

  private isOrdered(account: string, additions: readonly string[]): boolean {
    return [...this.orders.values()].some(
      (order) =>
        order.owner === account &&
        order.state !== 'cancelled' &&
        order.additions.some((addition) => additions.includes(addition)),
    )
  }

  /** Somebody pays at the link; false if there is no such order to pay. */
  paid(id: string): boolean {
    const order = this.orders.get(id)
    if (order?.state === 'awaiting_payment') {
      order.state = 'paid'
      this.paidOrders.add(id)
    }
    return order !== undefined
  }

  cancel(account: string, id: string): { done: true } | NotDone {
    const order = this.orders.get(id)
    if (order?.owner !== account) {
      this.strayCancellations.push(id)
      return { status: 404 }
    }
    if (order.state === 'paid' && !this.faults.cancelsWhatIsPaid) return { status: 409 }
    order.state = 'cancelled'
    this.cancelledOrders.add(id)
    return { done: true }
  }

  copyOfOrders(): PlacedOrder[] {
    return this.placements.map((order) => ({ ...order }))
  }

  /** Has these orders in place of all; returns the ids of those that are gone or were further. */
  restoreOrders(backup: readonly PlacedOrder[]): string[] {
    const now = new Map(backup.map((order) => [order.id, { ...order }]))
    const lost = this.placements.filter(({ id, state }) => now.get(id)?.state !== state)
    this.placements.splice(0, this.placements.length, ...now.values())
    this.orders.clear()
    for (const [id, order] of now) this.orders.set(id, order)
    for (const id of this.paidOrders) if (now.get(id)?.state !== 'paid') this.paidOrders.delete(id)
    return lost.map(({ id }) => id)
  }

  /** A price changes, or a product is not sold any more, or again. */
  reprice(n: number): void {
    const product = products[n % products.length]!
    if (n % 3 === 0 && this.prices.has(product)) this.prices.delete(product)
    else this.prices.set(product, 100 + (n % 7) * 10)
  }

  edit(who: string, edit: ShopEdit): EditAnswer {
    const { id, kind, path, part, changes, seen, after } = edit
    const hash = JSON.stringify([kind, path, part, changes, seen, after])
    const known = this.editsDone.get(id)
    if (known && !this.faults.editsHaveNoKey) {
      return known.who === who && known.hash === hash ? { done: known.version } : { status: 409 }
    }
    const fact = this.factOf(`edit ${kind} ${path} ${part ?? ''}`)
    const last = fact.edits.at(-1)
    if (last && this.isConflict(last, who, edit))
      return { conflict: { ...fact.values, version: last.version } }
    this.version += 1
    fact.values = { ...fact.values, ...changes }
    fact.edits.push({ id, who, seen, after, version: this.version })
    this.editsDone.set(id, { hash, who, version: this.version })
    return { done: this.version }
  }

  private isConflict(last: AppliedEdit, who: string, { seen, after }: ShopEdit): boolean {
    if (this.faults.versionIsNotCompared || last.version <= seen) return false
    return this.faults.afterIsIgnored || last.who !== who || !after.includes(last.id)
  }

  factOf(place: string): ShopFact {
    const fact = this.facts.get(place) ?? { values: {}, edits: [] }
    this.facts.set(place, fact)
    return fact
  }

  /** The current version of a thing. */
  versionOf(place: string): number {
    return this.factOf(place).edits.at(-1)?.version ?? 0
  }

  answer(who: string, { id, content }: { id: string; content: string }, time: number): Result {
    const known = this.answers.find((answer) => answer.id === id)
    const hash = hashOf(content)
    if (known)
      return known.content === content && known.who === who
        ? { receipt: known.receipt }
        : { refused: { status: 409, code: 'conflict' } }
    if (!content.startsWith('{')) return { refused: { status: 400, code: 'invalid' } }
    const answer = { id, who, item: deskActionIn(content).item, content }
    const code = deskObjection(answer, this.answers, this.faults)
    if (code) return { refused: { status: 409, code } }
    const receivedAt = new Date(time).toISOString()
    const state = manifestOf(content).length > 0 ? 'incomplete' : 'complete'
    const receipt = { id, hash, reference: 'KS-desk', receivedAt, state } as const
    this.answers.push({ ...answer, owner: who, hash, receipt })
    return { receipt }
  }

  /** How much has happened to an item of the desk. */
  seenOf(item: string): number {
    return this.answers.filter((answer) => answer.item === item).length
  }
}

function paymentOf({ id }: PlacedOrder): PaymentAnswer {
  return { payment: { url: `/pay/${id}` } }
}

function refused(status: number, code: string, about = {}, total?: number): PaymentAnswer {
  return { refused: { status, code, message: code, total, about } }
}
