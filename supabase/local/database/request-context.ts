import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type Kysely } from 'kysely'

const currentHeaders = new AsyncLocalStorage<Record<string, string>>()

interface ContextApplier {
  applyJwtSessionContext(executor: Kysely<unknown>, vars: unknown, setRole: unknown): Promise<void>
}

/** Headers that would hand secrets to SQL, where a trigger could log them. */
const kept = (name: string) => name !== 'authorization' && name !== 'apikey' && name !== 'cookie'

/** Runs `work` so that its SQL can read the request's headers in `request.headers`, as on hosted Supabase. */
export function withRequestHeaders<Result>(headers: Headers, work: () => Promise<Result>): Promise<Result> {
  return currentHeaders.run(Object.fromEntries([...headers].filter(([name]) => kept(name))), work)
}

/**
 * Makes `request.headers` readable in triggers and policies too. Lite sets it for functions called by name only,
 * so a trigger that records the sender's address would find nothing.
 */
export function carryRequestContext(connection: object): void {
  const patched = connection as ContextApplier
  const original = patched.applyJwtSessionContext.bind(connection)
  patched.applyJwtSessionContext = async (executor, vars, setRole) => {
    const headers = JSON.stringify(currentHeaders.getStore() ?? {})
    await executor.executeQuery(
      CompiledQuery.raw(`select set_config('request.headers', $1, true)`, [headers]),
    )
    await original(executor, vars, setRole)
  }
}
