import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { PaymentSuccess } from '#src/features/orders/payment-success.tsx'

export const Route = createFileRoute('/payment-success')({
  validateSearch: textsOf('session_id', 'order_id'),
  component: () => {
    const { session_id: session, order_id: order } = Route.useSearch()
    return <PaymentSuccess session={session} order={order} />
  },
})
