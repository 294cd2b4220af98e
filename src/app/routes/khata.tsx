import { createFileRoute } from '@tanstack/react-router'
import { KhataPage } from '#src/features/khata/khata-page.tsx'

export const Route = createFileRoute('/khata')({ component: KhataPage })
