import { deliveredCatalogue } from '#src/content/delivery.ts'

interface Line {
  /** The product's id. */
  readonly product: string
  readonly perishable?: boolean | undefined
}

/** Which kinds of goods are among some lines; each comes at a time of its own. */
interface Arrival {
  /** Daily needs, at the time of their delivery area. */
  readonly brought: boolean
  /** Other fresh goods, on the same day. */
  readonly fresh: boolean
  /** Everything else, within days. */
  readonly shipped: boolean
}

/** Returns which kinds of goods are among the lines, by the time at which they come. */
export function arrivalOf(lines: readonly Line[]): Arrival {
  const others = lines.filter((line) => !isBrought(line))
  return {
    brought: lines.some(isBrought),
    fresh: others.some(({ perishable }) => perishable),
    shipped: others.some(({ perishable }) => !perishable),
  }
}

/** True if a line is delivered for a fee. */
export function isBrought({ product }: Pick<Line, 'product'>): boolean {
  return product.startsWith(`${deliveredCatalogue}/`)
}
