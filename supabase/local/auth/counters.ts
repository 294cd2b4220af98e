import { AuthRefusal } from './answers.ts'
import { currentSender } from './sender.ts'

interface Count {
  times: number
  startedAt: number
}

/** Counters kept before the finished ones are swept, so that made-up addresses cannot fill the memory. */
export const sweepAbove = 5_000

function refuse(waitMilliseconds: number, code = 'over_request_rate_limit'): never {
  const wait = Math.max(1, Math.ceil(waitMilliseconds / 1000))
  throw new AuthRefusal(429, code, 'Too many attempts. Please wait before trying again.', wait)
}

/** True within a window that began then. One that begins in the time to come was begun while the clock was ahead, and is over. */
export const isWithin = (now: number, startedAt: number, windowMilliseconds: number) =>
  startedAt <= now && now - startedAt < windowMilliseconds

/** Counts times within a window, by key. */
export class Counter {
  private readonly counts = new Map<string, Count>()
  private readonly limit: number
  private readonly windowMilliseconds: number
  private readonly now: () => number

  constructor(limit: number, windowSeconds: number, now: () => number) {
    this.limit = limit
    this.windowMilliseconds = windowSeconds * 1000
    this.now = now
  }

  /** Counts one attempt, or throws 429 when the window is full. */
  take(key: string, code: string): void {
    const current = this.current(key)
    if (current.times >= this.limit) {
      refuse(current.startedAt + this.windowMilliseconds - this.now(), code)
    }
    this.counts.set(key, { ...current, times: current.times + 1 })
  }

  forget(key: string): void {
    this.counts.delete(key)
  }

  count(key: string): number {
    return this.current(key).times
  }

  isFull(key: string): boolean {
    return this.count(key) >= this.limit
  }

  private current(key: string): Count {
    if (this.counts.size > sweepAbove) this.sweep()
    const count = this.counts.get(key)
    return count && this.isRunning(count) ? count : { times: 0, startedAt: this.now() }
  }

  private isRunning(count: Count): boolean {
    return isWithin(this.now(), count.startedAt, this.windowMilliseconds)
  }

  private sweep(): void {
    for (const [key, count] of this.counts) if (!this.isRunning(count)) this.counts.delete(key)
  }
}

/** Limits the accounts that a sender names within a window, such as those at which it was wrong and not yet right. */
export class NamedAccounts {
  private readonly bySender = new Map<string, Map<string, number>>()
  private readonly limit: number
  private readonly windowMilliseconds: number
  private readonly now: () => number

  constructor(limit: number, windowSeconds: number, now: () => number) {
    this.limit = limit
    this.windowMilliseconds = windowSeconds * 1000
    this.now = now
  }

  /** Counts the account until it is forgotten, or throws 429 if the sender has named too many others. */
  take(account: string, code?: string): void {
    if (this.bySender.size > sweepAbove) this.sweep()
    const accounts = this.recent(currentSender())
    if (!accounts.has(account)) {
      if (accounts.size >= this.limit)
        refuse(Math.min(...accounts.values()) + this.windowMilliseconds - this.now(), code)
      accounts.set(account, this.now())
    }
    this.bySender.set(currentSender(), accounts)
  }

  forget(account: string): void {
    this.bySender.get(currentSender())?.delete(account)
  }

  private recent(sender: string): Map<string, number> {
    const accounts = this.bySender.get(sender) ?? new Map<string, number>()
    for (const [account, at] of accounts)
      if (!isWithin(this.now(), at, this.windowMilliseconds)) accounts.delete(account)
    return accounts
  }

  private sweep(): void {
    for (const sender of this.bySender.keys())
      if (this.recent(sender).size === 0) this.bySender.delete(sender)
  }
}

/** A sender and whom it is about, as one key. */
export const pairOf = (account: string) => `${currentSender()} ${account}`

/** Remembers which senders had to do with which accounts, the latest ones. */
export class KnownSenders {
  private readonly pairs = new Set<string>()

  has = (account: string) => this.pairs.has(pairOf(account))

  add(account: string): void {
    const pair = pairOf(account)
    this.pairs.delete(pair)
    this.pairs.add(pair)
    if (this.pairs.size > sweepAbove) for (const oldest of this.pairs) return void this.pairs.delete(oldest)
  }
}
