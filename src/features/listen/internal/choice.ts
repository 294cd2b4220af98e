import { readLocal, writeLocal } from '#src/platform/device/local-storage.ts'
import { readInTab, writeInTab } from '#src/platform/device/tab-storage.ts'

/** Listen on this phone: `on`, `off`, or still to be asked about on this visit. */
export type ListenChoice = 'on' | 'off' | 'ask'

/**
 * Returns the phone's choice. A first visit counts as `off`, so that nobody is asked on it; from the next visit on it is `ask`
 * until `chooseListen`, once the consent is answered: nobody is asked two things at once.
 */
export function listenChoice(): ListenChoice {
  const stored = readLocal('listen')
  if (stored === null) {
    writeLocal('listen', 'new')
    writeInTab('listen', 'new')
  }
  if (stored === 'new' && readInTab('listen') === null && readLocal('cookie-consent') !== null) return 'ask'
  return stored === 'on' ? 'on' : 'off'
}

/** Stores the choice; the question does not come again. */
export function chooseListen(choice: 'on' | 'off'): void {
  writeLocal('listen', choice)
}

/** Returns the voice that was heard and confirmed for a language. */
export function chosenVoice(language: string): string | undefined {
  return voices()[language]
}

/** Stores the voice that was heard for a language; `undefined` for none. */
export function chooseVoice(language: string, voice: string | undefined): void {
  writeLocal('listen-voices', JSON.stringify({ ...voices(), [language]: voice }))
}

function voices(): Record<string, string | undefined> {
  try {
    const stored: unknown = JSON.parse(readLocal('listen-voices') ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
  } catch {
    return {}
  }
}
