import { groups } from '#src/content/services.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useServices } from '#src/features/catalogue/use-services.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { useHome } from './use-home.ts'

/** All services in one list with pictures, for people who read little. */
export function EverythingList() {
  const services = useServices()
  const home = useHome()
  return (
    <section className="column grid gap-4 py-6">
      <h2>{localize(home.list.title)}</h2>
      {groups.map(({ id, title }) => (
        <div key={id} className="grid gap-2">
          <h3 className="text-muted">{localize(title)}</h3>
          <ul className="card grid md:grid-cols-2">
            {services
              .filter(({ group }) => group === id)
              .map((service) => (
                <li key={service.id} className="border-b last:border-0 md:odd:nth-last-2:border-0">
                  <AppLink
                    to={service.to}
                    className="flex min-h-16 items-center gap-4 px-4 py-2 no-underline"
                  >
                    <Drawing name={`heads/${service.id}`} className="size-12" />
                    <span className="grow">
                      <strong className="block">{localize(service.title)}</strong>
                      <span className="text-muted">{localize(service.line)}</span>
                    </span>
                  </AppLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
