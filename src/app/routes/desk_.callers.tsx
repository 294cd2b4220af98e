import { createFileRoute } from '@tanstack/react-router'
import { CallersPage } from '#src/features/standing-orders/callers-page.tsx'

export const Route = createFileRoute('/desk_/callers')({ component: CallersPage })
