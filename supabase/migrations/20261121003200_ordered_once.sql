-- What was put into a cart once is ordered once, whatever ids the orders have: a wish that waits on one phone does not empty the
-- cart of another, nor of an older app. docs/decisions/0061-ordered-once.md tells why.

create table public.ordered_additions (
  addition_id uuid not null,
  order_id uuid not null references public.orders (id) on delete cascade,
  primary key (addition_id, order_id)
);

comment on table public.ordered_additions is
  'Which additions to a cart an order was made of. Of orders that are not called off, one has an addition: place_order looks, '
  'under the lock of the person''s cart. No foreign key to the additions: an order may come before they do.';

create index ordered_additions_by_order on public.ordered_additions (order_id);

alter table public.ordered_additions enable row level security;
-- No policy: it is for place_order alone, which the service key does not go past either.
revoke all on public.ordered_additions from anon, authenticated, service_role;

-- Orders of before: what each took out of the cart stands in removals that are named after it.
insert into public.ordered_additions (addition_id, order_id)
select distinct unnest(removal.observed), i.order_id
from public.order_items i
cross join generate_series(0, 9) part
join public.cart_operations removal
  on removal.id = md5(concat_ws(' ', i.order_id, i.product_id, part))::uuid and removal.kind = 'remove';

-- The additions that the lines say they are made of.
create function public.observed_additions(lines jsonb) returns uuid[]
language plpgsql set search_path = '' as $$
begin
  return array(
    select distinct addition::uuid
    from jsonb_array_elements(lines) line, jsonb_array_elements_text(
      case jsonb_typeof(line -> 'observed') when 'array' then line -> 'observed' else '[]' end
    ) addition
  );
exception when data_exception then
  perform public.refuse_order('What a line observed is a list of ids of additions', 'observed');
end $$;

-- As before, and notes which additions the order took.
create or replace function public.clear_ordered_lines(person uuid, order_id uuid, lines jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  most_observed constant int := 2000;
  ordered constant text[] := array(select line ->> 'product_id' from jsonb_array_elements(lines) line);
  named constant jsonb := (
    select jsonb_agg(line) from jsonb_array_elements(lines) line where jsonb_typeof(line -> 'observed') = 'array'
  );
  removals jsonb;
  taken jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'id', md5(concat_ws(' ', order_id, product, part))::uuid, 'product_id', product, 'kind', 'remove',
    'observed', observed, 'made_at', now()
  )) into removals
  from (
    select product, (place - 1) / most_observed as part, jsonb_agg(addition) as observed
    from (
      select product, addition, row_number() over (partition by product order by addition) as place
      from (
        select line ->> 'product_id' as product, addition
        from jsonb_array_elements(named) line, jsonb_array_elements_text(line -> 'observed') addition
        union
        select known.product_id, known.id::text from public.cart_additions(person, ordered) known
        where not exists (
          select 1 from jsonb_array_elements(named) line where line ->> 'product_id' = known.product_id
        )
      ) additions
    ) numbered
    group by product, (place - 1) / most_observed
  ) parts;
  if removals is null then
    return;
  end if;
  taken := public.take_cart_operations(person, null, removals);
  if taken -> 'refused' <> '[]' then
    perform public.refuse_order('What a line observed is a list of ids of additions', 'observed');
  end if;
  insert into public.ordered_additions (addition_id, order_id)
  select distinct addition::uuid, clear_ordered_lines.order_id
  from jsonb_array_elements(removals) removal, jsonb_array_elements_text(removal -> 'observed') addition;
end $$;

-- As before, and {refused: 'ordered_before'} where another order of the person's has something of it already. One that is called
-- off does not count: its goods are had again only by ordering them again.
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
