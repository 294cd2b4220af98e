import { isFull } from '../rounds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentRows, openMigrated, publish, type Person, type TestDatabase } from './as-person.ts'
import { taxRows } from '#scripts/build/catalogue-rows.ts'
import { seller } from '#src/content/centre.ts'
import { actions, expected, knownToAll, people, statements, type Who } from './access-matrix.ts'
import { deskAnswer } from './desk-answer.ts'
import { enrolment, loan, newGuest, rules, submission, trainings } from './open-desk.ts'

const rates = await taxRows()

let database: TestDatabase
const persons = new Map<Who, Person>()
let other: { id: string }

const addition = (product: string) => ({
  id: crypto.randomUUID(),
  product_id: `seeds-catalog/${product}`,
  kind: 'add',
  amount: 1,
  made_at: '2026-11-21T00:00:00Z',
})

/** Creates an order, a failed payment, the next one and then the first after all, so that every table has a row. */
async function withOrder(person: { id: string }): Promise<void> {
  const id = crypto.randomUUID()
  const lines = [{ product_id: 'seeds-catalog/item-1', quantity: 1 }]
  const contact = { name: 'x', email: 'x@example.org', phone: '9876543210' }
  await database.as(person, (query) =>
    query(`select place_order($1, $2::text::jsonb, '{}', $3::text::jsonb, 4000, 'en')`, [
      id,
      JSON.stringify(lines),
      JSON.stringify(contact),
    ]),
  )
  await database.as('service key', async (query) => {
    await query(`select open_payment($1, 'sandbox', $2, 'https://example.org')`, [id, id])
    await query(`select settle_payment('sandbox', $1, $1, 'failed', 4000, 'INR', now())`, [id])
    await query(`select open_payment($1, 'sandbox', $2, 'https://example.org')`, [id, `${id} again`])
    await query(`select settle_payment('sandbox', $1, $1, 'paid', 4000, 'INR', now())`, [`${id} again`])
  })
  await database.as('service key', (query) =>
    query(`select settle_payment('sandbox', $1 || ' late', $1, 'paid', 4000, 'INR', now())`, [id]),
  )
  await database.query(
    `insert into order_returns (id, order_id, financial_year, number, serial, way, paise, lines, content_hash, by_whom)
     select gen_random_uuid(), $1, '26-27', n, 'KC/26-27/' || n, 'cash', 1, '[]', '', gen_random_uuid()
     from (select count(*) + 1 as n from order_returns) last`,
    [id],
  )
}

const consent = () => ({
  id: crypto.randomUUID(),
  purpose: 'messages',
  version: 1,
  given: true,
  made_at: '2026-11-21T00:00:00Z',
})

/**
 * Sends one of each form, a consent, a subscription, a claim and a request for the key, so that every table has a
 * row.
 */
async function withRequests(person: { id: string }): Promise<void> {
  const common = { name: 'x', phone: '9876543210', farmLocation: 'Sarna' }
  const entries = [
    submission({ answers: { name: 'x', phone: '9876543210' } }),
    submission({ form: 'insurance-quote', subject: 'asset', answers: common }),
    enrolment(),
    loan(),
  ]
  await database.as(person, async (query) => {
    const [row] = await query<{ answer: { results: { receipt?: object }[] } }>(
      'select submit_requests($1::text::jsonb) as answer, claim_guest($2), own_key(), keep_consents($3::text::jsonb)',
      [JSON.stringify(entries), newGuest(), JSON.stringify([consent()])],
    )
    await query(`select keep_push($1, repeat('A', 87), repeat('A', 22), 'pa')`, [
      `https://push.example/${person.id}`,
    ])
    expect(row!.answer.results.every(({ receipt }) => receipt)).toBe(true)
  })
  const staff = await database.person(['staff'])
  const assignment = deskAnswer({
    item: entries[0]!.id,
    seen: 9e14,
    note: 'x',
    assignee: staff.id,
    seenAssignee: '',
  })
  await database.as(staff, async (query) => {
    const [row] = await query<{ answer: { results: { receipt?: object }[] } }>(
      'select answer_from_desk($1::text::jsonb) as answer',
      [JSON.stringify([assignment])],
    )
    expect(row!.answer.results[0]!.receipt).toBeDefined()
    const booking = { do: 'ask', request: entries[0]!.id, resource: 'soil-pickup' }
    await query('select act_on_booking($1::text::jsonb)', [
      JSON.stringify({ id: crypto.randomUUID(), booking: crypto.randomUUID(), ...booking }),
    ])
    const sample = crypto.randomUUID()
    for (const soil of [
      { do: 'collect', request: entries[0]!.id },
      { do: 'result', seen: 1, values: { ph: 7 } },
    ])
      await query('select act_on_sample($1::text::jsonb)', [
        JSON.stringify({ id: crypto.randomUUID(), sample, ...soil }),
      ])
  })
}

