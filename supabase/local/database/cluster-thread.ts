import { PGlite } from '@electric-sql/pglite'
import { workerData } from 'node:worker_threads'
import { freshCluster } from './cluster-cache.ts'

/** The thread in which the database of a new folder is made. */

const { folder } = workerData as { readonly folder: string }
const pg = await PGlite.create(folder, { loadDataDir: await freshCluster() })
await pg.close()
