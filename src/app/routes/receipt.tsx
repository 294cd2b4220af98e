import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { ReceiptPage } from '#src/features/orders/receipt-page.tsx'

export const Route = createFileRoute('/receipt')({
  validateSearch: textsOf('id'),
  component: () => <ReceiptPage id={Route.useSearch().id} />,
})
