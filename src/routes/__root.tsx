import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Frame } from '#src/screens/frame/frame.tsx'
import { NotFound } from '#src/screens/frame/not-found.tsx'

export const Route = createRootRoute({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: NotFound,
})
