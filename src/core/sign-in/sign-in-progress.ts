import type { AtCheckout } from '#src/core/orders/typed-at-checkout.ts'
import type { Reach } from '#src/backend/codes.ts'
import { readLocal, writeLocal } from '#src/device/local-storage.ts'

/** The purpose of a code. */
export type Purpose = 'sign-in' | 'sign-up' | 'phone' | 'forgot'

/** The codes that were sent last, and to whom. */
export interface SentCodes {
  readonly reach: Reach
  readonly purpose: Purpose
  /** Milliseconds since 1970; 0 if the person already had a code. */
  readonly sentAt: number
  /** For a sign-up: the name for the new profile. */
  readonly displayName?: string | undefined
}

/** The state of an unfinished sign-in: choices, typed values, and the code step. Never a password. */
export interface SignInProgress {
  readonly tab?: string | undefined
  readonly byCode?: boolean | undefined
  /** Typed values by form and field. */
  readonly typed?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  readonly codes?: SentCodes | undefined
  /** What a guest has typed at the checkout, which a sign-in interrupts. */
  readonly checkout?: AtCheckout | undefined
  readonly step?: Step | undefined
}

/** The steps after the first form. */
export type Step = 'code' | 'password' | 'forgot'

/** A code works for ten minutes; so long a phone that drops the page while the SMS is read brings it back as it was. */
const lifetimeMs = 10 * 60_000

type StoredProgress = SignInProgress & { readonly at: number }

/** For a phone without storage: lost with the page. */
let inMemory: StoredProgress | undefined

/** The unfinished sign-in as it was left within the last ten minutes; empty otherwise. */
export function signInProgress(now = Date.now()): SignInProgress {
  const stored = readStored() ?? inMemory
  if (!stored || now - stored.at > lifetimeMs || now < stored.at - lifetimeMs) {
    if (stored) forgetSignInProgress()
    return {}
  }
  const { at: _at, ...progress } = stored
  return progress
}

/** Stores a change of the unfinished sign-in, and returns the new state. */
export function saveSignInProgress(change: SignInProgress, now = Date.now()): SignInProgress {
  inMemory = { ...signInProgress(now), ...change, at: now }
  writeLocal('way-in', JSON.stringify(inMemory))
  return signInProgress(now)
}

/** Deletes it after the sign-in, or after ten minutes. */
export function forgetSignInProgress(): void {
  inMemory = undefined
  writeLocal('way-in', null)
}

function readStored(): StoredProgress | undefined {
  try {
    const stored = JSON.parse(readLocal('way-in') ?? 'null') as StoredProgress | null
    return typeof stored?.at === 'number' ? stored : undefined
  } catch {
    return undefined
  }
}
