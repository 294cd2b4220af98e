import { createFileRoute, notFound } from '@tanstack/react-router'
import { findContent } from '#src/screens/find-content.ts'

/** Every address that a content file gives: catalogues with their sections, and pages that are only read. */
export const Route = createFileRoute('/$')({
  loader: async ({ params }) => {
    const screen = await findContent(params._splat ?? '')
    if (!screen) throw notFound()
    return { screen }
  },
  component: Content,
})

function Content() {
  return Route.useLoaderData().screen
}
