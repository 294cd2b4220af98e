/** Actions on a table, in this order. */
export const actions = ['select', 'insert', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

/** Statement of each action on a row of the person whose id is $1; `returning 1` names no column, so it needs no grant. */
export const statements: Record<string, Record<Action, string>> = {
  profiles: {
    select: 'select 1 from profiles where user_id = $1',
    insert: 'insert into profiles (user_id) values ($1) returning 1',
    update: `update profiles set village = 'Sarna' where user_id = $1 returning 1`,
    delete: 'delete from profiles where user_id = $1 returning 1',
  },
  profile_changes: {
    select: 'select 1 from profile_changes where user_id = $1',
    insert: `insert into profile_changes (id, user_id, fields, version) values (gen_random_uuid(), $1, '{village}', 9) returning 1`,
    update: 'update profile_changes set version = 9 where user_id = $1 returning 1',
    delete: 'delete from profile_changes where user_id = $1 returning 1',
  },
  user_roles: {
    select: 'select 1 from user_roles where user_id = $1',
    insert: `insert into user_roles (user_id, role) values ($1, 'admin') returning 1`,
    update: `update user_roles set role = 'admin' where user_id = $1 and role <> 'admin' returning 1`,
    delete: 'delete from user_roles where user_id = $1 returning 1',
  },
  role_events: {
    select: 'select 1 from role_events where whom = $1',
    insert: `insert into role_events (whom, role, change) values ($1, 'admin', 'granted') returning 1`,
    update: 'update role_events set who = $1 where whom = $1 returning 1',
    delete: 'delete from role_events where whom = $1 returning 1',
  },
  catalogue_items: {
    select: 'select id, price_paise from catalogue_items where $1::uuid is not null',
    insert: `insert into catalogue_items
      (id, catalogue, section, name, category, price_paise, pack_amount, pack_unit)
      values ('seeds-catalog/' || $1::uuid, 'seeds-catalog', 'herbs', '{"en": "Mint", "pa": "ਪੁਦੀਨਾ", "hi": "पुदीना"}', 'Seeds', 3000, 5, 'g') returning 1`,
    update: `update catalogue_items set price_paise = price_paise + 100 where $1::uuid is not null returning 1`,
    delete: 'delete from catalogue_items where $1::uuid is not null returning 1',
  },
  languages: ofNobody(
    'languages',
    `(code, name) select 'ur', 'اردو' where $1::uuid is not null`,
    'place = 9',
  ),
  catalogue_version: {
    select: 'select 1 from catalogue_version where $1::uuid is not null',
    insert: 'insert into catalogue_version (n) select 1 where $1::uuid is not null returning 1',
    update: 'update catalogue_version set n = 0 where $1::uuid is not null returning 1',
    delete: 'delete from catalogue_version where $1::uuid is not null returning 1',
  },
  catalogue_snapshots: {
    select: 'select 1 from catalogue_snapshots where $1::uuid is not null',
    insert: `insert into catalogue_snapshots (id, version) values ($1, 1) returning 1`,
    update: 'update catalogue_snapshots set version = 0 where $1::uuid is not null returning 1',
    delete: 'delete from catalogue_snapshots where $1::uuid is not null returning 1',
  },
  cart_items: {
    select: 'select 1 from cart_items where user_id = $1',
    insert: `insert into cart_items (user_id, user_session, product_id, product_name, product_category, product_price, quantity)
      values ($1::uuid, $1::uuid::text, 'seeds-catalog/item-1', 'x', 'x', 'x', 1) returning 1`,
    update: 'update cart_items set quantity = 2 where user_id = $1 returning 1',
    delete: 'delete from cart_items where user_id = $1 returning 1',
  },
  cart_operations: {
    select: 'select 1 from cart_operations where user_id = $1',
    insert: `insert into cart_operations (id, user_id, product_id, kind, amount, made_at)
      values (gen_random_uuid(), $1, 'seeds-catalog/item-1', 'add', 1, now()) returning 1`,
    update: 'update cart_operations set amount = 2 where user_id = $1 returning 1',
    delete: 'delete from cart_operations where user_id = $1 returning 1',
  },
  cart_merges: {
    select: 'select 1 from cart_merges where user_id = $1',
    insert: `insert into cart_merges (guest_id, user_id) values ($1::uuid::text, $1::uuid) returning 1`,
    update: 'update cart_merges set merged_at = now() where user_id = $1 returning 1',
    delete: 'delete from cart_merges where user_id = $1 returning 1',
  },
  orders: {
    select: 'select * from orders where user_id = $1',
    insert: 'insert into orders default values returning 1',
    update: `update orders set state = 'cancelled' where user_id = $1 returning 1`,
    delete: 'delete from orders where user_id = $1 returning 1',
  },
  order_versions: {
    select: 'select 1 from order_versions where user_id = $1',
    insert: 'insert into order_versions (user_id, n) values ($1, 1) returning 1',
    update: 'update order_versions set n = 0 where user_id = $1 returning 1',
    delete: 'delete from order_versions where user_id = $1 returning 1',
  },
  order_items: ofOrder('order_items', '*', 'quantity = 1'),
  order_events: ofOrder('order_events', 'id, from_state, to_state, note, at', `note = 'x'`),
  ordered_additions: ofNobody(
    'ordered_additions',
    '(addition_id, order_id) select $1::uuid, $1::uuid',
    'addition_id = $1',
  ),
  ledger_accounts: ofNobody(
    'ledger_accounts',
    `(book, unit, holder) select 'goods', 'x', 'shelf' where $1::uuid is not null`,
    'posted = 9',
  ),
  ledger_transfers: ofNobody(
    'ledger_transfers',
    `(id, from_account, to_account, amount, phase, why, at) select $1::uuid, 1, 2, 1, 'posted', 'sale', now()`,
    'amount = 9',
  ),
  ledger_versions: ofNobody(
    'ledger_versions',
    '(only_row, n) select true, 1 where $1::uuid is not null',
    'n = 0',
  ),
  cash_closings: ofNobody(
    'cash_closings',
    '(id, who, counted_paise, expected_paise, counted_by) select $1::uuid, $1::uuid, 1, 1, $1::uuid',
    'counted_paise = 2',
  ),
  cash_slips: ofNobody(
    'cash_slips',
    `(id, number, by_whom, customer, paise, at) select $1::uuid, '7KQPA-1', $1::uuid, $1::uuid, 1, now()`,
    'paise = 2',
  ),
  cash_slip_reasons: ofNobody(
    'cash_slip_reasons',
    `(number, reason, by_whom) select '7KQPA-1', 'x', $1::uuid`,
    `reason = 'y'`,
  ),
  acts: ofNobody(
    'acts',
    `(id, by_whom, content_hash, answer) select $1::uuid, $1::uuid, 'x', '{}'`,
    `content_hash = 'y'`,
  ),
  quotas: ofNobody(
    'quotas',
    `(id, product_id, who, packs, pack_paise, given_by, until)
      select $1::uuid, 'seeds-catalog/wheat-pbw-725', $1::uuid, 1, 1, $1::uuid, now()`,
    'packs = 2',
  ),
  quota_sales: ofNobody(
    'quota_sales',
    `(id, quota_id, product_id, who, packs, paise, number, at)
      select $1::uuid, $1::uuid, 'seeds-catalog/wheat-pbw-725', $1::uuid, 1, 1, '7KQPA-1', now()`,
    'packs = 2',
  ),
  quota_claims: ofNobody(
    'quota_claims',
    `(sale_id, what, reason) select $1::uuid, 'goods', 'late'`,
    `reason = 'phone'`,
  ),
  standing_orders: ofNobody(
    'standing_orders',
    `(id, user_id, product_id, quantity, rhythm, from_day, delivery_area, name, phone, address, pay, language, told_paise, told_at,
      was_paise, content_hash, created_at)
     select $1::uuid, $1::uuid, 'daily-needs/milk', 1, 'daily', '2026-12-01', 'sarna', 'x', '9876543210', 'x', 'order', 'pa', 1, now(),
      1, 'x', now()`,
    'quantity = 2',
  ),
  standing_changes: ofNobody(
    'standing_changes',
    `(id, standing_id, from_day, quantity, at) select $1::uuid, $1::uuid, '2026-12-01', 1, now()`,
    'quantity = 2',
  ),
  standing_days: ofNobody(
    'standing_days',
    `(standing_id, day, quantity, reason) select $1::uuid, '2026-12-01', 1, 'closed'`,
    'quantity = 2',
  ),
  standing_state: ofNobody(
    'standing_state',
    '(only_row) select true where $1::uuid is not null',
    'prices_of = 1',
  ),
  round_marks: ofNobody(
    'round_marks',
    `(id, door, order_id, made_order, what, outcome, content_hash, at, told_at)
     select $1::uuid, $1::uuid, $1::uuid, $1::uuid, 'delivered', 'taken', 'x', now(), now()`,
    `what = 'less'`,
  ),
  round_settlements: ofNobody(
    'round_settlements',
    `(id, mark_id, keep, reason, by_whom, at) select $1::uuid, $1::uuid, 'first', 'x', $1::uuid, now()`,
    `reason = 'y'`,
  ),
  round_places: ofNobody('round_places', `(stop, place) select md5($1::text), 1`, 'place = 2'),
  khata_customers: ofNobody('khata_customers', `(id, name) select $1::uuid, 'x'`, `name = 'y'`),
  stock_items: ofNobody(
    'stock_items',
    `(product_id, version) select 'seeds/x', 1 where $1::uuid is not null`,
    'packs_left = 9',
  ),
  stock_sheets: ofNobody(
    'stock_sheets',
    `(id, kind, content_hash, by_whom, at) select $1::uuid, 'count', 'x', $1::uuid, now()`,
    `note = 'x'`,
  ),
  stock_lines: ofNobody(
    'stock_lines',
    `(sheet_id, product_id, amount, moved, at) select $1::uuid, 'seeds/x', 1, 1, now()`,
    'amount = 9',
  ),
  stock_waits: ofNobody(
    'stock_waits',
    `(id, user_id, product_id) select $1::uuid, $1::uuid, 'seeds/x'`,
    'back_at = now()',
  ),
  payments: ofOrder('payments', '*', `state = 'paid'`),
  receipts: ofOrder('receipts', '*', 'number = 1'),
  receipt_numbers: ofNobody(
    'receipt_numbers',
    `(financial_year, n) select '30-31', 1 where $1::uuid is not null`,
    'n = 0',
  ),
  receipt_mails: ofNobody('receipt_mails', '(user_id, order_id) select $1::uuid, $1::uuid', 'at = now()'),
  receipt_seller: ofNobody(
    'receipt_seller',
    `(facts) select '{}' where $1::uuid is not null`,
    `facts = '{}'`,
  ),
  tax_rates: ofNobody(
    'tax_rates',
    `(of, hsn, rate_bp) select 'x', '0000', 0 where $1::uuid is not null`,
    'rate_bp = 0',
  ),
  payment_ledger: ofOrder(
    'payment_ledger',
    'id, order_id, payment_id, kind, how, amount_paise, currency, at',
    'amount_paise = 1',
  ),
  order_returns: ofOrder('order_returns', 'id, order_id, serial, way, paise, lines, note, at', 'paise = 1'),
  refunds: ofOrder(
    'refunds',
    'id, order_id, payment_id, why, state, created_at, settled_at',
    `state = 'returned'`,
  ),
  payment_events: {
    select: 'select 1 from payment_events where $1::uuid is not null',
    insert: 'insert into payment_events default values returning 1',
    update: `update payment_events set outcome = 'paid' where $1::uuid is not null returning 1`,
    delete: 'delete from payment_events where $1::uuid is not null returning 1',
  },
  bulk_prices: {
    select: 'select 1 from bulk_prices where $1::uuid is not null',
    insert: `insert into bulk_prices (product_id, customer_type, from_litres, unit_paise)
      select 'x', 'domestic', 1, 1 where $1::uuid is not null returning 1`,
    update: 'update bulk_prices set unit_paise = 1 where $1::uuid is not null returning 1',
    delete: 'delete from bulk_prices where $1::uuid is not null returning 1',
  },
  delivery_areas: {
    select: 'select 1 from delivery_areas where $1::uuid is not null',
    insert: `insert into delivery_areas (id, fee_paise, free_from_paise) select 'x', 0, 0 where $1::uuid is not null returning 1`,
    update: 'update delivery_areas set fee_paise = 0 where $1::uuid is not null returning 1',
    delete: 'delete from delivery_areas where $1::uuid is not null returning 1',
  },
  set_up: ofNobody(
    'set_up',
    `(key_hash) select repeat('0', 64) where $1::uuid is not null`,
    'opened_at = null',
  ),
  centre_settings: ofNobody(
    'centre_settings',
    `(key, kind, built) select 'x', 'text', '"x"' where $1::uuid is not null`,
    'version = 0',
  ),
  content_edits: ofNobody(
    'content_edits',
    `(path, part, was) select 'x', 'x', '{}' where $1::uuid is not null`,
    'words = null',
  ),
  page_pictures: ofNobody(
    'page_pictures',
    `(path, part, version) select 'x', 'x', 1 where $1::uuid is not null`,
    'shows = null',
  ),
  articles: {
    ...ofNobody(
      'articles',
      `(id, headline, lead, body, day, version) select 'new', '{}', '{}', '{}', '2026-11-22', 1 where $1::uuid is not null`,
      'shown = false',
    ),
    // Those that are shown everybody reads (withdrawn.test.ts); this asks for those that were withdrawn.
    select: 'select 1 from articles where not shown and $1::uuid is not null',
  },
  item_photos: ofNobody(
    'item_photos',
    `(hash, jpeg) select 'x', 'x'::bytea where $1::uuid is not null`,
    `hash = 'x'`,
  ),
  voice_sounds: ofNobody(
    'voice_sounds',
    `(hash, recording) select 'x', 'x'::bytea where $1::uuid is not null`,
    `hash = 'x'`,
  ),
  // Those with a sound everybody reads (listen.test.ts); this asks for those that were withdrawn.
  voice_recordings: ofNobody(
    'voice_recordings',
    `(path, part, words, version) select 'pa', 'y', 'y', 1 where $1::uuid is not null`,
    `words = 'z'`,
  ),
  edit_events: {
    select: 'select 1 from edit_events where who = $1',
    insert: `insert into edit_events (id, who, target, version) values (gen_random_uuid(), $1, 'x', 1) returning 1`,
    update: 'update edit_events set after = null where who = $1 returning 1',
    delete: 'delete from edit_events where who = $1 returning 1',
  },
  form_rules: ofNobody(
    'form_rules',
    `(kind, version, rules) select 'x', 1, '{}' where $1::uuid is not null`,
    `rules = '{}'`,
  ),
  requests: {
    select: 'select id, kind, content, version from requests where user_id = $1',
    insert: 'insert into requests default values returning 1',
    update: `update requests set status = 'done' where user_id = $1 returning 1`,
    delete: 'delete from requests where user_id = $1 returning 1',
  },
  request_events: ofRequest(
    'request_events',
    'request_id',
    'id, from_status, to_status, note, told_by, at',
    `note = 'x'`,
  ),
  request_versions: ofNobody('request_versions', '(owner, n) select $1::uuid::text, 1', 'n = 0'),
  request_counts: ofNobody(
    'request_counts',
    `(subject, slot, begun, n) select 'x', 1, now(), 1 where $1::uuid is not null`,
    'n = 0',
  ),
  service_requests: ofRequest('service_requests', 'id', '*', `kind = 'x'`),
  insurance_applications: {
    select: 'select * from insurance_applications where user_id = $1',
    insert: 'insert into insurance_applications default values returning 1',
    update: `update insurance_applications set phone = 'x' where user_id = $1 returning 1`,
    delete: 'delete from insurance_applications where user_id = $1 returning 1',
  },
  training_enrollments: ofRequest('training_enrollments', 'id', '*', `phone = 'x'`),
  loan_applications: ofRequest('loan_applications', 'id', '*', `phone = 'x'`),
  request_files: ofRequest('request_files', 'request_id', '*', 'verified_at = now()'),
  guest_claims: {
    select: 'select 1 from guest_claims where user_id = $1',
    insert: `insert into guest_claims (guest_hash, user_id) values (repeat('a', 64), $1) returning 1`,
    update: 'update guest_claims set claimed_at = now() where user_id = $1 returning 1',
    delete: 'delete from guest_claims where user_id = $1 returning 1',
  },
  consents: {
    select: 'select purpose, given from consents where user_id = $1',
    insert: `insert into consents (id, user_id, purpose, version, given, made_at)
      values (gen_random_uuid(), $1, 'messages', 1, true, now()) returning 1`,
    update: 'update consents set given = true where user_id = $1 returning 1',
    delete: 'delete from consents where user_id = $1 returning 1',
  },
  push_subscriptions: {
    select: 'select endpoint, language from push_subscriptions where user_id = $1',
    insert: `insert into push_subscriptions (user_id, endpoint, p256dh, auth, language)
      values ($1, 'https://push.example/' || gen_random_uuid(), repeat('A', 87), repeat('A', 22), 'pa') returning 1`,
    update: `update push_subscriptions set language = 'en' where user_id = $1 returning 1`,
    delete: 'delete from push_subscriptions where user_id = $1 returning 1',
  },
  booking_reminders: ofNobody(
    'booking_reminders',
    `(booking_id, day) select $1::uuid, '2026-12-01'`,
    'tries = 0',
  ),
  ended_endpoints: ofNobody(
    'ended_endpoints',
    `(hash) select repeat('a', 64) where $1::uuid is not null`,
    'ended_at = now()',
  ),
  push_messages: ofNobody('push_messages', '(subscription_id, event_id) select $1::uuid, 1', 'tries = 0'),
  desk_items: ofNobody('desk_items', `(what, id) select 'request', $1::uuid`, 'assignee = $1::uuid'),
  centre_life: ofNobody('centre_life', '(n) select 1 where $1::uuid is not null', 'n = 0'),
  deleted_accounts: ofNobody('deleted_accounts', '(id) select $1::uuid', 'at = now()'),
  desk_version: ofNobody('desk_version', '(n) select 1 where $1::uuid is not null', 'n = 0'),
  desk_answers: ofNobody(
    'desk_answers',
    `(id, what, item, content, hash, by_whom) select $1::uuid, 'request', $1::uuid, 'x', 'x', $1::uuid`,
    `content = 'x'`,
  ),
  desk_assignments: ofNobody(
    'desk_assignments',
    `(what, item, by_whom) select 'request', $1::uuid, $1::uuid`,
    'assignee = $1::uuid',
  ),
  resources: {
    select: 'select * from resources where $1::uuid is not null',
    insert: `insert into resources (id, kind, name)
      select 'new', 'machine', '{"en": "x"}' where $1::uuid is not null returning 1`,
    update: 'update resources set pieces = 2 where $1::uuid is not null returning 1',
    delete: 'delete from resources where $1::uuid is not null returning 1',
  },
  booking_pieces: ofNobody(
    'booking_pieces',
    `(booking_id, resource_id, piece, held) select $1::uuid, 'drone', 1, '[2026-12-01, 2026-12-02)'`,
    'piece = 2',
  ),
  unsent_messages: ofNobody(
    'unsent_messages',
    `(channel, recipient, reason) select 'sms', $1::text, 'x'`,
    `reason = 'y'`,
  ),
  installation: ofNobody(
    'installation',
    `(facts) select '{}' where $1::uuid is not null`,
    `facts = '{"version": "1"}'`,
  ),
  bookings: ofRequest('bookings', 'request_id', '*', `state = 'billed'`),
  booking_events: {
    select: `select id, booking_id, what, during, reason, told_by, at from booking_events
      where booking_id in (select known.bookings($1))`,
    insert: 'insert into booking_events default values returning 1',
    update: `update booking_events set reason = 'x' where booking_id in (select known.bookings($1)) returning 1`,
    delete: 'delete from booking_events where booking_id in (select known.bookings($1)) returning 1',
  },
  booking_actions: ofNobody(
    'booking_actions',
    `(id, booking_id, hash, answer) select $1::uuid, $1::uuid, 'x', '{}'`,
    `hash = 'x'`,
  ),
  soil_samples: ofRequest('soil_samples', 'request_id', '*', `state = 'tested'`),
  soil_results: {
    select: `select id, sample_id, found, tested_on, lab, ended, reason, ended_at, at from soil_results
      where sample_id in (select known.samples($1))`,
    insert: 'insert into soil_results default values returning 1',
    update: `update soil_results set lab = 'x' where sample_id in (select known.samples($1)) returning 1`,
    delete: 'delete from soil_results where sample_id in (select known.samples($1)) returning 1',
  },
  soil_actions: ofNobody('soil_actions', `(id, hash, answer) select $1::uuid, 'x', '{}'`, `hash = 'x'`),
  answer_files: ofNobody(
    'answer_files',
    `(answer_id, slot, sha256, bytes, type) select $1::uuid, 'x', repeat('0', 64), 1, 'image/jpeg'`,
    'verified_at = now()',
  ),
  request_summaries: ofNobody(
    'request_summaries',
    `(request_id, summary, by_whom) select $1::uuid, 'x', $1::uuid`,
    `summary = 'x'`,
  ),
  owner_keys: {
    select: 'select key from owner_keys where user_id = $1',
    insert: `insert into owner_keys (user_id, key) values ($1, sha256('x')) returning 1`,
    update: `update owner_keys set key = sha256('x') where user_id = $1 returning 1`,
    delete: 'delete from owner_keys where user_id = $1 returning 1',
  },
}

/** Statements for a table without rows of people. */
function ofNobody(table: string, values: string, change: string): Record<Action, string> {
  return {
    select: `select 1 from ${table} where $1::uuid is not null`,
    insert: `insert into ${table} ${values} returning 1`,
    update: `update ${table} set ${change} where $1::uuid is not null returning 1`,
    delete: `delete from ${table} where $1::uuid is not null returning 1`,
  }
}

/**
 * SQL with the ids of a person's requests and orders for any reader. Selected from the tables themselves, another
 * person's ids would be hidden, and their dependent rows would never be tested.
 */
export const knownToAll = `
  create schema known;
  create function known.requests(person uuid) returns setof uuid language sql stable security definer
    as 'select id from public.requests where user_id = person';
  create function known.orders(person uuid) returns setof uuid language sql stable security definer
    as 'select id from public.orders where user_id = person';
  create function known.bookings(person uuid) returns setof uuid language sql stable security definer
    as 'select b.id from public.bookings b join public.requests r on r.id = b.request_id where r.user_id = person';
  create function known.samples(person uuid) returns setof uuid language sql stable security definer
    as 'select s.id from public.soil_samples s join public.requests r on r.id = s.request_id where r.user_id = person';
  grant usage on schema known to anon, authenticated, service_role;
  grant execute on all functions in schema known to anon, authenticated, service_role`

/** Returns the statements for a table whose rows belong to a request. */
function ofRequest(table: string, column: string, columns: string, change: string): Record<Action, string> {
  const own = `${column} in (select known.requests($1))`
  return {
    select: `select ${columns} from ${table} where ${own}`,
    insert: `insert into ${table} default values returning 1`,
    update: `update ${table} set ${change} where ${own} returning 1`,
    delete: `delete from ${table} where ${own} returning 1`,
  }
}

/** Returns the statements for a table whose rows belong to an order. */
function ofOrder(table: string, columns: string, change: string): Record<Action, string> {
  const own = 'order_id in (select known.orders($1))'
  return {
    select: `select ${columns} from ${table} where ${own}`,
    insert: `insert into ${table} default values returning 1`,
    update: `update ${table} set ${change} where ${own} returning 1`,
    delete: `delete from ${table} where ${own} returning 1`,
  }
}

/** The owner of the tested rows. */
export const people = [
  'guest',
  'no role',
  'viewer',
  'staff',
  'editor',
  'manager',
  'admin',
  'service key',
] as const
export type Who = (typeof people)[number]

/** Rows that a role may select, insert, update and delete, in this order: none (-), own, or any. */
const everybody = (access: string) =>
  Object.fromEntries(people.map((who) => [who, access])) as Record<Who, string>
const nobody = everybody('- - - -')
const ownOnly = { ...everybody('own - - -'), guest: '- - - -', 'service key': 'any - - -' }
const ordersOf = { ...ownOnly, staff: 'any - - -', manager: 'any - - -', admin: 'any - - -' }
const published = { ...everybody('any - - -'), 'service key': 'any any any any' }
export const expected: Record<string, Record<Who, string>> = {
  profiles: {
    ...everybody('own - own -'),
    guest: '- - - -',
    admin: 'any - own -',
    'service key': 'any any any any',
  },
  profile_changes: nobody,
  user_roles: {
    ...everybody('own - - -'),
    guest: '- - - -',
    // It has no own row to read; the test is that it cannot create one.
    'no role': '- - - -',
    admin: 'any any - any',
    'service key': 'any any any any',
  },
  role_events: { ...nobody, admin: 'any - - -', 'service key': 'any - - -' },
  // Editors write by edit_shop, which checks and logs.
  catalogue_items: { ...everybody('any - - -'), 'service key': 'any any any -' },
  catalogue_version: nobody,
  languages: { ...everybody('any - - -'), 'service key': 'any any any -' },
  catalogue_snapshots: { ...everybody('any - - -'), 'service key': 'any any any any' },
  cart_items: ownOnly,
  cart_operations: ownOnly,
  cart_merges: { ...nobody, 'service key': 'any - - -' },
  orders: ordersOf,
  order_items: ordersOf,
  order_events: ordersOf,
  order_versions: nobody,
  ordered_additions: nobody,
  ledger_accounts: nobody,
  ledger_transfers: nobody,
  ledger_versions: nobody,
  cash_closings: nobody,
  cash_slips: nobody,
  cash_slip_reasons: nobody,
  acts: nobody,
  quotas: nobody,
  quota_sales: nobody,
  quota_claims: nobody,
  standing_orders: nobody,
  standing_changes: nobody,
  standing_days: nobody,
  standing_state: nobody,
  round_marks: nobody,
  round_settlements: nobody,
  round_places: nobody,
  khata_customers: nobody,
  stock_items: nobody,
  stock_sheets: nobody,
  stock_lines: nobody,
  stock_waits: nobody,
  payments: ordersOf,
  receipts: ordersOf,
  receipt_mails: nobody,
  receipt_numbers: nobody,
  receipt_seller: nobody,
  centre_settings: nobody,
  set_up: nobody,
  tax_rates: nobody,
  payment_ledger: ordersOf,
  refunds: ordersOf,
  order_returns: ordersOf,
  payment_events: { ...nobody, 'service key': 'any - - -' },
  bulk_prices: published,
  delivery_areas: published,
  content_edits: everybody('any - - -'),
  articles: {
    ...nobody,
    editor: 'any - - -',
    manager: 'any - - -',
    admin: 'any - - -',
    'service key': 'any - - -',
  },
  page_pictures: everybody('any - - -'),
  item_photos: nobody,
  voice_sounds: nobody,
  voice_recordings: {
    ...nobody,
    editor: 'any - - -',
    manager: 'any - - -',
    admin: 'any - - -',
    'service key': 'any - - -',
  },
  edit_events: {
    ...nobody,
    editor: 'any - - -',
    manager: 'any - - -',
    admin: 'any - - -',
    'service key': 'any - - -',
  },
  form_rules: { ...nobody, 'service key': 'any - - -' },
  requests: ordersOf,
  request_events: ordersOf,
  request_versions: nobody,
  request_counts: nobody,
  service_requests: ordersOf,
  insurance_applications: ordersOf,
  training_enrollments: ordersOf,
  loan_applications: ordersOf,
  request_files: ordersOf,
  guest_claims: { ...nobody, 'service key': 'any - - -' },
  consents: ordersOf,
  push_subscriptions: ownOnly,
  booking_reminders: nobody,
  ended_endpoints: nobody,
  push_messages: nobody,
  desk_items: nobody,
  centre_life: nobody,
  deleted_accounts: nobody,
  desk_version: nobody,
  desk_answers: { ...nobody, 'service key': 'any - - -' },
  desk_assignments: { ...nobody, 'service key': 'any - - -' },
  answer_files: nobody,
  request_summaries: nobody,
  resources: { ...everybody('any - - -'), 'service key': 'any any any -' },
  booking_pieces: nobody,
  unsent_messages: nobody,
  installation: nobody,
  bookings: ordersOf,
  booking_events: ordersOf,
  booking_actions: nobody,
  soil_samples: ordersOf,
  soil_results: ordersOf,
  soil_actions: nobody,
  owner_keys: nobody,
}
