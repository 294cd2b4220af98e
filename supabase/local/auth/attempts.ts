import { wrongCode } from './answers.ts'
import { Counter, isWithin, KnownSenders, NamedAccounts, pairOf, sweepAbove } from './counters.ts'

/**
 * Limits of attempts per sender and address or phone; a parameter, so that tests need not wait. All senders unknown to the
 * address share `strangers` times the limit. A sender who has signed in with it before has a separate limit.
 */
export interface AuthLimits {
  /** Taps on *verify* per sender, address and window. */
  codeAttempts: number
  /** Wrong passwords per sender, address and window. */
  passwordAttempts: number
  /** Codes sent per sender, address and window. */
  codesSent: number
  strangers: number
  /** Addresses per sender and window at which a sender unknown to them was wrong, and not yet right. */
  wrongAccounts: number
  windowSeconds: number
  /** Least pause between two codes to the same address or phone. */
  secondsBetweenCodes: number
  /** An answer about an address or phone leaves at whole multiples of this: its time does not say what was found. */
  answerMilliseconds: number
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
  answerMilliseconds: 100,
}

interface Tap {
  token: string
  channels: Set<string>
  at: number
}

/** A code that is tried: where it was sent, and the account that it may open, if there is one. */
export interface Tried {
  account: string | undefined
  destination: string
  channel: 'email' | 'sms'
  token: string
}

/**
 * Counts attempts and refuses those above the limits with 429. Everything that answers 429 is counted by the address or phone
 * that was written, never by its account: a registered one is refused when any other is.
 */
export interface Attempts {
  /** One tap on *verify*: the same token tried as e-mail code and as SMS code counts once at the account. */
  verify(tried: Tried): void
  password(destination: string): void
  /**
   * A code that is asked for, before anybody looks whether the address or phone has an account.
   *
   * @param caller the account that asks, if somebody is signed in
   */
  sendCode(destination: string, caller?: string): void
  /** Resets verify attempts; call it only after a proof, never for a new code. */
  forgetVerify(account: string, destinations: readonly string[]): void
  forgetPassword(destination: string): void
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

  /** Takes one, or returns false where `take` throws. */
  tryTake(account: string, isKnown: boolean): boolean {
    if (this.own.isFull(pairOf(account)) || (!isKnown && this.strangers.isFull(account))) return false
    this.take(account, '', isKnown)
    return true
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
    if (last?.token !== token || last.channels.has(channel)) return false
    if (!isWithin(this.now(), last.at, sameTapMilliseconds)) return false
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

/** Codes to one address or phone for all strangers together, as a multiple of one sender's: each rings at its owner's. */
const strangersCodes = 2

/** Limits of sent codes: per sender, per signed-in caller, for all strangers together, and then one a minute for a new sender. */
function sending(limits: AuthLimits, now: () => number) {
  const bySender = new Counter(limits.codesSent * villagers, limits.windowSeconds, now)
  const byCaller = new Counter(limits.codesSent, limits.windowSeconds, now)
  const own = new Counter(limits.codesSent, limits.windowSeconds, now)
  const strangers = new Counter(limits.codesSent * strangersCodes, limits.windowSeconds, now)
  const pauses = new Counter(1, limits.secondsBetweenCodes, now)
  const crowded = new Counter(1, crowdedPauseSeconds, now)
  return (destination: string, isKnown: boolean, caller?: string) => {
    const code = tooManyCodes(destination)
    if (limits.secondsBetweenCodes > 0) pauses.take(pairOf(destination), code)
    const isFirst = own.count(pairOf(destination)) === 0
    own.take(pairOf(destination), code)
    bySender.take(pairOf('all'), code)
    if (caller) byCaller.take(caller, code)
    if (isKnown) return
    if (isFirst && strangers.isFull(destination)) crowded.take(destination, code)
    else strangers.take(destination, code)
  }
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

/** Counts tried codes by where they were sent, and by account. */
function trying(limits: AuthLimits, now: () => number) {
  const byDestination = new SharedCounter(limits.codeAttempts, limits, now)
  const byAccount = new SharedCounter(limits.codeAttempts, limits, now)
  const taps = new Taps(now)
  return {
    isCrowded: ({ account, destination }: Tried) =>
      byDestination.isCrowded(destination) || (account !== undefined && byAccount.isCrowded(account)),
    take({ account, destination, channel, token }: Tried, isKnown: boolean) {
      byDestination.take(destination, 'over_request_rate_limit', isKnown)
      if (account === undefined || taps.continues(account, channel, token)) return
      // Not 429: it would show that this address belongs to the account whose other one was tried before.
      if (!byAccount.tryTake(account, isKnown)) throw wrongCode()
      // Only once it is counted: the other half of a refused tap would be let through as a free guess.
      taps.remember(account, channel, token)
    },
    forget(account: string, destinations: readonly string[]) {
      byAccount.forget(account)
      taps.forget(account)
      for (const destination of destinations) byDestination.forget(destination)
    },
  }
}

/** Returns attempt counters in memory, for one backend. */
export function countAttempts(limits: AuthLimits, now: () => number): Attempts {
  const codes = trying(limits, now)
  const passwords = new SharedCounter(limits.passwordAttempts, limits, now)
  const send = sending(limits, now)
  const known = proofs(limits, now)
  const senders = new KnownSenders()
  const ownTries = new Counter(ownCodeAttempts, limits.windowSeconds, now)
  return {
    verify(tried) {
      const { destination } = tried
      known.expectCode(destination)
      const ownCode = senders.has(destination) && codes.isCrowded(tried)
      if (ownCode) ownTries.take(pairOf(destination), 'over_request_rate_limit')
      codes.take(tried, ownCode || known.has(destination))
    },
    password(destination) {
      // First: its refusals use up nothing of the address's.
      known.expectPassword(destination)
      passwords.take(destination, 'over_request_rate_limit', known.has(destination))
    },
    sendCode(destination, caller) {
      send(destination, known.has(destination), caller)
      senders.add(destination)
      ownTries.forget(pairOf(destination))
    },
    forgetVerify(account, destinations) {
      codes.forget(account, destinations)
      for (const destination of destinations) known.add(destination)
    },
    forgetPassword(destination) {
      passwords.forget(destination)
      known.add(destination)
    },
  }
}
