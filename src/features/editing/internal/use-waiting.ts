import { watchEdits, type UnsentEdit } from './edits.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

const none: readonly UnsentEdit[] = []

/** Returns an account's edits that the centre does not have yet. */
export function useWaiting(account: string): readonly UnsentEdit[] {
  return useObservable<readonly UnsentEdit[]>(`edits of ${account}`, async () => watchEdits(account), none)
}
