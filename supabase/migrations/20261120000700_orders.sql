-- Orders: what somebody wants to buy, priced here and nowhere else. The phone makes the id, so that sending twice orders once, and
-- says which total its owner saw, so that nobody pays a price they were not shown. Nobody writes to these tables but functions of
-- this file, of the payments and of the bookings. docs/decisions/orders-and-money.md explains it.


-- Tables

-- The areas that the centre delivers to, with fee, free limit and whether cash is taken.
create table public.delivery_areas (
  id text primary key check (id ~ '^[a-z-]{1,40}$'),
  fee_paise int not null check (fee_paise >= 0),
  free_from_paise int not null check (free_from_paise >= 0),
  title jsonb check (jsonb_typeof(title) = 'object'),
  brought jsonb check (jsonb_typeof(brought) = 'object'),
  served boolean not null default true,
  version bigint not null default 0,
  cash boolean not null default false
);

comment on table public.delivery_areas is
  'Where dairy and daily needs are brought, and for how much below which sum of those lines. Other goods travel free.';
comment on column public.delivery_areas.title is 'Null while it is called as the content calls it; brought, when it comes, likewise.';
comment on column public.delivery_areas.served is 'False where nothing is brought any more. Rows stay: orders name them.';
comment on column public.delivery_areas.version is '0 while the row is as the content has it; see catalogue_version.';
comment on column public.delivery_areas.cash is 'Whether the centre''s own people bring everything there, and take cash for it.';

create trigger catalogue_turn before insert or update on public.delivery_areas
  for each statement execute function public.await_catalogue_turn();

create trigger a_plain_texts before insert or update on public.delivery_areas
  for each row execute function public.plain_texts('title', 'brought');

-- One row for each order: who bought, where it goes, its total and its state.
create table public.orders (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('cart', 'training', 'booking')),
  state text not null check (
    state in ('placed', 'awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded')
  ),
  reference text not null unique check (reference ~ '^KS-[2-9A-HJKMNP-TV-Z]{5}$'),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (email = '' or char_length(email) between 3 and 254),
  phone text not null check (phone ~ '^[6-9][0-9]{9}$'),
  address text check (char_length(address) <= 500),
  delivery_area text references public.delivery_areas (id),
  delivery_fee_paise bigint not null check (delivery_fee_paise >= 0),
  goods_paise bigint not null check (goods_paise > 0),
  total_paise bigint not null,
  currency text not null default 'INR' check (currency = 'INR'),
  language text not null references public.languages (code),
  content_hash text not null,
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  pay_by text not null default 'online' check (pay_by in ('online', 'cash', 'account')),
  check (total_paise = goods_paise + delivery_fee_paise)
);

comment on column public.orders.id is 'UUIDv7 made on the phone: what makes a second delivery recognisable.';
comment on column public.orders.user_id is 'Null once the account is gone: the centre''s books outlive it.';
comment on column public.orders.reference is 'Short enough to be read aloud; no 0, 1, I, L, O or U.';
comment on column public.orders.content_hash is 'Of what was asked for: the same id with something else is not the same order.';
comment on column public.orders.version is 'Rises with every change of the order, its payments and its events; see order_versions.';
comment on column public.orders.pay_by is 'cash: to whoever brings it, once it is delivered. account: on the khata, from the moment it is placed. Neither waits for a payment.';

create index orders_by_person on public.orders (user_id, version);
create index orders_by_state on public.orders (state, created_at);
create index orders_by_area on public.orders (delivery_area);

create trigger a_plain_texts before insert or update on public.orders
  for each row execute function public.plain_texts('name', 'email', 'phone', 'address+');

-- The lines of an order.
create table public.order_items (
  order_id uuid not null references public.orders (id),
  position int not null check (position between 1 and 200),
  product_id text references public.catalogue_items (id),
  name jsonb not null check (public.are_words(name, 200)),
  category text not null,
  pack_amount numeric not null,
  pack_unit text not null,
  unit_paise int not null check (unit_paise > 0),
  quantity int not null check (quantity between 1 and 9999),
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  line_paise bigint not null check (line_paise = unit_paise::bigint * quantity),
  resource_id text references public.resources (id),
  primary key (order_id, position),
  unique (order_id, product_id, options),
  constraint order_items_sold_check check (num_nonnulls(product_id, resource_id) = 1)
);

