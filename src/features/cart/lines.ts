/** The largest quantity of one product in a cart. */
export const mostPerLine = 9_999

/** The largest number of products in a cart. */
export const mostLines = 200

/** The largest amount of one operation. */
const mostPerOperation = 9_999

/** The most additions that one removal names. */
const mostObserved = 2_000

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

/** Name and price at the time of adding, for when the catalogue no longer has the product. */
export interface Seen {
  readonly name: string
  readonly price: number
}

/** A product in the cart. */
export interface CartLine {
  readonly product: string
  readonly quantity: number
  /** Ids of the line's additions; a removal names them. */
  readonly additions: readonly string[]
  readonly seen: Seen
}

/**
 * Returns the sum of operations as lines, oldest first; operations of several carts may be mixed. Each id counts
 * once. A removal cancels only the additions that it names, so another phone's later additions survive. A line
 * with an addition has at least 1 piece.
 */
export function linesOf(operations: readonly CartOperation[]): CartLine[] {
  const lines = new Map<string, CartOperation[]>()
  for (const addition of presentAdditions(operations).toSorted(byAge)) {
    const additions = lines.get(addition.product)
    if (additions) additions.push(addition)
    else lines.set(addition.product, [addition])
  }
  return [...lines].filter(([, additions]) => additions.some(({ amount }) => amount > 0)).map(lineOf)
}

/**
 * Returns the sum of a product's additions, also without a line. It can be negative: one phone removed pieces
 * while another removed the line. The next addition has to compensate for it.
 */
export function sumOf(operations: readonly CartOperation[], product: string): number {
  const additions = presentAdditions(operations).filter((addition) => addition.product === product)
  return additions.reduce((sum, { amount }) => sum + amount, 0)
}

/** The additions that no removal names, each once. */
function presentAdditions(operations: readonly CartOperation[]): CartOperation[] {
  const removed = new Set(operations.flatMap((operation) => operation.observed))
  const additions = operations.filter(({ kind, id }) => kind === 'add' && !removed.has(id))
  return [...new Map(additions.map((addition) => [addition.id, addition])).values()]
}

function lineOf([product, additions]: [string, CartOperation[]]): CartLine {
  const sum = additions.reduce((total, { amount }) => total + amount, 0)
  return {
    product,
    quantity: Math.min(Math.max(sum, 1), mostPerLine),
    additions: additions.map(({ id }) => id),
    seen: additions.at(-1)!.seen,
  }
}

/** The order in which operations were made, the same on every phone. */
export function byAge(
  a: Pick<CartOperation, 'id' | 'madeAt'>,
  b: Pick<CartOperation, 'id' | 'madeAt'>,
): number {
  return a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1)
}

/** True for a whole number of pieces that a line can hold. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPerLine
}

/** Returns the amount that brings a product's sum to a quantity; `undefined` if no line can hold it. */
export function amountTo(quantity: number, sum: number): number | undefined {
  return isQuantity(quantity) ? quantity - sum : undefined
}

/** An amount as operations may carry it: two phones can bring a sum so far up that one is not enough to come down. */
export function inPieces(amount: number): number[] {
  const pieces: number[] = []
  for (let left = amount; left !== 0; left -= pieces.at(-1)!)
    pieces.push(Math.sign(left) * Math.min(Math.abs(left), mostPerOperation))
  return pieces
}

/** Additions in as many lists as removals are needed to name them. */
export function inRemovals(additions: readonly string[]): string[][] {
  const count = Math.ceil(additions.length / mostObserved)
  return Array.from({ length: count }, (_, n) => additions.slice(n * mostObserved, (n + 1) * mostObserved))
}

/** Returns the number of pieces in all lines. */
export function piecesIn(lines: readonly CartLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0)
}
