/* A model of an order and its money without a database, to compare the migrations with. */

export type OrderState =
  | 'placed'
  | 'awaiting_payment'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
export type PaymentState = 'created' | 'paid' | 'failed' | 'cancelled' | 'late'
export type RefundState = 'asked' | 'sent' | 'returned' | 'failed'

export interface LivePayment {
  state: PaymentState
  refund: RefundState | null
  /** True if the provider may have got the refund's request, whose answer was lost. */
  tried: boolean
  /** True if the provider was ever asked for it. */
  isRequested: boolean
  byHand: boolean
  /** The number of the try to give it back, and by which number the provider last named one. */
  round: number
  named: number | undefined
  /** The numbers of tries that another one replaced. */
  earlier: number[]
}

const opened = (): LivePayment => ({
  state: 'created',
  refund: null,
  tried: false,
  isRequested: false,
  byHand: false,
  round: 1,
  named: undefined,
  earlier: [],
})

export interface Life {
  payBy: 'online' | 'cash'
  state: OrderState
  payments: LivePayment[]
  /** Received (+) and returned (-) money, by the payment's index. */
  ledger: string[]
  log: string[]
  seenEvents: Set<string>
  /** Hours since it was placed, or since the last link was given out. */
  age: number
}

export type Happening =
  | { does: 'link' }
  | { does: 'say'; payment: number; kind: Kind; event: number; right: boolean }
  | { does: 'withdraw' }
  | { does: 'wait'; hours: number }
  | { does: 'look' }
  | { does: 'desk'; who: 'staff' | 'manager'; to: DeskMove }
  | { does: 'take' }
  | { does: 'refund'; payment: number; outcome: RefundOutcome; right: boolean; of: RefundTry }
export type RefundOutcome = 'returned' | 'sent' | 'failed'
export type RefundTry = 'this' | 'first'
export type Kind = 'paid' | 'failed' | 'cancelled' | 'expired'
export type DeskMove = 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'cash_returned'

export const moves: Record<Life['payBy'], Record<OrderState, readonly OrderState[]>> = {
  online: {
    placed: ['awaiting_payment', 'cancelled'],
    awaiting_payment: ['paid', 'cancelled'],
    paid: ['packed', 'cancelled', 'refunded'],
    packed: ['shipped', 'cancelled', 'refunded'],
    shipped: ['delivered', 'refunded'],
    delivered: ['refunded'],
    cancelled: ['refunded'],
    refunded: [],
  },
  cash: {
    placed: ['packed', 'cancelled'],
    awaiting_payment: [],
    paid: [],
    packed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'cancelled'],
    delivered: ['refunded'],
    cancelled: [],
    refunded: [],
  },
}

export function placed(payBy: Life['payBy']): Life {
  const log = payBy === 'cash' ? ['>placed'] : ['>placed', 'placed>awaiting_payment']
  const state = payBy === 'cash' ? 'placed' : 'awaiting_payment'
  return { payBy, state, payments: [], ledger: [], log, seenEvents: new Set(), age: 0 }
}

/** Returns the payments whose money was received. */
export const moneyHere = ({ payments, ledger }: Life) =>
  payments.filter((_, at) => ledger.includes(`+${at}`) && !ledger.includes(`-${at}`))

/** The states of an order whose goods are the customer's, or on the way. */
const standing: readonly OrderState[] = ['paid', 'packed', 'shipped', 'delivered']

/** True if a receipt is due: the money is complete, and the order is not canceled. */
export const isSettled = ({ state, payments }: Life) =>
  standing.includes(state) && payments.some((payment) => payment.state === 'paid')

/** Returns the order after an event; unchanged after a refusal. */
export function after(before: Life, happening: Happening): Life {
  const life: Life = {
    ...structuredClone({ ...before, seenEvents: undefined }),
    seenEvents: new Set(before.seenEvents),
  }
  const happen = happens[happening.does] as (life: Life, happening: Happening) => boolean
  return happen(life, happening) ? life : before
}

const happens: {
  [Does in Happening['does']]: (life: Life, happening: Extract<Happening, { does: Does }>) => boolean
} = {
  link,
  say: deliver,
  refund,
  withdraw: (life) =>
    ['placed', 'awaiting_payment'].includes(life.state) && move(life, 'cancelled', 'by_customer'),
  wait: (life, { hours }) => (life.age += hours) > 0,
  look: (life) =>
    life.state === 'awaiting_payment' && life.age > 25 && move(life, 'cancelled', 'payment_expired'),
  desk: (life, { who, to }) => desk(life, who, to),
  take: ({ payments }) => {
    for (const payment of payments)
      if (payment.refund === 'asked' || payment.refund === 'sent') payment.tried = true
    return true
  },
}

function move(life: Life, to: OrderState, detail = ''): boolean {
  if (to === life.state) return true
  if (!moves[life.payBy][life.state].includes(to)) return false
  life.log.push(`${life.state}>${to}${detail && ` ${detail}`}`)
  life.state = to
  if (to === 'paid' || to === 'cancelled')
    for (const payment of life.payments) if (payment.state === 'created') payment.state = 'cancelled'
  return true
}

const note = (life: Life, detail: string) => life.log.push(`${life.state}>${life.state} ${detail}`)

/** A provider repeats messages without a confirmation. */
const noteOnce = (life: Life, detail: string) =>
  life.log.at(-1)?.endsWith(` ${detail}`) ? undefined : note(life, detail)

function link(life: Life): boolean {
  const isWaiting =
    life.payBy === 'cash'
      ? !['cancelled', 'refunded'].includes(life.state)
      : life.state === 'awaiting_payment'
  const isThere =
    life.payBy === 'cash' ? life.payments.length > 0 : life.payments.some(({ state }) => state === 'created')
  if (!isWaiting || isThere) return false
  life.payments.push(opened())
  life.age = 0
  return true
}

