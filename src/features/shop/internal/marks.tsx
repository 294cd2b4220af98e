import { t } from '@lingui/core/macro'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { localize } from '#src/platform/i18n/words.ts'

// Lazy: most goods are plenty, or not counted.
const StockLeft = lazyPart(() => import('#src/features/catalogue/stock-left.tsx'))

/** Returns the use of a product, as an editor or the build says; `undefined` without one. */
export function aboutOf({ about, item }: Pick<Product, 'about' | 'item'>): string | undefined {
  return about ?? (item?.use && localize(item.use))
}

/** Marks next to a product's name: its badge, *for bulk buyers*, and how many are left of the last ones. */
export function Marks({ product: { badge, item, left } }: { product: Product }) {
  const isBulk = item?.customer === 'commercial'
  const hasSubsidy = item?.subsidyEligible
  if (!badge && !isBulk && !hasSubsidy && !left) return null
  return (
    <p className="flex flex-wrap gap-1 text-sm">
      {badge && <span className="min-w-0 rounded-lg bg-mustard px-2">{badge}</span>}
      {hasSubsidy && <span className="text-green">{localize(shelfWords.subsidy)}</span>}
      {!!left && (
        <LaterPart fallback={null}>
          <StockLeft left={left} />
        </LaterPart>
      )}
      {isBulk && <span className="text-muted">{t`Commercial (bulk)`}</span>}
    </p>
  )
}
