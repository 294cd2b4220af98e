import { t } from '@lingui/core/macro'
import { localize } from '#src/i18n/words.ts'
import { useCentre } from '#src/screens/frame/use-texts.ts'
import { AppLink } from '#src/ui/link.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useHome } from './use-home.ts'

/** What this place is, in one look, and the two things that most people come for. */
export function Hero() {
  const home = useHome()
  const centre = useCentre()
  const { eyebrow, title, line, shop, call } = home.hero
  return (
    <section id="home" className="column grid items-center gap-6 py-6 md:grid-cols-2">
      <div className="when-whole grid justify-items-start gap-3">
        <p className="font-bold text-green">{localize(eyebrow)}</p>
        <h1>{localize(title)}</h1>
        <p>{localize(line)}</p>
        <AppLink to="/all-products" className="field flex items-center gap-3 no-underline">
          <Pictogram name="search" className="size-7" />
          {t`Search`}
        </AppLink>
        <div className="flex flex-wrap gap-3">
          <AppLink to="/seeds-catalog" className="button">
            <Pictogram name="seed" className="size-7" />
            {localize(shop)}
          </AppLink>
          <a className="button-quiet" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
            <Pictogram name="phone" className="size-7" />
            {localize(call)}
          </a>
        </div>
      </div>
      <img src="/art/hero.svg" alt="" width="640" height="360" className="h-auto w-full rounded-lg" />
    </section>
  )
}
