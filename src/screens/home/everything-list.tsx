import { t } from '@lingui/core/macro'
import { home } from '#src/content/home.ts'
import { groups } from '#src/content/services.ts'
import { say } from '#src/i18n/words.ts'
import { ServiceLink, useHasPage, useOffers } from '#src/screens/frame/service-link.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** Everything the centre offers in one flat list with pictures: who reads little finds things in a list. */
export function EverythingList() {
  const hasPage = useHasPage()
  const offers = useOffers()
  return (
    <section className="column grid gap-4 py-6">
      <h2>{say(home.list.title)}</h2>
      {groups.map(({ id, title }) => (
        <div key={id} className="grid gap-2">
          <h3 className="text-muted">{say(title)}</h3>
          <ul className="card grid md:grid-cols-2">
            {offers
              .filter(({ group }) => group === id)
              .map((service) => (
                <li key={service.id} className="border-b">
                  <ServiceLink
                    service={service}
                    className="flex min-h-16 items-center gap-4 px-4 py-2 no-underline"
                  >
                    <Pictogram name={service.pictogram} className="size-10 text-green" />
                    <span className="grow">
                      <strong className="block">{say(service.title)}</strong>
                      <span className="text-muted">{say(service.line)}</span>
                    </span>
                    {!hasPage(service.to) && (
                      <span className="flex items-center gap-1 text-sm whitespace-nowrap text-muted">
                        <Pictogram name="phone" className="size-5" />
                        <span className="max-sm:sr-only">{t`by phone`}</span>
                      </span>
                    )}
                  </ServiceLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
