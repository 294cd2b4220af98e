import { localize } from '#src/platform/i18n/words.ts'
import { AfterHeading } from '#src/platform/ui/after-heading.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Page } from '#src/features/gate/page.tsx'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { AboutSection } from '#src/features/home/internal/about-section.tsx'
import { ContactSection } from '#src/features/home/internal/contact-section.tsx'
import { EverythingList } from '#src/features/home/internal/everything-list.tsx'
import { Hero } from '#src/features/home/internal/hero.tsx'
import { HomeSections } from '#src/features/home/internal/home-sections.tsx'
import { InSeason } from '#src/features/home/internal/in-season.tsx'
import { ServiceGrid } from '#src/features/home/internal/service-grid.tsx'
import { ShopOrCall } from '#src/features/home/internal/shop-or-call.tsx'
import { useHome } from '#src/features/home/internal/use-home.ts'

const CancelledPayment = lazyPart(() => import('#src/features/orders/cancelled-payment.tsx'))

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
