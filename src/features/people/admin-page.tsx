import { t } from '@lingui/core/macro'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { RoleGate } from './role-gate.tsx'
import { useStaff } from './use-staff.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only admins need this code.
const Dashboard = lazyPart(() => import('#src/features/people/internal/dashboard.tsx'))
loadEarly(Dashboard)

speakDesk(language())

/** The page of admins: accounts and their roles. */
export function AdminPage() {
  const staff = useStaff()
  return (
    <Page
      title={t`Admin Dashboard`}
      description={t`Accounts and their roles.`}
      access="signed-in"
      signInFor={t`Please sign in to access the admin dashboard`}
    >
      <div className="column grid gap-6 py-6">
        <h1>{t`Admin Dashboard`}</h1>
        <RoleGate for={['admin']} refusal={t`You don't have admin access`} staff={staff}>
          {(admin) => <Dashboard key={admin} admin={admin} />}
        </RoleGate>
      </div>
    </Page>
  )
}
