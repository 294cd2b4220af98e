import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { useRoles } from '#src/screens/frame/use-roles.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { roleName } from './role-words.ts'

interface RoleGateProps {
  /** Who is let in: anybody who holds one of them. */
  for: readonly Role[]
  /** What is said to everybody else. */
  refusal: string
  /** What is said besides. */
  more?: ReactNode
  /** Stands above whatever is said in place of what is behind. */
  heading?: ReactNode
  children: (account: string, roles: readonly string[]) => ReactNode
}

/** What is for those who work at the centre; who may do what there is decided at the centre, not here. */
export function RoleGate({ for: wanted, refusal, more, heading, children }: RoleGateProps) {
  const account = usePerson()?.id
  const roles = useRoles()
  const isChecked = useRoleCheck(account)
  if (account && roles && wanted.some((role) => roles.includes(role)))
    return <Suspense fallback={<Opening />}>{children(account, roles)}</Suspense>
  return (
    <>
      {heading}
      {account && roles ? (
        <NoAccess refusal={refusal} more={more} roles={roles as readonly Role[]} />
      ) : isChecked ? (
        <p role="status">{t`The centre cannot be reached now. Try again.`}</p>
      ) : (
        <Opening />
      )}
    </>
  )
}

/** Asks for the roles that somebody has now, so that who was given one need not sign in again; true once that was tried. */
function useRoleCheck(account: string | undefined): boolean {
  const [isChecked, setIsChecked] = useState(false)
  useEffect(() => {
    if (account === undefined) return
    void import('#src/core/roles/people.ts')
      .then(({ learnRoles }) => learnRoles(account))
      .then(
        () => setIsChecked(true),
        () => setIsChecked(true),
      )
  }, [account])
  return isChecked
}

function Opening() {
  return <Spinner />
}

interface NoAccessProps {
  refusal: string
  more: ReactNode
  roles: readonly Role[]
}

/** Says so, with the roles that there are: whoever was promised another one sees the result. */
function NoAccess({ refusal, more, roles }: NoAccessProps) {
  return (
    <div className="card grid max-w-md justify-items-start gap-3 p-4">
      <Pictogram name="warning" className="size-10" />
      <p className="font-bold">{refusal}</p>
      {more}
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
