import { createClient } from '@supabase/supabase-js'
import { catalogueSnapshot } from './catalogue-rows.ts'
import { formRules } from './published-rules.ts'

/** `npm run publish-catalogue`: puts the catalogue and the rules of the forms into a hosted project. Run it before a build goes live. */
const url = process.env['SUPABASE_URL']
const key = process.env['SUPABASE_SERVICE_ROLE_KEY']
if (!url || !key)
  throw new Error('Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY of the project to publish to.')

const client = createClient(url, key)
const { id, rows } = await catalogueSnapshot()
const items = await client.rpc('publish_catalogue', { snapshot: id, items: rows })
if (items.error) throw new Error(`The catalogue was not published: ${items.error.message}`)
console.log(`Published ${rows.length} items:`, items.data)

const rules = await client.rpc('publish_form_rules', { rules: await formRules() })
if (rules.error) throw new Error(`The rules of the forms were not published: ${rules.error.message}`)
console.log('Published rules of forms:', rules.data)
