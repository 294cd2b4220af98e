import { watchProducts } from '#src/features/catalogue/stored-catalogue.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns products by id, with their names; empty until they are read. */
export function useGoods(ids: readonly string[]): ReadonlyMap<string, Product> {
  return useObservable<ReadonlyMap<string, Product>>(
    `goods ${ids.join(' ')}`,
    () => Promise.resolve(watchProducts(ids)),
    new Map(),
  )
}
