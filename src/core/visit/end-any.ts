import { kept, type Kept } from '#src/base/outcome.ts'
import { heldVisit } from '#src/core/session/held-visit.ts'

/** Ends the visit that is on; the code for it comes only then, and where it does not come nothing has changed. */
export async function endAnyVisit(): Promise<Kept> {
  if (!(await heldVisit())) return kept
  return (await import('./visit.ts')).endVisit()
}
