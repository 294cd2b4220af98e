import { createFileRoute } from '@tanstack/react-router'
import { ownAddress } from '#src/base/own-address.ts'
import { Auth } from '#src/screens/account/auth.tsx'

export const Route = createFileRoute('/auth')({
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    to === undefined ? {} : { to: ownAddress(to) },
  component: () => <Auth to={Route.useSearch().to ?? '/'} />,
})
