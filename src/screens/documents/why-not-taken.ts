import type { Problem } from '#src/core/documents/prepare.ts'
import { whyMissing } from '#src/screens/frame/load-or-notify.ts'

/** Returns the reason that a file is not accepted, and what to do. Its phrases load now: most people never need them. */
export function whyNotTaken(problem: Problem, takesPdf = true): Promise<string> {
  return import('#src/screens/file-problems/problem-sentence.ts').then(
    ({ problemSentence }) => problemSentence(problem, takesPdf),
    whyMissing,
  )
}
