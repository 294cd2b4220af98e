import { t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import { shortestNoteSeconds, type MicrophoneProblem } from '#src/core/documents/voice-note.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'

/** Why there is no voice note. */
export type NoteProblem = MicrophoneProblem | SaveFailure | 'elsewhere' | 'short' | 'broken' | 'forbidden'

const sentences: Partial<Record<NoteProblem, () => string>> = {
  unsupported: () => t`This browser cannot record. Please type instead.`,
  forbidden: () => t`The microphone is not allowed. Allow it in the browser, or type instead.`,
  missing: () => t`No microphone was found. Please type instead.`,
  taken: () => t`Another app uses the microphone. Close it and try again, or type.`,
  elsewhere: () => t`A note is being recorded in another tab. Finish it there.`,
  short: () => t`That was too short. Speak for at least ${shortestNoteSeconds} seconds.`,
  broken: () => t`Nothing was heard. Try again, or type instead.`,
}

/** Returns why there is no note, and what to do. */
export function noteSentence(problem: NoteProblem): string {
  return sentences[problem]?.() ?? whyNotSaved(problem as SaveFailure)
}
