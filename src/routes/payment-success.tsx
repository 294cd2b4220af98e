import { createFileRoute } from '@tanstack/react-router'
import { PaymentSuccess } from '#src/screens/orders/payment-success.tsx'

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export const Route = createFileRoute('/payment-success')({
  validateSearch: (search: Record<string, unknown>): { session_id?: string; order_id?: string } => {
    const [session, order] = [text(search['session_id']), text(search['order_id'])]
    return { ...(session ? { session_id: session } : {}), ...(order ? { order_id: order } : {}) }
  },
  component: () => {
    const { session_id: session, order_id: order } = Route.useSearch()
    return <PaymentSuccess session={session} order={order} />
  },
})
