import { createFileRoute } from '@tanstack/react-router'
import { CashPage } from '#src/features/cash/cash-page.tsx'

export const Route = createFileRoute('/cash')({ component: CashPage })
