import { t } from '@lingui/core/macro'
import { roles, type Role } from '#src/base/roles.ts'
import { roleName } from './role-words.ts'

interface GiveRoleProps {
  to: string
  onGive: (role: Role) => void
}

/** The dropdown by which somebody gets one more role. */
export function GiveRole({ to: name, onGive }: GiveRoleProps) {
  return (
    <select
      className="field"
      aria-label={t`Give ${name} a role`}
      value=""
      onChange={(event) => onGive(event.target.value as Role)}
    >
      <option value="" disabled>{t`Add role`}</option>
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleName(role)}
        </option>
      ))}
    </select>
  )
}
