import { shelfWords } from '#src/content/shelf-words.ts'
import { sizeNames } from '#src/features/catalogue/size-names.ts'
import type { Sizes } from '#src/features/catalogue/sizes.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Product } from '#src/features/catalogue/product.ts'

interface PillsProps {
  sizes: Sizes
  chosen: Product
  onChoose: (id: string) => void
}

/** Sizes of a product to choose from, in one row. */
export function Pills({ sizes, chosen, onChoose }: PillsProps) {
  const names = sizeNames(sizes)
  return (
    <div role="group" aria-label={localize(shelfWords.sizes)} className="above flex flex-wrap gap-1">
      {sizes.map((size, at) => (
        <button
          key={size.id}
          id={at ? size.id.split('/')[1] : undefined}
          type="button"
          className="pill"
          aria-pressed={size === chosen}
          onClick={() => onChoose(size.id)}
        >
          {names[at]}
        </button>
      ))}
    </div>
  )
}
