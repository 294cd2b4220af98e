import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { StandingPage } from '#src/features/standing-orders/standing-page.tsx'

export const Route = createFileRoute('/standing-orders')({
  validateSearch: textsOf('order'),
  component: () => <StandingPage order={Route.useSearch().order} />,
})
