import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type Kysely } from 'kysely'

/** Who waits for the database. */
interface Caller {
  /** The network that asks; empty for our own work. */
  readonly sender: string
  /** The most that the processor may work for one statement, in milliseconds. */
  readonly limitMs: number
  /** How often this request has had its turn. */
  turns: number
}

const current = new AsyncLocalStorage<Caller>()

/** Far more than the longest statement of the app takes; phones wait for 12 seconds (src/platform/backend/request.ts). */
const requestLimitMs = 5_000

/** Our own work: migrations, what a start publishes, the check of a backup. */
const ourOwn: Caller = { sender: '', limitMs: 10 * 60_000, turns: 0 }

/** Runs the work of one request of a sender. */
export function asCaller<Result>(
  sender: string,
  work: () => Promise<Result>,
  limitMs = requestLimitMs,
): Promise<Result> {
  return current.run({ sender, limitMs, turns: 0 }, work)
}

/** Who asks now. */
export const currentCaller = (): Caller => current.getStore() ?? ourOwn

/** Returns the network of an IPv6 address: its holder has all addresses of that network. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [front = '', back] = address.split('::')
  const before = front.split(':').filter(Boolean)
  const after = back?.split(':').filter(Boolean) ?? []
  const gap = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, 4).join(':')
}

/** The request's facts for SQL, as on hosted Supabase. */
interface RequestContext {
  headers: Record<string, string>
  /** The operation of storage, in `storage.operation`; empty elsewhere. */
  operation: string
  /** The function that PostgREST is set to call before every request; none while no migration has named one. */
  preRequest: string | undefined
}

const context = new AsyncLocalStorage<RequestContext>()

/** Queries that are read for their error alone: they go out with the next one, each journey to the database takes time. */
export const unread = new WeakSet<object>()

/** A query for its error alone. */
function check(name: string): CompiledQuery {
  const query = CompiledQuery.raw(`select ${name}()`)
  unread.add(query)
  return query
}

interface ContextApplier {
  applyJwtSessionContext(executor: Kysely<unknown>, vars: unknown, setRole: unknown): Promise<void>
}

/** Headers that would hand secrets to SQL, where a trigger could log them. */
const isForwarded = (name: string) => name !== 'authorization' && name !== 'apikey' && name !== 'cookie'

const signing = /^\/storage\/v1\/object\/(upload\/)?sign\//

/** Returns storage's name of a request in policies, for the operations that our policies use. */
function operationOf({ method, url }: Request): string {
  const { pathname } = new URL(url)
  if (!pathname.startsWith('/storage/v1/')) return ''
  const [signs, upload] = signing.exec(pathname) ?? []
  if (signs === undefined || method !== 'POST') return `storage.object.${method.toLowerCase()}`
  return upload === undefined ? 'storage.object.sign' : 'storage.object.sign_upload_url'
}

/** Runs `work` so that its SQL finds the request's headers in `request.headers` and is preceded by `preRequest`. */
export function withRequestContext<Result>(
  request: Request,
  preRequest: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const headers = Object.fromEntries([...request.headers].filter(([name]) => isForwarded(name)))
  return context.run({ headers, operation: operationOf(request), preRequest }, work)
}

/** Returns PostgREST's pre-request function, which the migrations set on the role `authenticator`. */
export async function preRequestOf(query: <Row>(sql: string) => Promise<Row[]>): Promise<string | undefined> {
  const [role] = await query<{ settings: string[] | null }>(
    `select rolconfig as settings from pg_roles where rolname = 'authenticator'`,
  )
  const name = role?.settings?.find((line) => line.startsWith('pgrst.db_pre_request='))?.split('=')[1]
  return name !== undefined && /^[a-z_]+\.[a-z_]+$/.test(name) ? name : undefined
}

/**
 * Makes the request's context available to triggers and policies, and calls the pre-request function. Lite sets
 * it for functions only, so a trigger could not read the sender's address.
 */
export function carryRequestContext(connection: object): void {
  const patched = connection as ContextApplier
  const original = patched.applyJwtSessionContext.bind(connection)
  patched.applyJwtSessionContext = async (executor, vars, setRole) => {
    const { headers, operation, preRequest } = context.getStore() ?? { headers: {}, operation: '' }
    const set = (name: string, value: string) =>
      executor.executeQuery(CompiledQuery.raw(`select set_config('${name}', $1, true)`, [value]))
    await set('request.headers', JSON.stringify(headers))
    await set('storage.operation', operation)
    await original(executor, vars, setRole)
    if (preRequest !== undefined) await executor.executeQuery(check(preRequest))
  }
}
