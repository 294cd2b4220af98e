import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'

/** Returns the name of a role. */
export function roleName(role: Role): string {
  switch (role) {
    case 'admin':
      return t`Admin`
    case 'manager':
      return t`Manager`
    case 'staff':
      return t`Staff`
    case 'editor':
      return t`Editor`
    case 'viewer':
      return t`Viewer`
  }
}

/** Returns the permissions of a role as a text. */
export function roleMeaning(role: Role): string {
  switch (role) {
    case 'admin':
      return t`Full access, manages users, assigns roles, views all data, configures the system`
    case 'manager':
      return t`Manages the team, views reports, approves applications, manages content`
    case 'staff':
      return t`Processes applications, gives customer support, basic reporting`
    case 'editor':
      return t`Creates content, manages the blog, uploads media`
    case 'viewer':
      return t`Read-only, views own data, basic dashboard`
  }
}
