import { cutText } from '#src/base/cut-text.ts'
import { t } from '@lingui/core/macro'
import { allProducts } from '#src/content/all-products.ts'
import type { FoundProducts } from './search.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { FormButton } from '#src/features/apply/form-button.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { FoundCard } from './found-card.tsx'
import { FoundServices, FurtherOffers } from './found-services.tsx'
import { ResultPreview } from './result-preview.tsx'
import type { SearchAnswer } from '#src/features/search/use-found.ts'
import { useSettledResults, type Shown } from './use-settled-results.ts'

interface FoundProps {
  answer: SearchAnswer | undefined
  /** The search text, so that the reader returns to it after a sign-in. */
  text: string
  onMore: () => void
}

/** The results as cards; their number is also announced. */
export function Found({ answer, text, onMore }: FoundProps) {
  const found = answer?.found
  const shown = useSettledResults(text, found?.products)
  return (
    <section
      aria-label={localize(allProducts.results)}
      aria-busy={text.trim() !== '' && answer?.text !== text.trim()}
      className="grid gap-4"
    >
      <p role="status" className={answer ? undefined : 'sr-only'}>
        {answer && statusText(found)}
      </p>
      <FoundServices answer={answer} />
      {shown.products.length > 0 && <FoundList shown={shown} text={text} />}
      {found && found.products.length < found.total && (
        <button type="button" className="button-quiet justify-self-center" onClick={onMore}>
          {localize(allProducts.more)}
        </button>
      )}
      <FurtherOffers answer={answer} />
      {isNothing(found) && <WhatElse about={cutText(text.trim(), 200)} />}
    </section>
  )
}

function FoundList({ shown, text }: { shown: Shown; text: string }) {
  const isGuest = usePerson() === null
  return (
    <ul className="shelf">
      {shown.products.map((found, place) =>
        shown.isWhole(found) ? (
          <FoundCard
            key={found.product.id}
            found={found}
            text={text}
            signInFor={found.gated && isGuest ? text : undefined}
          />
        ) : (
          <ResultPreview key={place} found={found} />
        ),
      )}
    </ul>
  )
}

const isNothing = (found: FoundProducts | undefined) => found?.total === 0 && found.offers.length === 0

function statusText(found: FoundProducts | undefined): string {
  if (!found) return localize(allProducts.notHere)
  if (found.total === 0 && found.offers.length > 0)
    return `${localize(allProducts.found)} ${found.offers.length}`
  if (found.total === 0) return t`No products found matching your search criteria`
  return `${localize(allProducts.found)} ${found.total}`
}

/** Suggestions for a search without results: other words, or a message to the centre with the search text. */
function WhatElse({ about }: { about: string }) {
  const centre = useCentre()
  return (
    <div className="grid justify-items-start gap-3">
      <p>{localize(allProducts.tryOtherwise)}</p>
      <div className="flex flex-wrap gap-3">
        <a className="button" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
          <Pictogram name="phone" className="size-7" />
          {localize(allProducts.call)}
        </a>
        <FormButton
          form="contact"
          about={about}
          answers={about ? { subjectLine: about } : {}}
          className="button-quiet"
        >
          {localize(allProducts.write)}
        </FormButton>
      </div>
    </div>
  )
}
