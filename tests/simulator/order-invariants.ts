import type { Entry } from '#src/platform/outbox/entry.ts'
import type { OrderContent } from '#src/features/orders/order-content.ts'
import type { CentreOrders, PlacedOrder } from '../centre/orders.ts'
import type { KindLedger } from './ledger.ts'
import type { Changes } from './phone-store.ts'

/** Says which promise about orders and their cancellations was broken. */
export class OrderInvariants {
  private readonly ledger: KindLedger
  /** Totals that a person agreed to, by order. */
  private readonly totals = new Map<string, Set<number>>()
  /**
   * The additions to the cart that an order was made of; an order sent again from the centre's list does not name them.
   */
  private readonly goods = new Map<string, string>()
  /** Orders at a total that was agreed to, by the order that asked for it. */
  private readonly askedBy = new Map<string, string>()

  constructor(ledger: KindLedger) {
    this.ledger = ledger
  }

  written({ id }: Entry, content: string): void {
    const totals = this.totals.get(id) ?? new Set()
    this.totals.set(id, totals.add(orderIn(content).total))
    const goods = goodsOf(content)
    if (goods) this.goods.set(id, goods)
  }

  returned(entry: Extract<Entry, { state: 'returned' }>, orders: CentreOrders): void {
    const { code, sealed } = entry.returned
    if (code === 'total_changed' && !sealed)
      this.ledger.violated(`${entry.id} came back without the new total`)
    if (code === 'ordered_before') this.orderedBefore(entry.id, orders)
  }

  /** An order that is made once more right after the first has the id of the first. */
  private orderedBefore(id: string, orders: CentreOrders): void {
    const { content, phone, owner } = this.ledger.made.get(id)!
    const made = this.ledger.ofKind('order').filter((other) => other.phone === phone && other.owner === owner)
    // To agree to a total makes no new order: one that was made meanwhile is the later one.
    const placeOf = (order: string) => made.findIndex((other) => other.id === this.firstAsked(order))
    const all = made.toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    const first = all[all.findIndex((other) => other.id === id) - 1]
    if (!first || this.ledger.returned.has(first.id) || orders.byId.get(first.id)?.state === 'cancelled')
      return
    const isSame =
      this.goods.get(first.id) === this.goods.get(id) && wordsOf(first.content) === wordsOf(content)
    if (isSame && orders.byId.has(first.id))
      this.ledger.violated(`${id} is the order ${first.id} under another id`)
  }

  private firstAsked(id: string): string {
    const before = this.askedBy.get(id)
    return before === undefined ? id : this.firstAsked(before)
  }

  /** A returned order gives way to one of the same goods; at the total that was asked for, if the person agreed to it. */
  deleted(before: Entry, others: readonly Entry[]): void {
    if (before.state !== 'returned') return
    const { replaced, agreed, wordsOf: words, detailsOf, violated } = this.ledger
    const goods = this.goods.get(before.id)
    for (const { id } of others) if (goods && agreed.has(id) && !this.goods.has(id)) this.goods.set(id, goods)
    const next = others.find((entry) => (goodsOf(words(entry)) || this.goods.get(entry.id)) === goods)
    if (!next) return
    replaced.add(before.id)
    if (agreed.has(next.id)) this.askedBy.set(next.id, before.id)
    const asked = (detailsOf(before) as { total?: number } | undefined)?.total
    const { total } = orderIn(words(next))
    if (agreed.has(next.id) && asked !== undefined && total !== asked)
      violated(`${next.id} costs ${total}, where the person has agreed to ${asked}`)
  }

  /** The cart loses an order's goods when its receipt is applied, and at no other time. */
  takesFromCart(settled: readonly Entry[], { cart }: Changes): void {
    const orders = settled.filter(({ kind }) => kind === 'order')
    const due = orders.flatMap((entry) => additionsIn(this.ledger.wordsOf(entry)))
    const taken = [...cart.values()].flatMap((operation) => operation?.observed ?? [])
    if (due.toSorted().join() !== taken.toSorted().join())
      this.ledger.violated(
        `the cart lost ${taken.join() || 'nothing'} where the orders take ${due.join() || 'nothing'}`,
      )
  }

  /** Called when the world has healed; `lost` has the entries that a restored centre lacked. */
  conclude(orders: CentreOrders, lost: ReadonlySet<string>): void {
    const { violated } = this.ledger
    for (const id of orders.strayCancellations)
      if (!lost.has(id)) violated(`${id} was cancelled before it was there`)
    for (const id of orders.paidIds)
      if (orders.byId.get(id)?.state === 'cancelled') violated(`${id} is paid and was cancelled`)
    for (const order of orders.placements) this.concludePlaced(order)
    this.concludeGoods(orders.placements.filter(({ state }) => state !== 'cancelled'))
  }

  private concludePlaced({ id, owner, total }: PlacedOrder): void {
    const { made, violated } = this.ledger
    const order = made.get(id)
    if (!order) return violated(`nobody ordered ${id}`)
    if (order.owner !== owner) violated(`the order ${id} of ${order.owner} is ${owner}'s at the centre`)
    if (!this.totals.get(id)?.has(total)) violated(`${id} costs ${total}, which nobody has seen`)
  }

  private concludeGoods(orders: readonly PlacedOrder[]): void {
    const taken = new Map<string, string>()
    for (const { id, owner, additions } of orders) {
      for (const addition of additions) {
        const key = `${owner} ${addition}`
        if (taken.has(key))
          this.ledger.violated(`${addition} is ordered twice, in ${taken.get(key)} and ${id}`)
        taken.set(key, id)
      }
    }
  }
}

const orderIn = (content: string) => JSON.parse(content) as OrderContent

const additionsIn = (content: string) => orderIn(content).items.flatMap(({ observed }) => observed)

const goodsOf = (content: string) => additionsIn(content).join()

function wordsOf(content: string): string {
  const { contact, payBy, items } = orderIn(content)
  return JSON.stringify([contact, payBy, items.map((item) => [item.product_id, item.quantity])])
}
