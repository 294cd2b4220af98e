import { PGlite } from '@electric-sql/pglite'
import { cachedCluster } from './cluster-cache.ts'
import { dropTemplates } from './small-cluster.ts'

/** The files of a PostgreSQL as `initdb` leaves it, with nothing of ours in it. Making one takes three times as long as loading it. */
export function freshCluster(): Promise<Blob> {
  return cachedCluster('fresh', [], async () => {
    const pg = await PGlite.create()
    return { pg, close: () => pg.close() }
  })
}

/** The same for a database in memory. */
export function freshInMemory(): Promise<Blob> {
  return cachedCluster('fresh-in-memory', [], async () => {
    const pg = await PGlite.create()
    await dropTemplates(pg)
    return { pg, close: () => pg.close() }
  })
}
