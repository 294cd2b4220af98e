import type { Changes } from '#src/features/catalogue/product.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Before they are read; one object, because another would search again. */
const nothingChanged: Changes = new Map()

/** Returns the stored changes of all catalogues. */
export function useAllChanges(): Changes {
  return useObservable('all catalogues', watchChanges, nothingChanged)
}

const watchChanges = () =>
  import('#src/features/catalogue/stored-catalogue.ts').then(({ watchAllChanges }) => watchAllChanges())
