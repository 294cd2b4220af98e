/** The most of one product that a cart holds; more is a matter for a call to the centre. */
export const mostPerLine = 9_999

/** The most different products that a cart holds. */
export const mostLines = 200

/** One thing that was done to a cart. Operations commute: any order of arrival gives the same lines. */
export interface CartOperation {
  readonly id: string
  readonly product: string
  readonly kind: 'add' | 'remove'
  readonly amount: number
  readonly observed: readonly string[]
  readonly seen: Seen
  readonly madeAt: number
}

/** What the person saw when adding: for the time when the catalogue no longer has it. */
export interface Seen {
  readonly name: string
  readonly price: number
}

/** A product in the cart. `sum` is the plain sum of the additions, which two phones can bring below 1. */
export interface CartLine {
  readonly product: string
  readonly quantity: number
  readonly sum: number
  /** The additions that make up this line: what a removal has to name. */
  readonly additions: readonly string[]
  readonly seen: Seen
}

/**
 * The lines of a cart, oldest first. An addition counts unless a removal names it, so that what another phone added
 * meanwhile survives. A line that still has an addition never falls below 1.
 */
export function linesOf(operations: readonly CartOperation[]): CartLine[] {
  const gone = new Set(operations.flatMap((operation) => operation.observed))
  const lines = new Map<string, CartOperation[]>()
  for (const operation of operations.toSorted(byAge)) {
    if (operation.kind !== 'add' || gone.has(operation.id)) continue
    const additions = lines.get(operation.product)
    if (additions) additions.push(operation)
    else lines.set(operation.product, [operation])
  }
  return [...lines].filter(([, additions]) => additions.some(({ amount }) => amount > 0)).map(lineOf)
}

function lineOf([product, additions]: [string, CartOperation[]]): CartLine {
  const sum = additions.reduce((total, { amount }) => total + amount, 0)
  return {
    product,
    sum,
    quantity: Math.min(Math.max(sum, 1), mostPerLine),
    additions: additions.map(({ id }) => id),
    seen: additions.at(-1)!.seen,
  }
}

function byAge(a: CartOperation, b: CartOperation): number {
  return a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1)
}

/** True for a whole number of pieces that a line can hold. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPerLine
}

/** The amount that brings a line to a quantity, or nothing where it stands there already or may not go. */
export function amountTo(
  quantity: number,
  line: Pick<CartLine, 'sum' | 'quantity'> | undefined,
): number | undefined {
  if (!isQuantity(quantity)) return undefined
  if (line?.quantity === quantity) return undefined
  return quantity - (line?.sum ?? 0)
}

/** How many things are in the cart, all lines together. */
export function piecesIn(lines: readonly CartLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0)
}
