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
export interface WayIn {
  readonly tab?: string | undefined
  readonly byCode?: boolean | undefined
  /** Typed values by form and field. */
  readonly typed?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  readonly codes?: SentCodes | undefined
  readonly step?: Step | undefined
}

/** The steps after the first form. */
export type Step = 'code' | 'password' | 'forgot'

/** A code works for ten minutes; so long a phone that drops the page while the SMS is read brings it back as it was. */
const lifetimeMs = 10 * 60_000

type Noted = WayIn & { readonly at: number }

/** For a phone without storage: lost with the page. */
let cached: Noted | undefined

/** The way in as it was left within the last ten minutes; empty otherwise. */
export function wayIn(now = Date.now()): WayIn {
  const noted = readNoted() ?? cached
  if (!noted || now - noted.at > lifetimeMs || now < noted.at - lifetimeMs) {
    if (noted) forgetWayIn()
    return {}
  }
  const { at: _at, ...way } = noted
  return way
}

/** Stores a change of the unfinished sign-in, and returns the new state. */
export function noteWayIn(change: WayIn, now = Date.now()): WayIn {
  cached = { ...wayIn(now), ...change, at: now }
  writeLocal('way-in', JSON.stringify(cached))
  return wayIn(now)
}

/** Deletes it after the sign-in, or after ten minutes. */
export function forgetWayIn(): void {
  cached = undefined
  writeLocal('way-in', null)
}

function readNoted(): Noted | undefined {
  try {
    const noted = JSON.parse(readLocal('way-in') ?? 'null') as Noted | null
    return typeof noted?.at === 'number' ? noted : undefined
  } catch {
    return undefined
  }
}
