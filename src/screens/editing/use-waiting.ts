import { watchEdits, type StoredEdit } from '#src/core/editing/edits.ts'
import { useObservable } from '#src/ui/use-observable.ts'

const none: readonly StoredEdit[] = []

/** Returns an account's edits that the centre does not have yet. */
export function useWaiting(account: string): readonly StoredEdit[] {
  return useObservable<readonly StoredEdit[]>(`edits of ${account}`, async () => watchEdits(account), none)
}
