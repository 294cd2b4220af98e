import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import type { Role } from '#src/base/roles.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { roleName } from '#src/features/people/role-words.ts'

interface RoleBadgesProps {
  of: string
  roles: readonly Role[]
  onTake: (role: Role) => void
}

/** A person's roles; a click or Enter revokes one. */
export function RoleBadges({ of, roles, onTake }: RoleBadgesProps) {
  const name = isolated(of)
  if (roles.length === 0) return <p className="text-muted">{t`No roles assigned`}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {roles.map((heldRole) => {
        const role = roleName(heldRole)
        return (
          <li key={heldRole}>
            <button
              type="button"
              className="button-quiet"
              aria-label={t`Remove the role ${role} from ${name}`}
              onClick={() => onTake(heldRole)}
            >
              {role}
              <Pictogram name="close" className="size-5" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
