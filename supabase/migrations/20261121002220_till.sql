-- The till's ways in: orders that are paid in cash, orders that nobody pays, and money that comes too late, which goes back by
-- itself. docs/decisions/0051-the-till.md tells the whole.

-- An order that waits for money ends so long after it was placed or a link was last given out: longer than any link lives. An
-- enrolment waits as long as its request does.
create function public.is_unpaid_too_long(bought public.orders) returns boolean
language sql stable set search_path = '' as $$
  select bought.kind = 'cart' and bought.state = 'awaiting_payment'
    and greatest(bought.created_at, (select max(p.created_at) from public.payments p where p.order_id = bought.id))
      < clock_timestamp() - interval '25 hours'
$$;

-- Ends orders that nobody paid in time, of one person or of all, and says how many. Whatever touches an order asks for it;
-- hosted, a schedule does, too.
create function public.expire_orders(person uuid default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  ended int := 0;
begin
  for bought in
    select * from public.orders o
    where o.state = 'awaiting_payment' and o.created_at < clock_timestamp() - interval '25 hours'
      and (person is null or o.user_id = person) and public.is_unpaid_too_long(o)
    order by o.created_at limit 200 for update skip locked
  loop
    perform public.move_order_to(bought.id, 'cancelled', 'payment_expired');
    ended := ended + 1;
  end loop;
  return ended;
end $$;

create or replace function public.order_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'reference', o.reference, 'kind', o.kind, 'state', o.state, 'version', o.version, 'pay_by', o.pay_by,
    'created_at', o.created_at, 'language', o.language, 'currency', o.currency, 'goods_paise', o.goods_paise,
    'delivery_fee_paise', o.delivery_fee_paise, 'total_paise', o.total_paise, 'delivery_area', o.delivery_area,
    'contact', jsonb_build_object('name', o.name, 'email', o.email, 'phone', o.phone, 'address', o.address),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'product_id', i.product_id, 'name', jsonb_build_object('en', i.name_en, 'pa', i.name_pa, 'hi', i.name_hi),
        'category', i.category, 'pack_amount', i.pack_amount, 'pack_unit', i.pack_unit, 'quantity', i.quantity,
        'options', i.options, 'unit_paise', i.unit_paise, 'line_paise', i.line_paise
      ) order by i.position), '[]'::jsonb) from public.order_items i where i.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', e.from_state, 'to', e.to_state, 'note', e.note, 'at', e.at
      ) order by e.id), '[]'::jsonb) from public.order_events e where e.order_id = o.id
    )
  )
  from public.orders o where o.id = target
$$;

create or replace function public.order_with_payments(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select public.order_facts(target) || jsonb_build_object('payments', coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'state', p.state, 'provider', p.provider, 'ref', p.provider_ref, 'amount_paise', p.amount_paise,
    'link', case when p.state = 'created' then p.link end, 'created_at', p.created_at, 'settled_at', p.settled_at,
    'refund', case when l.id is not null then 'returned' else r.state end
  ) order by p.created_at, p.id), '[]'::jsonb))
  from public.payments p left join public.refunds r on r.payment_id = p.id
  left join public.payment_ledger l on l.payment_id = p.id and l.kind = 'returned'
  where p.order_id = target
$$;

