import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '#src/screens/orders/order-page.tsx'

export const Route = createFileRoute('/order')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' ? { id } : {},
  component: () => <OrderPage id={Route.useSearch().id} />,
})
