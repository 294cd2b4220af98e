import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { languageInAddress } from '#src/i18n/address.ts'
import { readersPlace } from '#src/ui/readers-place.ts'
import { OfflinePage } from '#src/screens/frame/offline-page.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The app's router; a history of its own is passed when a page is rendered at build time. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    rewrite: languageInAddress,
    defaultPreload: 'intent',
    // Within the frame, which stays.
    defaultErrorComponent: OfflinePage,
    // Its inline script would need a hash of its own in the Content-Security-Policy.
    scrollRestoration:
      !import.meta.env.SSR &&
      readersPlace(
        () => scrollY === 0 && !window.hasScrolled,
        // The router looks at a page only once it has scrolled.
        () => document.dispatchEvent(new Event('scroll')),
      ),
    ...(history ? { history } : {}),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
