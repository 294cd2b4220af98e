import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { StockPage } from '#src/features/stock/stock-page.tsx'

export const Route = createFileRoute('/stock')({
  validateSearch: textsOf('tab', 'order', 'goods'),
  component: () => <StockPage place={Route.useSearch()} />,
})
