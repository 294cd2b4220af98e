import {
  countPeople,
  giveRole,
  listPeople,
  takeRole,
  type PeopleCounts,
  type PeoplePage,
  type PeopleWanted,
  type RoleAnswer,
} from '#src/features/people/internal/people-api.ts'
import type { Role } from '#src/base/roles.ts'
import { rolesOf } from '#src/platform/backend/session.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { callCentre, undoneBy, withoutToken, type Undone } from '#src/platform/session/call-centre.ts'
import { mirrorRoles, storeRoles } from '#src/platform/session/roles.ts'

export type { AccountHolder, PeopleCounts, PeoplePage } from '#src/features/people/internal/people-api.ts'

/** The centre's result of changing a role, or why there is none. */
export type RoleOutcome = RoleAnswer | Undone

/** Fetches the person's own roles again: a new admin need not sign in again. Returns why they cannot be had. */
export async function learnRoles(account: string): Promise<Undone | undefined> {
  const roles = await callCentre<readonly string[]>(account, (token) => rolesOf(account, token))
  if (typeof roles === 'string') return roles
  await storeRoles(account, roles)
  return undefined
}

/** Returns a page of all accounts, for an admin, or why it cannot be had. */
export function peopleNow(admin: string, wanted: PeopleWanted): Promise<PeoplePage | Undone> {
  return callCentre(admin, (token) => listPeople(wanted, token))
}

/** Returns the number of people by role, for an admin, or why it cannot be had. */
export function countsNow(admin: string): Promise<PeopleCounts | Undone> {
  return callCentre(admin, countPeople)
}

/** Grants or revokes a role online only: permissions are never queued. */
export async function changeRole(
  admin: string,
  change: { readonly account: string; readonly role: Role; readonly give: boolean },
): Promise<RoleOutcome> {
  const token = await accessToken({ owner: admin })
  if (token === undefined) return withoutToken()
  const { account, role, give } = change
  const answer = await (give ? giveRole : takeRole)(account, role, { account: admin, token })
  // An admin's own roles decide which menus this phone draws.
  if (answer === 'done' && account === admin) await mirrorRoles(admin, token)
  return typeof answer === 'string' ? answer : undoneBy(answer)
}
