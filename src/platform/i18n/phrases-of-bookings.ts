import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const bookings = import.meta.glob<Messages>('./languages/*/bookings.po', { eager: true, import: 'messages' })

/** Adds the phrases of bookings, which load with the first request that has one. */
export function speakBookings(language: Language): void {
  i18n.load(language, bookings[`./languages/${language}/bookings.po`]!)
}
