import { globSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import type { LocalBackend, LocalBackendOptions } from '#local/backend.ts'
import { cachedCluster } from '#local/database/cluster-cache.ts'
import { openDatabase } from '#local/database/database.ts'
import { extensionsFor } from '#local/database/extensions.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { catalogueSnapshot, taxRows } from '#scripts/build/catalogue-rows.ts'
import { seller } from '#src/content/centre.ts'

const root = new URL('../', import.meta.url).pathname
const texts = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => readFileSync(root + file, 'utf8'))

/**
 * `openShop` in memory over a database that is migrated and published once and then loaded from .build, for as long as
 * migrations, backend and content stay the same. `openShop` goes over it again, which changes nothing in it.
 */
export async function openCachedShop(
  options: Omit<LocalBackendOptions, 'dataDir' | 'supabaseDir' | 'database' | 'demoPeople'>,
): Promise<LocalBackend> {
  const migrations = texts('supabase/migrations/*.sql')
  const extensions = await extensionsFor(migrations)
  const inputs = [
    ...migrations,
    ...texts(
      'supabase/local/**/*.ts',
      'supabase/config.toml',
      'supabase/form-rules.json',
      'scripts/serve/open-shop.ts',
      'src/i18n/languages/*/language.ts',
    ),
    JSON.stringify([await catalogueSnapshot(), seller, await taxRows(), options.host]),
  ]
  const files = () =>
    cachedCluster('shop', inputs, async () => {
      const database = await openDatabase(undefined, extensions)
      const shop = await openShop({ ...options, functions: false, database })
      return { pg: database.connection.driver as PGlite, close: () => shop.close() }
    })
  return openShop({ ...options, database: await openDatabase(undefined, extensions, files) })
}
