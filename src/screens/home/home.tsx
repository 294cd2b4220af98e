import { localize } from '#src/i18n/words.ts'
import { AfterHeading } from '#src/ui/after-heading.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { LaterPart } from '#src/ui/later-part.tsx'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'
import { Page } from '#src/screens/frame/page.tsx'
import { useCentre } from '#src/screens/frame/use-texts.ts'
import { AboutSection } from './about-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EverythingList } from './everything-list.tsx'
import { Hero } from './hero.tsx'
import { HomeSections } from '#src/screens/frame/home-sections.tsx'
import { InSeason } from './in-season.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { ShopOrCall } from './shop-or-call.tsx'
import { useHome } from './use-home.ts'

const CancelledPayment = lazyPart(() => import('#src/screens/orders/cancelled-payment.tsx'))

interface HomeProps {
  payment?: string | undefined
  /** The search words in the address. */
  q?: string | undefined
}

/** The home page: the centre, the search, news, the tiles and items of the month, about us, all services. */
export function Home({ payment, q }: HomeProps) {
  const home = useHome()
  const isBack = useHydrated() && payment === 'cancelled'
  return (
    <Page title={localize(useCentre().name)} description={localize(home.description)} beforeConsent>
      {isBack && (
        <LaterPart>
          <CancelledPayment />
        </LaterPart>
      )}
      <HomeSections />
      <Hero
        q={q}
        first={
          <>
            <ServiceGrid />
            <InSeason />
          </>
        }
      >
        <AfterHeading>
          <AboutSection />
          <section id="services">
            <ShopOrCall />
            <EverythingList />
          </section>
          <ContactSection />
        </AfterHeading>
      </Hero>
    </Page>
  )
}
