import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#local/plain-error.ts'
import { seedDemoData, type DemoBackend } from './seed.ts'

/** Written once the demo's data are in a folder, or were taken out of it: no later start puts them there again. */
const mark = 'demo-data.json'

/** Why nothing can be added to a folder. */
export const ownPasswords = 'the demo people have passwords of their own in this folder.'

/** The state of a folder's demo data: present, removed, or never added. */
export type DemoState = 'there' | 'removed' | 'none'

/** The outcome of a folder's demo data until now. */
export async function demoStateOf(dataDir: string): Promise<DemoState> {
  try {
    return (JSON.parse(await readFile(join(dataDir, mark), 'utf8')) as { state: DemoState }).state
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'none'
    throw error
  }
}

export async function noteDemoState(dataDir: string, state: DemoState): Promise<void> {
  await writeFile(join(dataDir, mark), `${JSON.stringify({ state })}\n`)
}

/** Adds the demo's data to a folder that never had them and has no submissions or orders. */
export async function seedOnce(
  backend: DemoBackend,
  { dataDir, siteUrl, log }: { dataDir: string; siteUrl: string; log: (line: string) => void },
): Promise<void> {
  if ((await demoStateOf(dataDir)) !== 'none') return
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
