import { fill } from '#src/base/fill.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { inSizes } from '#src/features/catalogue/sizes.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { keyOf, ProductRow } from '#src/features/shop/product-row.tsx'
import type { ShortSafety } from '#src/features/catalogue/short-safety.tsx'

interface ShelfProps {
  title: string
  /** The address of the section, if only its first goods are shown here. */
  whole?: string | undefined
  /** True for a single open section. */
  alone: boolean
  products: readonly Product[]
  /** The key of a linked product, whose shelf is shown in full. */
  named: string
  Safety?: typeof ShortSafety | undefined
}

/** Number of goods per section on the page of all sections; one less on a phone (styles.css). */
const inPart = 4

/** The products of a section: all of them, or the first ones with a link to the others. */
export function Shelf({ title, whole, alone, products, named, Safety }: ShelfProps) {
  const rows = inSizes(products)
  const isBeyond = rows.slice(inPart - 1).some(([first]) => keyOf(first) === named)
  const isPart = whole !== undefined && rows.length > inPart && !isBeyond
  return (
    <section aria-label={title} className="grid gap-2">
      {!alone && <h2 className="text-base">{title}</h2>}
      <ul className={isPart ? 'shelf in-part' : 'shelf'}>
        {(isPart ? rows.slice(0, inPart) : rows).map((sizes) => (
          <ProductRow key={sizes[0].id} sizes={sizes} heading={alone ? 'h2' : 'h3'} Safety={Safety} />
        ))}
      </ul>
      {isPart && (
        <AppLink to={whole} className="flex min-h-12 items-center font-bold text-green">
          {fill(localize(shelfWords.all), { count: products.length })}: {title}
        </AppLink>
      )}
    </section>
  )
}
