import { createRootRoute, Outlet } from '@tanstack/react-router'
import { CardFrame } from '#src/app/frame.tsx'
import { UntilOpen } from '#src/app/until-open.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Rarely shown, and part of the built page.
const NotFound = lazyPart(() => import('#src/app/not-found.tsx'))

const whole = (
  <CardFrame>
    <Outlet />
  </CardFrame>
)

export const Route = createRootRoute({
  component: () => (__IS_OPEN__ ? whole : <UntilOpen>{whole}</UntilOpen>),
  notFoundComponent: () => (
    <LaterPart>
      <NotFound />
    </LaterPart>
  ),
})
