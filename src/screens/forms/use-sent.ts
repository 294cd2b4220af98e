import type { EntryLine, LatestEntries } from '#src/core/submissions/submissions.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** Returns the current user's latest submissions; `undefined` until they are read. */
export function useLatestEntries(): LatestEntries | undefined {
  return useObservable<LatestEntries | undefined>('entries', latest, undefined, empty)
}

/** Returns a submission of the current user; `undefined` if it is not on the phone, or until it is read. */
export function useEntry(id: string): EntryLine | undefined {
  return useObservable<readonly EntryLine[]>(id, entry, [])[0]
}

/** Returns the current user's requests at the centre; `undefined` until they are read. */
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
