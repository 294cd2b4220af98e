-- Whether the whole of an order's money is here and the order stands: from then on a receipt is due. Of an order that is paid in
-- cash that is when the desk has written down that the cash came; until then it goes its way without money.
create or replace function public.order_is_settled(order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.orders o join public.payments p on p.order_id = o.id
    where o.id = order_is_settled.order_id and o.state in ('paid', 'packed', 'shipped', 'delivered')
      and p.state = 'paid' and p.amount_paise = o.total_paise and p.currency = o.currency
  )
$$;
