import { saved, type SaveResult } from '#src/base/outcome.ts'
import { heldVisit } from '#src/core/session/held-visit.ts'

/** Ends the visit that is on; the code for it comes only then, and where it does not come nothing has changed. */
export async function endAnyVisit(): Promise<SaveResult> {
  if (!(await heldVisit())) return saved
  return (await import('./visit.ts')).endVisit()
}
