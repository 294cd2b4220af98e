import { useMemo } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { allProducts } from '#src/content/all-products.ts'
import { categories, type Category } from '#src/content/categories.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { useTypedText } from '#src/platform/ui/use-typed-text.ts'
import { Page } from '#src/features/gate/page.tsx'
import { FootOfShop } from '#src/features/shop/foot-of-shop.tsx'
import { CategoryChoice } from '#src/features/search/internal/category-choice.tsx'
import FoundFor from './found-for.tsx'
import { OfferList } from '#src/features/search/internal/found-services.tsx'
import { longestSearch, SearchBox } from './search-box.tsx'
import { shelvesIn } from '#src/features/search/internal/section-of.ts'
import { ShopOutline } from '#src/features/search/internal/shop-outline.tsx'
import { SpeakButton } from '#src/features/search/internal/speak-button.tsx'

interface AllProductsProps {
  /** The search words in the address. */
  q?: string
  /** The category of the search. */
  category?: string
}

/** All Products: a search of the whole shop, and its list. */
export function AllProducts(filter: AllProductsProps) {
  return (
    <Page title={localize(allProducts.title)} description={localize(allProducts.description)}>
      <div className="column grid gap-4 py-6">
        <header>
          <h1>{localize(allProducts.title)}</h1>
          <p className="text-muted">{localize(allProducts.intro)}</p>
        </header>
        <AppLink to="/favourites" className="flex min-h-12 items-center gap-2 justify-self-start">
          <Pictogram name="heart" className="size-7 text-green" />
          {localize(allProducts.own)}
        </AppLink>
        <Search {...filter} />
      </div>
      <FootOfShop />
    </Page>
  )
}

/** The part that renders with each letter, apart from the page around it. */
function Search(filter: AllProductsProps) {
  const { typed, category, choose } = useQuery(filter)
  const shelves = useMemo(() => category && shelvesIn(category.id), [category])
  return (
    <>
      <search className="grid gap-3 sm:grid-cols-3">
        <div className="relative sm:col-span-2">
          <SearchBox typed={typed} />
          {typed.text === '' && <SpeakButton onText={typed.type} />}
        </div>
        <CategoryChoice category={category} onChoose={choose} />
      </search>
      {category?.page && <OfferList offers={[shown(category.page)]} />}
      <FoundFor words={typed.words} shelves={shelves}>
        {(isAnything) => (
          // Hidden and not removed, because a hundred links take too long to render between two letters.
          <div hidden={isAnything}>
            <ShopOutline />
          </div>
        )}
      </FoundFor>
    </>
  )
}

const shown = ({ title, line, ...page }: NonNullable<Category['page']>) => ({
  ...page,
  title: localize(title),
  line: localize(line),
})

/** Returns the search text, mirrored into the address. */
function useQuery({ q = '', category }: AllProductsProps) {
  const takenOver = useHydrated()
  const navigate = useNavigate()
  const chosen: Category | undefined = takenOver ? categories.find(({ id }) => id === category) : undefined
  const go = (words: string, where: string | undefined) => {
    const search = { ...(words && { q: words }), ...(where && { category: where }) }
    void navigate({ to: '/all-products', search, replace: true, resetScroll: false } as never)
  }
  const typed = useTypedText(q, longestSearch, (words) => go(words, chosen?.id))
  const choose = (where: string | undefined) => {
    typed.note(typed.words)
    go(typed.words, where)
  }
  return { typed, category: chosen, choose }
}
