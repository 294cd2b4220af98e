import * as v from 'valibot'
import { roles, type Role } from '#src/base/roles.ts'
import { insert, post, remove, type Answer } from './request.ts'
import { rolesOf } from './session.ts'

const person = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  /** The one they proved. */
  phone: v.nullable(v.string()),
  display_name: v.nullable(v.string()),
  created_at: v.string(),
  roles: v.array(v.picklist(roles)),
})
const page = v.object({ more: v.boolean(), people: v.array(person) })
const counts = v.object({ total: v.number(), admins: v.number(), staff: v.number(), viewers: v.number() })
const refusal = v.object({ code: v.string() })

/** Somebody with an account, as an admin sees them. `created_at` is ISO 8601. */
export type AccountHolder = v.InferOutput<typeof person>
/** A page of people, and whether there are more behind it. */
export type PeoplePage = v.InferOutput<typeof page>
/** How many people there are; staff are those who hold manager, staff or editor. */
export type PeopleCounts = v.InferOutput<typeof counts>

/** What an admin looks for: letters of an e-mail or a name, and from whom on. */
export interface PeopleWanted {
  readonly letters: string
  readonly after?: Pick<AccountHolder, 'id' | 'created_at'> | undefined
}

/** A page of everybody, who came last first; `undefined` where the centre does not answer as agreed. */
export async function listPeople(
  { letters, after }: PeopleWanted,
  token: string,
): Promise<PeoplePage | undefined> {
  const from = after && { id: after.id, created_at: after.created_at }
  return checked(
    page,
    await post('/rest/v1/rpc/list_people', { wanted: letters, after: from ?? null }, token),
  )
}

/** The counts above the list; `undefined` where the centre does not answer as agreed. */
export async function countPeople(token: string): Promise<PeopleCounts | undefined> {
  return checked(counts, await post('/rest/v1/rpc/count_people', {}, token))
}

/** The result of giving or taking a role. `unlike` is an answer in no agreed shape, or none. */
export type RoleAnswer = 'done' | 'held already' | 'gone already' | 'not an admin' | 'last admin' | 'unlike'

/** Who gives or takes, and their token. */
interface By {
  readonly account: string
  readonly token: string
}

/** Gives somebody a role, in the name of whoever's token this is. */
export async function giveRole(whom: string, role: Role, by: By): Promise<RoleAnswer> {
  const row = { user_id: whom, role, assigned_by: by.account }
  return roleAnswer(await insert('/rest/v1/user_roles?select=role', row, by.token))
}

/** Takes a role from somebody. */
export async function takeRole(whom: string, role: Role, by: By): Promise<RoleAnswer> {
  const answer = await remove(`/rest/v1/user_roles?select=role&user_id=eq.${whom}&role=eq.${role}`, by.token)
  const isNothing = answer.ok && Array.isArray(answer.data) && answer.data.length === 0
  return isNothing ? whyNothing(by) : roleAnswer(answer)
}

/** Row-level security shows nobody but admins the row: it takes nothing and raises no error, as where the role was gone before. */
async function whyNothing({ account, token }: By): Promise<RoleAnswer> {
  const own = await rolesOf(account, token)
  if (!own) return 'unlike'
  return own.includes('admin') ? 'gone already' : 'not an admin'
}

function roleAnswer(answer: Answer): RoleAnswer {
  if (answer.ok) return 'done'
  if (answer.status === undefined) return 'unlike'
  const { success, output } = v.safeParse(refusal, answer.data)
  if (!success) return 'unlike'
  if (output.code === '23505') return 'held already'
  if (output.code === '42501') return 'not an admin'
  return output.code === 'P0001' ? 'last admin' : 'unlike'
}

function checked<Shape extends v.GenericSchema>(
  shape: Shape,
  answer: Answer,
): v.InferOutput<Shape> | undefined {
  const { success, output } = v.safeParse(shape, answer.ok ? answer.data : undefined)
  return success ? output : undefined
}
