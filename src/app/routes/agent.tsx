import { createFileRoute } from '@tanstack/react-router'
import { AgentPage } from '#src/features/agent/agent-page.tsx'

export const Route = createFileRoute('/agent')({ component: AgentPage })
