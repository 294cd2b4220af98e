import type { FoundOffer } from '#src/base/search/searcher.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import type { SearchAnswer } from '#src/features/search/use-found.ts'

/** The services and offers above the products, because they match better; other offers are below. */
export function FoundServices({ answer }: { answer: SearchAnswer | undefined }) {
  const services = (answer?.services ?? []).map(({ to, pictogram, title, line }): FoundOffer => {
    return { to, pictogram, title: localize(title), line: localize(line) }
  })
  const offers = answer?.found?.offersFirst ? otherOffers(answer) : []
  return <OfferList offers={[...services, ...offers]} />
}

/** The offers that match no better than products. */
export function FurtherOffers({ answer }: { answer: SearchAnswer | undefined }) {
  if (!answer?.found || answer.found.offersFirst) return null
  return <OfferList offers={otherOffers(answer)} />
}

/** Returns the offers that are not listed as services. */
function otherOffers({ services, found }: SearchAnswer): FoundOffer[] {
  return (found?.offers ?? []).filter(({ to }) => !services.some((service) => service.to === to))
}

/** Pages outside the shop, as a list. */
export function OfferList({ offers }: { offers: readonly FoundOffer[] }) {
  if (offers.length === 0) return null
  return (
    <ul className="card grid">
      {offers.map(({ to, pictogram, title, line }) => (
        <li key={`${to} ${title}`} className="border-b last:border-0">
          <AppLink to={to} className="flex min-h-16 items-center gap-4 px-4 py-2 no-underline">
            <Pictogram name={pictogram} className="size-10 shrink-0 text-green" />
            <span className="grow">
              <strong className="block">{title}</strong>
              {line && <span className="text-muted">{line}</span>}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
