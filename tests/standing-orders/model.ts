import {
  amountOn,
  deadlineOf,
  firstOpenDay,
  type Agreement,
  type StandingChange,
} from '#src/features/standing-orders/amount.ts'
import { indiaDay } from '#src/base/day.ts'

/* The rules of standing orders and the round as a pure function: one door for each customer, every door pays in cash. */

export interface Standing extends Agreement {
  readonly id: string
  readonly customer: string
  readonly product: string
  readonly madeAt: number
}

interface Order {
  readonly customer: string
  readonly day: string
  readonly lines: Readonly<Record<string, number>>
  readonly state: 'placed' | 'delivered' | 'cancelled'
}

export type Mark =
  | { readonly what: 'delivered' | 'not_home' }
  | { readonly what: 'less'; readonly lines: Readonly<Record<string, number>> }

export type Step =
  | { readonly do: 'wait'; readonly minutes: number }
  | {
      readonly do: 'start'
      readonly id: string
      readonly customer: string
      readonly product: string
      readonly quantity: number
      readonly rhythm: Agreement['rhythm']
      readonly days: number
      readonly inDays: number
      readonly lasts: number | null
    }
  | {
      readonly do: 'change'
      readonly id: string
      readonly standing: string
      readonly inDays: number
      readonly lasts: number | null
      readonly quantity: number | null
    }
  | { readonly do: 'run'; readonly most: number }
  | { readonly do: 'sell'; readonly product: string; readonly sold: boolean }
  | { readonly do: 'close'; readonly inDays: number }
  | { readonly do: 'mark'; readonly id: string; readonly order: number; readonly mark: Mark }

export interface Centre {
  readonly now: number
  readonly standing: readonly Standing[]
  /** What the night run wrote down, by standing order and day. */
  readonly log: ReadonlyMap<string, 'closed' | 'unavailable' | 'made'>
  readonly orders: readonly Order[]
  readonly unsold: ReadonlySet<string>
  readonly closed: ReadonlySet<string>
  readonly runUntil: string | undefined
  readonly marks: ReadonlyMap<string, string>
  /** Which mark of an order counted. */
  readonly marked: ReadonlyMap<number, Mark>
  /** What hands gave out at doors, by customer, day and product. */
  readonly givenOut: ReadonlyMap<string, number>
}

export const emptyCentre = (now: number): Centre => ({
  now,
  standing: [],
  log: new Map(),
  orders: [],
  unsold: new Set(),
  closed: new Set(),
  runUntil: undefined,
  marks: new Map(),
  marked: new Map(),
  givenOut: new Map(),
})

type Outcome = readonly [Centre, string]

/** Returns the centre after a step, and its answer: a word, or the code of a refusal. */
export function after(centre: Centre, step: Step): Outcome {
  switch (step.do) {
    case 'wait':
      return [{ ...centre, now: centre.now + step.minutes * 60_000 }, 'done']
    case 'sell': {
      const unsold = new Set(centre.unsold)
      if (step.sold) unsold.delete(step.product)
      else unsold.add(step.product)
      return [{ ...centre, unsold }, 'done']
    }
    case 'close':
      return [{ ...centre, closed: new Set([...centre.closed, indiaDay(step.inDays, centre.now)]) }, 'done']
    case 'start':
      return started(centre, step)
    case 'change':
      return changed(centre, step)
    case 'run':
      return ran(centre, step.most)
    default:
      return marked(centre, step)
  }
}

function started(centre: Centre, step: Step & { do: 'start' }): Outcome {
  if (centre.standing.some(({ id }) => id === step.id)) return [centre, 'standing']
  const said = indiaDay(step.inDays, centre.now)
  const first = firstOpenDay(centre.now)
  const from = said < first ? first : said
  const until = step.lasts === null ? null : indiaDay(step.inDays + step.lasts, centre.now)
  if (until !== null && until < from) return [centre, 'invalid']
  if (centre.unsold.has(step.product)) return [centre, 'unavailable']
  const isThere = centre.standing.some(
    (other) =>
      other.customer === step.customer &&
      other.product === step.product &&
      (other.until === null || other.until >= from) &&
      other.changes.findLast((change) => change.until === null)?.quantity !== 0,
  )
  if (isThere) return [centre, 'exists']
  const { id, customer, product, quantity, rhythm, days } = step
  const made: Standing = {
    id,
    customer,
    product,
    quantity,
    rhythm,
    days,
    from,
    until,
    changes: [],
    madeAt: centre.now,
  }
  return [{ ...centre, standing: [...centre.standing, made] }, 'standing']
}

