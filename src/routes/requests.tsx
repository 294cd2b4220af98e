import { createFileRoute } from '@tanstack/react-router'
import { Requests } from '#src/screens/requests/requests.tsx'

export const Route = createFileRoute('/requests')({ component: Requests })