beforeAll(async () => {
  database = await openMigrated()
  for (const sql of knownToAll.split(';')) await database.query(sql)
  await publish(database, 'first', [...contentRows(3), ...trainings])
  await database.as('service key', (query) =>
    query('select publish_form_rules($1::text::jsonb)', [JSON.stringify(rules)]),
  )
  await database.as('service key', (query) =>
    query('select publish_tax_facts($1::text::jsonb, $2::text::jsonb)', [
      JSON.stringify(seller),
      JSON.stringify(rates),
    ]),
  )
  const withCart = async (roles: readonly string[]) => {
    const person = await database.person(roles)
    await database.as(person, (query) =>
      query('select merge_guest_cart($1, $2::text::jsonb)', [
        `guest_${person.id}`,
        JSON.stringify([addition('item-0')]),
      ]),
    )
    await withOrder(person)
    await withRequests(person)
    return person
  }
  other = await withCart(['viewer'])
  await database.person(['admin'])
  await database.query(`insert into content_edits (path, part, was) values ('help', 'x', '{}')`)
  await database.query(
    `insert into articles (id, headline, lead, body, day, shown) values ('one', '{}', '{}', '{}', '2026-11-22', false)`,
  )
  await database.query(`insert into page_pictures (path, part) values ('help', 'top')`)
  await database.query(`insert into voice_recordings (path, part, words) values ('pa', 'x', 'x')`)
  await database.query(
    `insert into edit_events (id, who, target, version) values (gen_random_uuid(), $1, 'x', 1)`,
    [other.id],
  )
  for (const who of people) {
    const roles = who === 'no role' || who === 'guest' || who === 'service key' ? [] : [who]
    persons.set(who, who === 'guest' || who === 'service key' ? who : await withCart(roles))
  }
})
afterAll(() => database.close())

const undo = new Error('undo')

/** True where the action gets past grants and policies and meets a row; always undone. */
async function may(person: Person, sql: string, owner: string): Promise<boolean> {
  let met = false
  try {
    await database.as(person, async (query) => {
      met = (await query(sql, sql.includes('$1') ? [owner] : [])).length > 0
      throw undo
    })
  } catch (error) {
    const code = error === undo ? undefined : String((error as { code?: unknown }).code)
    if (code === '42501') return false
    // A constraint or trigger that objects had been reached: grants and policies let the action through.
    if (code?.startsWith('23') || code === 'P0001') return true
    if (code !== undefined) throw error
  }
  return met
}

async function access(who: Who, table: string): Promise<string> {
  const person = persons.get(who)!
  const own = typeof person === 'object' ? person.id : other.id
  const words: string[] = []
  for (const action of actions) {
    const sql = statements[table]![action]
    const others = await may(person, sql, other.id)
    words.push(others ? 'any' : (await may(person, sql, own)) ? 'own' : '-')
  }
  return words.join(' ')
}

describe.each(Object.keys(expected))('the table %s', (table) => {
  test.each(people)('gives %s exactly the intended rights', async (who) => {
    expect(await access(who, table)).toBe(expected[table]![who])
  })
})

interface Policy {
  table: string
  name: string
  using: string | null
  check: string | null
}

const altered = ({ table, name, using, check }: Policy) =>
  `alter policy "${name}" on ${table} ${using ? `using (${using})` : ''} ${check ? `with check (${check})` : ''}`

