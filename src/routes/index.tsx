import { createFileRoute } from '@tanstack/react-router'
import { Home } from '#src/screens/home/home.tsx'

export const Route = createFileRoute('/')({ component: Home })
