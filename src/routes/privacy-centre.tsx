import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/screens/privacy/privacy-page.tsx'

export const Route = createFileRoute('/privacy-centre')({ component: PrivacyPage })
