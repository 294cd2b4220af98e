import type { ReactElement } from 'react'
import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that a content file gives: catalogues with their sections, and pages that are only read. */
export const Route = createFileRoute('/$')({
  // Its component is smaller than the words that would fetch it after every tap.
  codeSplitGroupings: [],
  loader: async ({ params }) => {
    // Not with the entry: the list of all content files grows with every page.
    const { findContent } = await import('#src/screens/content/find-content.ts')
    const found = await findContent(params._splat ?? '')
    if (!found) throw notFound()
    return found
  },
  component: Content,
})

function Content() {
  // Nothing yet while the page for unknown addresses asks again.
  return (Route.useLoaderData() as { screen: ReactElement } | undefined)?.screen
}
