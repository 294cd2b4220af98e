import { listenChoice } from '#src/features/listen/internal/choice.ts'

/** Shows the ear buttons if Listen is on, and asks people on their second visit. Others load nothing. */
export function beginListening(): void {
  const choice = listenChoice()
  if (choice === 'off') return
  const begun =
    choice === 'on'
      ? import('#src/features/listen/internal/ears.ts').then(({ showEars }) => showEars())
      : import('#src/features/listen/internal/ask-once.ts').then(({ askOnce }) => askOnce())
  // The next page tries again.
  begun.catch(() => undefined)
}