test.skipIf(!isFull)('a policy that admits everybody is found by the list above', async () => {
  const policies = await database.query<Policy>(
    `select tablename as table, policyname as name, qual as using, with_check as check from pg_policies
     where schemaname = 'public' and qual is distinct from 'true' order by 1, 2`,
  )
  const unnoticed: string[] = []
  for (const policy of policies) {
    const { table, name, using, check } = policy
    await database.query(altered({ table, name, using: using && 'true', check: check && 'true' }))
    // A viewer cannot change hidden rows either; an admin sees them.
    const requests = ['guest', 'viewer', 'admin'] as const
    const seen = await Promise.all(requests.map((who) => access(who, table)))
    if (requests.every((who, place) => seen[place] === expected[table]![who]))
      unnoticed.push(`${table}: ${name}`)
    await database.query(altered(policy))
  }
  expect(policies.length).toBeGreaterThan(20)
  expect(unnoticed).toEqual([])
})

test('every table is in the list above, and row-level security is on for each', async () => {
  const tables = await database.query<{ relname: string; relrowsecurity: boolean }>(
    `select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  expect(tables.map(({ relname }) => relname)).toEqual(Object.keys(expected).toSorted())
  expect(tables.filter(({ relrowsecurity }) => !relrowsecurity)).toEqual([])
})

test('only the service key may truncate, reference or hang triggers on a table', async () => {
  const grants = await database.query(
    `select grantee, table_name, privilege_type from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
       and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
  )
  expect(grants).toEqual([])
})

// An index, a check or a default calls its functions as the writer of the row: without the right the write is refused.
test('a role that writes a table may call the functions of its indexes, checks and defaults', async () => {
  const refused = await database.query(
    `with used as (
       select d.refobjid as function, coalesce(i.indrelid, c.conrelid, a.adrelid) as relation
       from pg_depend d
       left join pg_index i on d.classid = 'pg_class'::regclass and i.indexrelid = d.objid
       left join pg_constraint c on d.classid = 'pg_constraint'::regclass and c.oid = d.objid
       left join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and a.oid = d.objid
       where d.refclassid = 'pg_proc'::regclass
     )
     select role, relation::regclass::text, function::regprocedure::text
     from used, unnest(array['anon', 'authenticated', 'service_role']) role
     where relation is not null and not has_function_privilege(role, function, 'execute')
       and (has_any_column_privilege(role, relation, 'insert') or has_any_column_privilege(role, relation, 'update'))`,
  )
  expect(refused).toEqual([])
})

