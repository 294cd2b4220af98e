import '#scripts/read-env.ts'
import { createClient } from '@supabase/supabase-js'
import { seller } from '#src/content/centre.ts'
import { catalogueSnapshot, settingRows, taxRows } from './build/catalogue-rows.ts'
import { languageRows } from './build/languages.ts'
import { newSetUpKey } from './serve/set-up.ts'
import { formRules } from './build/published-rules.ts'

/** `npm run publish-catalogue`: puts the languages, the catalogue, the settings, the taxes and the rules of the forms into a hosted project. Run it before a build goes live. */
const url = process.env['SUPABASE_URL']
// The second is the name of the key from before sb_secret_…, which a project takes until the end of 2026.
const key = process.env['SUPABASE_SECRET_KEY'] ?? process.env['SUPABASE_SERVICE_ROLE_KEY']
if (!url || !key) throw new Error('Set SUPABASE_URL and SUPABASE_SECRET_KEY of the project to publish to.')

const client = createClient(url, key)
const spoken = await client.rpc('publish_languages', { languages: await languageRows() })
if (spoken.error) throw new Error(`The languages were not published: ${spoken.error.message}`)
console.log('Published languages:', spoken.data)

const { id, rows } = await catalogueSnapshot()
const items = await client.rpc('publish_catalogue', { snapshot: id, items: rows })
if (items.error) throw new Error(`The catalogue was not published: ${items.error.message}`)
console.log(`Published ${rows.length} items:`, items.data)

const settings = await client.rpc('publish_settings', { settings: settingRows() })
if (settings.error) throw new Error(`The settings were not published: ${settings.error.message}`)
console.log('Published settings:', settings.data)

const taxes = await client.rpc('publish_tax_facts', { seller, rates: await taxRows() })
if (taxes.error) throw new Error(`The taxes were not published: ${taxes.error.message}`)
console.log('Published rates of tax:', taxes.data)

const { key: setUpKey, hash } = newSetUpKey()
const setUp = await client.rpc('begin_set_up', { key_hash: hash })
if (setUp.data === true) console.log(`Set up the centre at <the address of the app>/start?key=${setUpKey}`)

const rules = await client.rpc('publish_form_rules', { rules: await formRules() })
if (rules.error) throw new Error(`The rules of the forms were not published: ${rules.error.message}`)
console.log('Published rules of forms:', rules.data)
