-- Whether the money for an order is there: it was paid, and nothing has sent it back.
create or replace function public.order_is_settled(order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.orders o join public.payments p on p.order_id = o.id
    where o.id = order_is_settled.order_id and o.state in ('paid', 'packed', 'shipped', 'delivered') and p.state = 'paid'
  )
$$;
