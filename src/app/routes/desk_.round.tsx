import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { RoundPage } from '#src/features/round/round-page.tsx'

export const Route = createFileRoute('/desk_/round')({
  validateSearch: textsOf('day'),
  component: () => <RoundPage day={Route.useSearch().day} />,
})
