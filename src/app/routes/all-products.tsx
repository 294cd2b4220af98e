import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { AllProducts } from '#src/features/search/all-products.tsx'

export const Route = createFileRoute('/all-products')({
  validateSearch: textsOf('q', 'category'),
  component: () => <AllProducts {...Route.useSearch()} />,
})
