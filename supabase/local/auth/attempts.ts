import { currentCaller } from '#local/database/caller.ts'
import { AuthRefusal } from './answers.ts'

/** Most attempts within a window. */
export interface Limit {
  seconds: number
  /** Of one sender at one address or phone. */
  pair: number
  /** Of all senders at one address or phone, besides those who signed in with it before. */
  account: number
  /** Of one sender at all addresses and phones, besides those with which it signed in before. */
  sender: number
}

const hour = 3600

/** All limits of signing in. A test replaces some of them. */
export const defaultLimits = {
  /** Codes that are tried: room for mistyping on a small keyboard, none for guessing six digits. */
  code: { seconds: hour, pair: 10, account: 50, sender: 200 },
  /** Passwords that are tried. */
  password: { seconds: hour, pair: 20, account: 100, sender: 200 },
  /** Codes that are sent; a village may be behind one carrier's address. */
  send: { seconds: hour, pair: 10, account: 20, sender: 300 },
  /** Codes to a new address or phone, by the account that asks, wherever it asks. */
  change: { seconds: hour, pair: 10, account: Infinity, sender: 10 },
  /** The pause between two codes. */
  again: { seconds: 5, pair: 1, account: Infinity, sender: Infinity },
} satisfies Record<string, Limit>

type What = keyof typeof defaultLimits
export type Limits = Record<What, Limit>

/** Counts kept before the finished ones are dropped, and senders that are remembered: made-up addresses cannot fill the memory. */
const mostKept = 5_000

interface Count {
  times: number
  readonly until: number
}

/**
 * Counts attempts in memory, and refuses those above a limit with 429. An attempt is counted by the address or phone that was written,
 * before anybody looks whether it has an account: a registered one is refused when any other is.
 */
export class Attempts {
  private readonly counts = new Map<string, Count>()
  private readonly known = new Set<string>()
  private readonly limits: Limits
  private readonly now: () => number
  private sweepAbove = mostKept

  /** @param now in milliseconds; by default a clock that nobody sets forward or back */
  constructor(limits: Limits, now = () => performance.now()) {
    this.limits = limits
    this.now = now
  }

  /** Counts one attempt of the current sender, or throws 429 and counts nothing. */
  take(
    what: What,
    destination: string,
    { sender = currentCaller().sender, code = 'over_request_rate_limit' } = {},
  ): void {
    this.sweep()
    const limit = this.limits[what]
    const pair = `${what} ${sender} ${destination}`
    // Strangers lock nobody out who signed in from here before.
    const others: [string, number][] = this.known.has(`${sender} ${destination}`)
      ? []
      : [
          [`${what} * ${destination}`, limit.account],
          [`${what} ${sender} *`, limit.sender],
        ]
    const counts = [[pair, limit.pair] as const, ...others].map(
      ([key, most]) => [key, this.current(key, limit), most] as const,
    )
    const waits = counts.flatMap(([, { times, until }, most]) => (times >= most ? until - this.now() : []))
    if (waits.length > 0) refuse(Math.max(...waits), code)
    for (const [key, count] of counts) this.counts.set(key, { ...count, times: count.times + 1 })
  }

  /** Notes that a sender was right: what it tried with this address or phone counts no more, for itself and for others. */
  prove(destination: string): void {
    const { sender } = currentCaller()
    const proven = `${sender} ${destination}`
    for (const what of ['code', 'password'] as const) {
      const { times } = this.current(`${what} ${proven}`, this.limits[what])
      this.counts.delete(`${what} ${proven}`)
      // What a known sender tried was never counted there.
      if (!this.known.has(proven))
        for (const key of [`${what} * ${destination}`, `${what} ${sender} *`]) {
          const count = this.counts.get(key)
          if (count) count.times = Math.max(0, count.times - times)
        }
    }
    this.known.delete(proven)
    this.known.add(proven)
    if (this.known.size > mostKept) for (const oldest of this.known) return void this.known.delete(oldest)
  }

  private current(key: string, { seconds }: Limit): Count {
    const count = this.counts.get(key)
    return count && this.now() < count.until ? count : { times: 0, until: this.now() + seconds * 1000 }
  }

  private sweep(): void {
    if (this.counts.size <= this.sweepAbove) return
    for (const [key, { until }] of this.counts) if (until <= this.now()) this.counts.delete(key)
    this.sweepAbove = Math.max(mostKept, 2 * this.counts.size)
  }
}

function refuse(waitMilliseconds: number, code: string): never {
  const wait = Math.max(1, Math.ceil(waitMilliseconds / 1000))
  throw new AuthRefusal(429, code, 'Too many attempts. Please wait before trying again.', wait)
}
