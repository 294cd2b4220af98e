import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { ReturnGoods } from '#src/features/my-requests/return-goods.tsx'
import { OrderPage } from '#src/features/orders/order-page.tsx'

export const Route = createFileRoute('/order')({
  validateSearch: textsOf('id'),
  component: () => <OrderPage id={Route.useSearch().id} acts={(order) => <ReturnGoods order={order} />} />,
})
