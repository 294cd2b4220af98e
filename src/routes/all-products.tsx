import { createFileRoute } from '@tanstack/react-router'
import { AllProducts } from '#src/screens/search/all-products.tsx'

// A query of digits alone is a number to the router.
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

export const Route = createFileRoute('/all-products')({
  validateSearch: ({ q, category }: Record<string, unknown>): { q?: string; category?: string } => ({
    ...(text(q) && { q: text(q) }),
    ...(text(category) && { category: text(category) }),
  }),
  component: () => <AllProducts {...Route.useSearch()} />,
})
