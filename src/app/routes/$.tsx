import type { ReactElement } from 'react'
import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address from a content file: catalogues with their sections, and reading pages. */
export const Route = createFileRoute('/$')({
  // The component is smaller than the code that would load it.
  codeSplitGroupings: [],
  loader: async ({ params }) => {
    // Not in the entry chunk: the list of content files grows with every page.
    const { findContent } = await import('#src/app/find-content.ts')
    const found = await findContent(params._splat ?? '')
    if (!found) throw notFound()
    return found
  },
  component: Content,
})

function Content() {
  // No screen while the page for unknown addresses searches again.
  return (Route.useLoaderData() as { screen: ReactElement } | undefined)?.screen
}
