import type { LocalBackend } from '#local/backend.ts'

/** Every table with rows of a request, a sample or an order, and the column that says of which. */
const tables: Readonly<Record<string, string>> = {
  requests: 'id',
  request_events: 'request_id',
  service_requests: 'id',
  insurance_applications: 'id',
  soil_samples: 'id',
  soil_results: 'sample_id',
  soil_actions: 'sample_id',
  orders: 'id',
  order_events: 'order_id',
  payments: 'order_id',
  payment_ledger: 'order_id',
  refunds: 'order_id',
  order_returns: 'order_id',
  receipts: 'order_id',
  desk_items: 'id',
}

/** Moves events of a request, a sample or an order since `since` (ms) some hours into the past. */
export type MoveBack = (id: string, hours: number, since: number) => Promise<void>

/**
 * Returns a function that moves rows into the past. It bypasses the triggers that forbid this, which only the
 * database's owner can.
 */
export async function movingBack(backend: Pick<LocalBackend, 'query'>): Promise<MoveBack> {
  const columns = await backend.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and table_name = any ($1) and data_type = 'timestamp with time zone'`,
    [Object.keys(tables)],
  )
  return async (id, hours, since) => {
    const moves = columns.map(
      ({ table_name: table, column_name: column }) =>
        `update public.${table} set ${column} = ${column} - interval '${hours * 3600} seconds'
         where ${tables[table]!} = '${id}' and ${column} >= to_timestamp(${since / 1000});`,
    )
    await backend.query(
      `do $$ begin perform set_config('session_replication_role', 'replica', true); ${moves.join('\n')} end $$`,
    )
  }
}
