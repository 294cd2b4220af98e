import { createFileRoute } from '@tanstack/react-router'
import { OwnerPage } from '#src/features/owner/owner-page.tsx'

export const Route = createFileRoute('/owner')({ component: OwnerPage })
