import { base64urlOf } from '#src/base/bytes.ts'
import { i18n } from '@lingui/core'
import { speakAccount } from './phrases-of-account.ts'
import { speakBookings } from './phrases-of-bookings.ts'
import { speakDesk } from './phrases-of-desk.ts'
import { speakFaults } from './phrases-of-faults.ts'
import { speakForms } from './phrases-of-forms.ts'
import { speakListen } from './phrases-of-listen.ts'
import { speakMoney } from './phrases-of-money.ts'
import { speakVoice } from './phrases-of-voice.ts'
import type { Language } from './words.ts'

/** Adds the phrases of every part of the app, for a screen that shows phrases of other screens. */
export function speakEverything(language: Language): void {
  for (const speak of [
    speakAccount,
    speakBookings,
    speakDesk,
    speakFaults,
    speakForms,
    speakListen,
    speakMoney,
    speakVoice,
  ])
    speak(language)
}

/** Returns the id of an interface phrase by its English, as the compiled catalogues have it: six letters of its SHA-256. */
export async function catalogueId(english: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${english}\u001f`)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return base64urlOf(new Uint8Array(hash)).slice(0, 6)
}

/** Returns an interface phrase of the page's language by its id; `undefined` if no catalogue that was added has it. */
export function phraseWithId(id: string): string | undefined {
  const phrase = i18n._(id)
  return phrase === id ? undefined : phrase
}
