import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadWith, type Loaded } from './load-clients.ts'
import type { LoadPlace } from './load-mix.ts'
import { memoryText, slopeOf, type Sample } from './memory.ts'
import type { Measured } from './bench-world.ts'

/** How long in all, the same time with each number of clients. */
const minutes = Number(process.env['MINUTES'] ?? 1)
const numbers = (process.env['CLIENTS'] ?? '50,200').split(',').map(Number)

interface Backend {
  readonly place: LoadPlace
  readonly memory: Sample[]
  /** Ends the run and returns the share of stored entries. */
  end(): Promise<{ orders: number; requests: number }>
}

/**
 * Load of the embedded backend: 50 and then 200 clients, or `CLIENTS`, with the requests of phones, a second apart, over loopback
 * and from separate addresses, and its memory meanwhile.
 */
export const loadTimes = () => loadOn('embedded')

/** Same with Debian's PostgreSQL 15 in place of the embedded one, through eight sessions. */
export const loadTimesOnPostgres = () => loadOn('postgres-15')

async function loadOn(database: 'embedded' | 'postgres-15'): Promise<Measured> {
  const backend = await openBackend(database)
  const runs: Record<string, object> = {}
  const lines: string[] = []
  for (const clients of numbers) {
    const before = backend.memory.length
    const loaded = await loadWith(clients, (minutes * 60) / numbers.length, backend.place)
    const memory = backend.memory.slice(before)
    runs[clients] = { ...figuresOf(loaded), memory: slopeOf(memory) }
    lines.push(...linesOf(clients, loaded), memoryText(memory))
  }
  const kept = await backend.end()
  return {
    figures: { minutes, ...runs, kept },
    lines: [...lines, `  kept: ${kept.orders} orders, ${kept.requests} requests`],
  }
}

async function openBackend(database: string): Promise<Backend> {
  const file = fileURLToPath(new URL('./load-backend.ts', import.meta.url))
  // A client each, and accounts for more orders than are placed: some 700 a minute, 29 of each.
  const accounts = Math.max(...numbers) + Math.ceil(minutes * 40)
  const child = fork(file, [String(accounts), database])
  const [place] = (await once(child, 'message')) as [LoadPlace]
  const memory: Sample[] = []
  child.on('message', (message: { memory?: number }) => {
    if (message.memory !== undefined) void sample(child, message.memory, memory)
  })
  return {
    place,
    memory,
    async end() {
      const kept = new Promise<{ orders: number; requests: number }>((resolve) => {
        child.on('message', (message: { kept?: { orders: number; requests: number } }) => {
          if (message.kept) resolve(message.kept)
        })
      })
      child.send('end')
      await once(child, 'exit')
      return kept
    },
  }
}

async function sample(child: ChildProcess, backend: number, memory: Sample[]): Promise<void> {
  memory.push({ at: performance.now(), backend, functions: await memoryOfChildren(child.pid!) })
}

/**
 * Returns the resident memory of a process's children, which for the backend is Deno; `undefined` if the system does
 * not report it.
 */
async function memoryOfChildren(parent: number): Promise<number> {
  let bytes = 0
  for (const id of await readdir('/proc').catch(() => [])) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    if (!status.includes(`\nPPid:\t${parent}\n`)) continue
    bytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  }
  return bytes
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]! * 10) / 10
}

function figuresOf({ times, errors, requests, seconds }: Loaded) {
  const kinds = [...times, ['all', [...times.values()].flat()] as const].map(([kind, all]) => {
    const sorted = all.toSorted((a, b) => a - b)
    return [kind, { count: all.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }] as const
  })
  return {
    perSecond: Math.round(requests / seconds),
    errors: Object.fromEntries(errors),
    kinds: Object.fromEntries(kinds),
  }
}

function linesOf(clients: number, loaded: Loaded): string[] {
  const { perSecond, errors, kinds } = figuresOf(loaded)
  const wrong = Object.entries(errors).map(([name, count]) => `${count} × ${name}`)
  return [
    `${clients} clients: ${perSecond} requests a second, errors: ${wrong.join(', ') || 'none'}`,
    ...Object.entries(kinds)
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(
        ([kind, { count, p50, p99 }]) =>
          `  ${kind.padEnd(24)} ${String(count).padStart(7)}  p50 ${p50} ms  p99 ${p99} ms`,
      ),
  ]
}
