import { openLocalBackend, type LocalBackend, type LocalBackendOptions } from '#local/backend.ts'
import { seller } from '#src/content/centre.ts'
import { catalogueSnapshot, settingRows, taxRows } from '#scripts/build/catalogue-rows.ts'
import { languageRows } from '#scripts/build/languages.ts'
import { formRules } from '#scripts/build/published-rules.ts'

/** The embedded backend with languages, catalogue, settings, taxes and rules of the content's forms published in it; publishing twice changes nothing. */
export async function openShop(options: LocalBackendOptions): Promise<LocalBackend> {
  const backend = await openLocalBackend(options)
  await backend.query('select publish_languages($1::jsonb)', [JSON.stringify(await languageRows())])
  const { id, rows } = await catalogueSnapshot()
  await backend.query('select publish_catalogue($1, $2::jsonb)', [id, JSON.stringify(rows)])
  await backend.query('select publish_settings($1::jsonb)', [JSON.stringify(settingRows())])
  await backend.query('select publish_tax_facts($1::jsonb, $2::jsonb)', [
    JSON.stringify(seller),
    JSON.stringify(await taxRows()),
  ])
  await backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify(await formRules())])
  return backend
}
