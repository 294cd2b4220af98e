import { localize } from '#src/platform/i18n/words.ts'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { useServices } from '#src/features/catalogue/use-services.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useHome } from './use-home.ts'

/** The most requested services as pictures with a word below: four in a row on a phone. */
export function ServiceGrid() {
  const services = useServices()
  const home = useHome()
  return (
    <div className="column">
      <h2 className="sr-only">{localize(home.services.title)}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(4.25rem,20%),1fr))] gap-2 md:grid-cols-8">
        {services.map(
          ({ id, to, tile }) =>
            tile && (
              <li key={id}>
                <AppLink
                  to={to}
                  className="flex flex-col items-center gap-1 text-center text-sm no-underline"
                >
                  <Drawing name={`heads/${id}`} className="size-14" />
                  {localize(tile)}
                </AppLink>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
