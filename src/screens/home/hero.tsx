import { t } from '@lingui/core/macro'
import { say } from '#src/i18n/words.ts'
import { useCentre } from '#src/screens/frame/use-texts.ts'
import { Go } from '#src/ui/go.tsx'
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
        <p className="font-bold text-green">{say(eyebrow)}</p>
        <h1>{say(title)}</h1>
        <p>{say(line)}</p>
        <Go to="/all-products" className="field flex items-center gap-3 no-underline">
          <Pictogram name="search" className="size-7" />
          {t`Search`}
        </Go>
        <div className="flex flex-wrap gap-3">
          <Go to="/seeds-catalog" className="button">
            <Pictogram name="seed" className="size-7" />
            {say(shop)}
          </Go>
          <a className="button-quiet" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
            <Pictogram name="phone" className="size-7" />
            {say(call)}
          </a>
        </div>
      </div>
      <img src="/art/hero.svg" alt="" width="640" height="360" className="h-auto w-full rounded-lg" />
    </section>
  )
}
