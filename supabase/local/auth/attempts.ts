import { Counter, KnownSenders, NamedAccounts, pairOf, sweepAbove } from './counters.ts'

/**
 * Limits of attempts per sender and account; a parameter, so that tests need not wait. All senders unknown to the
 * account share `strangers` times the limit. A sender who has signed in to it before has a separate limit.
 */
export interface AuthLimits {
  /** Taps on *verify* per sender, account and window. */
  codeAttempts: number
  /** Wrong passwords per sender, account and window. */
  passwordAttempts: number
  /** Codes sent per sender, account and window. */
  codesSent: number
  strangers: number
  /** Accounts per sender and window at which a sender unknown to them was wrong, and not yet right. */
  wrongAccounts: number
  windowSeconds: number
  /** Least pause between two codes to the same address or phone. */
  secondsBetweenCodes: number
}

/** Room for mistyping on a small keyboard, none for guessing a six-digit code. */
export const defaultLimits: AuthLimits = {
  codeAttempts: 10,
  passwordAttempts: 20,
  codesSent: 10,
  strangers: 5,
  // More than of a village behind one address forget their password within an hour; people who signed in from there
  // before are not counted.
  wrongAccounts: 50,
  windowSeconds: 3600,
  secondsBetweenCodes: 5,
}

interface Tap {
  token: string
  channels: Set<string>
  at: number
}

/** Counts attempts per sender and account and refuses those above the limits with 429. */
export interface Attempts {
  /** One tap on *verify*: the same token tried as e-mail code and as SMS code counts once. */
  verify(accounts: readonly string[], channel: 'email' | 'sms', token: string): void
  password(account: string): void
  /** A sign-up or a sign-in by code, before it makes an account: whether the address has one makes no difference. */
  signUp(destination: string): void
  sendCode(account: string, destination: string): void
  /** Resets an account's verify attempts; call it only after a proof, never for a new code. */
  forgetVerify(accounts: readonly string[]): void
  forgetPassword(account: string): void
}

/** Longest time between the two requests that one tap sends; a later repetition is a new guess. */
const sameTapMilliseconds = 30_000
/** A limit for each sender, and a shared one for senders unknown to the account. */
class SharedCounter {
  private readonly own: Counter
  private readonly strangers: Counter

  constructor(limit: number, { strangers, windowSeconds }: AuthLimits, now: () => number) {
    this.own = new Counter(limit, windowSeconds, now)
    this.strangers = new Counter(limit * strangers, windowSeconds, now)
  }

  take(account: string, code: string, isKnown: boolean): void {
    // The sender's own limit first: its refusals use up no shared limit.
    this.own.take(pairOf(account), code)
    if (!isKnown) this.strangers.take(account, code)
  }

  /** True once strangers have used up their common limit. */
  isCrowded(account: string): boolean {
    return this.strangers.isFull(account)
  }

  forget(account: string): void {
    this.own.forget(pairOf(account))
  }
}

/** Distinguishes the two requests of one tap from two guesses. */
class Taps {
  private readonly last = new Map<string, Tap>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** True if this request belongs to the sender's last tap for the account. */
  continues(account: string, channel: string, token: string): boolean {
    const last = this.last.get(pairOf(account))
    if (last?.token !== token || last.channels.has(channel) || this.now() - last.at >= sameTapMilliseconds)
      return false
    last.channels.add(channel)
    return true
  }

  remember(account: string, channel: string, token: string): void {
    if (this.last.size > sweepAbove) this.last.clear()
    this.last.set(pairOf(account), { token, channels: new Set([channel]), at: this.now() })
  }

  forget(account: string): void {
    this.last.delete(pairOf(account))
  }
}

/** Tries that a sender has for each code that was sent at their asking once strangers used up theirs. */
const ownCodeAttempts = 3
/** As many accounts as one address has sent all their codes for: a village behind one carrier's address, no list of strangers. */
const villagers = 30
/** Least pause between codes to an address once strangers had many sent: a sender who had none yet still gets one. */
const crowdedPauseSeconds = 60

