import { saved, type SaveResult } from '#src/base/outcome.ts'
import { storedVisit } from '#src/platform/session/stored-visit.ts'

/** Ends the visit that is on; the code for it comes only then, and where it does not come nothing has changed. */
export async function endAnyVisit(): Promise<SaveResult> {
  if (!(await storedVisit())) return saved
  return (await import('./visit.ts')).endVisit()
}
