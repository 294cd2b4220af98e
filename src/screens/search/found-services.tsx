import type { FoundOffer } from '#src/base/search/searcher.ts'
import { say } from '#src/i18n/words.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { Looked } from './use-found.ts'

/** The services and offers that stand above what is sold, the better fit; the other offers stand below. */
export function FoundServices({ looked }: { looked: Looked | undefined }) {
  const services = (looked?.services ?? []).map(({ to, pictogram, title, line }): FoundOffer => {
    return { to, pictogram, title: say(title), line: say(line) }
  })
  const offers = looked?.found?.offersFirst ? otherOffers(looked) : []
  return <OfferList offers={[...services, ...offers]} />
}

/** The offers that fit no better than what is sold. */
export function FurtherOffers({ looked }: { looked: Looked | undefined }) {
  if (!looked?.found || looked.found.offersFirst) return null
  return <OfferList offers={otherOffers(looked)} />
}

/** The offers that are not listed as services already. */
function otherOffers({ services, found }: Looked): FoundOffer[] {
  return (found?.offers ?? []).filter(({ to }) => !services.some((service) => service.to === to))
}

function OfferList({ offers }: { offers: readonly FoundOffer[] }) {
  if (offers.length === 0) return null
  return (
    <ul className="card grid">
      {offers.map(({ to, pictogram, title, line }) => (
        <li key={`${to} ${title}`} className="border-b last:border-0">
          <Go to={to} className="flex min-h-16 items-center gap-4 px-4 py-2 no-underline">
            <Pictogram name={pictogram} className="size-10 shrink-0 text-green" />
            <span className="grow">
              <strong className="block">{title}</strong>
              {line && <span className="text-muted">{line}</span>}
            </span>
          </Go>
        </li>
      ))}
    </ul>
  )
}
