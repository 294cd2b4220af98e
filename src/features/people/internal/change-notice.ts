import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import type { RoleOutcome } from '#src/features/people/people.ts'
import type { Notice } from '#src/platform/ui/toasts.ts'
import { roleName } from '#src/features/people/role-words.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'

/** Returns the notice after a change of roles. */
export function changeNotice(outcome: RoleOutcome, of: Role, give: boolean, undo: Notice['action']): Notice {
  const role = roleName(of)
  switch (outcome) {
    case 'done':
      return give
        ? { title: t`Role ${role} assigned successfully`, action: undo }
        : { title: t`Role ${role} removed successfully`, action: undo }
    case 'held already':
      return { title: t`User already has this role`, tone: 'alarm' }
    case 'gone already':
      return { title: t`User does not have this role any more`, tone: 'alarm' }
    case 'not an admin':
      return {
        title: give ? t`Only admins can assign roles` : t`Only admins can remove roles`,
        tone: 'alarm',
      }
    case 'last admin':
      return {
        title: t`Failed to remove role`,
        text: t`This is the last admin. Make somebody else an admin first.`,
        tone: 'alarm',
      }
    default:
      return {
        title: give ? t`Failed to assign role` : t`Failed to remove role`,
        text: whyUndone(outcome),
        tone: 'alarm',
      }
  }
}
