import {
  countPeople,
  giveRole,
  listPeople,
  takeRole,
  type PeopleCounts,
  type PeoplePage,
  type PeopleWanted,
  type RoleAnswer,
} from '#src/backend/people.ts'
import type { Role } from '#src/base/roles.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { mirrorRoles } from '#src/core/session/roles.ts'

export type { AccountHolder, PeopleCounts, PeoplePage } from '#src/backend/people.ts'

/** The centre's result of changing a role, or `no line` if it could not be reached. */
export type RoleOutcome = Exclude<RoleAnswer, 'unlike'> | 'no line'

/** Fetches the person's own roles again: a new admin need not sign in again. */
export async function learnRoles(account: string): Promise<void> {
  const token = await accessToken({ owner: account })
  if (token !== undefined) await mirrorRoles(account, token)
}

/** Returns a page of all accounts, for an admin; `undefined` if the centre cannot be reached or refuses. */
export async function peopleNow(admin: string, wanted: PeopleWanted): Promise<PeoplePage | undefined> {
  const token = await accessToken({ owner: admin })
  return token === undefined ? undefined : listPeople(wanted, token)
}

/** Returns the number of people by role, for an admin; `undefined` if the centre cannot be reached or refuses. */
export async function countsNow(admin: string): Promise<PeopleCounts | undefined> {
  const token = await accessToken({ owner: admin })
  return token === undefined ? undefined : countPeople(token)
}

/** Grants or revokes a role online only: permissions are never queued. */
export async function changeRole(
  admin: string,
  change: { readonly account: string; readonly role: Role; readonly give: boolean },
): Promise<RoleOutcome> {
  const token = await accessToken({ owner: admin })
  if (token === undefined) return 'no line'
  const { account, role, give } = change
  const answer = await (give ? giveRole : takeRole)(account, role, { account: admin, token })
  // An admin's own roles decide which menus this phone draws.
  if (answer === 'done' && account === admin) await mirrorRoles(admin, token)
  return answer === 'unlike' ? 'no line' : answer
}
