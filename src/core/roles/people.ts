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

/** The result of changing a role: as the centre said it, or `no line` where it could not be asked. */
export type RoleOutcome = Exclude<RoleAnswer, 'unlike'> | 'no line'

/** Asks for the person's own roles anew: who was made an admin meanwhile need not sign in again. */
export async function learnRoles(account: string): Promise<void> {
  const token = await accessToken({ owner: account })
  if (token !== undefined) await mirrorRoles(account, token)
}

/**
 * A page of everybody with an account, for an admin; `undefined` where the centre cannot be asked or does not show
 * it.
 */
export async function peopleNow(admin: string, wanted: PeopleWanted): Promise<PeoplePage | undefined> {
  const token = await accessToken({ owner: admin })
  return token === undefined ? undefined : listPeople(wanted, token)
}

/** How many people hold what, for an admin; `undefined` where the centre cannot be asked or does not tell. */
export async function countsNow(admin: string): Promise<PeopleCounts | undefined> {
  const token = await accessToken({ owner: admin })
  return token === undefined ? undefined : countPeople(token)
}

/** Gives or takes a role, at once or not at all: who may do what is nothing to be caught up with later. */
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
