import type { EntryLine } from '#src/core/outbox/outbox.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** Everything that whoever uses the phone submitted here; undefined until the phone has looked. */
export function useEntries(): readonly EntryLine[] | undefined {
  return useHeld<readonly EntryLine[] | undefined>('entries', entries, undefined, [])
}

/** What the centre has of them and what it did; undefined until the phone has looked. */
export function useCentreRequests(): readonly Request[] | undefined {
  return useHeld<readonly Request[] | undefined>('requests', requests, undefined, [])
}

const entries = () => import('#src/core/outbox/outbox.ts').then(({ watchEntries }) => watchEntries())
const requests = () => import('#src/core/requests/requests.ts').then(({ watchRequests }) => watchRequests())
