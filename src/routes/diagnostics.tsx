import { createFileRoute } from '@tanstack/react-router'
import { DiagnosticsPage } from '#src/screens/diagnostics/diagnostics-page.tsx'

export const Route = createFileRoute('/diagnostics')({ component: DiagnosticsPage })
