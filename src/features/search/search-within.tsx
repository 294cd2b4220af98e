import { useEffect, useMemo, useRef } from 'react'
import { t } from '@lingui/core/macro'
import { limited } from '#src/base/limited.ts'
import { allProducts } from '#src/content/all-products.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { shopWords } from '#src/content/shop-words.ts'
import { quantityIn } from '#src/features/search/internal/amount.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { SearchWithinProps } from '#src/features/shop/catalogue-screen.tsx'
import { ProductRow } from '#src/features/shop/product-row.tsx'
import { ShortSafety } from '#src/features/catalogue/short-safety.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useFound } from './use-found.ts'
import { withItem } from '#src/features/search/internal/with-item.ts'

/** Longer than every product name. */
const longestSearch = 80

const mostShown = 24

/** A search field in place of the catalogue's line, with its results, and a link to search the whole shop. */
export default function SearchWithin({ title, text, onType, children, ...place }: SearchWithinProps) {
  return (
    <>
      <div className="shop-head">
        <div className="column flex items-center gap-1 px-2 py-1">
          <SearchField text={text} onType={onType} />
        </div>
      </div>
      {text.trim() ? (
        <div className="column grid gap-4 pb-6">
          <h1 className="sr-only">{title}</h1>
          <Results {...place} text={text} />
        </div>
      ) : (
        children
      )}
    </>
  )
}

function Results({ address, catalogue, text }: Pick<SearchWithinProps, 'address' | 'catalogue' | 'text'>) {
  const shelves = useMemo(() => [address], [address])
  const { text: words, over } = limited(text, longestSearch)
  const answer = useFound(words, shelves, mostShown)
  const found = answer?.found
  return (
    <section
      aria-label={localize(allProducts.results)}
      aria-busy={answer?.text !== words}
      className="grid min-h-svh content-start gap-3"
    >
      <p role="status">
        <span>{answer && statusText(found?.total)}</span>{' '}
        <span>{over > 0 && localize(allProducts.isCut)}</span>
      </p>
      {found && found.products.length > 0 && (
        <ul className="shelf">
          {found.products.map((product) => (
            <ProductRow
              Safety={ShortSafety}
              key={product.product.id}
              sizes={[withItem(product, catalogue)]}
              heading="h2"
              wanted={quantityIn(words, product.product.pack)}
            />
          ))}
        </ul>
      )}
      <AppLink to="/all-products" search={{ q: words }} className="button-quiet justify-self-start">
        {localize(shopWords.everywhere)}
      </AppLink>
    </section>
  )
}

function statusText(total: number | undefined): string {
  if (total === undefined) return localize(allProducts.notHere)
  return total
    ? `${localize(allProducts.found)} ${total}`
    : t`No products found matching your search criteria`
}

function SearchField({ text, onType }: { text: string; onType: (text: string | undefined) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="field"
        aria-label={localize(shelfWords.search)}
        placeholder={localize(shelfWords.search)}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          // During composition (IME), Enter and Escape belong to the keyboard.
          if (nativeEvent.isComposing) return
          if (key === 'Escape') onType(undefined)
          if (key === 'Enter') currentTarget.blur()
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={localize(shopWords.close)}
        onClick={() => onType(undefined)}
      >
        <Pictogram name="close" className="size-6" />
      </button>
    </>
  )
}
