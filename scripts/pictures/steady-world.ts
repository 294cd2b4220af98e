import type { BrowserContext } from 'playwright'
import type { LocalBackend } from '#local/backend.ts'
import { seedDemoData } from '#scripts/demo/seed.ts'

/** The moment at which every picture is taken: a Wednesday morning in the sowing season. */
const moment = Date.parse('2026-11-25T04:30:00Z')

// Drawn by lot, and guarded against being rewritten.
const numbered = (table: string, letter: string) =>
  `update public.${table} t set reference = 'KS-${letter}' || lpad(translate(n.n::text, '01', 'AB'), 4, '2')
   from (select id, row_number() over (order by id) as n from public.${table}) n where n.id = t.id;`

/** Seeds the demo's data, with references that are the same each time. */
export async function seedSteadily(backend: LocalBackend, siteUrl: string): Promise<void> {
  await seedDemoData(backend, siteUrl)
  await backend.query(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${numbered('requests', 'R')} ${numbered('orders', 'P')}
  end $$`)
}

const times = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00(?::00)?)/g

/** Sets a phone to that moment: its clock stands still, and times from the backend are shifted with it. */
export async function stopTime(context: BrowserContext): Promise<void> {
  const offset = Date.now() - moment
  await context.clock.setFixedTime(moment)
  await context.route(/\/(rest|auth|functions)\/v1\//, async (route) => {
    const response = await route.fetch().catch(() => undefined)
    // The page was left meanwhile.
    if (!response) return
    const text = await response.text().catch(() => undefined)
    if (text === undefined) return
    const moved = text.replaceAll(times, (time) =>
      new Date(Date.parse(time.replace(' ', 'T')) - offset).toISOString(),
    )
    // The phone compares its date with that of the answers.
    const headers = { ...response.headers(), date: new Date(moment).toUTCString() }
    await route.fulfill({ response, headers, body: moved }).catch(() => {})
  })
}
