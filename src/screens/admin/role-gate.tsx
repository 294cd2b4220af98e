import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { useRoles } from '#src/screens/frame/use-roles.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { roleName } from './role-words.ts'

interface RoleGateProps {
  /** Who is let in: anybody who holds one of them. */
  for: readonly Role[]
  /** What is said to everybody else. */
  refusal: string
  children: (account: string, roles: readonly string[]) => ReactNode
}

/** What is for those who work at the centre; who may do what there is decided at the centre, not here. */
export function RoleGate({ for: wanted, refusal, children }: RoleGateProps) {
  const account = usePerson()?.id
  const roles = useRoles()
  const asked = useAsked(account)
  if (!account || !roles)
    return asked ? <p role="status">{t`The centre cannot be reached now. Try again.`}</p> : <Opening />
  if (!wanted.some((role) => roles.includes(role)))
    return <NoAccess refusal={refusal} roles={roles as readonly Role[]} />
  return <Suspense fallback={<Opening />}>{children(account, roles)}</Suspense>
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
function NoAccess({ refusal, roles }: { refusal: string; roles: readonly Role[] }) {
  return (
    <div className="card grid max-w-md justify-items-start gap-3 p-4">
      <Pictogram name="warning" className="size-10" />
      <p className="font-bold">{refusal}</p>
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
