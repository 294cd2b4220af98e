import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { KhatasPage } from '#src/features/khata/khatas-page.tsx'

export const Route = createFileRoute('/khatas')({
  validateSearch: textsOf('of'),
  component: () => <KhatasPage of={Route.useSearch().of} />,
})
