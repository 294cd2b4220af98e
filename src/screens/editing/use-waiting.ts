import { watchEdits, type UnsentEdit } from '#src/core/editing/edits.ts'
import { useObservable } from '#src/ui/use-observable.ts'

const none: readonly UnsentEdit[] = []

/** Returns an account's edits that the centre does not have yet. */
export function useWaiting(account: string): readonly UnsentEdit[] {
  return useObservable<readonly UnsentEdit[]>(`edits of ${account}`, async () => watchEdits(account), none)
}
