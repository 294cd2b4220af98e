import type { Reach } from '#src/backend/codes.ts'
import { readLocal, writeLocal } from '#src/device/local-storage.ts'

/** What a code was asked for. */
export type Purpose = 'sign-in' | 'sign-up' | 'phone' | 'forgot'

/** The codes that were sent last, and to whom. */
export interface SentCodes {
  readonly reach: Reach
  readonly purpose: Purpose
  /** Milliseconds since 1970; 0 where the person says that they have one already. */
  readonly sentAt: number
  /** For a sign-up: the name for the new profile. */
  readonly displayName?: string | undefined
}

/** Where somebody is on the way in: what they chose and typed, and the code step. Never a password. */
export interface WayIn {
  readonly tab?: string | undefined
  readonly byCode?: boolean | undefined
  /** What was typed, by form and field. */
  readonly typed?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  readonly codes?: SentCodes | undefined
  readonly step?: Step | undefined
}

/** What the page asks for beyond its forms. */
export type Step = 'code' | 'password' | 'forgot'

/** A code works for ten minutes; so long a phone that drops the page while the SMS is read brings it back as it was. */
const lifetimeMs = 10 * 60_000

type Noted = WayIn & { readonly at: number }

/** For a phone that keeps nothing: as long as the page is open. */
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

/** Notes a change of the way in, and answers what it is then. */
export function noteWayIn(change: WayIn, now = Date.now()): WayIn {
  cached = { ...wayIn(now), ...change, at: now }
  writeLocal('way-in', JSON.stringify(cached))
  return wayIn(now)
}

/** Forgets it: somebody is in, or ten minutes are over. */
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
