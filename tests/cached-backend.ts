import { globSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { openLocalBackend, type LocalBackend, type LocalBackendOptions } from '#local/backend.ts'
import { cachedCluster } from '#local/database/cluster-cache.ts'
import { openDatabase } from '#local/database/database.ts'
import { extensionsFor } from '#local/database/pglite.ts'
import { loopbackPassword } from '#local/local-only.ts'

const root = new URL('../', import.meta.url).pathname
export const textsOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => readFileSync(root + file, 'utf8'))

/** The sources that decide the content of a migrated backend's database. */
export const backendSources = ['supabase/local/**/*.ts', 'supabase/config.toml']

/**
 * `openLocalBackend` over a database in memory that is migrated once and then loaded from .build, for as long as migrations
 * and backend stay the same. `dataDir` is for its keys and files.
 */
export async function openCachedBackend(
  options: Omit<LocalBackendOptions, 'host' | 'supabaseDir' | 'database' | 'demoPeople'>,
): Promise<LocalBackend> {
  const migrations = textsOf('supabase/migrations/*.sql')
  const extensions = await extensionsFor(migrations)
  const host = '127.0.0.1'
  const files = () =>
    cachedCluster('backend', [...migrations, ...textsOf(...backendSources)], async () => {
      const database = await openDatabase(undefined, extensions)
      const made = await openLocalBackend({ host, siteUrl: `http://${host}`, functions: false, database })
      return { pg: database.connection.driver as PGlite, close: () => made.close() }
    })
  const database = await openDatabase(undefined, extensions, { files })
  return openLocalBackend({
    localKey: loopbackPassword,
    answerMilliseconds: 0,
    ...options,
    host,
    database,
  })
}
