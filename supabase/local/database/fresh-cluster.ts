import { PGlite } from '@electric-sql/pglite'
import { cachedCluster } from './cluster-cache.ts'

/** The files of a PostgreSQL as `initdb` leaves it, with nothing of ours in it. Making one takes three times as long as loading it. */
export function freshCluster(): Promise<Blob> {
  return cachedCluster('fresh', [], async () => {
    const pg = await PGlite.create()
    return { pg, close: () => pg.close() }
  })
}
