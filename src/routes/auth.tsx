import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '#src/screens/account/sign-in.tsx'

export const Route = createFileRoute('/auth')({ component: SignIn })