comment on table public.order_items is 'The lines with the words and the prices of the day on which they were ordered.';
comment on column public.order_items.resource_id is 'What was booked, in the bill of a booking, which names no product.';

create index order_items_by_product on public.order_items (product_id);
create index order_items_by_resource on public.order_items (resource_id) where resource_id is not null;

-- The log of an order.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  from_state text,
  to_state text not null,
  note text check (char_length(note) <= 500),
  by_whom uuid,
  at timestamptz not null default clock_timestamp(),
  code text check (code in (
    'by_customer', 'payment_failed', 'payment_cancelled', 'payment_expired', 'payment_late', 'payment_again', 'payment_mismatch',
    'refund_asked', 'refund_done', 'refund_failed', 'refund_mismatch', 'refund_twice', 'cash_received', 'cash_returned',
    'upi_received', 'said_paid', 'account_returned', 'goods_returned', 'request_replaced', 'request_rejected', 'request_cancelled', 'on_the_round',
    'not_at_home', 'brought_less'
  ))
);

comment on table public.order_events is 'What happened to an order, for good. From and to are the same where it did not move.';
comment on column public.order_events.note is 'What somebody at the centre wrote, shown as it is.';
comment on column public.order_events.by_whom is 'Null for the payment provider. No foreign key: the log outlives accounts.';
comment on column public.order_events.code is 'What the system says happened; no function takes it from anybody.';

create index order_events_by_order on public.order_events (order_id, id);

create trigger a_plain_texts before insert or update on public.order_events
  for each row execute function public.plain_texts('note+');

-- The last version given to an order of each person.
create table public.order_versions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  n bigint not null
);

comment on table public.order_versions is
  'The last version given to any order of a person. A row and not a sequence, for the reason in catalogue_version: its lock '
  'is held until the commit, so that a phone never reads past a version that is still to appear.';

-- The additions to a cart that went into an order, so that each is ordered once, whatever ids the orders have: an order
-- that waits on one phone does not empty the cart of another. docs/decisions/orders-and-money.md says why.
create table public.ordered_additions (
  addition_id uuid not null,
  order_id uuid not null references public.orders (id) on delete cascade,
  primary key (addition_id, order_id)
);

comment on table public.ordered_additions is
  'Which additions to a cart an order was made of. Of orders that are not called off, one has an addition: place_order looks, '
  'under the lock of the person''s cart. No foreign key to the additions: an order may come before they do.';

create index ordered_additions_by_order on public.ordered_additions (order_id);

insert into public.delivery_areas (id, fee_paise, free_from_paise, cash) values
  ('sarna-station', 2000, 50000, true), ('sarna', 2000, 50000, true), ('pathankot-city', 4000, 80000, false);


-- States

-- The states that an order may go to from a state; they differ between payment online, and in cash or on account.
create function public.order_moves(state text, pay_by text default 'online') returns text[]
language sql immutable set search_path = '' as $$
  select case
    when pay_by <> 'online' then case state
      -- UPI may come before the goods are brought, and goes back.
      when 'placed' then array['packed', 'cancelled', 'refunded']
      when 'packed' then array['shipped', 'cancelled', 'refunded']
      -- Nobody was at home, or nobody wanted it: it is brought back.
      when 'shipped' then array['delivered', 'cancelled', 'refunded']
      when 'delivered' then array['refunded']
      when 'cancelled' then array['refunded']
      else array[]::text[]
    end
    else case state
      when 'placed' then array['awaiting_payment', 'cancelled']
      when 'awaiting_payment' then array['paid', 'cancelled']
      when 'paid' then array['packed', 'cancelled', 'refunded']
      when 'packed' then array['shipped', 'cancelled', 'refunded']
      when 'shipped' then array['delivered', 'refunded']
      when 'delivered' then array['refunded']
      -- Money that was paid before the cancelling, or came after it.
      when 'cancelled' then array['refunded']
      else array[]::text[]
    end
  end
$$;