const tooManyCodes = (destination: string) =>
  destination.includes('@') ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'

/** Limits of sent codes: per sender, for all strangers together, and then one a minute for a new sender. */
function sending(limits: AuthLimits, now: () => number) {
  const bySender = new Counter(limits.codesSent * villagers, limits.windowSeconds, now)
  const own = new Counter(limits.codesSent, limits.windowSeconds, now)
  const strangers = new Counter(limits.codesSent * limits.strangers, limits.windowSeconds, now)
  const pauses = new Counter(1, limits.secondsBetweenCodes, now)
  const crowded = new Counter(1, crowdedPauseSeconds, now)
  return (account: string, destination: string, code: string, isKnown: boolean) => {
    if (limits.secondsBetweenCodes > 0) pauses.take(pairOf(destination), code)
    const isFirst = own.count(pairOf(account)) === 0
    own.take(pairOf(account), code)
    bySender.take(pairOf('all'), code)
    if (isKnown) return
    if (isFirst && strangers.isFull(account)) crowded.take(account, code)
    else strangers.take(account, code)
  }
}

/** Limits the addresses that a sender signs up, as many as it may send codes to. */
function signingUp({ codesSent, windowSeconds }: AuthLimits, now: () => number) {
  const named = new NamedAccounts(codesSent * villagers, windowSeconds, now)
  return (destination: string) => named.take(destination, tooManyCodes(destination))
}

/** Remembers who was right, and limits the accounts at which a sender was only wrong: one password or code at every account. */
function proofs({ wrongAccounts, windowSeconds }: AuthLimits, now: () => number) {
  const known = new KnownSenders()
  const passwords = new NamedAccounts(wrongAccounts, windowSeconds, now)
  const codes = new NamedAccounts(wrongAccounts, windowSeconds, now)
  return {
    has: known.has,
    expectPassword: (account: string) => known.has(account) || passwords.take(account),
    expectCode: (account: string) => known.has(account) || codes.take(account),
    add(account: string) {
      known.add(account)
      for (const wrong of [passwords, codes]) wrong.forget(account)
    },
  }
}

/** Returns attempt counters in memory, for one backend. */
export function countAttempts(limits: AuthLimits, now: () => number): Attempts {
  const codes = new SharedCounter(limits.codeAttempts, limits, now)
  const passwords = new SharedCounter(limits.passwordAttempts, limits, now)
  const send = sending(limits, now)
  const known = proofs(limits, now)
  const senders = new KnownSenders()
  const ownTries = new Counter(ownCodeAttempts, limits.windowSeconds, now)
  const taps = new Taps(now)
  return {
    verify(accounts, channel, token) {
      for (const account of accounts) {
        if (taps.continues(account, channel, token)) continue
        known.expectCode(account)
        const ownCode = senders.has(account) && codes.isCrowded(account)
        if (ownCode) ownTries.take(pairOf(account), 'over_request_rate_limit')
        codes.take(account, 'over_request_rate_limit', ownCode || known.has(account))
        // Only once it is counted: the other half of a refused tap would be let through as a free guess.
        taps.remember(account, channel, token)
      }
    },
    password(account) {
      // First: its refusals use up nothing of the account's.
      known.expectPassword(account)
      passwords.take(account, 'over_request_rate_limit', known.has(account))
    },
    signUp: signingUp(limits, now),
    sendCode(account, destination) {
      send(account, destination, tooManyCodes(destination), known.has(account))
      senders.add(account)
      senders.add(destination)
      for (const about of [account, destination]) ownTries.forget(pairOf(about))
    },
    forgetVerify(accounts) {
      for (const account of accounts) {
        codes.forget(account)
        taps.forget(account)
        known.add(account)
      }
    },
    forgetPassword(account) {
      passwords.forget(account)
      known.add(account)
    },
  }
}
