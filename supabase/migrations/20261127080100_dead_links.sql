-- An enrolment waits for its payment for months, its link for a day: whoever comes back later gets a new one. Money that comes by the
-- old link all the same pays the order, or goes back if that is paid.
create or replace function public.order_to_pay(order_id uuid, amount_paise bigint, wanted jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
  answer jsonb;
begin
  perform public.expire_orders(auth.uid());
  select * into known from public.orders where id = order_id and user_id = auth.uid();
  if known.id is null and wanted is null then
    return jsonb_build_object('refused', 'unknown');
  elsif wanted is not null then
    -- Of a known order it places nothing: it answers the same words, and to others it is the conflict that they are.
    answer := public.place_order(
      order_id, wanted -> 'lines', wanted -> 'delivery', wanted -> 'contact', amount_paise, wanted ->> 'language'
    );
    if known.id is null then
      return case when answer ? 'refused' then answer else jsonb_build_object('order', public.order_with_payments(order_id)) end;
    end if;
  end if;

  if known.total_paise is distinct from amount_paise then
    return jsonb_build_object('refused', 'total_changed', 'total_paise', known.total_paise);
  elsif known.state in ('cancelled', 'refunded') then
    return jsonb_build_object('refused', 'closed');
  elsif known.pay_by = 'online' and known.state <> 'awaiting_payment' then
    return jsonb_build_object('refused', 'paid');
  end if;
  -- No provider's link is valid as long; of one that nobody said to be over there is another one.
  update public.payments p set state = 'cancelled', settled_at = clock_timestamp()
    where p.order_id = known.id and p.state = 'created' and p.provider <> 'cash'
      and p.created_at < clock_timestamp() - interval '25 hours';
  return jsonb_build_object('order', public.order_with_payments(order_id));
end $$;
