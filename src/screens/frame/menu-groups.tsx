import { groups } from '#src/content/services.ts'
import { say } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { ServiceLink, useOffers } from './service-link.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Everything the centre offers, in groups that open and close. */
export default function MenuGroups({ onGo }: { onGo: () => void }) {
  const offers = useOffers()
  return (
    <>
      <div className="mt-4 border-t">
        {groups.map(({ id, title }) => (
          <details key={id} name="menu-groups" className="border-b">
            <summary className="flex min-h-12 items-center font-bold">{say(title)}</summary>
            <ul className="pb-2">
              {offers
                .filter(({ group }) => group === id)
                .map((service) => (
                  <li key={service.id}>
                    <ServiceLink
                      service={service}
                      className="flex min-h-12 items-center gap-3 px-2 no-underline"
                      onClick={onGo}
                    >
                      <Pictogram name={service.pictogram} />
                      {say(service.title)}
                    </ServiceLink>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </div>
      <ThemeChoice />
    </>
  )
}
