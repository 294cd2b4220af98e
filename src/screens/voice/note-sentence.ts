import { t } from '@lingui/core/macro'
import type { DraftFailure } from '#src/base/outcome.ts'
import { shortestNoteSeconds, type MicrophoneProblem } from '#src/core/documents/voice-note.ts'
import { whyNotAdded } from '#src/screens/drafts/why-not-added.ts'

/** Why there is no voice note. */
export type NoteProblem = MicrophoneProblem | DraftFailure | 'elsewhere' | 'short' | 'broken' | 'forbidden'

const sentences: Partial<Record<NoteProblem, () => string>> = {
  unsupported: () => t`This browser cannot record. Please type instead.`,
  forbidden: () => t`The microphone is not allowed. Allow it in the browser, or type instead.`,
  missing: () => t`No microphone was found. Please type instead.`,
  taken: () => t`Another app uses the microphone. Close it and try again, or type.`,
  elsewhere: () => t`A note is being recorded in another tab. Finish it there.`,
  short: () => t`Too short. Speak for at least ${shortestNoteSeconds} seconds.`,
  broken: () => t`Nothing was heard. Try again, or type instead.`,
}

/** Returns why there is no note, and what to do. */
export function noteSentence(problem: NoteProblem): string {
  return sentences[problem]?.() ?? whyNotAdded(problem as DraftFailure)
}
