/** The most of one product that a cart holds; more is a matter for a call to the centre. */
export const mostPerLine = 9_999

/** The most different products that a cart holds. */
export const mostLines = 200

/** The most pieces that one operation adds or takes away. */
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
 * The lines that operations add up to, oldest first; those of several carts add up to their sum. An operation counts
 * once, however often it is given. An addition counts unless a removal names it, so that what another phone added
 * meanwhile survives. A line that still has an addition never falls below 1.
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
 * What the additions of a product come to, also where they make no line: pieces that one phone took away while another
 * removed the line are still to be made up for, by whoever adds the product again.
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
    sum,
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

/** The amount that brings a line to a quantity, or nothing where it stands there already or may not go. */
export function amountTo(
  quantity: number,
  line: Pick<CartLine, 'sum' | 'quantity'> | undefined,
): number | undefined {
  if (!isQuantity(quantity)) return undefined
  if (line?.quantity === quantity) return undefined
  return quantity - (line?.sum ?? 0)
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

/** How many things are in the cart, all lines together. */
export function piecesIn(lines: readonly CartLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0)
}
