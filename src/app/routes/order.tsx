import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { OrderPage } from '#src/features/orders/order-page.tsx'

export const Route = createFileRoute('/order')({
  validateSearch: textsOf('id'),
  component: () => <OrderPage id={Route.useSearch().id} />,
})
