import * as v from 'valibot'
import { roles, type Role } from '#src/base/roles.ts'
import { knownIn } from '#src/platform/backend/readable.ts'
import { insert, post, remove, type Answer } from '#src/platform/backend/request.ts'
import { notDone, parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { rolesOf } from '#src/platform/backend/session.ts'

const person = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  /** The one they proved. */
  phone: v.nullable(v.string()),
  display_name: v.nullable(v.string()),
  created_at: v.string(),
  roles: knownIn(v.picklist(roles)),
})
const page = v.object({ more: v.boolean(), people: v.array(person) })
const counts = v.object({ total: v.number(), admins: v.number(), staff: v.number(), viewers: v.number() })
const refusal = v.object({ code: v.string() })

/** Somebody with an account, as an admin sees them. `created_at` is ISO 8601. */
export type AccountHolder = v.InferOutput<typeof person>
/** A page of people, and whether there are more behind it. */
export type PeoplePage = v.InferOutput<typeof page>
/** Number of people; staff are managers, staff and editors. */
export type PeopleCounts = v.InferOutput<typeof counts>

/** An admin's search: part of an email or name, and the page. */
export interface PeopleWanted {
  readonly letters: string
  readonly after?: Pick<AccountHolder, 'id' | 'created_at'> | undefined
}

/** Fetches a page of accounts, newest first. */
export async function listPeople(
  { letters, after }: PeopleWanted,
  token: string,
): Promise<{ readonly data: PeoplePage } | NotDone> {
  const from = after && { id: after.id, created_at: after.created_at }
  return parseAnswer(
    page,
    await post('/rest/v1/rpc/list_people', { wanted: letters, after: from ?? null }, token),
  )
}

/** Fetches the counts. */
export async function countPeople(token: string): Promise<{ readonly data: PeopleCounts } | NotDone> {
  return parseAnswer(counts, await post('/rest/v1/rpc/count_people', {}, token))
}

/** The result of granting or revoking a role. */
export type RoleAnswer = 'done' | 'held already' | 'gone already' | 'not an admin' | 'last admin'

/** The acting admin and their token. */
interface By {
  readonly account: string
  readonly token: string
}

/** Grants a role as the token's account. */
export async function giveRole(whom: string, role: Role, by: By): Promise<RoleAnswer | NotDone> {
  const row = { user_id: whom, role, assigned_by: by.account }
  return roleAnswer(await insert('/rest/v1/user_roles?select=role', row, by.token))
}

/** Revokes a role. */
export async function takeRole(whom: string, role: Role, by: By): Promise<RoleAnswer | NotDone> {
  const answer = await remove(`/rest/v1/user_roles?select=role&user_id=eq.${whom}&role=eq.${role}`, by.token)
  const isNothing = answer.ok && Array.isArray(answer.data) && answer.data.length === 0
  return isNothing ? whyNothing(by) : roleAnswer(answer)
}

/**
 * Returns why no row was deleted: the role was gone, or the caller is no admin, whom row-level security shows no
 * rows and no error.
 */
async function whyNothing({ account, token }: By): Promise<RoleAnswer | NotDone> {
  const own = await rolesOf(account, token)
  if (!('data' in own)) return own
  return own.data.includes('admin') ? 'gone already' : 'not an admin'
}

function roleAnswer(answer: Answer): RoleAnswer | NotDone {
  if (answer.ok) return 'done'
  const { success, output } = v.safeParse(refusal, answer.status === undefined ? undefined : answer.data)
  if (success && output.code in meanings) return meanings[output.code]!
  return notDone(answer)
}

/** Answers for the database's refusals, by their code. */
const meanings: Readonly<Record<string, RoleAnswer>> = {
  '23505': 'held already',
  '42501': 'not an admin',
  P0001: 'last admin',
}
