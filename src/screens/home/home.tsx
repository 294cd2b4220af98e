import { say } from '#src/i18n/words.ts'
import { AfterHeading } from '#src/ui/after-heading.tsx'
import { Page } from '#src/screens/frame/page.tsx'
import { useCentre } from '#src/screens/frame/use-texts.ts'
import { AboutSection } from './about-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EverythingList } from './everything-list.tsx'
import { Hero } from './hero.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { useHome } from './use-home.ts'

/** The first page: what this is, everything it offers in one list, who we are, how to reach us. */
export function Home() {
  const home = useHome()
  return (
    <Page title={say(useCentre().name)} description={say(home.description)} beforeConsent>
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
