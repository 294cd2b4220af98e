import { t } from '@lingui/core/macro'
import type { Place } from '#src/simulator/run-view.ts'

/** Returns the name of a phone. */
export function phoneName(phone: 0 | 1): string {
  const number = phone + 1
  return t`Phone ${number}`
}

/** Returns where something happens. */
export function placeName(place: Exclude<Place, 'around'>): string {
  return place === 'centre' ? t`Centre` : phoneName(place)
}

/** Returns who uses a phone. */
export function personWord(account: string | undefined): string {
  if (account === undefined) return t`Without an account`
  return account === 'asha' ? t`Asha` : t`Bal`
}

/** Returns an event in words: with its object. */
export function eventText(what: string, kind?: string): string {
  const words = { ...changes(thingWord(kind)), ...faultsOfConnection(), ...faultsOfPhones() }
  return words[what] ?? what
}

/** Returns the word for an entry of a kind; for a form's where the kind is none of its own. */
function thingWord(kind = ''): string {
  const words: Record<string, string> = {
    'support-message': t`message`,
    order: t`order`,
    'order-cancel': t`cancellation`,
    profile: t`own details`,
    consent: t`consent`,
    edit: t`change in the shop`,
    'desk-answer': t`answer of the desk`,
    'booking-action': t`booking`,
    'desk-booking': t`booking`,
  }
  return words[kind] ?? t`form`
}

/** Words for the changes on a phone or at the centre. */
function changes(thing: string): Record<string, string> {
  return {
    saved: t`Saved: ${thing}`,
    arrived: t`Has come: ${thing}`,
    received: t`Receipt: ${thing}`,
    returned: t`Came back: ${thing}`,
    gone: t`Gone from the phone: ${thing}`,
    killed: t`Killed, and opened again`,
    cut: t`Line cut`,
    whole: t`Line whole`,
    asha: t`Asha signs in`,
    bal: t`Bal signs in`,
    'signed out': t`Signed out`,
  }
}

function faultsOfConnection(): Record<string, string> {
  const refused = t`The centre refuses`
  const lost = t`A message is lost on the way`
  const unconfirmed = t`It came, but the receipt is lost`
  const late = t`A message comes late`
  const cut = t`Half of it is cut off`
  const wrong = t`A wrong receipt comes`
  return {
    'request lost': lost,
    'request stalled': t`The line hangs`,
    'reply lost after the commit': unconfirmed,
    'delivered twice': t`A message comes twice`,
    'delivered late': late,
    'reply lost, repeated late': late,
    'captive portal': t`A Wi-Fi page answers, not the centre`,
    '401 for the call': t`The centre asks to sign in`,
    '403 for the call': refused,
    '409 for the call': refused,
    '413 for the call': refused,
    '422 for the call': refused,
    '400 or 404 for the call': refused,
    '429 with Retry-After': t`The centre says: later`,
    '5xx': t`The centre has a fault`,
    '5xx after the commit': unconfirmed,
    'answer cut short': cut,
    'receipt of other words': wrong,
    'receipt of another id': wrong,
    'file cut short': cut,
    'no network': t`No network: nothing goes out`,
  }
}

function faultsOfPhones(): Record<string, string> {
  const unsaved = t`The phone cannot save`
  return {
    'page killed at an await': t`The app dies in the middle`,
    'transaction aborted': unsaved,
    'database closed': unsaved,
    'no room': t`The phone is full`,
    'clock jumps': t`The clock is wrong`,
    'token expires': t`The sign-in runs out`,
    'no locks': t`Two pages may send at once`,
    upgrade: t`The app is updated`,
    'price changes': t`The centre changes a price`,
    'account deleted': t`An account is deleted`,
    'changed on another phone': t`A third phone changes something`,
    'centre restored': t`The centre loses its last hours`,
    'user switched while sending': t`The person changes while it sends`,
  }
}
