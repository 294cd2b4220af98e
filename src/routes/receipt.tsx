import { createFileRoute } from '@tanstack/react-router'
import { ReceiptPage } from '#src/screens/orders/receipt-page.tsx'

export const Route = createFileRoute('/receipt')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' ? { id } : {},
  component: () => <ReceiptPage id={Route.useSearch().id} />,
})
