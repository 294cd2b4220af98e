import { t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import type { LockedAccount } from '#src/features/shared-phone/locked-accounts.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

/** Reasons of the phone, independent of a file. */
const phoneFaults: readonly (string | null)[] = ['full', 'refused', 'locked'] satisfies SaveFailure[]

/** Returns how many shared files the worker could not store, and why, from the address; empty without any. */
export function notAddedText(search: string): string {
  const asked = new URLSearchParams(search)
  const left = Math.min(Number(asked.get('left')) || 0, 99)
  const why = asked.get('why')
  if (left <= 0) return ''
  // No worker was there to take it (the server sends such a person here): below it says how to share.
  if (why === 'again') return `${t`Not saved`}: ${left}.`
  return phoneFaults.includes(why)
    ? `${t`Not saved`}: ${left}. ${whyNotSaved(why as SaveFailure)}`
    : t`Some files could not be added: ${left}. A photo may have up to 100 MB and a PDF up to 5 MB, ten files at a time.`
}

/**
 * True while a PIN locks the phone and nobody has signed in: files shared then are a guest's, and stay so when the owner
 * unlocks.
 */
export function isLockedAway(
  person: Person | null | undefined,
  locked: readonly LockedAccount[] | null | undefined,
): boolean {
  return person === null && locked?.some((account) => account.locked) === true
}
