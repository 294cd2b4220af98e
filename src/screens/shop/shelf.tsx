import type { Product } from '#src/core/catalogue/product.ts'
import { ProductCard } from './product-card.tsx'

/** The products of one section. */
export function Shelf({
  title,
  alone,
  products,
}: {
  title: string
  alone: boolean
  products: readonly Product[]
}) {
  return (
    <section aria-label={title} className="grid gap-3">
      {!alone && <h2>{title}</h2>}
      {/* Of four, three and one would look as if something were missing. */}
      <ul className={`grid gap-3 sm:grid-cols-2 ${products.length === 4 ? '' : 'lg:grid-cols-3'}`}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} heading={alone ? 'h2' : 'h3'} />
        ))}
      </ul>
    </section>
  )
}
