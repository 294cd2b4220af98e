import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { languageInAddress } from '#src/platform/i18n/address.ts'
import { readersPlace } from '#src/platform/ui/readers-place.ts'
import { OfflinePage } from './offline-page.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Returns the app's router; the build passes a history. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    rewrite: languageInAddress,
    defaultPreload: 'intent',
    // Rendered within the frame, which stays usable.
    defaultErrorComponent: OfflinePage,
    // Off on the server: its inline script would need a hash in the Content-Security-Policy.
    scrollRestoration:
      !import.meta.env.SSR &&
      readersPlace(
        () => scrollY === 0 && !window.hasScrolled,
        // The router records the position only at a scroll event.
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
