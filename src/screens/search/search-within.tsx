import { useMemo } from 'react'
import { t } from '@lingui/core/macro'
import { allProducts } from '#src/content/all-products.ts'
import type { Catalogue } from '#src/content/catalogue.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { say } from '#src/i18n/words.ts'
import { ProductRow } from '#src/screens/shop/product-row.tsx'
import { Go } from '#src/ui/go.tsx'
import { quantityIn } from './quantity-in.ts'
import { useFound } from './use-found.ts'
import { withItem } from './with-item.ts'

interface SearchWithinProps {
  address: string
  catalogue: Catalogue
  text: string
}

const mostShown = 24

/** What was found in one catalogue, as its own rows; and the way on to the whole shop. */
export default function SearchWithin({ address, catalogue, text }: SearchWithinProps) {
  const shelves = useMemo(() => [address], [address])
  const words = text.trim()
  const looked = useFound(words, shelves, mostShown)
  const found = looked?.found
  return (
    <section
      aria-label={say(allProducts.results)}
      aria-busy={looked?.text !== words}
      className="grid min-h-svh content-start gap-3"
    >
      <p role="status">{looked && statusText(found?.total)}</p>
      {found && found.products.length > 0 && (
        <ul className="shelf">
          {found.products.map((one) => (
            <ProductRow
              key={one.product.id}
              sizes={[withItem(one, catalogue)]}
              heading="h2"
              wanted={quantityIn(words, one.product.pack)}
            />
          ))}
        </ul>
      )}
      <Go to="/all-products" search={{ q: words }} className="button-quiet justify-self-start">
        {say(shelfWords.everywhere)}
      </Go>
    </section>
  )
}

function statusText(total: number | undefined): string {
  if (total === undefined) return say(allProducts.notHere)
  return total ? `${say(allProducts.found)} ${total}` : t`No products found matching your search criteria`
}
