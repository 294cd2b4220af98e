import { t } from '@lingui/core/macro'
import { AppLink } from '#src/ui/link.tsx'
import { useSectionInView } from '#src/ui/use-section-in-view.ts'

/** The sections of home in page order; their ids are their anchors. */
const sections = ['home', 'services', 'about', 'contact'] as const

/**
 * Links to the sections of home, below the header of a wide window; the visible one is marked. Its first section has
 * none: the header's *Home* leads there.
 */
export function HomeSections() {
  const inView = useSectionInView(sections)
  const words = { services: t`Services`, about: t`About`, contact: t`Contact` }
  return (
    <nav className="home-sections" aria-label={t`Sections of home`}>
      <div className="column">
        {(['services', 'about', 'contact'] as const).map((section) => (
          <AppLink key={section} to="/" hash={section} current={inView === section} className="top-entry">
            {words[section]}
          </AppLink>
        ))}
      </div>
    </nav>
  )
}