function outcomeOf(kind: Kind, payment: PaymentState, order: OrderState): string {
  if (kind === 'paid') {
    if (payment === 'paid' || payment === 'late') return 'repeated'
    return order === 'awaiting_payment' ? 'paid' : 'late'
  }
  if (kind === 'expired') return payment === 'paid' || payment === 'late' ? 'ignored' : 'expired'
  return payment === 'created' ? kind : 'ignored'
}

function deliver(
  life: Life,
  { payment: at, kind, event, right }: Extract<Happening, { does: 'say' }>,
): boolean {
  const payment = life.payments[at]
  if (!payment || life.payBy === 'cash' || life.seenEvents.has(`${event}`)) return false
  life.seenEvents.add(`${event}`)
  const outcome = right ? outcomeOf(kind, payment.state, life.state) : 'mismatch'
  if (outcome === 'mismatch' && kind === 'paid') note(life, 'payment_mismatch')
  if (outcome === 'paid' || outcome === 'late') come(life, at, outcome)
  if (outcome === 'failed' || outcome === 'cancelled') {
    payment.state = outcome
    note(life, `payment_${outcome}`)
  }
  if (outcome === 'expired') expire(life, payment)
  return true
}

/** Records received money, for the order or as a late payment. */
function come(life: Life, at: number, outcome: 'paid' | 'late'): void {
  const payment = life.payments[at]!
  payment.state = outcome
  life.ledger.push(`+${at}`)
  if (outcome === 'paid') return void move(life, 'paid')
  note(life, ['cancelled', 'refunded'].includes(life.state) ? 'payment_late' : 'payment_again')
  payment.refund = 'asked'
  payment.isRequested = true
}

function expire(life: Life, payment: LivePayment): void {
  payment.state = 'cancelled'
  if (life.state === 'awaiting_payment' && life.payments.every(({ state }) => state !== 'created'))
    move(life, 'cancelled', 'payment_expired')
}

function desk(life: Life, who: 'staff' | 'manager', to: DeskMove): boolean {
  if (to === 'refunded' || to === 'cash_returned')
    return who === 'manager' && giveBack(life, to === 'cash_returned')
  if (to === 'delivered' && life.payBy === 'cash' && life.state === 'shipped') {
    if (life.payments.length === 0) life.payments.push(opened())
    life.payments[0]!.state = 'paid'
    life.ledger.push('+0')
    return move(life, to, 'cash_received')
  }
  if (!move(life, to)) return false
  const isOwed = moneyHere(life).some((payment) => payment.refund === null)
  return to === 'cancelled' && who === 'manager' && isOwed ? giveBack(life, false) : true
}

function giveBack(life: Life, byHand: boolean): boolean {
  const free = moneyHere(life).filter(
    (payment) => payment.refund !== 'sent' && !(payment.refund === 'asked' && (payment.tried || !byHand)),
  )
  // Of an order that stands, only payments beyond its total, if there are any.
  const surplus = standing.includes(life.state) ? free.filter(({ state }) => state === 'late') : []
  for (const payment of surplus.length > 0 ? surplus : free) {
    if (byHand || life.payBy === 'cash') {
      payment.byHand = true
      book(life, payment, 'cash_returned')
    } else {
      if (payment.refund === 'failed') {
        payment.round++
        name(payment, undefined)
      }
      payment.refund = 'asked'
      payment.tried = false
      payment.isRequested = true
      note(life, 'refund_asked')
    }
  }
  return free.length > 0
}

function book(life: Life, payment: LivePayment, detail: string): boolean {
  life.ledger.push(`-${life.payments.indexOf(payment)}`)
  payment.refund = 'returned'
  if (moneyHere(life).length > 0 || life.state === 'refunded') note(life, detail)
  else move(life, 'refunded', detail)
  return true
}

function refund(
  life: Life,
  { payment: at, outcome, right, of }: Extract<Happening, { does: 'refund' }>,
): boolean {
  const payment = life.payments[at]
  // The provider does not know a refund by hand.
  if (!payment?.isRequested) return false
  const said = of === 'first' ? 1 : payment.round
  const isStale = outcome !== 'returned' && isOfAnotherTry(payment, outcome, said)
  if (!right) noteOnce(life, 'refund_mismatch')
  else if (payment.refund === 'returned') contradict(life, payment, isStale ? 'sent' : outcome)
  else if (!isStale) {
    name(payment, said)
    if (outcome === 'returned') return book(life, payment, 'refund_done')
    payment.refund = outcome
    if (outcome === 'failed') note(life, 'refund_failed')
  }
  return true
}

function isOfAnotherTry(payment: LivePayment, outcome: RefundOutcome, said: number): boolean {
  const { refund: state, named, earlier, tried } = payment
  if (earlier.includes(said)) return true
  if (state === 'sent' || state === 'returned') return named !== undefined && named !== said
  if (state === 'failed') return outcome === 'failed' || named === said
  return outcome === 'failed' && !tried
}

function name(payment: LivePayment, said: number | undefined): void {
  if (payment.named !== undefined && payment.named !== said) payment.earlier.push(payment.named)
  payment.named = said
}

/** True if the provider has further messages about a recorded payment. */
function contradict(life: Life, payment: LivePayment, outcome: RefundOutcome): void {
  if (outcome === 'failed' && !payment.byHand) noteOnce(life, 'refund_failed')
  if (outcome === 'returned' && payment.byHand) noteOnce(life, 'refund_twice')
}
