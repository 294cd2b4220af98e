import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/features/privacy/privacy-page.tsx'

export const Route = createFileRoute('/privacy-centre')({ component: PrivacyPage })
