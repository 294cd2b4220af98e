import { createFileRoute } from '@tanstack/react-router'
import { Shared } from '#src/screens/shared-files/shared.tsx'

export const Route = createFileRoute('/shared')({ component: Shared })
