import type { Database } from './database/database.ts'
import type { EdgeFunctions } from './functions.ts'

/** The embedded backend's schedule: hosted, one calls send-pushes every minute. */
export interface Pushes {
  /** Answers as before, and has what an answer of the centre left to be told sent after it. */
  after(answer: (request: Request) => Promise<Response>): (request: Request) => Promise<Response>
  close(): void
}

const interval = 60_000

/** What the centre says comes in by this. */
const answering = '/rest/v1/rpc/answer_from_desk'

interface Parts {
  database: Database
  functions: EdgeFunctions | undefined
  serviceKey: string
  siteUrl: string
}

/** Calls send-pushes when there is something to be told and at no other time: it would start Deno. */
export function sendPushes({ database, functions, serviceKey, siteUrl }: Parts): Pushes {
  const look = async () => {
    const due = 'select 1 from public.push_messages where due_at <= clock_timestamp() limit 1'
    // A folder of migrations without pushes has no such table.
    const rows = await database.query(due).catch(() => [])
    if (rows.length === 0) return
    const headers = { authorization: `Bearer ${serviceKey}` }
    await functions?.fetch(
      new Request(`${siteUrl}/functions/v1/send-pushes`, { method: 'POST', headers, body: '{}' }),
    )
  }
  const timer = setInterval(() => void look(), interval)
  timer.unref()
  return {
    after: (answer) => async (request) => {
      const response = await answer(request)
      // Not waited for: whoever answers at the desk does not wait for a push service.
      if (response.ok && new URL(request.url).pathname === answering) void look()
      return response
    },
    close: () => clearInterval(timer),
  }
}
