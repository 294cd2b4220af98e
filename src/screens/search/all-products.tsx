import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { allProducts } from '#src/content/all-products.ts'
import { categories } from '#src/content/categories.ts'
import { say } from '#src/i18n/words.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useTakenOver } from '#src/ui/use-taken-over.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { Found } from './found.tsx'
import { SearchBox } from './search-box.tsx'
import { ShopOutline } from './shop-outline.tsx'
import { useFound } from './use-found.ts'

interface AllProductsProps {
  /** What the address says is looked for. */
  q?: string
  /** The category in which. */
  category?: string
}

/** So many at a time: more than anybody looks at, and few enough to be drawn between two letters. */
const pageLength = 12

/** How long nobody has typed when the address is brought up to date. */
const pauseMs = 500

/** Everything in the shop: looked for by name, or chosen from the list. */
export function AllProducts(asked: AllProductsProps) {
  return (
    <Page title={say(allProducts.title)} description={say(allProducts.description)}>
      <div className="column grid gap-4 py-6">
        <header>
          <h1>{say(allProducts.title)}</h1>
          <p className="text-muted">{say(allProducts.intro)}</p>
        </header>
        <Go to="/favourites" className="flex min-h-12 items-center gap-2 justify-self-start">
          <Pictogram name="heart" className="size-7 text-green" />
          {say(allProducts.own)}
        </Go>
        <Search {...asked} />
      </div>
    </Page>
  )
}

/** What changes with each letter, apart from the page around it, which does not. */
function Search(asked: AllProductsProps) {
  const { text, category, type, write, choose } = useQuery(asked)
  const key = `${category?.id ?? ''} ${text}`
  const [shown, setShown] = useState({ key, pages: 1 })
  const pages = shown.key === key ? shown.pages : 1
  const looked = useFound(text.trim(), category, pages * pageLength)
  return (
    <>
      <search className="grid gap-3 sm:grid-cols-3">
        <SearchBox text={text} onType={type} onPause={write} />
        <CategoryChoice category={category} onChoose={choose} />
      </search>
      <Found looked={looked} text={text} onMore={() => setShown({ key, pages: pages + 1 })} />
      {/* Hidden, not taken away: a hundred links are a letter's work to make and to end. */}
      <div hidden={Boolean(looked?.found?.total)}>
        <ShopOutline />
      </div>
    </>
  )
}

/** What is looked for. It stands in the address, but not letter by letter: the router has more to do than one would type for. */
function useQuery({ q = '', category }: AllProductsProps) {
  const takenOver = useTakenOver()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const [seen, setSeen] = useState(q)
  // The address follows a moment later, when more may have been typed: what we wrote there ourselves is no news.
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([])
  if (q !== seen) {
    setSeen(q)
    const own = onTheWay.indexOf(q)
    setOnTheWay(own === -1 ? [] : onTheWay.slice(own + 1))
    // Somebody went back, or tapped a link to here.
    if (own === -1) setTyped(undefined)
  }
  const text = typed ?? (takenOver ? q : '')
  const chosen = takenOver ? categories.find(({ id }) => id === category) : undefined
  const go = (words: string, where: string | undefined) => {
    if (words !== q) setOnTheWay([...onTheWay, words])
    const search = { ...(words && { q: words }), ...(where && { category: where }) }
    void navigate({ to: '/all-products', search, replace: true, resetScroll: false } as never)
  }
  const write = () => {
    if (typed !== undefined && typed.trim() !== q) go(typed.trim(), chosen?.id)
  }
  const writeLater = useEffectEvent(write)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(writeLater, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    text,
    category: chosen,
    type: setTyped,
    write,
    choose: (where: string | undefined) => go(text.trim(), where),
  }
}
