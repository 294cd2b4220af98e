import { createClient } from '@supabase/supabase-js'
import { catalogueSnapshot } from './catalogue-rows.ts'

/** `npm run publish-catalogue`: puts the catalogue of the content files into a hosted project. Run it before a build goes live. */
const url = process.env['SUPABASE_URL']
const key = process.env['SUPABASE_SERVICE_ROLE_KEY']
if (!url || !key)
  throw new Error('Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY of the project to publish to.')

const { id, rows } = await catalogueSnapshot()
const { data, error } = await createClient(url, key).rpc('publish_catalogue', { snapshot: id, items: rows })
if (error) throw new Error(`The catalogue was not published: ${error.message}`)
console.log(`Published ${rows.length} items:`, data)
