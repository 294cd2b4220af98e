import { createFileRoute } from '@tanstack/react-router'
import { addressAfterSignIn } from '#src/base/return-address.ts'
import { LockPage } from '#src/features/account/lock-page.tsx'

export const Route = createFileRoute('/lock')({
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    to === undefined ? {} : { to: addressAfterSignIn(to) },
  component: LockPage,
})
