import type { Session } from '#tests/database/throwaway-postgres.ts'

/** How many of everything an account has. */
const rowsOfAPerson = 4

/** Returns an id from the row's kind and number, so that two tables match without a query. */
const idOf = (what: string) => `lpad(to_hex(i), 8, '0') || '-0000-4000-8000-${what.padStart(12, '0')}'`
const personOf = `(lpad(to_hex(i / ${rowsOfAPerson}), 8, '0') || '-0000-4000-8000-000000000001')::uuid`
/** Returns a unique short name such as the centre's; the argument of a timed call may be one of them. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const letter = (place: number) =>
  `substr('${letters}', 1 + i / ${letters.length ** place} % ${letters.length}, 1)`
const reference = `'KS-' || ${[0, 1, 2, 3, 4].map(letter).join(' || ')}`
const at = `now() - interval '2 years' * i / 1000000`

/** The id of one of the first accounts, by its number; it has as many rows as anybody. */
export const personAt = (number: number) =>
  `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000001`

/**
 * Fills every growing table up to a number of rows, each as a phone, a desk or a payment would have left it. Triggers
 * are off, so their rows are written here.
 */
export async function fillTables(session: Session, from: number, to: number): Promise<void> {
  const numbers = `from generate_series(${from}, ${to - 1}) i`
  const statements = [
    'set session_replication_role = replica',
    ...peopleOf(`from generate_series(${Math.ceil(from / rowsOfAPerson)}, ${to / rowsOfAPerson - 1}) p`),
    ...requestsOf(numbers),
    ...ordersOf(numbers),
    ...restOf(numbers),
    ...deskOf(numbers),
    'set session_replication_role = origin',
    'vacuum analyze',
  ]
  for (const statement of statements) await session.run(statement)
}

function peopleOf(people: string): string[] {
  const person = `(lpad(to_hex(p), 8, '0') || '-0000-4000-8000-000000000001')::uuid`
  return [
    `insert into auth.users (id, email, created_at) select ${person}, 'farmer' || p || '@example.org', now() - interval '1 minute' * p ${people}`,
    `insert into profiles (user_id, display_name) select ${person}, 'Gurpreet ' || p ${people} on conflict do nothing`,
    ...['request_versions (owner', 'order_versions (user_id'].map(
      (table) =>
        `insert into ${table}, n) select ${person}${table.includes('owner') ? '::text' : ''}, ${rowsOfAPerson} ${people}`,
    ),
  ]
}

function requestsOf(numbers: string): string[] {
  return [
    `insert into requests (id, kind, user_id, reference, content, hash, rules_version, language, made_at, received_at,
       completed_at, status, version)
     select (${idOf('2')})::uuid, 'soil-test', ${personOf}, ${reference}, words, encode(sha256(convert_to(words, 'UTF8')), 'hex'),
       1, 'pa', at, at, at, case when i % 100 = 0 then 'received' else 'done' end, 1 + i % ${rowsOfAPerson}
     from (select i, ${at} as at, '{"answers":{"name":"Gurpreet ' || i || '","phone":"9876543210"},"form":"soil-test","manifest":[],"version":1}' as words ${numbers}) made
     on conflict (reference) do nothing`,
    `insert into service_requests (id, kind, answers) select (${idOf('2')})::uuid, 'soil-test', '{"name":"Gurpreet","phone":"9876543210"}' ${numbers}`,
    `insert into request_events (request_id, to_status, told_by, at) select (${idOf('2')})::uuid, 'received', 'system', ${at} ${numbers}`,
  ]
}

function ordersOf(numbers: string): string[] {
  return [
    `insert into orders (id, user_id, kind, state, reference, name, email, phone, delivery_fee_paise, goods_paise, total_paise,
       language, content_hash, version, created_at)
     select (${idOf('3')})::uuid, ${personOf}, 'cart', case when i % 100 = 0 then 'paid' else 'delivered' end, ${reference},
       'Gurpreet', 'a@example.org', '9876543210', 0, 4000, 4000, 'pa', '', 1 + i % ${rowsOfAPerson}, ${at} ${numbers}
     on conflict (reference) do nothing`,
    `insert into order_items (order_id, position, product_id, name, category, pack_amount, pack_unit,
       unit_paise, quantity, line_paise)
     select (${idOf('3')})::uuid, 1, 'seeds-catalog/item-0', '{"en": "Seed"}', 'Seeds', 500, 'g', 4000, 1, 4000 ${numbers}`,
    `insert into order_events (order_id, to_state, at) select (${idOf('3')})::uuid, 'placed', ${at} ${numbers}`,
    `insert into payments (id, order_id, provider, provider_ref, amount_paise, state, link, created_at, settled_at)
     select (${idOf('4')})::uuid, (${idOf('3')})::uuid, 'sandbox', i::text, 4000, 'paid', 'x', ${at}, ${at} ${numbers}`,
    `insert into payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, at)
     select (${idOf('3')})::uuid, (${idOf('4')})::uuid, 'received', 'provider', 4000, 'INR', ${at} ${numbers}`,
    `insert into receipts (order_id, financial_year, number, serial, kind, issued_at, seller, place_of_supply, lines,
       taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
     select (${idOf('3')})::uuid, '24-25', i + 1, 'KS/24-25/' || i, 'bill_of_supply', ${at}, '{}', '03', '[]', 4000, 0, 0, 0, 4000 ${numbers}`,
  ]
}

function restOf(numbers: string): string[] {
  return [
    `insert into cart_operations (id, user_id, product_id, kind, amount, made_at, version)
     select (${idOf('5')})::uuid, ${personOf}, 'seeds-catalog/item-' || i % ${rowsOfAPerson}, 'add', 1, ${at}, 1 + i % ${rowsOfAPerson} ${numbers}`,
    `insert into cart_items (user_session, user_id, product_id, product_name, product_category, product_price, quantity)
     select ${personOf}::text, ${personOf}, 'seeds-catalog/item-' || i % ${rowsOfAPerson}, 'Seed', 'Seeds', '₹40', 1 ${numbers}`,
    `insert into consents (id, user_id, purpose, version, given, made_at, received_at)
     select (${idOf('6')})::uuid, ${personOf}, 'centre', 1, true, ${at}, ${at} ${numbers}`,
    `insert into edit_events (id, who, target, after, version, at)
     select (${idOf('7')})::uuid, ${personOf}, 'item seeds-catalog/item-' || i % 1000, '{}', i, ${at} ${numbers}`,
  ]
}

function deskOf(numbers: string): string[] {
  return [
    ...['2 request', '3 order'].map((table) => {
      const [what, name] = table.split(' ') as [string, string]
      return `insert into desk_items (what, id, n, at, open) select '${name}', (${idOf(what)})::uuid, floor(extract(epoch from ${at}) * 1000) + ${what}, ${at}, i % 100 = 0 ${numbers}`
    }),
    'update desk_version set n = (select max(n) from desk_items)',
  ]
}
