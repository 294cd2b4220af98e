import { itemPath } from '#src/content/catalogue-rows.ts'
import { speakWords } from './speak-words.ts'
import type { FoundProduct } from './search.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { Price } from '#src/features/catalogue/price.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'

interface SpokenChoiceProps {
  products: readonly FoundProduct[]
  onAll: () => void
}

/** Pictures to choose from, and a way to everything found; nothing is chosen by itself. */
export function SpokenChoice({ products, onAll }: SpokenChoiceProps) {
  return (
    <>
      <ul className="grid gap-3">
        {products.map(({ product }) => (
          <li key={product.id}>
            <AppLink
              to={itemPath(product.id)}
              className="card flex items-center gap-4 p-3 no-underline"
              data-choice={product.id}
            >
              <ProductPicture product={product} className="size-24 shrink-0" />
              <span className="grid gap-1 wrap-anywhere">
                <strong>{product.name}</strong>
                <Price product={product} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <button type="button" className="button-quiet" onClick={onAll}>
        {localize(speakWords.all)}
      </button>
    </>
  )
}
