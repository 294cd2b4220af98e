import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { limited } from '#src/base/limited.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { SearchField } from '#src/platform/fields/search-field.tsx'
import { useFound } from '#src/features/search/use-found.ts'
import { NotOpenedPage } from '#src/features/editing/internal/not-opened-page.tsx'

const most = 20
/** Longer than every product name. */
const longest = 80

/** Finds a product by its name in any spelling. */
export function FindItem({ children }: { children: (product: Product) => ReactNode }) {
  const [typed, setTyped] = useState('')
  const { text, over } = limited(typed, longest)
  const answer = useFound(text, undefined, most)
  return (
    <>
      <SearchField
        label={t`Look for it by its name`}
        longest={longest}
        isCut={over > 0}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {answer && !answer.found && <NotOpenedPage why="not here" />}
      {answer?.found?.products.length === 0 && (
        <p role="status">{t`No products found matching your search criteria`}</p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {answer?.found?.products.map(({ product }) => (
          <li key={product.id}>{children(product)}</li>
        ))}
      </ul>
    </>
  )
}
