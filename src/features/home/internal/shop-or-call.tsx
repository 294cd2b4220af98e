import { localize } from '#src/platform/i18n/words.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useHome } from './use-home.ts'

/** A line about the rest of the site, and the two most requested links. */
export function ShopOrCall() {
  const { line, shop, call } = useHome().hero
  const centre = useCentre()
  return (
    <section className="column grid gap-3 py-3">
      <p>{localize(line)}</p>
      <div className="grid gap-3 sm:flex">
        <AppLink to="/seeds-catalog" className="button">
          <Pictogram name="seed" className="size-7" />
          {localize(shop)}
        </AppLink>
        <a className="button-quiet" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
          <Pictogram name="phone" className="size-7" />
          {localize(call)}
        </a>
      </div>
    </section>
  )
}
