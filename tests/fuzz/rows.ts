import type { LocalBackend } from '#local/backend.ts'

type Query = LocalBackend['query']

/** Returns every row of a person, table by table, by the columns that name an owner, an order or a request. */
export async function rowsOf({ query }: LocalBackend, user: string): Promise<Record<string, string[]>> {
  const columns = await query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
       and a.attname in ('user_id', 'whom', 'order_id', 'request_id', 'owner') order by 1, 2`,
  )
  const rows: Record<string, string[]> = {}
  const read = async (name: string, where: string) => {
    const found = await query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where ${where} order by 1`,
      [user],
    )
    rows[`${name} ${where}`] = found.map(({ row }) => row)
  }
  for (const { name, column } of columns) {
    if (column === 'order_id') await read(name, `order_id in (select id from orders where user_id = $1)`)
    else if (column === 'request_id')
      await read(name, `request_id in (select id from requests where user_id = $1)`)
    else await read(name, `${column}::text = $1::uuid::text`)
  }
  await read('loan_applications', 'id in (select id from requests where user_id = $1)')
  await read('service_requests', 'id in (select id from requests where user_id = $1)')
  await read('storage.objects', `split_part(name, '/', 1) = $1::uuid::text`)
  await read('auth.users', 'id = $1')
  return rows
}

/** Queries for rows that must never exist, each with its message. */
const questions: Record<string, string> = {
  'an order that is not its lines': `select o.id from orders o where goods_paise is distinct from
     (select sum(line_paise) from order_items i where i.order_id = o.id) or total_paise <> goods_paise + delivery_fee_paise`,
  'a line that is not its price': `select order_id from order_items where line_paise <> unit_paise::bigint * quantity`,
  'money that came and is not in the books': `select p.id from payments p where (p.state in ('paid', 'late')) is distinct from
     exists (select 1 from payment_ledger l where l.payment_id = p.id and l.kind = 'received' and l.amount_paise = p.amount_paise)`,
  'more that went back than came': `select payment_id from payment_ledger group by payment_id having sum(amount_paise) < 0`,
  'a paid order without its money': `select o.id from orders o where o.state in ('paid', 'packed', 'shipped', 'delivered') and o.pay_by = 'online'
     and not exists (select 1 from payments p where p.order_id = o.id and p.state = 'paid' and p.amount_paise = o.total_paise)`,
  'a receipt without money': `select order_id from receipts r where not exists (select 1 from payment_ledger l where l.order_id = r.order_id and l.kind = 'received')`,
  'a gap in the receipts': `select number from receipts r where number > 1 and not exists (
     select 1 from receipts before where before.financial_year = r.financial_year and before.number = r.number - 1)`,
  'a cart that is not its operations': `select line.product_id from cart_items line where quantity is distinct from (
     select least(greatest(sum(amount), 1), 9999) from cart_additions(line.user_id, array[line.product_id]))`,
  'a role that no admin gave': `select whom from role_events e where who is not null and not exists (
     select 1 from role_events held where held.whom = e.who and held.role = 'admin' and held.change = 'granted')`,
  'a role that is not in the log': `select user_id from user_roles r where not exists (
     select 1 from role_events e where e.whom = r.user_id and e.role = r.role and e.change = 'granted')`,
  'a request that is not its words': `select id from requests where hash <> encode(sha256(convert_to(content, 'UTF8')), 'hex')`,
  // Open requests outlive their account, so ownership is complete only if no account was deleted.
  'a request of nobody': `select id from requests where user_id is null and guest_hash is null
     and not exists (select 1 from unnest($1::uuid[]) known where not exists (select 1 from auth.users u where u.id = known))`,
  'a complete request with files that nobody read': `select r.id from requests r join request_files f on f.request_id = r.id
     where r.completed_at is not null and f.verified_at is null`,
  'a file in nobody’s place': `select name from storage.objects where bucket_id = 'documents' and (document_request(name) is null
     or not exists (select 1 from requests r where r.id = document_request(name) and (r.user_id::text = split_part(name, '/', 1)
       or r.user_id is null and not exists (select 1 from auth.users u where u.id::text = split_part(name, '/', 1)))))`,
  'a product that is sold for nothing': `select id from catalogue_items where price_paise <= 0`,
  'two things with one version': `select version::text from catalogue_items group by 1 having count(*) > 100000`,
}

/** Returns the ids of all accounts. */
export async function accountsIn({ query }: LocalBackend): Promise<string[]> {
  const found = await query<{ id: string }>('select id from auth.users')
  return found.map(({ id }) => id)
}

/**
 * Returns faults in the database: results of the queries, and a check of every constraint on every row. `accounts`
 * are the initial ones.
 */
export async function wrongRows({ query }: LocalBackend, accounts: string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, sql] of Object.entries(questions)) {
    const found = await query<Record<string, unknown>>(sql, sql.includes('$1') ? [accounts] : [])
    if (found.length > 0) wrong.push(`${name}: ${JSON.stringify(found.slice(0, 3))}`)
  }
  return [...wrong, ...(await brokenConstraints(query))]
}

async function brokenConstraints(query: Query): Promise<string[]> {
  const constraints = await query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype in ('c', 'f') and connamespace in ('public'::regnamespace, 'storage'::regnamespace)`,
  )
  const broken: string[] = []
  for (const { table, name, definition } of constraints) {
    // In a block whose exception undoes its changes.
    const [row] = await query<{ problem: string | null }>(`select pg_temp.asked_again($1) as problem`, [
      `alter table ${table} add constraint asked_again ${definition}`,
    ]).catch(async () => {
      await query(askedAgain)
      return query<{ problem: string | null }>(`select pg_temp.asked_again($1) as problem`, [
        `alter table ${table} add constraint asked_again ${definition}`,
      ])
    })
    if (row?.problem) broken.push(`${table} ${name}: ${row.problem}`)
  }
  return broken
}

const askedAgain = `create function pg_temp.asked_again(statement text) returns text language plpgsql as $$
begin
  execute statement;
  raise exception 'done' using errcode = 'KS000';
exception when sqlstate 'KS000' then return null;
  when others then return sqlerrm;
end $$`
