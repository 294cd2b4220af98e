/** The small choices that must be known before first paint; they live in local storage, which the head script reads. */
export type Choice =
  | 'cookie-consent'
  | 'language'
  | 'theme'
  | 'signed-in'
  | 'guest_session'
  | 'outbox'
  | 'data-used'

/** A kept choice; nothing where there is none or where storage is refused. */
export function choiceOf(choice: Choice): string | null {
  try {
    return localStorage.getItem(choice)
  } catch {
    return null
  }
}

/** Keeps a choice. Where storage is refused it holds for this page only, and the person is asked again. */
export function keepChoice(choice: Choice, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(choice)
    else localStorage.setItem(choice, value)
  } catch {
    // See above: nothing that the person wrote is in a choice.
  }
}
