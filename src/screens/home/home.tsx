import { Suspense } from 'react'
import { localize } from '#src/i18n/words.ts'
import { AfterHeading } from '#src/ui/after-heading.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'
import { Page } from '#src/screens/frame/page.tsx'
import { useCentre } from '#src/screens/frame/use-texts.ts'
import { AboutSection } from './about-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EverythingList } from './everything-list.tsx'
import { Hero } from './hero.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { useHome } from './use-home.ts'

const CancelledPayment = lazyPart(() => import('#src/screens/orders/cancelled-payment.tsx'))

/** The first page: what this is, everything it offers in one list, who we are, how to reach us. */
export function Home({ payment }: { payment?: string | undefined }) {
  const home = useHome()
  const isBack = useHydrated() && payment === 'cancelled'
  return (
    <Page title={localize(useCentre().name)} description={localize(home.description)} beforeConsent>
      {isBack && (
        <Suspense>
          <CancelledPayment />
        </Suspense>
      )}
      <Hero />
      <AfterHeading>
        <ServiceGrid />
        <EverythingList />
        <AboutSection />
        <ContactSection />
      </AfterHeading>
    </Page>
  )
}
