/**
 * Why a call of the backend had no answer. `no network`: the browser is sure that there is none. `no answer`: the line or
 * the centre did not answer in time. `another page`: something on the way answered in the centre's place, as a Wi-Fi does
 * that wants to be signed in to. `centre`: the centre, or what stands before it, said that it has a fault.
 */
export type Fault = 'no network' | 'no answer' | 'another page' | 'centre'

let last: Fault | undefined

/** Why the latest call had no answer; undefined where it had one. For the words about a call that has just come to nothing. */
export function lastFault(): Fault | undefined {
  return last
}

/** Notes an answer by its status: what the centre says about itself is no matter of the network. */
export function noteStatus(status: number): void {
  last = status >= 500 ? 'centre' : undefined
}

/** Notes an answer that is not the centre's own. */
export function noteForeignAnswer(status: number): void {
  last = status >= 500 ? 'centre' : 'another page'
}

/** Notes that no answer came. */
export function noteSilence(): void {
  last = navigator.onLine ? 'no answer' : 'no network'
}
