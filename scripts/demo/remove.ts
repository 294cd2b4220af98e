import type { LocalBackend } from '#local/backend.ts'
import { demoId } from './front-door.ts'
import { demoStanding } from './demo-milk.ts'
import { demoOrders } from './demo-orders.ts'
import { demoQuotaIds } from './demo-quotas.ts'
import { guestRequests } from './guest-requests.ts'
import { demoSheets } from './demo-stock.ts'
import { accountRequests } from './demo-requests.ts'
import { demoKhataIds } from './seed-khatas.ts'
import { soilRequests } from './soil-requests.ts'

/** The ids of all that the demo sends and writes down. */
export const demoIds = (): readonly string[] =>
  [...accountRequests, ...soilRequests, ...guestRequests, ...demoOrders, ...demoStanding, ...demoSheets].map(
    ({ key }) => demoId(key),
  )

/**
 * Deletes the demo's requests and orders with their dependent rows in one transaction, and leaves others' rows. Receipts
 * are numbered without gaps: the numbers of the demo's are given again where no later one was given.
 */
export async function removeDemoData(backend: Pick<LocalBackend, 'query'>): Promise<void> {
  await backend.query(removal)
}

const idList = (ids: readonly string[]) => `array[${ids.map((id) => `'${id}'`).join(', ')}]::uuid[]`

/** The rows of the demo, and of what was done with them, by the tables that name them first. */
const removal = `do $$
    declare
      demo uuid[] := ${idList(demoIds())};
      khatas uuid[] := ${idList([...demoKhataIds(), ...demoQuotaIds()])};
      taken constant uuid[] := ${idList(demoQuotaIds())};
    begin
      demo := demo || array(select d.order_id from public.standing_days d where d.standing_id = any (demo) and d.order_id is not null);
      -- Whatever else was sold from the agent's goods goes with them.
      khatas := khatas || array(select s.id from public.quota_sales s where s.quota_id = any (taken));
      demo := demo || khatas;
      delete from public.standing_orders s where s.id = any (demo);
      -- Books and receipts are guarded against being rewritten: these never were anybody's.
      perform set_config('session_replication_role', 'replica', true);
      delete from public.payment_events e using public.payments p where p.id = e.payment_id and p.order_id = any (demo);
      delete from public.payment_ledger l where l.order_id = any (demo);
      delete from public.refunds r where r.order_id = any (demo);
      delete from public.order_returns b where b.order_id = any (demo);
      delete from public.receipt_mails m where m.order_id = any (demo);
      delete from public.receipts r where r.order_id = any (demo);
      delete from public.payments p where p.order_id = any (demo);
      delete from public.order_items i where i.order_id = any (demo);
      delete from public.ledger_transfers t where t.about in (
        select s.id::text from public.cash_slips s where s.order_id = any (demo));
      delete from public.cash_slips s where s.order_id = any (demo);
      delete from public.ledger_transfers t where t.id = any (khatas)
        or t.id = any (array(select public.cash_side(id) from unnest(khatas) id));
      update public.ledger_accounts a set posted = coalesce((
        select sum(case t.to_account when a.id then t.amount else -t.amount end)
        from public.ledger_transfers t where t.phase = 'posted' and a.id in (t.from_account, t.to_account)), 0)
        where a.book in ('khata', 'cash');
      delete from public.ledger_accounts a where a.book in ('khata', 'cash')
        and not exists (select from public.ledger_transfers t where a.id in (t.from_account, t.to_account));
      delete from public.cash_slips s where s.id = any (khatas);
      delete from public.khata_customers c where not exists (
        select from public.ledger_accounts a where a.book = 'khata' and a.holder = 'customer:' || c.id);
      delete from public.quota_claims c where c.sale_id = any (demo);
      delete from public.quota_sales s where s.id = any (demo);
      delete from public.quotas q where q.id = any (demo);
      delete from public.acts a where a.id = any (demo);
      delete from public.stock_lines l where l.sheet_id = any (demo);
      delete from public.stock_sheets s where s.id = any (demo);
      delete from public.ledger_transfers t where t.about = any (demo::text[]);
      with faults as materialized (select * from public.check_ledger())
      update public.ledger_accounts a set
        posted = coalesce((select f.counted from faults f
          where f.fault = 'balance' and (f.book, f.unit, f.holder) = (a.book, a.unit, a.holder)), a.posted),
        reserved = coalesce((select f.counted from faults f
          where f.fault = 'reserved' and (f.book, f.unit, f.holder) = (a.book, a.unit, a.holder)), a.reserved)
        where a.book in ('goods', 'bottles');
      perform set_config('session_replication_role', 'origin', true);
      update public.receipt_numbers n set n = coalesce(
        (select max(r.number) from public.receipts r where r.financial_year = n.financial_year), 0);
      update public.stock_items s set counted = false, packs_left = null where not exists (
        select from public.stock_lines l join public.stock_sheets sheet on sheet.id = l.sheet_id
        where l.product_id = s.product_id and sheet.kind = 'count');
      update public.centre_settings c set value = null where c.key = 'upi' and c.value = '"khet.seva@example"';
      delete from public.order_events e where e.order_id = any (demo);
      delete from public.orders o where o.id = any (demo);
      delete from public.service_requests a where a.id = any (demo);
      delete from public.insurance_applications a where a.id = any (demo);
      delete from public.request_events e where e.request_id = any (demo);
      -- Their samples of soil go with them.
      delete from public.requests r where r.id = any (demo);
    end $$`
