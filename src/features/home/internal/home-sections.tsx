import { t } from '@lingui/core/macro'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useSectionInView } from '#src/platform/ui/use-section-in-view.ts'

/** The sections of home in page order; their ids are their anchors. */
const sections = ['home', 'about', 'services', 'contact'] as const

/**
 * Links to the sections of home, as part of the header; the visible one is marked. A wide window always has them, a phone
 * from the second section on, over the page. The first section has none: *Home* leads there.
 */
export function HomeSections() {
  const inView = useSectionInView(sections)
  const words = { services: t`Services`, about: t`About`, contact: t`Contact` }
  return (
    <nav className="home-sections" data-in={inView} aria-label={t`Sections of home`}>
      <div className="column">
        {(['about', 'services', 'contact'] as const).map((section) => (
          <AppLink key={section} to="/" hash={section} current={inView === section} className="top-entry">
            {words[section]}
          </AppLink>
        ))}
      </div>
    </nav>
  )
}
