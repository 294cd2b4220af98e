import { openLocalBackend, type LocalBackend, type LocalBackendOptions } from '#local/backend.ts'
import { seller } from '#src/content/centre.ts'
import { catalogueSnapshot, settingRows, taxRows } from '#scripts/build/catalogue-rows.ts'
import { languageRows } from '#scripts/build/languages.ts'
import { formRules } from '#scripts/build/published-rules.ts'

/** The embedded backend with languages, catalogue, settings, taxes and rules of the content's forms published in it. */
export async function openShop(options: LocalBackendOptions): Promise<LocalBackend> {
  const backend = await openLocalBackend(options)
  try {
    await publish(backend)
    return backend
  } catch (error) {
    await backend.close()
    throw error
  }
}

/** Publishing twice changes nothing. */
async function publish({ query }: Pick<LocalBackend, 'query'>): Promise<void> {
  await query('select publish_languages($1::jsonb)', [JSON.stringify(await languageRows())])
  const { id, rows } = await catalogueSnapshot()
  await query('select publish_catalogue($1, $2::jsonb)', [id, JSON.stringify(rows)])
  await query('select publish_settings($1::jsonb)', [JSON.stringify(settingRows())])
  await query('select publish_tax_facts($1::jsonb, $2::jsonb)', [
    JSON.stringify(seller),
    JSON.stringify(await taxRows()),
  ])
  await query('select publish_form_rules($1::jsonb)', [JSON.stringify(await formRules())])
}
