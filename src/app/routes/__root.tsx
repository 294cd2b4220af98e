import { createRootRoute, Outlet } from '@tanstack/react-router'
import { CardFrame } from '#src/app/frame.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Rarely shown, and part of the built page.
const NotFound = lazyPart(() => import('#src/app/not-found.tsx'))

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
