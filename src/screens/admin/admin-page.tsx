import { lazy, Suspense } from 'react'
import { t } from '@lingui/core/macro'
import { speakDesk } from '#src/i18n/phrases-of-desk.ts'
import { language } from '#src/i18n/words.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { useAskedRoles } from '#src/screens/frame/use-asked-roles.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { useRoles } from '#src/screens/frame/use-roles.ts'
import { NoAccess } from './no-access.tsx'

// Tabs and lists bring code that nobody but an admin has any use for.
const Dashboard = lazy(() => import('./dashboard.tsx'))

speakDesk(language())

/** Where admins see who has an account, and give and take roles. */
export function AdminPage() {
  const admin = usePerson()?.id
  const roles = useRoles()
  const asked = useAskedRoles(admin)
  return (
    <Page
      title={t`Admin Dashboard`}
      description={t`Who has an account, and who may do what.`}
      access="signed-in"
      signInFor={t`Please sign in to access the admin dashboard`}
    >
      <div className="column grid gap-6 py-6">
        <h1>{t`Admin Dashboard`}</h1>
        {!admin || !roles ? (
          asked ? (
            <p role="status">{t`The centre cannot be reached now. Try again.`}</p>
          ) : (
            <Opening />
          )
        ) : roles.includes('admin') ? (
          <Suspense fallback={<Opening />}>
            <Dashboard key={admin} admin={admin} />
          </Suspense>
        ) : (
          <NoAccess title={t`You don't have admin access`} roles={roles} />
        )}
      </div>
    </Page>
  )
}

function Opening() {
  return <div className="spinner justify-self-center" role="status" aria-label={t`Opening`} />
}
