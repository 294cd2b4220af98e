import { createFileRoute } from '@tanstack/react-router'
import { DeskPage } from '#src/screens/desk/desk-page.tsx'

export const Route = createFileRoute('/desk')({
  validateSearch: ({ item, tab }: Record<string, unknown>): { item?: string; tab?: string } => ({
    ...(typeof item === 'string' ? { item } : {}),
    ...(typeof tab === 'string' ? { tab } : {}),
  }),
  component: () => <DeskPage {...Route.useSearch()} />,
})
