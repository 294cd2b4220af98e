import { parentPort, workerData } from 'node:worker_threads'
import { extensionsNamed, inFolder, openPglite } from './pglite.ts'
import { type Answer, runOn, runScript, sentError, type Task, type ThreadStart } from './session.ts'

/** The thread in which the database of a folder runs: whatever a statement costs, it is paid here, and can be ended. */

const { folder, extensions, postgres } = workerData as ThreadStart
const pg = await openPglite(
  { folder, pgliteWasmModule: postgres, startParams: inFolder },
  await extensionsNamed(extensions),
)

/** True if PostgreSQL itself has ended, as where its disk fails: only a new one answers again. */
const isEndOf = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || (error as Error | undefined)?.name === 'ExitStatus'

const memory = () => (pg as unknown as { mod: { HEAP8: Int8Array } }).mod.HEAP8.byteLength

async function resultOf(task: Task): Promise<Pick<Answer, 'results'>> {
  if ('run' in task) return { results: await runOn(pg, task.run) }
  if ('script' in task) return { results: await runScript(pg, task.script) }
  await pg.close()
  return {}
}

function answer(answered: Pick<Answer, 'results' | 'error'>): void {
  const { user, system } = process.threadCpuUsage()
  const own = {
    isInTransaction: pg.isInTransaction(),
    memory: memory(),
    processorMs: (user + system) / 1_000,
  }
  parentPort!.postMessage({ ...answered, ...own } satisfies Answer, [])
}

parentPort!.on('message', async (task: Task) => {
  try {
    answer(await resultOf(task))
  } catch (error) {
    answer({ error: sentError(error) })
    if (isEndOf(error)) process.exit()
  }
  if ('close' in task) parentPort!.close()
})
answer({})
