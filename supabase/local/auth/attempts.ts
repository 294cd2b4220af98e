import { AuthRefusal } from './answers.ts'

/** How often a person may try; passed in so that a test need not wait an hour. */
export interface AuthLimits {
  /** Taps on *verify* per account and window. */
  codeAttempts: number
  /** Wrong passwords per account and window. */
  passwordAttempts: number
  /** Codes sent per account and window. */
  codesSent: number
  windowSeconds: number
  /** Least pause between two codes to the same address or phone. */
  secondsBetweenCodes: number
}

/** Room for mistyping on a small keyboard, none for guessing a six-digit code. */
export const defaultLimits: AuthLimits = {
  codeAttempts: 10,
  passwordAttempts: 20,
  codesSent: 30,
  windowSeconds: 3600,
  secondsBetweenCodes: 5,
}

interface Count {
  times: number
  startedAt: number
}

interface Tap {
  token: string
  channels: Set<string>
  at: number
}

/** Counts attempts per account and refuses those above the limits with 429. */
export interface Attempts {
  /** One tap on *verify*: the same token tried as e-mail code and as SMS code counts once. */
  verify(accounts: readonly string[], channel: 'email' | 'sms', token: string): void
  password(account: string): void
  sendCode(account: string, destination: string): void
  /** Forgets an account's verify attempts; called only when it proved itself, never for a new code. */
  forgetVerify(accounts: readonly string[]): void
  forgetPassword(account: string): void
}

/** Longest time between the two requests that one tap sends; a later repetition is a new guess. */
const sameTapMilliseconds = 30_000
/** Counters kept before the finished ones are swept, so that made-up addresses cannot fill the memory. */
const sweepAbove = 5_000

class Counter {
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
      const wait = Math.ceil((current.startedAt + this.windowMilliseconds - this.now()) / 1000)
      throw new AuthRefusal(
        429,
        code,
        'Too many attempts. Please wait before trying again.',
        Math.max(1, wait),
      )
    }
    this.counts.set(key, { ...current, times: current.times + 1 })
  }

  forget(key: string): void {
    this.counts.delete(key)
  }

  private current(key: string): Count {
    if (this.counts.size > sweepAbove) this.sweep()
    const count = this.counts.get(key)
    return count && this.isRunning(count) ? count : { times: 0, startedAt: this.now() }
  }

  private isRunning(count: Count): boolean {
    return this.now() - count.startedAt < this.windowMilliseconds
  }

  private sweep(): void {
    for (const [key, count] of this.counts) if (!this.isRunning(count)) this.counts.delete(key)
  }
}

/** Attempt counters held in memory for one backend. */
export function countAttempts(limits: AuthLimits, now: () => number): Attempts {
  const codes = new Counter(limits.codeAttempts, limits.windowSeconds, now)
  const passwords = new Counter(limits.passwordAttempts, limits.windowSeconds, now)
  const sent = new Counter(limits.codesSent, limits.windowSeconds, now)
  const pauses = new Counter(1, limits.secondsBetweenCodes, now)
  const taps = new Map<string, Tap>()

  /** Whether this request is the other half of the account's last tap. */
  const continuesTap = (account: string, channel: string, token: string) => {
    const last = taps.get(account)
    if (last?.token !== token || last.channels.has(channel) || now() - last.at >= sameTapMilliseconds)
      return false
    last.channels.add(channel)
    return true
  }

  const rememberTap = (account: string, channel: string, token: string) => {
    if (taps.size > sweepAbove) taps.clear()
    taps.set(account, { token, channels: new Set([channel]), at: now() })
  }

  return {
    verify(accounts, channel, token) {
      for (const account of accounts) {
        if (continuesTap(account, channel, token)) continue
        codes.take(account, 'over_request_rate_limit')
        // Only once it is counted: the other half of a refused tap would be let through as a free guess.
        rememberTap(account, channel, token)
      }
    },
    password: (account) => passwords.take(account, 'over_request_rate_limit'),
    sendCode(account, destination) {
      const code = destination.includes('@') ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
      if (limits.secondsBetweenCodes > 0) pauses.take(destination, code)
      sent.take(account, code)
    },
    forgetVerify(accounts) {
      for (const account of accounts) {
        codes.forget(account)
        taps.delete(account)
      }
    },
    forgetPassword: (account) => passwords.forget(account),
  }
}
