-- What was sold, what is owed and what money came, for managers; the papers of a day, for the desk.


-- What an order's goods count as sold: once they are paid for, or on their way without a payment. What was called off or given back
-- was not sold.
create function public.is_sale(ordered public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select ordered.state in ('paid', 'packed', 'shipped', 'delivered') or ordered.state = 'placed' and ordered.pay_by <> 'online'
$$;

-- Money and goods from one day of India to another, both included, for managers: {sales: [{day, what, paise}], money: [{day, how, paise}],
-- due: [{day, paise}]}. what: a catalogue, booking, delivery, or goods and milk that were written into a khata without an order. how: cash, upi
-- or provider; what went back is taken off on the day on which it did. due: what is owed now, by the week in which it was taken. At most 400 days.
create function public.money_report(first date, last date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  zone constant text := 'Asia/Kolkata';
  since constant timestamptz := greatest(first, last - 400)::timestamp at time zone zone;
  until constant timestamptz := (last + 1)::timestamp at time zone zone;
  sales jsonb;
  money jsonb;
  due jsonb;
begin
  if not public.may_decide() then
    raise exception 'Only managers and admins see the money' using errcode = '42501';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'what', what, 'paise', paise) order by day, what), '[]') into sales from (
    select (sold.at at time zone zone)::date as day, sold.what, sum(sold.paise)::bigint as paise from (
      select o.created_at as at, coalesce(i.catalogue, 'booking') as what, line.line_paise as paise
        from public.orders o join public.order_items line on line.order_id = o.id
        left join public.catalogue_items i on i.id = line.product_id
        where o.created_at >= since and o.created_at < until and public.is_sale(o)
      union all
      select o.created_at, 'delivery', o.delivery_fee_paise from public.orders o
        where o.created_at >= since and o.created_at < until and public.is_sale(o) and o.delivery_fee_paise > 0
      union all
      -- On the day on which it came back: the days before were counted right.
      select b.at, coalesce(i.catalogue, 'booking'), -(back ->> 'paise')::bigint
        from public.order_returns b join public.orders o on o.id = b.order_id cross join lateral jsonb_array_elements(b.lines) back
        join public.order_items line on line.order_id = b.order_id and line.position = (back ->> 'line')::int
        left join public.catalogue_items i on i.id = line.product_id
        where b.at >= since and b.at < until and public.is_sale(o)
      union all
      -- Those on a khata come with the khata.
      select s.at, i.catalogue, s.paise from public.quota_sales s join public.catalogue_items i on i.id = s.product_id
        where s.number is not null and s.at >= since and s.at < until
          and not exists (select from public.quota_claims c where c.sale_id = s.id and c.settled = 'void')
      union all
      -- A correction takes a charge off on the day of the charge.
      select t.at, t.why, t.amount from public.ledger_transfers t join public.ledger_accounts a on a.id = t.to_account
        where a.book = 'khata' and a.holder = 'sold' and t.why <> 'order' and t.phase = 'posted' and t.at >= since and t.at < until
          and not exists (select from public.ledger_transfers c where c.corrects = t.id)
    ) sold group by 1, 2
  ) summed;
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'how', how, 'paise', paise) order by day, how), '[]') into money from (
    select (came.at at time zone zone)::date as day, came.how, sum(came.paise)::bigint as paise from (
      select l.at, l.how, l.amount_paise as paise from public.payment_ledger l
        where l.how <> 'account' and l.at >= since and l.at < until
      union all
      select t.at, t.why, t.amount from public.ledger_transfers t join public.ledger_accounts a on a.id = t.from_account
        where (a.book = 'khata' and a.holder = 'received' or a.book = 'cash' and a.holder like 'sale:%')
          and t.phase = 'posted' and t.at >= since and t.at < until
          and not exists (select from public.ledger_transfers c where c.corrects = t.id)
    ) came group by 1, 2
  ) summed;
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'paise', paise) order by day), '[]') into due from (
    select (part ->> 'day')::date as day, sum((part -> 'paise')::bigint)::bigint as paise
    from public.ledger_accounts a cross join lateral jsonb_array_elements(public.khata_due(a.id)) part
    where a.book = 'khata' and a.holder like 'customer:%' and a.posted < 0 group by 1
  ) weeks;
  return jsonb_build_object('sales', sales, 'money', money, 'due', due);
end $$;

-- The papers of a day in India, for the desk: {more, orders}, the orders that were placed on it and those whose receipt is of it, the
-- earliest first, each with its receipt; 300 at most, more would not be read within the time that a statement has.
create function public.day_papers(day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := day_papers.day::timestamp at time zone 'Asia/Kolkata';
  until constant timestamptz := (day_papers.day + 1)::timestamp at time zone 'Asia/Kolkata';
begin
  perform public.check_desk();
  return (
    with found as (
      select o.id, o.created_at from public.orders o where o.created_at >= since and o.created_at < until
      union
      select o.id, o.created_at from public.receipts r join public.orders o on o.id = r.order_id
        where r.issued_at >= since and r.issued_at < until
    ), sent as (
      select id, created_at from found order by created_at, id limit 300
    )
    select jsonb_build_object(
      'more', (select count(*) from found) > 300,
      'orders', coalesce(jsonb_agg(
        public.order_with_payments(id) || jsonb_build_object('receipt', public.receipt_facts(id)) order by created_at, id
      ), '[]')
    ) from sent
  );
end $$;


-- Who may do what

grant execute on function public.money_report(date, date) to authenticated;
grant execute on function public.day_papers(date) to authenticated;
