import type { EntryLine, LatestEntries } from '#src/core/submissions/submissions.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** The latest that whoever uses the phone submitted here; undefined until the phone has looked. */
export function useLatestEntries(): LatestEntries | undefined {
  return useHeld<LatestEntries | undefined>('entries', latest, undefined, nothing)
}

/** One submission of whoever uses the phone; undefined where it is not on the phone, or until the phone has looked. */
export function useEntry(id: string): EntryLine | undefined {
  return useHeld<readonly EntryLine[]>(id, entry, [])[0]
}

/** What the centre has of them and what it did; undefined until the phone has looked. */
export function useCentreRequests(): readonly Request[] | undefined {
  return useHeld<readonly Request[] | undefined>('requests', requests, undefined, [])
}

const nothing: LatestEntries = {
  lines: [],
  left: { waiting: 0, returned: 0, received: 0 },
  showMore: () => {},
}
const latest = () => import('#src/core/submissions/submissions.ts').then(({ watchLatest }) => watchLatest())
const entry = (id: string) =>
  import('#src/core/submissions/submissions.ts').then(({ watchEntries }) => watchEntries({ id }))
const requests = () => import('#src/core/requests/requests.ts').then(({ watchRequests }) => watchRequests())
