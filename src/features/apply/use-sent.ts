import type { EntryLine, LatestEntries } from '#src/features/forms/submissions.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

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
const latest = () => import('#src/features/forms/submissions.ts').then(({ watchLatest }) => watchLatest())
const entry = (id: string) =>
  import('#src/features/forms/submissions.ts').then(({ watchEntries }) => watchEntries({ id }))
const requests = () =>
  import('#src/features/requests/requests.ts').then(({ watchRequests }) => watchRequests())
