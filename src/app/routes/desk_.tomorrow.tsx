import { createFileRoute } from '@tanstack/react-router'
import { TomorrowPage } from '#src/features/round/round-page.tsx'

export const Route = createFileRoute('/desk_/tomorrow')({ component: TomorrowPage })
