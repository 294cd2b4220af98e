import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { roleName } from './role-words.ts'

interface NoAccessProps {
  title: string
  roles: readonly string[]
  children?: ReactNode
}

/** Says so, with the roles that there are: whoever was promised another one sees what came of it. */
export function NoAccess({ title, roles, children }: NoAccessProps) {
  return (
    <div className="card grid max-w-md justify-items-start gap-3 p-4">
      <Pictogram name="warning" className="size-10" />
      <p className="font-bold">{title}</p>
      {children}
      <h2>{t`Your roles`}</h2>
      {roles.length === 0 ? (
        <p>{t`No roles assigned`}</p>
      ) : (
        <ul className="list-disc pl-6">
          {(roles as readonly Role[]).map((role) => (
            <li key={role}>{roleName(role)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