-- Trigger: refuses changes of a placed order and moves that order_moves does not allow, and gives the order its next
-- version.
create function public.guard_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changing constant text[] := array['state', 'user_id', 'version'];
begin
  if tg_op = 'INSERT' then
    if new.state <> 'placed' then
      raise exception 'An order begins as placed' using errcode = 'P0001';
    end if;
  else
    if to_jsonb(new) - changing <> to_jsonb(old) - changing or new.user_id <> old.user_id
      or (old.user_id is null and new.user_id is not null)
    then
      raise exception 'An order that was placed is not rewritten' using errcode = 'P0001', hint = 'Cancel it and order anew.';
    end if;
    if new.state <> old.state and not (new.state = any (public.order_moves(old.state, old.pay_by))) then
      raise exception 'An order does not go from % to %', old.state, new.state using errcode = 'P0001';
    end if;
    -- Goods and the khata follow it.
    if new.state <> old.state and new.state in ('packed', 'cancelled', 'refunded') then
      perform public.lock_ledger();
    end if;
  end if;

  if new.user_id is not null then
    -- Never behind the clock (in ms), as in catalogue_version.
    insert into public.order_versions as held (user_id, n)
      values (new.user_id, (extract(epoch from clock_timestamp()) * 1000)::bigint)
      on conflict (user_id) do update set n = greatest(held.n + 1, excluded.n)
      returning n into new.version;
  end if;
  return new;
end $$;

create trigger order_guarded before insert or update on public.orders
  for each row execute function public.guard_order();

-- Trigger: writes a new order and each move into order_events.
create function public.log_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.order_events (order_id, from_state, to_state, code, note, by_whom) values (
    new.id, case when tg_op = 'UPDATE' then old.state end, new.state,
    nullif(current_setting('orders.code', true), ''), nullif(current_setting('orders.note', true), ''), auth.uid()
  );
  return null;
end $$;

create trigger order_placed after insert on public.orders
  for each row execute function public.log_order();

create trigger order_moved after update on public.orders
  for each row when (old.state <> new.state) execute function public.log_order();

