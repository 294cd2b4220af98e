import * as v from 'valibot'
import { roles } from '#src/base/roles.ts'
import { parseAnswer } from '#src/platform/backend/answer.ts'
import { knownIn } from '#src/platform/backend/readable.ts'
import { post } from '#src/platform/backend/request.ts'

const since = v.nullable(v.string())
const machine = v.object({
  at: v.string(),
  version: v.string(),
  free_bytes: v.number(),
  used_bytes: v.number(),
  /** Whether a backup is made each day. */
  backups: v.boolean(),
  /** True where the rows are in a PostgreSQL of its own, which has backups of its own. */
  postgres: v.optional(v.boolean()),
  /** When the last whole backup was made. */
  backup: v.optional(v.string()),
  /** Why the last try came to nothing. */
  no_backup: v.optional(v.string()),
})
const ownerFacts = v.object({
  at: v.string(),
  people: v.array(v.object({ name: v.nullable(v.string()), roles: knownIn(v.picklist(roles)) })),
  admins: v.number(),
  /** Messages that did not go out, and can be tried again. */
  unsent: v.object({ count: v.number(), since, reason: since }),
  /** Codes that did not go out within a day. */
  codes: v.object({ count: v.number(), reason: since }),
  /** Reminders of bookings that reached nobody. */
  reminders: v.number(),
  /** What nobody at the desk has begun. */
  waiting: v.object({ count: v.number(), since }),
  /** How many say that they have paid. */
  claims: v.number(),
  machine: v.nullable(machine),
})

/** How the centre stands, as it said at a time of its own; times are ISO 8601. `machine` is `null` at a host. */
export type OwnerFacts = v.InferOutput<typeof ownerFacts>

/** Fetches how the centre stands, for managers and admins. */
export const fetchOwnerFacts = async (token: string) =>
  parseAnswer(ownerFacts, await post('/rest/v1/rpc/owner_facts', {}, token))

/** Has the centre try again what did not go out; returns how many messages that are. */
export const tryAgain = async (token: string) =>
  parseAnswer(v.object({ again: v.number() }), await post('/rest/v1/rpc/try_again', {}, token))
