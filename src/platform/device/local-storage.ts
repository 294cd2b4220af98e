/**
 * Keys of local storage: values that the head script reads before the first paint (consent, language, theme, the
 * hint "signed in"), and values that must work without the database or outlive it. `install` belongs to
 * platform/ui/install.ts, which cannot import device.
 */
export type LocalKey =
  | 'cookie-consent'
  | 'language'
  | 'theme'
  | 'signed-in'
  | 'added'
  | 'opened'
  | 'guest_session'
  | 'outbox'
  | 'data-used'
  | 'errors'
  | 'heard'
  | 'centre-time'
  | 'way-in'
  | 'free-days'
  | 'listen'
  | 'listen-voices'

/** Pages have local storage, workers do not: there it throws as if storage were refused. */
const page = globalThis as unknown as {
  readonly localStorage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
    removeItem(key: string): void
  }
}

/** The stored value; null if there is none or storage is refused. */
export function readLocal(choice: LocalKey): string | null {
  try {
    return page.localStorage.getItem(choice)
  } catch {
    return null
  }
}

/** Stores a value; if storage is refused, for this page only. */
export function writeLocal(choice: LocalKey, value: string | null): void {
  try {
    if (value === null) page.localStorage.removeItem(choice)
    else page.localStorage.setItem(choice, value)
  } catch {
    // See above: nothing that the person wrote is in a choice.
  }
}
