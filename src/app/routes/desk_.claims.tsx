import { createFileRoute } from '@tanstack/react-router'
import { ClaimsPage } from '#src/features/round/round-page.tsx'

export const Route = createFileRoute('/desk_/claims')({ component: ClaimsPage })
