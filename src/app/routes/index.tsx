import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { Home } from '#src/features/home/home.tsx'

export const Route = createFileRoute('/')({
  validateSearch: textsOf('payment', 'q'),
  component: () => <Home {...Route.useSearch()} />,
})
