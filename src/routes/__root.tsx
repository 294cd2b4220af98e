import { createRootRoute, Outlet } from '@tanstack/react-router'
import { CardFrame } from '#src/screens/shell/frame.tsx'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'
import { LaterPart } from '#src/ui/later-part.tsx'

// Rarely shown, and part of the built page.
const NotFound = lazyPart(() => import('#src/screens/frame/not-found.tsx'))

export const Route = createRootRoute({
  component: () => (
    <CardFrame>
      <Outlet />
    </CardFrame>
  ),
  notFoundComponent: () => (
    <LaterPart>
      <NotFound />
    </LaterPart>
  ),
})
