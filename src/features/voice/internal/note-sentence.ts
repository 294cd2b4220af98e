import { t } from '@lingui/core/macro'
import type { DraftFailure } from '#src/base/outcome.ts'
import {
  shortestNoteSeconds,
  type MicrophoneLoss,
  type MicrophoneProblem,
  type Pause,
} from '#src/platform/files/voice-note.ts'
import { whyNotAdded } from '#src/features/forms/why-not-added.ts'

/** Why there is no voice note, or one that is not whole: what took the microphone in the middle of it, or silence. */
export type NoteProblem =
  | MicrophoneProblem
  | DraftFailure
  | `cut: ${MicrophoneLoss}`
  | 'elsewhere'
  | 'short'
  | 'broken'
  | 'forbidden'
  | 'silent'

const sentences: Partial<Record<NoteProblem, () => string>> = {
  unsupported: () => t`This browser cannot record. Please type instead.`,
  forbidden: () => t`The microphone is not allowed. Allow it in the browser, or type instead.`,
  missing: () => t`No microphone was found. Please type instead.`,
  taken: () => t`Another app uses the microphone. Close it and try again, or type.`,
  elsewhere: () => t`A note is being recorded in another tab. Finish it there.`,
  short: () => t`Too short. Speak for at least ${shortestNoteSeconds} seconds.`,
  broken: () => t`Nothing was heard. Try again, or type instead.`,
  silent: () => t`Nothing is heard in this note. Play it, or record again.`,
  'cut: taken': () => t`A call or another app took the microphone. What you said before is saved.`,
  'cut: unplugged': () => t`The microphone was unplugged. What you said before is saved.`,
  'cut: forbidden': () => t`The microphone is no longer allowed. What you said before is saved.`,
}

/** Returns the state of a paused note, with the reason and what to do. */
export function pauseSentence(pause: Pause): string {
  if (pause === 'muted')
    return t`Paused. A call or another app has the microphone. Recording goes on after it.`
  if (pause === 'silent') return t`Nothing is heard. Is the microphone covered? Speak, and recording goes on.`
  return t`Paused`
}

/** Returns why there is no note, and what to do. */
export function noteSentence(problem: NoteProblem): string {
  return sentences[problem]?.() ?? whyNotAdded(problem as DraftFailure)
}
