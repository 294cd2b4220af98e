import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '#src/screens/editing/edit-page.tsx'

interface What {
  item?: string
  page?: string
  part?: string
  area?: string
  log?: string
}

/** What is edited stands in the address, so that a reload and the way back lead to it. */
export const Route = createFileRoute('/edit')({
  validateSearch: (search: Record<string, unknown>): What => {
    const said = (['item', 'page', 'part', 'area', 'log'] as const).flatMap((key) => {
      const value = search[key]
      // A part of digits alone is a number to the router.
      return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : []
    })
    return Object.fromEntries(said) as What
  },
  component: () => <EditPage {...Route.useSearch()} />,
})
