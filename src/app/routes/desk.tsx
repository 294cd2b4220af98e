import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { DeskPage } from '#src/features/desk/desk-page.tsx'

export const Route = createFileRoute('/desk')({
  validateSearch: textsOf('item', 'tab', 'q', 'status', 'kind', 'whose', 'order', 'rows'),
  component: () => <DeskPage place={Route.useSearch()} />,
})
