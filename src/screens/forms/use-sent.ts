import type { EntryLine, LatestEntries } from '#src/core/submissions/submissions.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** The latest that the current user submitted here; undefined until the phone has looked. */
export function useLatestEntries(): LatestEntries | undefined {
  return useObservable<LatestEntries | undefined>('entries', latest, undefined, empty)
}

/** One submission of the current user; undefined where it is not on the phone, or until the phone has looked. */
export function useEntry(id: string): EntryLine | undefined {
  return useObservable<readonly EntryLine[]>(id, entry, [])[0]
}

/** What the centre has of them and what it did; undefined until the phone has looked. */
export function useCentreRequests(): readonly Request[] | undefined {
  return useObservable<readonly Request[] | undefined>('requests', requests, undefined, [])
}

const empty: LatestEntries = {
  lines: [],
  left: { waiting: 0, returned: 0, received: 0 },
  showMore: () => {},
}
const latest = () => import('#src/core/submissions/submissions.ts').then(({ watchLatest }) => watchLatest())
const entry = (id: string) =>
  import('#src/core/submissions/submissions.ts').then(({ watchEntries }) => watchEntries({ id }))
const requests = () => import('#src/core/requests/requests.ts').then(({ watchRequests }) => watchRequests())