test('guests and accounts have a right to these tables and no other, whatever the policies would allow', async () => {
  const tables = async (role: string, action: string) =>
    (
      await database.query<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
         and has_table_privilege($1, oid, $2) order by 1`,
        [role, action],
      )
    ).map(({ name }) => name)
  expect(await tables('anon', 'select')).toEqual([
    'articles',
    'bulk_prices',
    'catalogue_snapshots',
    'content_edits',
    'delivery_areas',
    'languages',
    'page_pictures',
    'resources',
    'voice_recordings',
  ])
  expect(await tables('authenticated', 'select')).toEqual([
    'articles',
    'bookings',
    'bulk_prices',
    'cart_items',
    'cart_operations',
    'catalogue_snapshots',
    'consents',
    'content_edits',
    'delivery_areas',
    'edit_events',
    'insurance_applications',
    'languages',
    'loan_applications',
    'order_items',
    'orders',
    'page_pictures',
    'payments',
    'profiles',
    'receipts',
    'request_files',
    'resources',
    'role_events',
    'service_requests',
    'soil_samples',
    'training_enrollments',
    'user_roles',
    'voice_recordings',
  ])
  expect(await tables('anon', 'insert, update, delete, truncate, references, trigger')).toEqual([])
  expect(await tables('authenticated', 'insert')).toEqual([])
  expect(await tables('authenticated', 'delete')).toEqual(['user_roles'])
  expect(await tables('authenticated', 'update, truncate, references, trigger')).toEqual([])
})

test('guests, accounts and the service key may call these functions and no other', async () => {
  const callable = async (role: string) =>
    (
      await database.query<{ name: string }>(
        `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege($1, oid, 'execute') order by 1`,
        [role],
      )
    ).map(({ name }) => name)
  expect(await callable('anon')).toEqual([
    'account_state',
    'act_on_booking',
    'centre_life',
    'check_session',
    'free_days',
    'free_slots',
    'is_open',
    'item_photo',
    'request_changes',
    'session_is_open',
    'shop_changes',
    'submit_requests',
    'voice_pack',
    'voice_packs',
    'what_is_new',
  ])
  expect(await callable('authenticated')).toEqual([
    'act_on_booking',
    'act_on_cash',
    'act_on_khata',
    'act_on_quota',
    'act_on_sample',
    'answer_from_desk',
    'apply_cart_operations',
    'await_stock',
    'awaits_answer_file',
    'cancel_order',
    'cart_changes',
    'cash_book',
    'centre_life',
    'change_profile',
    'change_standing_order',
    'check_session',
    'claim_guest',
    'claim_set_up',
    'count_people',
    'day_papers',
    'decide_return',
    'desk_bookings',
    'desk_changes',
    'desk_colleagues',
    'desk_find',
    'desk_report',
    'document_request',
    'drop_push',
    'edit_log',
    'edit_shop',
    'files_to_verify',
    'find_accounts',
    'find_standing_orders',
    'free_days',
    'free_slots',
    'has_role',
    'import_soil_results',
    'is_desk_staff',
    'is_open',
    'item_photo',
    'keep_consents',
    'keep_push',
    'keep_round',
    'khata_changes',
    'khata_entries',
    'list_people',
    'mark_spam',
    'mark_stop',
    'merge_guest_cart',
    'money_report',
    'move_day',
    'my_data',
    'my_quotas',
    'open_centre',
    'order_changes',
    'order_to_pay',
    'own_key',
    'owner_facts',
    'place_order',
    'preview_deletion',
    'quotas_at_desk',
    'receipt_to_mail',
    'record_stock',
    'request_changes',
    'round_claims',
    'round_sheet',
    'say_paid',
    'session_is_open',
    'set_stock_item',
    'settle_mark',
    'shop_changes',
    'standing_needs',
    'standing_order_changes',
    'start_standing_order',
    'stock_at_desk',
    'stock_waiters',
    'submit_requests',
    'take_quota',
    'try_again',
    'voice_pack',
    'voice_packs',
    'what_is_new',
  ])
  expect(await callable('service_role')).toEqual([
    'begin_life',
    'begin_set_up',
    'check_ledger',
    'check_session',
    'delete_account',
    'end_quotas',
    'expire_orders',
    'has_role',
    'open_payment',
    'publish_catalogue',
    'publish_form_rules',
    'publish_languages',
    'publish_settings',
    'publish_tax_facts',
    'remind_bookings',
    'remind_khatas',
    'run_standing_orders',
    'session_is_open',
    'settle_files',
    'settle_payment',
    'settle_pushes',
    'settle_refund',
    'settle_reminders',
    'shop_changes',
    'take_pushes',
    'take_refunds',
    'take_reminders',
  ])
})

test('every function sets its search path, so that nobody can shadow its objects', async () => {
  const loose = await database.query(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace
     and not coalesce(proconfig, '{}') @> array['search_path=""']`,
  )
  expect(loose).toEqual([])
})

test.each([
  `update profiles set user_id = gen_random_uuid()`,
  `update profiles set created_at = now()`,
  `update catalogue_items set price_paise = 100`,
  `update catalogue_items set retired = true`,
  `update catalogue_items set edited_by = null`,
  `update catalogue_items set version = 1`,
  `update catalogue_items set content_hash = ''`,
  `update catalogue_items set id = 'seeds-catalog/mine'`,
  `update catalogue_items set category = 'Free'`,
  `update catalogue_items set section = 'fruits'`,
  `select edited_by from catalogue_items`,
  `select * from catalogue_items`,
  `select guest_hash from requests`,
  `select status from requests`,
  `select by_whom from request_events`,
  `select by_whom from booking_events`,
  `select by_whom from soil_results`,
  `update resources set day_paise = 100`,
  `update resources set id = 'mine'`,
  `select by_whom from payment_ledger`,
  `select asked_by from refunds`,
  `select by_whom from order_returns`,
  `select auth from push_subscriptions`,
  `insert into user_roles (user_id, role, created_at) values (gen_random_uuid(), 'staff', now())`,
])('an admin is refused too: %s', async (sql) => {
  expect(await may(persons.get('admin')!, sql, other.id)).toBe(false)
})
