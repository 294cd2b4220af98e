import type { Database } from './database/database.ts'
import type { EdgeFunctions } from './functions.ts'
import type { Inbox } from './inbox.ts'
import type { Unsent } from './unsent.ts'

/** The embedded backend's schedule: hosted, one calls the same functions every minute or few. */
export interface Schedule {
  /** Wraps a handler: after an answer of the desk, sends the notifications and refunds that it caused. */
  after(answer: (request: Request) => Promise<Response>): (request: Request) => Promise<Response>
  /** Resolves when no check runs. */
  idle(): Promise<void>
  close(): void
}

const interval = 60_000

/** Calls of the centre that make work. */
const answering = new Set(['/rest/v1/rpc/answer_from_desk', '/rest/v1/rpc/try_again'])

/** Which function is called when there is something for it to do, and at no other time: it would start Deno. */
const jobs = [
  ['send-pushes', 'select 1 from public.push_messages where public.is_due(due_at) limit 1'],
  [
    'return-money',
    `select 1 from public.refunds where state in ('asked', 'sent') and public.is_due(due_at) limit 1`,
  ],
  ['send-reminders', 'select 1 where public.reminders_wait()'],
] as const

/** Scheduled calls of the database. */
const chores = [
  'select public.expire_orders()',
  'select public.expire_transfers()',
  'select public.end_quotas()',
  'select public.remind_bookings()',
  'select public.remind_khatas()',
  'select public.run_standing_orders()',
]

interface Parts {
  database: Database
  functions: EdgeFunctions | undefined
  serviceKey: string
  siteUrl: string
  /** Messages that did not go out; some are sent again once somebody has asked. */
  unsent: Pick<Unsent, 'sendAgain'>
  inbox: Inbox
}

/** Runs the schedule until it is closed. */
export function startSchedule({ database, functions, serviceKey, siteUrl, unsent, inbox }: Parts): Schedule {
  // A folder of migrations without pushes or payments has no such table.
  const runQuery = (sql: string) => database.query(sql).catch(() => [])
  const check = async () => {
    await unsent.sendAgain(inbox).catch(() => {})
    for (const [name, due] of jobs) {
      if ((await runQuery(due)).length === 0) continue
      const headers = { apikey: serviceKey }
      await functions?.fetch(
        new Request(`${siteUrl}/functions/v1/${name}`, { method: 'POST', headers, body: '{}' }),
      )
    }
  }
  // One after another: two at once would ask the provider for the same work.
  let last = Promise.resolve()
  const enqueue = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => {})
  }
  const tick = async () => {
    await Promise.all(chores.map((sql) => runQuery(sql)))
    await check()
  }
  const timer = setInterval(() => enqueue(tick), interval)
  timer.unref()
  return {
    after: (answer) => async (request) => {
      const response = await answer(request)
      // Not awaited, so that the desk does not wait for a push service or a bank.
      if (response.ok && answering.has(new URL(request.url).pathname)) enqueue(check)
      return response
    },
    idle: () => last,
    close: () => clearInterval(timer),
  }
}
