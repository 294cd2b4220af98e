import type { AtCheckout } from '#src/features/cart/typed-at-checkout.ts'
import type { Reach } from '#src/platform/backend/codes.ts'
import { signInLifetimeMs } from '#src/platform/outbox/setting-keys.ts'

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

/** With the time of its last change. */
export type StoredProgress = SignInProgress & { readonly at: number }

/** This page's; the stored one is for the page after it. */
let inMemory: StoredProgress | undefined

/**
 * Reads what an earlier page has left, and deletes it once it is too old. Not in local storage, whose files the browser never writes
 * anew: a deleted number would stay in them. Never rejects.
 */
export async function loadSignInProgress(now = Date.now()): Promise<void> {
  const earlier = await readStored().catch(() => undefined)
  inMemory ??= earlier
  signInProgress(now)
}

/** The unfinished sign-in as it was left within the last ten minutes; empty otherwise, and before it is loaded. */
export function signInProgress(now = Date.now()): SignInProgress {
  if (!inMemory) return {}
  if (now - inMemory.at > signInLifetimeMs || now < inMemory.at - signInLifetimeMs) {
    void forgetSignInProgress()
    return {}
  }
  const { at: _at, ...progress } = inMemory
  return progress
}

/** Stores a change of the unfinished sign-in, and returns the new state. */
export function saveSignInProgress(change: SignInProgress, now = Date.now()): SignInProgress {
  inMemory = { ...signInProgress(now), ...change, at: now }
  void store()
  return signInProgress(now)
}

/** Deletes it after the sign-in, or after ten minutes. */
export function forgetSignInProgress(): Promise<void> {
  inMemory = undefined
  return store()
}

let storing: Promise<void> | undefined

/** Stores the latest state; lost with the page where storage is refused. */
function store(): Promise<void> {
  storing ??= storeLatest()
    .catch(() => undefined)
    .finally(() => (storing = undefined))
  return storing
}

/** Again if it changes meanwhile. */
async function storeLatest(): Promise<void> {
  for (let written: StoredProgress | undefined | null = null; written !== inMemory;) {
    written = inMemory
    await write(written)
  }
}

// Loaded late: the page of the sign-in is shown without the database.
const stored = () => import('#src/features/account/internal/stored-progress.ts')

const readStored = async () => (await stored()).readProgress()

const write = async (value: StoredProgress | undefined) => (await stored()).writeProgress(value)
