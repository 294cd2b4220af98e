import { createFileRoute } from '@tanstack/react-router'
import { DiagnosticsPage } from '#src/app/this-phone/diagnostics-page.tsx'

export const Route = createFileRoute('/diagnostics')({ component: DiagnosticsPage })
