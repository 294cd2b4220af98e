import { createFileRoute } from '@tanstack/react-router'
import { Shared } from '#src/features/apply/shared.tsx'

export const Route = createFileRoute('/shared')({ component: Shared })
