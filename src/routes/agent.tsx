import { createFileRoute } from '@tanstack/react-router'
import { AgentPage } from '#src/screens/agent/agent-page.tsx'

export const Route = createFileRoute('/agent')({ component: AgentPage })