function changed(centre: Centre, step: Step & { do: 'change' }): Outcome {
  if (step.lasts === null && step.quantity === null) return [centre, 'invalid']
  const target = centre.standing.find(({ id }) => id === step.standing)
  if (!target) return [centre, 'unknown']
  if (target.changes.some(({ id }) => id === step.id)) return [centre, 'standing']
  const from = indiaDay(step.inDays, centre.now)
  const until = step.lasts === null ? null : indiaDay(step.inDays + step.lasts, centre.now)
  if (from < firstOpenDay(centre.now)) return [centre, 'late']
  const change: StandingChange = { id: step.id, from, until, quantity: step.quantity }
  const standing = centre.standing.map((one) =>
    one === target ? { ...one, changes: [...one.changes, change] } : one,
  )
  return [{ ...centre, standing }, 'standing']
}

const dayAfter = (day: string, days = 1) => indiaDay(days, Date.parse(`${day}T06:00:00Z`))

function ran(centre: Centre, most: number): Outcome {
  const lastDue = dayAfter(firstOpenDay(centre.now), -1)
  let [now, left] = [centre, most]
  let reached = centre.runUntil ?? dayAfter(lastDue, -1)
  while (reached < lastDue && left > 0) {
    const earliest = dayAfter(lastDue, -7)
    const day = dayAfter(reached > earliest ? reached : earliest)
    const customers = [...new Set(now.standing.map(({ customer }) => customer))].toSorted()
    const before = now
    const doors = customers.filter((customer) => dueOf(before, customer, day).length > 0)
    for (const customer of doors.slice(0, left)) now = withOrder(now, customer, day)
    left -= doors.length
    // A run that is full does not know whether it was the last.
    if (left <= 0) break
    reached = day
    now = { ...now, runUntil: day }
  }
  return [now, 'run']
}

function dueOf(centre: Centre, customer: string, day: string) {
  return centre.standing.filter(
    (one) =>
      one.customer === customer &&
      one.madeAt < deadlineOf(day) &&
      amountOn(one, day) > 0 &&
      !centre.log.has(`${one.id} ${day}`),
  )
}

function withOrder(centre: Centre, customer: string, day: string): Centre {
  const log = new Map(centre.log)
  const lines: Record<string, number> = {}
  for (const one of dueOf(centre, customer, day)) {
    const why = centre.closed.has(day) ? 'closed' : centre.unsold.has(one.product) ? 'unavailable' : 'made'
    log.set(`${one.id} ${day}`, why)
    if (why === 'made') lines[one.product] = (lines[one.product] ?? 0) + amountOn(one, day)
  }
  const orders: Order[] = Object.keys(lines).length > 0 ? [{ customer, day, lines, state: 'placed' }] : []
  return { ...centre, log, orders: [...centre.orders, ...orders] }
}

function marked(centre: Centre, { id, order: at, mark }: Step & { do: 'mark' }): Outcome {
  const order = centre.orders[at]
  const known = centre.marks.get(id)
  if (!order) return [centre, 'invalid']
  if (known !== undefined) return [centre, known]
  const first = centre.marked.get(at)
  const answer = first
    ? JSON.stringify(first) === JSON.stringify(mark)
      ? 'taken'
      : 'claim said_otherwise'
    : 'taken'
  const marks = new Map(centre.marks).set(id, answer)
  if (first) return [{ ...centre, marks }, answer]
  const brought = mark.what === 'less' ? lessOf(order.lines, mark.lines) : order.lines
  const isBrought = mark.what !== 'not_home' && Object.keys(brought).length > 0
  const givenOut = new Map(centre.givenOut)
  if (isBrought)
    for (const [product, quantity] of Object.entries(brought))
      givenOut.set(`${order.customer} ${order.day} ${product}`, quantity)
  const orders = centre.orders.map((one, place): Order =>
    place === at
      ? { ...one, lines: isBrought ? brought : one.lines, state: isBrought ? 'delivered' : 'cancelled' }
      : one,
  )
  return [{ ...centre, marks, orders, givenOut, marked: new Map(centre.marked).set(at, mark) }, answer]
}

function lessOf(ordered: Readonly<Record<string, number>>, said: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(ordered).flatMap(([product, quantity]) => {
      const brought = Math.min(quantity, said[product] ?? 0)
      return brought > 0 ? [[product, brought]] : []
    }),
  )
}

/** What the rules promise; returns what is broken. */
export function broken(centre: Centre): string[] {
  const faults: string[] = []
  const lines = new Set<string>()
  const billed = new Map<string, number>()
  for (const { customer, day, lines: of, state } of centre.orders)
    for (const [product, quantity] of Object.entries(of)) {
      const line = `${customer} ${day} ${product}`
      if (lines.has(line)) faults.push(`ordered twice: ${line}`)
      lines.add(line)
      if (state === 'delivered') billed.set(line, quantity)
    }
  for (const [line, quantity] of centre.givenOut)
    if (billed.get(line) !== quantity) faults.push(`delivered and not billed: ${line}`)
  for (const [line, quantity] of billed)
    if (centre.givenOut.get(line) !== quantity) faults.push(`billed and not delivered: ${line}`)
  return faults
}
