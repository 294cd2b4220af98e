import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { LocalBackend, LocalBackendOptions } from '#local/backend.ts'
import { cachedCluster } from '#local/database/cluster-cache.ts'
import { openDatabase } from '#local/database/database.ts'
import { extensionsFor } from '#local/database/pglite.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { catalogueSnapshot, settingRows, taxRows } from '#scripts/build/catalogue-rows.ts'
import { seller } from '#src/content/centre.ts'
import { backendSources, textsOf } from './cached-backend.ts'

/**
 * `openShop` in memory over a database that is migrated and published once and then loaded from .build, for as long as
 * migrations, backend and content stay the same. `openShop` goes over it again, which changes nothing in it.
 */
export async function openCachedShop(
  options: Omit<LocalBackendOptions, 'dataDir' | 'supabaseDir' | 'database' | 'demoPeople'>,
): Promise<LocalBackend> {
  const { extensions, files } = await shopFiles(options.host)
  return openShop({ ...options, database: await openDatabase(undefined, extensions, { files }) })
}

/** Puts that database into a data folder that has none, so that `openShop` does not begin at its first migration there. */
export async function fillDataFolder(dataDir: string, host: string): Promise<void> {
  const folder = join(dataDir, 'database')
  if (existsSync(folder)) return
  const { files } = await shopFiles(host)
  const archive = await files()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const tar = spawn('tar', ['--extract', '--directory', folder], { stdio: ['pipe', 'ignore', 'ignore'] })
  await Promise.all([once(tar, 'exit'), pipeline(archive.stream(), tar.stdin)])
  if (tar.exitCode !== 0) throw new Error(`tar ended with ${tar.exitCode}`)
}

/** The cached database's files, which are made if they are not there, and the extensions that open them. */
async function shopFiles(host: string) {
  const migrations = textsOf('supabase/migrations/*.sql')
  const extensions = await extensionsFor(migrations)
  const inputs = [
    ...migrations,
    ...textsOf(
      ...backendSources,
      'supabase/form-rules.json',
      'scripts/serve/open-shop.ts',
      'src/platform/i18n/languages/*/language.ts',
    ),
    JSON.stringify([await catalogueSnapshot(), seller, settingRows(), await taxRows(), host]),
  ]
  const files = () =>
    cachedCluster('shop', inputs, async () => {
      const database = await openDatabase(undefined, extensions)
      const shop = await openShop({ host, siteUrl: `http://${host}`, functions: false, database })
      return { pg: database.connection.driver as PGlite, close: () => shop.close() }
    })
  return { extensions, files }
}
