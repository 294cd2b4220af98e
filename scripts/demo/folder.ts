import { join } from 'node:path'
import { readSmall, writeSmall } from '#local/small-file.ts'
import { seedDemoData, type DemoBackend } from './seed.ts'

/** Written once the demo's data are in a folder, or were taken out of it: no later start puts them there again. */
const mark = 'demo-data.json'

/** Why nothing can be added to a folder. */
export const ownPasswords = 'the demo people have passwords of their own in this folder.'

/** The state of a folder's demo data: present, removed, or never added. */
export type DemoState = (typeof states)[number]
const states = ['there', 'removed', 'none'] as const

/** The outcome of a folder's demo data until now. */
export async function demoStateOf(dataDir: string): Promise<DemoState> {
  const known = await readSmall({
    file: join(dataDir, mark),
    holds: 'whether the demo was added here',
    wayOut:
      'remove it: the demo is then added to a folder without requests and orders, and DEMO_DATA=off prevents it',
    parse: (value) => states.find((state) => state === (value as { state?: unknown }).state),
  })
  return known ?? 'none'
}

export async function noteDemoState(dataDir: string, state: DemoState): Promise<void> {
  await writeSmall(join(dataDir, mark), { state })
}

/** Adds the demo's data to a folder that never had them and has no submissions or orders. */
export async function seedOnce(
  backend: DemoBackend,
  { dataDir, siteUrl, log }: { dataDir: string; siteUrl: string; log: (line: string) => void },
): Promise<void> {
  try {
    if ((await demoStateOf(dataDir)) !== 'none') return
  } catch (error) {
    // No reason not to start: the demo is there to be looked at.
    return log(`Nothing was added for the demo. ${(error as Error).message}`)
  }
  const ids = (await import('./remove.ts')).demoIds()
  const [others] = await backend.query<{ n: number }>(
    `select ((select count(*) from public.requests where not id = any ($1))
      + (select count(*) from public.orders where not id = any ($1)))::int as n`,
    [ids],
  )
  if (others!.n > 0) return
  log('Adding requests and orders to look at (npm run demo -- remove takes them away).')
  // The folder was opened beyond this machine first, or somebody chose a password: no reason not to start.
  if (!(await seedDemoData(backend, siteUrl))) return log(`Nothing was added: ${ownPasswords}`)
  await noteDemoState(dataDir, 'there')
}
