import { useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { AppLink } from '#src/ui/link.tsx'
import { useSectionInView } from '#src/ui/use-section-in-view.ts'

/** The sections of home in page order; their ids are their anchors. */
export const homeSections = ['home', 'services', 'about', 'contact'] as const

/** Links to the sections of home; the visible one is marked. */
export function HomeSections({ className, onGo }: { className: string; onGo?: () => void }) {
  const isHome = useRouterState({ select: (state) => state.location.pathname === '/' })
  const inView = useSectionInView(homeSections, isHome)
  const words = { home: t`Home`, services: t`Services`, about: t`About`, contact: t`Contact` }
  return (
    <nav className={className} aria-label={t`Sections of home`}>
      {homeSections.map((section) => (
        <AppLink
          key={section}
          to="/"
          hash={section}
          current={inView === section}
          className="inline-flex min-h-12 items-center rounded-lg px-3 no-underline aria-[current]:bg-green aria-[current]:text-on-green"
          {...(onGo ? { onClick: onGo } : {})}
        >
          {words[section]}
        </AppLink>
      ))}
    </nav>
  )
}
