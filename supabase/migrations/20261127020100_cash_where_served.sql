-- An order of seeds to be paid in cash was taken for an area that the centre delivers to no longer: only dairy and daily needs were refused.

-- Orders the lines: [{product_id, quantity, options?: {customer_type}, observed?: [addition's id]}], delivered to {area,
-- pay_by?}, for contact {name, email?, phone, address?}. Cash is taken where the centre delivers everything itself, to an
-- address. Answers
--   {placed: order}
--   {refused: 'unavailable', ids}: unknown or not sold now
--   {refused: 'total_changed', total_paise, goods_paise, delivery_fee_paise, lines}: the person saw another total
--   {refused: 'ordered_before'}: another order of the person's, not called off, has something of it already.
-- A refusal leaves no trace. The same id with the same content again is the same order and gets its answer; with other
-- content, or from somebody else, it is a conflict.
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
  -- Whatever it is: what is paid in cash the centre brings itself.
  elsif pay_by = 'cash' and not exists (select 1 from public.delivery_areas a where a.id = area and a.served) then
    perform public.refuse_order('The delivery area is missing or unknown', 'area');
  elsif pay_by = 'cash' and who ->> 'address' is null then
    perform public.refuse_order('The address is missing', 'address');
  end if;
  if exists (
    select 1 from public.ordered_additions a join public.orders o on o.id = a.order_id
    where a.addition_id = any (public.observed_additions(lines)) and o.user_id = person
      and o.state not in ('cancelled', 'refunded')
  ) then
    return jsonb_build_object('refused', 'ordered_before');
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
      public.known_language(place_order.language), hash, pay_by
    ) on conflict (reference) do nothing;
    exit when found;
  end loop;
  insert into public.order_items (
    order_id, position, product_id, name, category, pack_amount, pack_unit, unit_paise, quantity,
    options, line_paise
  )
  select place_order.order_id, place, line ->> 'product_id', line -> 'name',
    line ->> 'category', (line -> 'pack_amount')::numeric, line ->> 'pack_unit',
    (line -> 'unit_paise')::int, (line -> 'quantity')::int, line -> 'options', (line -> 'line_paise')::bigint
  from jsonb_array_elements(priced) with ordinality given (line, place);
  -- What is paid in cash waits for nobody.
  if pay_by = 'online' then
    perform public.move_order_to(order_id, 'awaiting_payment', null);
  end if;
  perform public.clear_ordered_lines(person, order_id, lines);
  return jsonb_build_object('placed', public.order_facts(order_id));
end $$;
