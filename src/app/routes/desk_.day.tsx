import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { DayPage } from '#src/features/desk/day-page.tsx'

export const Route = createFileRoute('/desk_/day')({
  validateSearch: textsOf('day', 'span', 'by'),
  component: () => <DayPage place={Route.useSearch()} />,
})
