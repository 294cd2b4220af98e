import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { roles, type Role } from '#src/base/roles.ts'
import { roleName } from '#src/features/people/role-words.ts'

interface GiveRoleProps {
  to: string
  onGive: (role: Role) => void
}

/** A list of roles and a button that grants the chosen one; keys that move through the list grant nothing. */
export function GiveRole({ to, onGive }: GiveRoleProps) {
  const [chosen, setChosen] = useState<Role | ''>('')
  const name = isolated(to)
  const role = chosen && roleName(chosen)
  const give = () => {
    if (chosen === '') return
    onGive(chosen)
    setChosen('')
  }
  return (
    <div className="flex flex-wrap gap-2">
      <select
        className="field w-auto grow"
        aria-label={t`Give ${name} a role`}
        value={chosen}
        onChange={(event) => setChosen(event.target.value as Role)}
      >
        <option value="" disabled>{t`Add role`}</option>
        {roles.map((candidate) => (
          <option key={candidate} value={candidate}>
            {roleName(candidate)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button-quiet aria-disabled:opacity-60"
        aria-disabled={chosen === ''}
        aria-label={chosen === '' ? undefined : t`Give ${name} the role ${role}`}
        onClick={give}
      >
        {t`Give`}
      </button>
    </div>
  )
}