-- Moves an order; the event holds a code of the system and the words that somebody wrote.
create function public.move_order_to(target uuid, to_state text, code text, words text default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('orders.code', coalesce(code, ''), true), set_config('orders.note', coalesce(words, ''), true);
  update public.orders set state = to_state where id = target;
  perform set_config('orders.code', '', true), set_config('orders.note', '', true);
end $$;

-- Writes an event without moving the order; its owner's phones are told of the change.
create function public.note_order(target uuid, code text, words text default null) returns void
language sql set search_path = '' as $$
  insert into public.order_events (order_id, from_state, to_state, code, note, by_whom)
    select id, state, state, note_order.code, words, auth.uid() from public.orders where id = target;
  update public.orders set state = state where id = target;
$$;

-- As note_order, but not where the order's last event says just that: a provider repeats a message that it thinks was not understood.
create function public.note_order_once(target uuid, code text) returns void
language plpgsql set search_path = '' as $$
begin
  if code is distinct from (select e.code from public.order_events e where e.order_id = target order by e.id desc limit 1) then
    perform public.note_order(target, code);
  end if;
end $$;

-- Trigger: refuses an order whose lines do not add up to its goods.
create function public.check_order_sum() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target uuid;
  goods bigint;
begin
  if tg_table_name = 'orders' then
    target := new.id;
  elsif tg_op = 'DELETE' then
    target := old.order_id;
  else
    target := new.order_id;
  end if;
  select goods_paise into goods from public.orders where id = target;
  if goods is distinct from (select sum(i.line_paise)::bigint from public.order_items i where i.order_id = target) then
    raise exception 'An order costs what its lines add up to' using errcode = '23514';
  end if;
  return null;
end $$;

-- Deferred: an order is written before its lines are, and goes after them.
create constraint trigger order_adds_up after insert on public.orders
  deferrable initially deferred for each row execute function public.check_order_sum();

create constraint trigger lines_add_up after insert or update or delete on public.order_items
  deferrable initially deferred for each row execute function public.check_order_sum();


-- Reading what the phone sends

-- Raises an error about one field of an order.
create function public.refuse_order(message text, field text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = message, detail = field;
end $$;

-- One text of the contact without blanks around it; refused if it is too long, not a text, or missing though needed.
create function public.contact_word(contact jsonb, field text, longest int, needed boolean) returns text
language plpgsql set search_path = '' as $$
declare
  word text := nullif(btrim(contact ->> field, E' \t\r\n'), '');
begin
  if jsonb_typeof(contact -> field) not in ('string', 'null') or char_length(word) > longest
    or (case field when 'address' then translate(word, E'\r\n', '') else word end) ~ '[[:cntrl:]]'
  then
    perform public.refuse_order(format('The %s cannot be used', field), field);
  end if;
  if word is null and needed then
    perform public.refuse_order(format('The %s is missing', field), field);
  end if;
  return word;
end $$;

-- {name, email, phone, address} as the order stores it: a phone as ten digits however it was written; the e-mail may be
-- missing.
create function public.order_contact(contact jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  email constant text := coalesce(public.contact_word(contact, 'email', 254, false), '');
  phone text := public.contact_word(contact, 'phone', 30, true);
begin
  if email <> '' and email !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
    perform public.refuse_order('The email cannot be used', 'email');
  end if;
  phone := substring(regexp_replace(phone, '[[:space:]().-]', '', 'g') from '^(?:\+91|91|0)?([6-9][0-9]{9})$');
  if phone is null then
    perform public.refuse_order('The phone is not an Indian mobile number of ten digits', 'phone');
  end if;
  return jsonb_build_object(
    'name', public.contact_word(contact, 'name', 120, true), 'email', email, 'phone', phone,
    'address', public.contact_word(contact, 'address', 500, false)
  );
end $$;

-- The lines as they count: [{product_id, quantity, options}]; refused if one of them is not a line.
create function public.order_lines(lines jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  line jsonb;
  quantity jsonb;
  options jsonb;
  read jsonb := '[]';
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 200 then
    perform public.refuse_order('An order has 1 to 200 lines', 'lines');
  end if;
  for line in select value from jsonb_array_elements(lines) loop
    quantity := line -> 'quantity';
    options := coalesce(nullif(line -> 'options', 'null'), '{}');
    if jsonb_typeof(line -> 'product_id') is distinct from 'string' or char_length(line ->> 'product_id') > 160 then
      perform public.refuse_order('A line names a product', 'lines');
    end if;
    if jsonb_typeof(quantity) is distinct from 'number' or quantity < '1' or quantity > '9999'
      or quantity::numeric <> trunc(quantity::numeric)
    then
      perform public.refuse_order('A quantity is a whole number from 1 to 9999', 'quantity');
    end if;
    if jsonb_typeof(options) <> 'object' or options - 'customer_type' <> '{}'
      or coalesce(options ->> 'customer_type' not in ('domestic', 'commercial'), options ? 'customer_type')
    then
      perform public.refuse_order('The one option of a line is its customer_type: domestic or commercial', 'options');
    end if;
    read := read || jsonb_build_object(
      'product_id', line ->> 'product_id', 'quantity', quantity::int, 'options', options
    );
  end loop;
  if (select count(*) > count(distinct (value - 'quantity')) from jsonb_array_elements(read)) then
    perform public.refuse_order('Each product stands in one line', 'lines');
  end if;
  return read;
end $$;

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


-- Prices

-- The lines with today's words and prices; without a price if the product is unknown, is not sold now, is not there today, or if the
-- centre does not have its shelf.
create function public.priced_lines(lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(line || jsonb_build_object(
    'name', item.name,
    'category', item.category, 'pack_amount', item.pack_amount, 'pack_unit', item.pack_unit,
    'catalogue', item.catalogue, 'unit_paise', price.unit_paise,
    'line_paise', price.unit_paise::bigint * (line -> 'quantity')::int
  ) order by place)
  from jsonb_array_elements(lines) with ordinality given (line, place)
  left join public.catalogue_items item on item.id = line ->> 'product_id' and item.available and not item.retired
    and item.catalogue <> 'training' and not coalesce(public.setting('off') ? ('/' || item.catalogue), false)
    and coalesce(item.away_until <= public.india_day(), true)
  left join lateral (
    select bulk.unit_paise from public.bulk_prices bulk
    where bulk.product_id = item.id and bulk.from_litres <= (line -> 'quantity')::int
      and bulk.customer_type = coalesce(line #>> '{options,customer_type}', 'domestic')
    order by bulk.from_litres desc limit 1
  ) bulk on true
  cross join lateral (
    select least(
      coalesce(bulk.unit_paise, public.step_price(item, (line -> 'quantity')::int), item.price_paise), public.offer_price(item.offer)
    ) as unit_paise
  ) price
$$;

-- The delivery fee of the dairy and daily needs among priced lines; refused for an area where nothing is delivered any
-- more.
create function public.delivery_fee(lines jsonb, area text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  brought constant bigint := (
    select sum((line -> 'line_paise')::bigint) from jsonb_array_elements(lines) line where line ->> 'catalogue' = 'daily-needs'
  );
  rule public.delivery_areas;
begin
  select * into rule from public.delivery_areas where id = area;
  if rule.id is null and (area is not null or brought is not null) or brought is not null and not rule.served then
    perform public.refuse_order('The delivery area is missing or unknown', 'area');
  end if;
  return case when brought < rule.free_from_paise then rule.fee_paise else 0 end;
end $$;


-- Placing an order

-- A random reference: five letters and digits of thirty, none of which sounds or looks like another.
create function public.new_reference() returns text
language plpgsql volatile set search_path = '' as $$
begin
  return (
    select 'KS-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(bytes, place) % 30 + 1, 1), '')
    from (select uuid_send(gen_random_uuid()) as bytes) random, generate_series(0, 4) place
  );
end $$;

-- An order as phones read it, without its payments. What was booked reads as a product of its own.
create function public.order_facts(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
  select jsonb_build_object(
    'id', o.id, 'reference', o.reference, 'kind', o.kind, 'state', o.state, 'version', o.version, 'pay_by', o.pay_by,
    'created_at', o.created_at, 'language', o.language, 'currency', o.currency, 'goods_paise', o.goods_paise,
    'delivery_fee_paise', o.delivery_fee_paise, 'total_paise', o.total_paise, 'delivery_area', o.delivery_area,
    'contact', jsonb_build_object('name', o.name, 'email', o.email, 'phone', o.phone, 'address', o.address),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'product_id', coalesce(i.product_id, 'booking/' || i.resource_id), 'name', i.name,
        'category', i.category, 'pack_amount', i.pack_amount, 'pack_unit', i.pack_unit, 'quantity', i.quantity,
        'options', i.options, 'unit_paise', i.unit_paise, 'line_paise', i.line_paise
      ) order by i.position), '[]'::jsonb) from public.order_items i where i.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', e.from_state, 'to', e.to_state, 'code', e.code, 'note', e.note, 'at', e.at
      ) order by e.id), '[]'::jsonb) from public.order_events e where e.order_id = o.id
    )
  )
  from public.orders o where o.id = target
); end $$;

