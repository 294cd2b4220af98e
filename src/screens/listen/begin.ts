import { listenChoice } from '#src/core/listen/choice.ts'

/** Shows the ear buttons if Listen is on, and asks people on their second visit. Others load nothing. */
export function beginListening(): void {
  const choice = listenChoice()
  if (choice === 'off') return
  const begun =
    choice === 'on'
      ? import('./ears.ts').then(({ showEars }) => showEars())
      : import('./ask-once.ts').then(({ askOnce }) => askOnce())
  // The next page tries again.
  begun.catch(() => undefined)
}
