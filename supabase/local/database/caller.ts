import { AsyncLocalStorage } from 'node:async_hooks'

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

/** Far more than the longest statement of the app takes; phones wait for 12 seconds (src/backend/request.ts). */
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
