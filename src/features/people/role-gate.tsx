import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { roleName } from './role-words.ts'
import type { Staff } from './use-staff.ts'

interface RoleGateProps {
  /** Roles with access; one of them is enough. */
  for: readonly Role[]
  /** The text for everybody else. */
  refusal: string
  /** More text for everybody else. */
  more?: ReactNode
  /** Shown above the text that replaces the content. */
  heading?: ReactNode
  /** The reader; the page asks, so that nothing waits for the sign-in's own reading. */
  staff: Staff
  children: (account: string, roles: readonly string[]) => ReactNode
}

/** Shows its content to staff. The centre itself enforces permissions. */
export function RoleGate({ for: wanted, refusal, more, heading, staff, children }: RoleGateProps) {
  const { account, roles, why } = staff
  if (account && roles && wanted.some((role) => roles.includes(role)))
    return <LaterPart fallback={<Opening />}>{children(account, roles)}</LaterPart>
  return (
    <>
      {heading}
      {account && roles ? (
        <NoAccess refusal={refusal} more={more} roles={roles as readonly Role[]} />
      ) : why ? (
        <p role="status">{whyUndone(why)}</p>
      ) : (
        <Opening />
      )}
    </>
  )
}

function Opening() {
  return <Spinner />
}

interface NoAccessProps {
  refusal: string
  more: ReactNode
  roles: readonly Role[]
}

/** Says that access is refused, and lists the person's roles. */
function NoAccess({ refusal, more, roles }: NoAccessProps) {
  return (
    <div className="card grid max-w-md justify-items-start gap-3 p-4">
      <img src="/art/gate.svg" alt="" width="120" height="120" className="rounded-lg" />
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