-- Raises 429 once an account has placed as many orders within an hour as are allowed.
create function public.limit_orders(person uuid) returns void
language plpgsql set search_path = '' as $$
declare
  most_an_hour constant int := 30;
  wait int;
begin
  select ceil(extract(epoch from min(created_at) + interval '1 hour' - now())) into wait from (
    select created_at from public.orders where user_id = person and created_at between now() - interval '1 hour' and clock_timestamp()
    order by created_at desc limit most_an_hour
  ) recent having count(*) = most_an_hour;
  if wait is not null then
    -- PostgREST takes status and headers from an error of this code.
    raise sqlstate 'PGRST' using
      message = jsonb_build_object('code', 'PT429', 'message', 'Too many orders within an hour', 'details', null,
        'hint', format('Try again in %s minutes.', ceil(wait / 60.0))),
      detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', greatest(wait, 1)::text));
  end if;
end $$;

-- Takes out of the server's cart what was ordered, and notes which additions went into the order: those that each line
-- says it is made of (observed), or all known here if it does not say. Within the limits of the cart.
create function public.clear_ordered_lines(person uuid, order_id uuid, lines jsonb) returns void
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
  perform public.check_cart_limit(person, removals);
  taken := public.take_cart_operations(person, null, removals);
  if taken -> 'refused' <> '[]' then
    perform public.refuse_order('What a line observed is a list of ids of additions', 'observed');
  end if;
  insert into public.ordered_additions (addition_id, order_id)
  select distinct addition::uuid, clear_ordered_lines.order_id
  from jsonb_array_elements(removals) removal, jsonb_array_elements_text(removal -> 'observed') addition;
end $$;

-- Writes an order with its lines as priced_lines answers them, under a reference of its own. Of a customer without an account the
-- person is null.
create function public.write_order(
  order_id uuid, person uuid, who jsonb, area text, fee bigint, priced jsonb, language text, hash text, pay_by text
) returns void
language plpgsql set search_path = '' as $$
declare
  goods constant bigint := (select sum((line -> 'line_paise')::bigint) from jsonb_array_elements(priced) line);
