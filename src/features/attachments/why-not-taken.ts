import type { Problem } from '#src/platform/files/prepare.ts'
import { whyMissing } from '#src/platform/ui/load-or-notify.ts'

/** Returns the reason that a file is not accepted, and what to do. Its phrases load now: most people never need them. */
export function whyNotTaken(problem: Problem, takesPdf = true): Promise<string> {
  return import('#src/features/attachments/internal/problem-sentence.ts').then(
    ({ problemSentence }) => problemSentence(problem, takesPdf),
    whyMissing,
  )
}
