import { createFileRoute } from '@tanstack/react-router'
import { ownAddress } from '#src/base/own-address.ts'
import { LockPage } from '#src/screens/account/lock-page.tsx'

export const Route = createFileRoute('/lock')({
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    to === undefined ? {} : { to: ownAddress(to) },
  component: LockPage,
})
