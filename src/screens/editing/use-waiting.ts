import { watchEdits, type HeldEdit } from '#src/core/editing/edits.ts'
import { useHeld } from '#src/ui/use-held.ts'

const none: readonly HeldEdit[] = []

/** What somebody changed and the centre does not have yet. */
export function useWaiting(account: string): readonly HeldEdit[] {
  return useHeld<readonly HeldEdit[]>(`edits of ${account}`, async () => watchEdits(account), none)
}