-- As before, and delivery {area, pay_by?}: cash where the centre brings everything itself, to an address.
create or replace function public.place_order(
  order_id uuid, lines jsonb, delivery jsonb, contact jsonb, expected_total_paise bigint, language text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- First of all: of two calls with the same id the second has to see what the first has written.
  person constant uuid := public.lock_own_cart();
  wanted constant jsonb := public.order_lines(lines);
  who constant jsonb := public.order_contact(contact);
  area constant text := delivery ->> 'area';
  pay_by constant text := coalesce(delivery ->> 'pay_by', 'online');
  hash constant text := encode(sha256(convert_to((
    jsonb_build_array(wanted, who, area) || case pay_by when 'online' then '[]' else jsonb_build_array(pay_by) end
  )::text, 'UTF8')), 'hex');
  known public.orders;
  priced jsonb;
  missing jsonb;
  fee bigint;
  goods bigint;
begin
  if order_id is null then
    perform public.refuse_order('An order has an id', 'order_id');
  end if;
  select * into known from public.orders where id = order_id;
  if known.user_id = person and known.content_hash = hash then
    return jsonb_build_object('placed', public.order_facts(order_id));
  elsif known.id is not null then
    raise sqlstate 'PT409' using message = 'This id belongs to another order', hint = 'Order anew under a new id.';
  end if;
  if pay_by not in ('online', 'cash') then
    perform public.refuse_order('An order is paid online or in cash', 'pay_by');
  elsif pay_by = 'cash' and not exists (select 1 from public.delivery_areas a where a.id = area and a.cash) then
    perform public.refuse_order('Cash is taken in Sarna Station and Sarna', 'pay_by');
  elsif pay_by = 'cash' and who ->> 'address' is null then
    perform public.refuse_order('The address is missing', 'address');
  end if;

  perform public.limit_orders(person);
  priced := public.priced_lines(wanted);
  select jsonb_agg(line -> 'product_id') into missing from jsonb_array_elements(priced) line where line -> 'unit_paise' = 'null';
  if missing is not null then
    return jsonb_build_object('refused', 'unavailable', 'ids', missing);
  end if;
  goods := (select sum((line -> 'line_paise')::bigint) from jsonb_array_elements(priced) line);
  fee := public.delivery_fee(priced, area);
  if goods + fee is distinct from expected_total_paise then
    return jsonb_build_object(
      'refused', 'total_changed', 'total_paise', goods + fee, 'goods_paise', goods, 'delivery_fee_paise', fee,
      'lines', (select jsonb_agg(line - 'catalogue') from jsonb_array_elements(priced) line)
    );
  end if;

  loop
    insert into public.orders (
      id, user_id, kind, state, reference, name, email, phone, address, delivery_area, delivery_fee_paise, goods_paise,
      total_paise, language, content_hash, pay_by
    ) values (
      order_id, person, 'cart', 'placed', public.new_reference(), who ->> 'name', who ->> 'email', who ->> 'phone',
      who ->> 'address', area, fee, goods, goods + fee,
      case when place_order.language in ('en', 'pa', 'hi') then place_order.language else 'en' end, hash, pay_by
    ) on conflict (reference) do nothing;
    exit when found;
  end loop;
  insert into public.order_items (
    order_id, position, product_id, name_en, name_pa, name_hi, category, pack_amount, pack_unit, unit_paise, quantity,
    options, line_paise
  )
  select place_order.order_id, place, line ->> 'product_id', line #>> '{name,en}', line #>> '{name,pa}',
    line #>> '{name,hi}', line ->> 'category', (line -> 'pack_amount')::numeric, line ->> 'pack_unit',
    (line -> 'unit_paise')::int, (line -> 'quantity')::int, line -> 'options', (line -> 'line_paise')::bigint
  from jsonb_array_elements(priced) with ordinality given (line, place);
  -- What is paid in cash waits for nobody.
  if pay_by = 'online' then
    perform public.move_order_to(order_id, 'awaiting_payment', null);
  end if;
  perform public.clear_ordered_lines(person, order_id, lines);
  return jsonb_build_object('placed', public.order_facts(order_id));
end $$;

-- As before; an order that nobody paid in time is closed, and one that is paid in cash is answered as it stands.
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
  elsif known.id is null then
    answer := public.place_order(
      order_id, wanted -> 'lines', wanted -> 'delivery', wanted -> 'contact', amount_paise, wanted ->> 'language'
    );
    return case when answer ? 'refused' then answer else jsonb_build_object('order', public.order_with_payments(order_id)) end;
  elsif known.total_paise is distinct from amount_paise then
    return jsonb_build_object('refused', 'total_changed', 'total_paise', known.total_paise);
  elsif known.state in ('cancelled', 'refunded') then
    return jsonb_build_object('refused', 'closed');
  elsif known.pay_by = 'online' and known.state <> 'awaiting_payment' then
    return jsonb_build_object('refused', 'paid');
  end if;
  return jsonb_build_object('order', public.order_with_payments(order_id));
end $$;

create or replace function public.open_payment(order_id uuid, provider text, ref text, link text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.orders;
  opened public.payments;
begin
  select * into wanted from public.orders where id = order_id for update;
  if wanted.id is null or (wanted.pay_by = 'cash') <> (open_payment.provider = 'cash')
    or (case wanted.pay_by when 'cash' then wanted.state in ('cancelled', 'refunded') else wanted.state <> 'awaiting_payment' end)
  then
    return jsonb_build_object('refused', 'closed');
  end if;
  select * into opened from public.payments p
  where p.order_id = wanted.id and p.provider = open_payment.provider and (p.state = 'created' or wanted.pay_by = 'cash');
  if opened.id is null then
    insert into public.payments (order_id, provider, provider_ref, amount_paise, currency, link)
      values (wanted.id, open_payment.provider, ref, wanted.total_paise, wanted.currency, open_payment.link)
      returning * into opened;
  end if;
  return jsonb_build_object('payment_id', opened.id, 'link', opened.link);
end $$;

create or replace function public.apply_payment(payment public.payments, order_state text, outcome text, kind text) returns void
language plpgsql set search_path = '' as $$
declare
  is_closed constant boolean := order_state in ('cancelled', 'refunded');
begin
  if outcome in ('paid', 'failed', 'cancelled', 'expired', 'late') then
    update public.payments set state = case outcome when 'expired' then 'cancelled' else outcome end, settled_at = clock_timestamp()
    where id = payment.id;
  end if;
  if outcome = 'paid' then
    perform public.move_order_to(payment.order_id, 'paid', null);
  elsif outcome in ('failed', 'cancelled') then
    perform public.note_order(payment.order_id, 'payment_' || outcome);
  elsif outcome = 'late' then
    perform public.note_order(payment.order_id, case when is_closed then 'payment_late' else 'payment_again' end);
    -- It is not ours: it goes back without anybody's asking.
    perform public.ask_refund(payment, case when is_closed then 'late' else 'again' end);
  elsif outcome = 'mismatch' and kind = 'paid' then
    perform public.note_order(payment.order_id, 'payment_mismatch');
  elsif outcome = 'expired' and order_state = 'awaiting_payment'
    and not exists (select 1 from public.payments p where p.order_id = payment.order_id and p.state = 'created')
  then
    perform public.move_order_to(payment.order_id, 'cancelled', 'payment_expired');
  end if;
end $$;

-- As before, and `charge_ref`, by which the provider gives the money back. Nobody sends messages about cash.
drop function public.settle_payment(text, text, text, text, bigint, text, timestamptz);
create function public.settle_payment(
  provider text, event_id text, ref text, kind text, amount_paise bigint, currency text, happened_at timestamptz,
  charge_ref text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  before text;
  told public.payment_events;
  repeated boolean := true;
begin
  if kind is null or kind not in ('paid', 'failed', 'cancelled', 'expired') then
    raise exception 'A payment is paid, failed, cancelled or expired' using errcode = 'P0001';
  end if;
  select * into payment from public.payments p
  where p.provider = settle_payment.provider and p.provider_ref = ref and p.provider <> 'cash';
  if payment.id is null then
    return jsonb_build_object('outcome', 'unknown', 'repeated', false);
  end if;
  -- The order first, as everywhere: messages about it wait for one another here and then see what the other has done.
  select state into before from public.orders where id = payment.order_id for update;
  select * into payment from public.payments p where p.id = payment.id for update;
  select * into told from public.payment_events e
  where e.provider = settle_payment.provider and e.event_id = settle_payment.event_id;
  if told.event_id is null then
    insert into public.payment_events (provider, event_id, payment_id, kind, amount_paise, currency, happened_at, outcome)
    values (
      settle_payment.provider, settle_payment.event_id, payment.id, settle_payment.kind, settle_payment.amount_paise,
      settle_payment.currency, settle_payment.happened_at,
      case when (payment.amount_paise, payment.currency) is distinct from (settle_payment.amount_paise, settle_payment.currency)
        then 'mismatch' else public.payment_outcome(settle_payment.kind, payment.state, before) end
    ) returning * into told;
    if told.outcome in ('paid', 'late') then
      update public.payments p set charge_ref = settle_payment.charge_ref where p.id = payment.id returning * into payment;
    end if;
    perform public.apply_payment(payment, before, told.outcome, settle_payment.kind);
    repeated := false;
  end if;
  return jsonb_build_object('outcome', told.outcome, 'repeated', repeated) || public.payment_standing(told.payment_id);
end $$;

create or replace function public.cancel_order(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = order_id and user_id = auth.uid() for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'There is no such order';
  elsif known.state in ('placed', 'awaiting_payment') then
    perform public.move_order_to(order_id, 'cancelled', 'by_customer');
  elsif known.state <> 'cancelled' then
    raise sqlstate 'PT409' using message = 'The order is paid or packed already', hint = 'Ask the centre to cancel it.';
  end if;
  return public.order_with_payments(order_id);
end $$;

grant execute on function public.expire_orders(uuid) to service_role;
grant execute on function public.settle_payment(text, text, text, text, bigint, text, timestamptz, text) to service_role;
