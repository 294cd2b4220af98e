import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '#src/features/people/admin-page.tsx'

export const Route = createFileRoute('/admin')({ component: AdminPage })
