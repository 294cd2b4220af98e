import { t } from '@lingui/core/macro'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** Returns the use of a product, as an editor or the build says; `undefined` without one. */
export function aboutOf({ about, item }: Pick<Product, 'about' | 'item'>): string | undefined {
  return about ?? (item?.use && localize(item.use))
}

/** Marks next to a product's name: its badge, and *for bulk buyers*. */
export function Marks({ product: { badge, item } }: { product: Product }) {
  const isBulk = item?.customer === 'commercial'
  const hasSubsidy = item?.subsidyEligible
  if (!badge && !isBulk && !hasSubsidy) return null
  return (
    <p className="flex flex-wrap gap-1 text-sm">
      {badge && <span className="min-w-0 rounded-lg bg-mustard px-2">{badge}</span>}
      {hasSubsidy && <span className="text-green">{localize(shelfWords.subsidy)}</span>}
      {isBulk && <span className="text-muted">{t`Commercial (bulk)`}</span>}
    </p>
  )
}
