import type { Role } from '#src/base/roles.ts'

/** A role to grant or to revoke. */
export interface RoleChange {
  readonly role: Role
  readonly give: boolean
}

/**
 * Returns changes in the order in which the centre takes all of them: grants first, then revocations, with the admin role
 * last. Without that role an admin who changes their own could make no further change.
 */
export function inSafeOrder(changes: readonly RoleChange[]): readonly RoleChange[] {
  return changes.toSorted((a, b) => turnOf(a) - turnOf(b))
}

function turnOf({ role, give }: RoleChange): number {
  if (role === 'admin') return give ? 0 : 3
  return give ? 1 : 2
}
