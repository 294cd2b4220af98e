import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { EditPage } from '#src/features/editing/edit-page.tsx'

/** The address names the edited item, so that a reload and *back* return to it. */
export const Route = createFileRoute('/edit')({
  validateSearch: textsOf(
    'item',
    'page',
    'part',
    'picture',
    'area',
    'resource',
    'setting',
    'step',
    'article',
    'log',
    'record',
  ),
  component: () => <EditPage {...Route.useSearch()} />,
})
