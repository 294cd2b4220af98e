import { createFileRoute } from '@tanstack/react-router'
import { QuotaPage } from '#src/features/quota/quota-page.tsx'

export const Route = createFileRoute('/quota')({ component: QuotaPage })
