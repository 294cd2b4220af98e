import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '#src/screens/admin/admin-page.tsx'

export const Route = createFileRoute('/admin')({ component: AdminPage })
