/**
 * The reason of a failed call. `no network`: the browser is offline. `no answer`: a timeout. `another page`:
 * somebody else answered, such as a Wi-Fi's sign-in page. `centre`: the centre or its gateway reported an error.
 */
export type Fault = 'no network' | 'no answer' | 'another page' | 'centre'

let last: Fault | undefined

/**
 * Returns the reason of the latest failed call; `undefined` if it succeeded. For error messages right after a
 * call.
 */
export function lastFault(): Fault | undefined {
  return last
}

/** Records a response by its status; the centre's own errors are no network fault. */
export function noteStatus(status: number): void {
  last = status >= 500 ? 'centre' : undefined
}

/** Records a response that is not the centre's. */
export function noteForeignAnswer(status: number): void {
  last = status >= 500 ? 'centre' : 'another page'
}

/** Records a missing response. */
export function noteSilence(): void {
  last = navigator.onLine ? 'no answer' : 'no network'
}
