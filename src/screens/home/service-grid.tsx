import { services } from 'virtual:services'
import { localize } from '#src/i18n/words.ts'
import { Drawing } from '#src/ui/drawing.tsx'
import { AppLink } from '#src/ui/link.tsx'
import { useHome } from './use-home.ts'

/** The services that most people come for, as big pictures with a word under each. */
export function ServiceGrid() {
  const home = useHome()
  return (
    <section id="services" className="column grid gap-4 py-6">
      <h2>{localize(home.services.title)}</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {services
          .filter(({ inGrid }) => inGrid)
          .map((service) => (
            <li key={service.id}>
              <AppLink
                to={service.to}
                className="card flex h-full flex-col items-center gap-2 p-4 text-center font-bold no-underline"
              >
                <Drawing name={`heads/${service.id}`} className="size-20" />
                {localize(service.title)}
              </AppLink>
            </li>
          ))}
      </ul>
    </section>
  )
}
