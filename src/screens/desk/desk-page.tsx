import { lazy, Suspense } from 'react'
import { t } from '@lingui/core/macro'
import { speakDesk } from '#src/i18n/phrases-of-desk.ts'
import { speakForms } from '#src/i18n/phrases-of-forms.ts'
import { language } from '#src/i18n/words.ts'
import { NoAccess } from '#src/screens/admin/no-access.tsx'
import { Page } from '#src/screens/frame/page.tsx'
import { useAskedRoles } from '#src/screens/frame/use-asked-roles.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { useRoles } from '#src/screens/frame/use-roles.ts'

// Lists, reports and the mirror bring code that nobody but the centre has any use for.
const Desk = lazy(() => import('./desk.tsx'))

speakDesk(language())
speakForms(language())

interface DeskPageProps {
  /** The request or order that is open, as its key says it. */
  item?: string
  tab?: string
}

/** Where those who work at the centre see what came in, and answer it. */
export function DeskPage({ item, tab }: DeskPageProps) {
  const account = usePerson()?.id
  const roles = useRoles()
  const asked = useAskedRoles(account)
  const seesIt = roles?.some((role) => ['staff', 'manager', 'admin'].includes(role))
  return (
    <Page
      title={t`Desk`}
      description={t`What came in at the centre, and what became of it.`}
      access="signed-in"
      canonical="/desk"
      signInFor={t`Please sign in to see what came in.`}
    >
      <div className="column grid gap-6 py-6">
        {!account || !roles ? (
          <>
            <h1>{t`Desk`}</h1>
            {asked ? <p role="status">{t`The centre cannot be reached now. Try again.`}</p> : <Opening />}
          </>
        ) : seesIt ? (
          <Suspense fallback={<Opening />}>
            <Desk key={account} account={account} roles={roles} item={item} tab={tab} />
          </Suspense>
        ) : (
          <>
            <h1>{t`Desk`}</h1>
            <NoAccess title={t`You don't have access to the desk`} roles={roles}>
              <p>{t`Staff, managers and admins see what came in.`}</p>
            </NoAccess>
          </>
        )}
      </div>
    </Page>
  )
}

function Opening() {
  return <div className="spinner justify-self-center" role="status" aria-label={t`Opening`} />
}
