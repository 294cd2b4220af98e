import { openLocalBackend, type LocalBackend, type LocalBackendOptions } from '#local/backend.ts'
import { catalogueSnapshot } from './catalogue-rows.ts'

/** The embedded backend with the catalogue of the content files published in it; publishing twice changes nothing. */
export async function openShop(options: LocalBackendOptions): Promise<LocalBackend> {
  const backend = await openLocalBackend(options)
  const { id, rows } = await catalogueSnapshot()
  await backend.query('select publish_catalogue($1, $2::jsonb)', [id, JSON.stringify(rows)])
  return backend
}
