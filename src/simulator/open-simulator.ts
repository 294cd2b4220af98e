import type { ManyView, RunView } from './run-view.ts'
import type { SimulatorMessage, SimulatorReply } from './simulator-messages.ts'
import type { HandFault, Pace } from './watched-run.ts'

/** A simulator in a worker of its own. Every call rejects if the worker's code cannot be loaded or fails. */
export interface Simulator {
  /** Begins the schedule of a seed, with the app's code or with a bug in it. */
  begin(seed: number, isBroken: boolean): Promise<RunView>
  advance(pace: Pace): Promise<RunView>
  /** Does something to a phone at once; nothing once everything works again. */
  interrupt(phone: 0 | 1, fault: HandFault): Promise<RunView>
  /** Runs the first schedules of all, and reports every few; resolves when all have run. */
  runMany(schedules: number, isBroken: boolean, report: (view: ManyView) => void): Promise<void>
  /** Ends the worker at any point; calls in progress never resolve. */
  close(): void
}

interface Waiting {
  /** True once the reply was the last one. */
  readonly take: (reply: SimulatorReply) => boolean
  readonly reject: (error: unknown) => void
}

/** Opens a simulator. Its code is loaded now, and by nobody else. */
export function openSimulator(): Simulator {
  const worker = new Worker(new URL('./simulator-worker.ts', import.meta.url), { type: 'module' })
  const waiting: Waiting[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<SimulatorReply>) => {
    if (waiting[0]?.take(data)) waiting.shift()
  })
  worker.addEventListener('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  const ask = (message: SimulatorMessage) =>
    new Promise<RunView>((resolve, reject) => {
      const take = (reply: SimulatorReply) => {
        if ('view' in reply) resolve(reply.view)
        return true
      }
      waiting.push({ take, reject })
      worker.postMessage(message, [])
    })
  return {
    begin: (seed, isBroken) => ask({ kind: 'begin', seed, isBroken }),
    advance: (pace) => ask({ kind: 'advance', pace }),
    interrupt: (phone, fault) => ask({ kind: 'interrupt', phone, fault }),
    runMany: (schedules, isBroken, report) =>
      new Promise((resolve, reject) => {
        const take = (reply: SimulatorReply) => {
          if (!('many' in reply)) return false
          report(reply.many)
          if (reply.many.schedules < schedules) return false
          resolve()
          return true
        }
        waiting.push({ take, reject })
        worker.postMessage({ kind: 'many', schedules, isBroken } satisfies SimulatorMessage, [])
      }),
    close: () => worker.terminate(),
  }
}
