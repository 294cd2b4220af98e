import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { roles } from '#src/base/roles.ts'
import { FindPeople } from './find-people.tsx'
import { roleMeaning, roleName } from './role-words.ts'
import type { People } from './use-people.ts'

interface RoleAssignmentProps {
  people: People
  /** Whose roles are managed. */
  managed: string | undefined
  onManage: (id: string) => void
}

/** One person's roles side by side, each with what it means, to be switched on and off. */
export function RoleAssignment({ people, managed, onManage }: RoleAssignmentProps) {
  const person = people.shown?.find(({ id }) => id === managed)
  return (
    <div className="grid max-w-2xl gap-4">
      <FindPeople people={people} />
      <label className="grid gap-1 font-bold">
        {t`Whose roles`}
        <select
          className="field font-normal"
          value={person?.id ?? ''}
          onChange={(event) => onManage(event.target.value)}
        >
          <option value="" disabled>{t`Choose somebody`}</option>
          {people.shown?.map(({ id, email, display_name: name }) => (
            <option key={id} value={id}>
              {[isolated(name ?? ''), email].filter(Boolean).join(', ') || 'N/A'}
            </option>
          ))}
        </select>
      </label>
      {person && (
        <ul className="grid gap-2">
          {roles.map((role) => {
            const held = person.roles.includes(role)
            return (
              <li key={role} className="card p-4">
                <label className="flex min-h-12 items-center gap-3 font-bold">
                  <input
                    type="checkbox"
                    className="size-6 accent-green"
                    checked={held}
                    onChange={() => void (held ? people.take : people.give)(person, role)}
                  />
                  {roleName(role)}
                </label>
                <p className="text-muted">{roleMeaning(role)}</p>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
