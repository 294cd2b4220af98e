import { Suspense } from 'react'
import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Frame } from '#src/screens/shell/frame.tsx'
import { later } from '#src/screens/frame/later.tsx'

// Few ever see it, and it is in the page as built.
const NotFound = later(() => import('#src/screens/frame/not-found.tsx'))

export const Route = createRootRoute({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: () => (
    <Suspense>
      <NotFound />
    </Suspense>
  ),
})