begin
  loop
    insert into public.orders (
      id, user_id, kind, state, reference, name, email, phone, address, delivery_area, delivery_fee_paise, goods_paise,
      total_paise, language, content_hash, pay_by
    ) values (
      order_id, person, 'cart', 'placed', public.new_reference(), who ->> 'name', who ->> 'email', who ->> 'phone',
      who ->> 'address', area, fee, goods, goods + fee, write_order.language, hash, write_order.pay_by
    ) on conflict (reference) do nothing;
    exit when found;
  end loop;
  insert into public.order_items (
    order_id, position, product_id, name, category, pack_amount, pack_unit, unit_paise, quantity, options, line_paise
  )
  select write_order.order_id, place, line ->> 'product_id', line -> 'name',
    line ->> 'category', (line -> 'pack_amount')::numeric, line ->> 'pack_unit',
    (line -> 'unit_paise')::int, (line -> 'quantity')::int, line -> 'options', (line -> 'line_paise')::bigint
  from jsonb_array_elements(priced) with ordinality given (line, place);
end $$;

-- Orders the lines: [{product_id, quantity, options?: {customer_type}, observed?: [addition's id]}], delivered to {area,
-- pay_by?}, for contact {name, email?, phone, address?}. Cash is taken where the centre delivers everything itself, to an
-- address. Answers
--   {placed: order}
--   {refused: 'unavailable', ids}: unknown or not sold now
--   {refused: 'sold_out', ids, left: {id: packs}}: of a product that the centre counts there are fewer left
--   {refused: 'total_changed', total_paise, goods_paise, delivery_fee_paise, lines}: the person saw another total
--   {refused: 'limit', free_paise}: so much may still be taken on account
--   {refused: 'ordered_before'}: another order of the person's, not called off, has something of it already.
-- A refusal leaves no trace. The same id with the same content again is the same order and gets its answer; with other
-- content, or from somebody else, it is a conflict.
create function public.place_order(
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
  refusal jsonb;
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
  if pay_by not in ('online', 'cash', 'account') then
    perform public.refuse_order('An order is paid online, in cash or on account', 'pay_by');
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
  -- Before the order is there, and goods and credit together: a refusal leaves no trace.
  begin
    refusal := public.reserve_goods(order_id, person, priced);
    if refusal is null and pay_by = 'account' and not public.charge_order(order_id, person, goods + fee) then
      refusal := jsonb_build_object('refused', 'limit', 'free_paise', public.khata_free(person));
      raise sqlstate 'KS001';
    end if;
  exception when sqlstate 'KS001' then
    null;
  end;
  if refusal is not null then
    return refusal;
  end if;

  perform public.write_order(order_id, person, who, area, fee, priced, public.known_language(place_order.language), hash, pay_by);
  -- What is paid in cash or on account waits for nobody.
  if pay_by = 'online' then
    perform public.move_order_to(order_id, 'awaiting_payment', null);
  end if;
  perform public.clear_ordered_lines(person, order_id, lines);
  return jsonb_build_object('placed', public.order_facts(order_id));
end $$;


-- Who may do what

alter table public.delivery_areas enable row level security;
alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_events enable row level security;
alter table public.order_versions enable row level security;
alter table public.ordered_additions enable row level security;

create policy "everybody reads delivery areas" on public.delivery_areas for select to anon, authenticated using (true);

create policy "people read their own orders, the centre all" on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_desk_staff()));

-- Whoever may read the order: its policies count here too.
create policy "lines go with their order" on public.order_items for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

create policy "events go with their order" on public.order_events for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

-- No policy for order_versions, ordered_additions: only functions that run as their owner touch them.

grant select on public.delivery_areas to anon, authenticated;
grant select on public.orders, public.order_items to authenticated;
-- Not even the service key writes past the functions: orders and their log are the centre's books.
revoke insert, update, delete, truncate on public.orders, public.order_items, public.order_events from service_role;
-- Not by_whom: who works at the centre is nobody's business.
grant select (id, order_id, from_state, to_state, note, at, code) on public.order_events to authenticated;
revoke all on public.order_versions from service_role;
revoke all on public.ordered_additions from service_role;
grant execute on function public.place_order(uuid, jsonb, jsonb, jsonb, bigint, text) to authenticated;
