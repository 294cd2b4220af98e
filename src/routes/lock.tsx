import { createFileRoute } from '@tanstack/react-router'
import { LockPage } from '#src/screens/account/lock-page.tsx'

export const Route = createFileRoute('/lock')({ component: LockPage })
