import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanText, hasHidden } from '#src/base/clean-text.ts'
import { openMigrated, type TestDatabase } from './as-person.ts'
import { isFull } from '../rounds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openMigrated()
})
afterAll(() => database.close())

/** All characters; in every run those of most scripts, those that the phone hides, their neighbors, and one of 97 others. */
function asked(): number[] {
  const all = Array.from({ length: 983_295 }, (_, place) => place + 1)
  const characters = all.filter((code) => code < 0xd800 || code > 0xdfff)
  if (isFull) return characters
  const isHidden = (code: number) => hasHidden(`a${String.fromCodePoint(code)}b`, false)
  return characters.filter(
    (code) => code < 0x3100 || code % 97 === 0 || [code - 1, code, code + 1].some(isHidden),
  )
}

test('phone and centre know the same characters', async () => {
  const codes = asked()
  const rows = await database.query<{ code: number; clean: string; lines: boolean }>(
    `select code, lines, plain_text('a' || chr(code) || 'b', lines) as clean
     from unnest($1::int[]) code, unnest(array[true, false]) lines
     where plain_text('a' || chr(code) || 'b', lines) <> 'a' || chr(code) || 'b'`,
    [codes],
  )
  const here: string[] = []
  for (const lines of [true, false])
    for (const code of codes) {
      if (hasHidden(`a${String.fromCodePoint(code)}b`, lines)) here.push(`${code} ${lines}`)
    }
  expect(rows.map(({ code, lines }) => `${code} ${lines}`).toSorted()).toEqual(here.toSorted())
  expect(here.length).toBeGreaterThan(200)
  expect(rows.every(({ code }) => !hasHidden(cleanText(String.fromCodePoint(code), true), true))).toBe(true)
})

/**
 * Columns that hold no words of anybody: ids, hashes, closed lists, addresses of machines, words that a hash is of. Fields of a
 * farm with hidden characters are refused (is_farm_field).
 */
const machine =
  /^(?:booking_events\.what|set_up\.key_hash|centre_settings\.(?:key|pattern|built)|catalogue_items\.(?:offer|tax)|ledger_accounts\.\w+|stock_\w+\.product_id|standing_\w+\.(?:rhythm|customer|customer_type|stop|pay|reason|product_id)|round_marks\.(?:what|outcome|reason|lines|slip)|round_settlements\.keep|order_returns\.(?:financial_year|serial|way|lines)|round_places\.stop|ledger_transfers\.(?:phase|why|about)|cash_slips\.\w+|quota\w*\.\w+|cash_slip_reasons\.number|acts\.answer|profiles\.farm_fields|soil_samples\.label|soil_results\.(?:found|ended)|(?:soil_actions|answer_files|booking_actions|booking_pieces|unsent_messages(?!\.reason)|installation|bookings(?!\.operator)|cart_\w+|form_rules|catalogue_snapshots|catalogue_version|guest_claims|request_(?:counts|versions|files)|order_versions|payment\w*|refunds|push_\w+|consents|user_roles|role_events|edit_events|receipts?\w*|desk_\w+|loan_terms|item_photos|bulk_prices|languages|tax\w*|owner_keys|centre_life|ordered_additions|order_items|service_requests|loan_applications|insurance_applications|training_enrollments|requests)\.|\w+\.(?:id|path|part|photo|sound|hash|content_hash|language|state|status|kind|reference|version|currency|delivery_area|pay_by|catalogue|section|category|pack_unit|code|from_s\w+|to_s\w+|told_by|search|tiers|user_session|pincode)$)/

test('every column of text is cleaned when it is written', async () => {
  // By encode(), because a zero byte separates arguments.
  const columns = await database.query<{ name: string; cleaned: boolean }>(
    `select c.relname || '.' || a.attname as name, exists (
       select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'a_plain_texts'
       and '\\000' || encode(t.tgargs, 'escape') ~ ('\\\\000' || a.attname || '\\+?\\\\000')
     ) as cleaned
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and a.atttypid in ('text'::regtype, 'jsonb'::regtype)`,
  )
  expect(
    columns.filter(({ name, cleaned }) => !cleaned && !machine.test(name)).map(({ name }) => name),
  ).toEqual([])
})

test('names, notes and articles lose them, and other columns do not', async () => {
  const { id } = await database.person([], { display_name: 'Gur\u202epreet\u0007\ufeff' })
  const [begun] = await database.query('select display_name from profiles where user_id = $1', [id])
  expect(begun).toEqual({ display_name: 'Gurpreet' })
  await database.as({ id }, (query) =>
    query('update profiles set village = $1, display_name = $2', [
      'Sa\u200brna\u2066',
      'ਸ੍\u200cਵ 👩\u200d🌾',
    ]),
  )
  const [changed] = await database.query('select display_name, village from profiles where user_id = $1', [
    id,
  ])
  expect(changed).toEqual({ display_name: 'ਸ੍\u200cਵ 👩\u200d🌾', village: 'Sarna' })
})

test.each(['a\u0007b', 'a\u202eb', 'a\u200bb', 'a\ufeffb', 'a\u2069b', 'a\u0085b', 'a\tb'])(
  'hashed content with them is refused: %j',
  async (result) => {
    for (const lines of [true, false]) {
      const [row] = await database.query('select text_problem($1, 50, $2) as problem', [result, lines])
      expect(row).toEqual({ problem: 'format' })
    }
  },
)
