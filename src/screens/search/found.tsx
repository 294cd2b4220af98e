import { memo, useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { shopOutline } from 'virtual:shop-outline'
import { allProducts } from '#src/content/all-products.ts'
import type { FoundProduct, FoundProducts } from '#src/core/search/search.ts'
import { say } from '#src/i18n/words.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { FormButton } from '#src/screens/forms/form-button.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { useCentre } from '#src/screens/frame/use-texts.ts'
import { ProductCard } from '#src/screens/shop/product-card.tsx'
import { FoundServices } from './found-services.tsx'
import type { Looked } from './use-found.ts'

interface FoundListProps {
  looked: Looked | undefined
  /** What is looked for, so that who signs in comes back to it. */
  text: string
  onMore: () => void
}

/** What was found, as cards; how many there are is also said to who does not see them. */
export function Found({ looked, text, onMore }: FoundListProps) {
  const isGuest = usePerson() === null
  const found = looked?.found
  const drawn = useDrawn(text)
  return (
    <section
      aria-label={say(allProducts.results)}
      aria-busy={text.trim() !== '' && looked?.text !== text.trim()}
      className="grid gap-4"
    >
      <p role="status" className={looked ? undefined : 'sr-only'}>
        {looked && statusText(found)}
      </p>
      <FoundServices looked={looked} />
      {found && found.products.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {found.products.slice(0, drawn).map((product) => (
            <FoundCard
              key={product.product.id}
              found={product}
              signInFor={product.gated && isGuest ? text : undefined}
            />
          ))}
        </ul>
      )}
      {found && found.products.length < found.total && (
        <button type="button" className="button-quiet justify-self-center" onClick={onMore}>
          {say(allProducts.more)}
        </button>
      )}
      {found?.total === 0 && <WhatElse />}
    </section>
  )
}

/** Cards that fit on a phone's screen; more would be drawn for nobody with each letter. */
const drawnWhileTyping = 2

/** How long nobody has typed when the rest is drawn. */
const pauseMs = 300

/** How many cards are drawn now; all of them where nobody has typed for a while. */
function useDrawn(text: string): number | undefined {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text ? undefined : drawnWhileTyping
}

function statusText(found: FoundProducts | undefined): string {
  if (!found) return say(allProducts.notHere)
  if (found.total === 0) return t`No products found matching your search criteria`
  return `${say(allProducts.found)} ${found.total}`
}

interface FoundCardProps {
  found: FoundProduct
  /** What was looked for, where only who is signed in may buy this and nobody is. */
  signInFor: string | undefined
}

/** Drawn once as long as it is the same: with each letter most of what was found is found again. */
const FoundCard = memo(({ found: { product, catalogue, section }, signInFor }: FoundCardProps) => {
  const of = shopOutline
    .find(({ address }) => address === catalogue)
    ?.sections.find(({ key }) => key === section)
  const back = `/all-products?${new URLSearchParams({ q: signInFor ?? '' })}`
  return (
    <ProductCard
      product={product}
      heading="h2"
      place={
        of && (
          <Go
            to={`/${catalogue}/${section}`}
            className="inline-flex min-h-12 items-center gap-2 self-start text-muted"
          >
            <Pictogram name={of.pictogram} className="size-6" />
            {say(of.title)}
          </Go>
        )
      }
      insteadOfBuying={
        signInFor === undefined ? undefined : (
          <Go to="/auth" search={{ to: back }} className="button-quiet">
            {say(allProducts.signIn)}
          </Go>
        )
      }
    />
  )
})
FoundCard.displayName = 'FoundCard'

/** What is left where nothing was found: other words, or the centre. */
function WhatElse() {
  const centre = useCentre()
  return (
    <div className="grid justify-items-start gap-3">
      <p>{say(allProducts.tryOtherwise)}</p>
      <div className="flex flex-wrap gap-3">
        <a className="button" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
          <Pictogram name="phone" className="size-7" />
          {say(allProducts.call)}
        </a>
        <FormButton form="contact" className="button-quiet">
          {say(allProducts.write)}
        </FormButton>
      </div>
    </div>
  )
}
