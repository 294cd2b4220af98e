import { createFileRoute } from '@tanstack/react-router'
import { addressAfterSignIn } from '#src/base/return-address.ts'
import { Auth } from '#src/features/account/auth.tsx'

const steps = ['code', 'password', 'forgot'] as const

interface Search {
  to?: string
  step?: (typeof steps)[number] | undefined
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ to, step }: Record<string, unknown>): Search => ({
    ...(to === undefined ? {} : { to: addressAfterSignIn(to) }),
    ...(steps.some((known) => known === step) ? { step: step as Search['step'] } : {}),
  }),
  component: function AuthRoute() {
    const { to, step } = Route.useSearch()
    return <Auth to={to ?? '/'} step={step} />
  },
})
