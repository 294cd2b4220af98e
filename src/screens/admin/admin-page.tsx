import { lazy, Suspense, useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import { speakDesk } from '#src/i18n/phrases-of-desk.ts'
import { language } from '#src/i18n/words.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { useRoles } from '#src/screens/frame/use-roles.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { roleName } from './role-words.ts'

// Tabs and lists bring code that nobody but an admin has any use for.
const Dashboard = lazy(() => import('./dashboard.tsx'))

speakDesk(language())

/** Where admins see who has an account, and give and take roles. */
export function AdminPage() {
  const admin = usePerson()?.id
  const roles = useRoles()
  const asked = useAsked(admin)
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
          <NoAccess roles={roles as readonly Role[]} />
        )}
      </div>
    </Page>
  )
}

/** Asks for the roles that somebody has now; true once that has been tried. */
function useAsked(account: string | undefined): boolean {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (account === undefined) return
    void import('#src/core/roles/people.ts')
      .then(({ learnRoles }) => learnRoles(account))
      .then(
        () => setAsked(true),
        () => setAsked(true),
      )
  }, [account])
  return asked
}

function Opening() {
  return <div className="spinner justify-self-center" role="status" aria-label={t`Opening`} />
}

/** Says so, with the roles that there are: whoever was promised another one sees what came of it. */
function NoAccess({ roles }: { roles: readonly Role[] }) {
  return (
    <div className="card grid max-w-md justify-items-start gap-3 p-4">
      <Pictogram name="warning" className="size-10" />
      <p className="font-bold">{t`You don't have admin access`}</p>
      <h2>{t`Your roles`}</h2>
      {roles.length === 0 ? (
        <p>{t`No roles assigned`}</p>
      ) : (
        <ul className="list-disc pl-6">
          {roles.map((role) => (
            <li key={role}>{roleName(role)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
