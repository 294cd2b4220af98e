import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { Requests } from '#src/features/my-requests/requests.tsx'

export const Route = createFileRoute('/requests')({
  validateSearch: textsOf('soil'),
  component: () => <Requests soil={Route.useSearch().soil} />,
})
