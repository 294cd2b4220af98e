-- Standing orders and the round: milk each morning. What somebody wants on which days, what they change for a day or from a day on, the
-- night run that makes one order a day of it, and what whoever brings it says of each stop. docs/decisions/milk-each-morning.md
-- explains it.


-- Tables

-- What somebody wants brought in the morning, and on which days.
create table public.standing_orders (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  product_id text not null references public.catalogue_items (id),
  quantity int not null check (quantity between 1 and 9999),
  customer_type text check (customer_type in ('domestic', 'commercial')),
  rhythm text not null check (rhythm in ('daily', 'alternate', 'days')),
  days int not null default 127 check (days between 1 and 127),
  from_day date not null,
  until_day date,
  delivery_area text not null references public.delivery_areas (id),
  name text not null check (char_length(name) between 1 and 120),
  phone text not null check (phone ~ '^[6-9][0-9]{9}$'),
  address text not null check (char_length(address) between 1 and 500),
  pay text not null check (pay in ('order', 'month')),
  language text not null references public.languages (code),
  told_paise int not null check (told_paise > 0),
  told_at timestamptz not null,
  was_paise int not null check (was_paise > 0),
  content_hash text not null,
  by_whom uuid,
  created_at timestamptz not null,
  version bigint not null default 0,
  customer text not null generated always as (coalesce(user_id::text, phone)) stored,
  stop text not null generated always as (
    md5(coalesce(user_id::text, phone) || E'\n' || delivery_area || E'\n' || name || E'\n' || phone || E'\n' || address)
  ) stored,
  check (until_day >= from_day)
);

comment on column public.standing_orders.id is 'Made on the phone: what makes a second delivery recognisable.';
comment on column public.standing_orders.user_id is 'Null for somebody without an account, who called the desk.';
comment on column public.standing_orders.days is 'Of the rhythm days: Monday is 1, Tuesday 2, Sunday 64.';
comment on column public.standing_orders.told_paise is
  'The price of one that its owner was told last, at told_at; was_paise is the one before. A higher price counts from the first '
  'morning whose evening comes after the telling.';
comment on column public.standing_orders.by_whom is 'The member of the desk who entered it, if its owner did not.';
comment on column public.standing_orders.stop is 'One door: whatever goes there on a day is one order.';

create index standing_orders_by_customer on public.standing_orders (customer);
create index standing_orders_by_stop on public.standing_orders (stop);
create index standing_orders_by_product on public.standing_orders (product_id);
create index standing_orders_by_area on public.standing_orders (delivery_area);
create index standing_orders_by_person on public.standing_orders (user_id, version);

create trigger a_plain_texts before insert on public.standing_orders
  for each row execute function public.plain_texts('name', 'phone', 'address+');

-- What was changed: for some days, or from a day on. Rows are only added; the latest one of a day counts.
create table public.standing_changes (
  id uuid primary key,
  n bigint generated always as identity unique,
  standing_id uuid not null references public.standing_orders (id) on delete cascade,
  from_day date not null,
  until_day date,
  quantity int check (quantity between 0 and 9999),
  by_whom uuid,
  at timestamptz not null,
  check (until_day >= from_day),
  check (quantity is not null or until_day is not null)
);

comment on column public.standing_changes.until_day is 'Null: from that day on.';
comment on column public.standing_changes.quantity is '0: nothing. Null: as agreed, which takes back an earlier change of these days.';

create index standing_changes_by_order on public.standing_changes (standing_id, n);

-- What the night run did for a standing order and a day: the order that it made, or why none. Customer and centre see it.
create table public.standing_days (
  standing_id uuid not null references public.standing_orders (id) on delete cascade,
  day date not null,
  quantity int not null check (quantity between 1 and 9999),
  order_id uuid references public.orders (id) on delete cascade,
  reason text check (reason in ('closed', 'unavailable', 'area', 'price', 'short', 'credit')),
  brought int check (brought between 0 and 9999),
  brought_at timestamptz,
  primary key (standing_id, day),
  constraint standing_days_made_check check (num_nonnulls(order_id, reason) = 1),
  check (num_nonnulls(brought, brought_at) <> 1)
);

comment on table public.standing_days is 'The primary key is what makes a run count once, however often, late or concurrently it comes.';

create index standing_days_by_day on public.standing_days (day);
create index standing_days_by_order on public.standing_days (order_id) where order_id is not null;

-- How far the night run is, and whose prices it has compared.
create table public.standing_state (
  only_row boolean primary key default true check (only_row),
  run_until date,
  prices_of bigint not null default 0
);

insert into public.standing_state default values;

-- What whoever brings it said of a stop.
create table public.round_marks (
  id uuid primary key,
  door uuid not null references public.orders (id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  made_order uuid not null references public.orders (id) on delete cascade,
  what text not null check (what in ('delivered', 'less', 'not_home')),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  bottles int not null default 0 check (bottles between 0 and 999),
  cash_paise bigint not null default 0 check (cash_paise between 0 and 100000000),
  slip text check (slip ~ '^[2-9A-HJKMNP-TV-Z]{5}-[1-9][0-9]{0,5}$'),
  said_paid boolean not null default false,
  note text check (char_length(note) <= 200),
  outcome text not null check (outcome in ('taken', 'again', 'claim')),
  reason text check (reason ~ '^[a-z_]{1,30}$'),
  content_hash text not null,
  by_whom uuid,
  at timestamptz not null,
  told_at timestamptz not null,
  check ((outcome = 'claim') = (reason is not null)),
  -- Cash that nobody gave a slip for is nobody's word.
  constraint round_marks_cash_by_slip_check check ((cash_paise > 0) = (slip is not null))
);

comment on table public.round_marks is
  'What was done at a door cannot be refused: what does not go with what the centre knows is a claim, and somebody looks at it.';
comment on column public.round_marks.door is 'The order that this door had first: the same for every order that was written in its place.';
comment on column public.round_marks.made_order is 'The order of what was brought: another than the one of the mark, where it was less.';
comment on column public.round_marks.slip is 'The number of the slip for the cash; the slip has the id of its mark. What does not fit with the money is a claim about the slip.';
comment on column public.round_marks.said_paid is 'The people at the door say that they have paid by UPI. It moves nothing.';
comment on column public.round_marks.outcome is 'again: another phone had said the same.';
comment on column public.round_marks.by_whom is 'No foreign key: the books outlive accounts.';

create index round_marks_by_door on public.round_marks (door);
create index round_marks_by_order on public.round_marks (order_id);
create index round_marks_by_made_order on public.round_marks (made_order);

create trigger a_plain_texts before insert on public.round_marks
  for each row execute function public.plain_texts('note');

-- What a manager has decided about a claim.
create table public.round_settlements (
  id uuid primary key,
  mark_id uuid not null unique references public.round_marks (id) on delete cascade,
  keep text not null check (keep in ('first', 'other')),
  reason text not null check (char_length(reason) between 1 and 200),
  made_order uuid references public.orders (id) on delete cascade,
  by_whom uuid not null,
  at timestamptz not null,
  n bigint generated always as identity,
  check (keep = 'other' or made_order is null)
);

comment on table public.round_settlements is 'Marks are never edited: which of two counts is a row of its own, with its reason.';
comment on column public.round_settlements.id is 'Made on the phone: what makes a second delivery recognisable.';
comment on column public.round_settlements.keep is 'first: what the centre had done already stays; other: what the claim says counts.';
comment on column public.round_settlements.made_order is 'Of a claim that counts, the order of what was brought; null for nothing.';
comment on column public.round_settlements.n is 'Given under the lock of the door: of two decisions the later one has more. Their times are those at which the calls began.';

create index round_settlements_by_order on public.round_settlements (made_order) where made_order is not null;

create trigger a_plain_texts before insert on public.round_settlements
  for each row execute function public.plain_texts('reason');

-- The order in which doors are come to, by area.
create table public.round_places (
  stop text primary key check (stop ~ '^[0-9a-f]{32}$'),
  place int not null check (place >= 0)
);


-- Days

-- True for a day on which the centre brings nothing.
create function public.is_closed_day(day date) returns boolean
language sql stable set search_path = '' as $$ select (public.centre_hours(day)).hours = 'null' $$;

-- When a day's orders are settled: 20:00 in India of the evening before. What comes at that moment comes too late.
create function public.standing_deadline(day date) returns timestamptz
language sql immutable set search_path = '' as $$
  select ((day - 1) + time '20:00') at time zone 'Asia/Kolkata'
$$;

-- The first day that can still be changed.
create function public.first_standing_day(at timestamptz) returns date
language sql immutable set search_path = '' as $$
  select local::date + case when local::time < '20:00' then 1 else 2 end from (select at at time zone 'Asia/Kolkata' as local) clock
$$;

-- How many are to be brought on a day; 0 for none. src/features/standing-orders/amount.ts says the same on phones.
create function public.standing_amount(standing public.standing_orders, day date) returns int
language sql stable set search_path = '' as $$
  select case
    when day < standing.from_day or day > standing.until_day then 0
    when standing.rhythm = 'alternate' and (day - standing.from_day) % 2 <> 0 then 0
    when standing.rhythm = 'days' and (standing.days >> (extract(isodow from day)::int - 1)) & 1 = 0 then 0
    else coalesce(
      (select c.quantity from public.standing_changes c
        where c.standing_id = standing.id and c.until_day is not null and day between c.from_day and c.until_day order by c.n desc limit 1),
      (select c.quantity from public.standing_changes c
        where c.standing_id = standing.id and c.until_day is null and day >= c.from_day order by c.n desc limit 1),
      standing.quantity
    )
  end
$$;

-- Gives standing orders of one person a new version, so that their phones read them again.
create function public.touch_standing(person uuid, changed uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  next_version bigint;
begin
  if person is null then
    return;
  end if;
  insert into public.order_versions as held (user_id, n)
    values (person, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    on conflict (user_id) do update set n = greatest(held.n + 1, excluded.n)
    returning n into next_version;
  update public.standing_orders s set version = next_version where s.id = any (changed);
end $$;

-- A line of an order, as order_lines returns it.
create function public.standing_line(standing public.standing_orders, quantity int) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('product_id', standing.product_id, 'quantity', quantity, 'options',
    case when standing.customer_type is null then '{}'::jsonb else jsonb_build_object('customer_type', standing.customer_type) end)
$$;

-- What one costs today in a line of so many; null if it is not sold.
create function public.standing_price(standing public.standing_orders) returns int
language sql stable set search_path = '' as $$
  select (line ->> 'unit_paise')::int from jsonb_array_elements(public.priced_lines(jsonb_build_array(public.standing_line(standing, standing.quantity)))) line
$$;


-- Reading

-- A standing order as its owner's phone reads it, with the last sixty days.
create function public.standing_facts(s public.standing_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'version', s.version, 'product_id', s.product_id, 'quantity', s.quantity, 'customer_type', s.customer_type,
    'rhythm', s.rhythm, 'days', s.days, 'from', s.from_day, 'until', s.until_day, 'area', s.delivery_area, 'pay', s.pay,
    'name', s.name, 'phone', s.phone, 'address', s.address, 'price', s.told_paise, 'told_at', s.told_at, 'was', s.was_paise,
    'changes', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'from', c.from_day, 'until', c.until_day, 'quantity', c.quantity) order by c.n)
      from public.standing_changes c
      where c.standing_id = s.id and (c.until_day is null or c.until_day >= public.india_day() - 60)
    ), '[]'),
    'log', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', d.day, 'quantity', d.quantity, 'reason', d.reason, 'order', d.order_id, 'brought', d.brought, 'at', d.brought_at,
        'price', (select i.unit_paise from public.order_items i
          where i.order_id = d.order_id and i.product_id = s.product_id order by i.position limit 1)
      ) order by d.day desc)
      from public.standing_days d where d.standing_id = s.id and d.day >= public.india_day() - 62
    ), '[]')
  )
$$;

-- The caller's standing orders that changed since a version: {version, more, standing, at}.
create function public.standing_order_changes(since bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  most constant int := 50;
  rows public.standing_orders[];
begin
  if person is null then
    raise exception 'Only an account has standing orders' using errcode = '42501';
  end if;
  rows := array(select s from public.standing_orders s where s.user_id = person and s.version > since order by s.version, s.id limit most + 1);
  return jsonb_build_object(
    'version', coalesce((select max(s.version) from unnest(rows[:most]) s),
      (select max(s.version) from public.standing_orders s where s.user_id = person), 0),
    'more', cardinality(rows) > most,
    'standing', coalesce((select jsonb_agg(public.standing_facts(s)) from unnest(rows[:most]) s), '[]')
  );
end $$;


-- Starting and changing

-- Locks a customer's standing orders, so that two phones do not each begin the same.
create function public.lock_standing(customer text) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('standing orders of ' || customer, 0))
$$;

-- Begins a standing order, {id, product_id, quantity, customer_type?, rhythm, days?, from, until?, area, contact: {name, phone, address},
-- pay, language, price: paise that the person saw, by_phone?: true for somebody who called the desk}. Its first day is the first that can
-- still be changed, if `from` is earlier. Answers {standing}, or {refused: {status, code, field?, price?}}: exists, for what comes to this
-- door already; unavailable; price, where it is dearer by more than a tenth. The same again gets the same answer.
create function public.start_standing_order(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  hash constant text := encode(sha256(convert_to(entry::text, 'UTF8')), 'hex');
  present constant timestamptz := public.booking_now();
  known public.standing_orders;
  wanted public.standing_orders;
  who jsonb;
  price int;
  objection text;
begin
  if person is null then
    raise exception 'Only an account has standing orders' using errcode = '42501';
  end if;
  if not public.is_uuid(entry -> 'id') then
    return public.refused_entry(422, 'invalid', 'A standing order has an id', 'id');
  end if;
  wanted.by_whom := case when entry -> 'by_phone' = 'true' then person end;
  if wanted.by_whom is not null then
    perform public.check_desk();
    person := null;
  end if;
  begin
    objection := case
      when not coalesce(public.is_day(entry ->> 'from'), false) then 'from'
      when entry ->> 'until' is not null and not public.is_day(entry ->> 'until') then 'until'
      when coalesce(entry ->> 'rhythm' not in ('daily', 'alternate', 'days'), true) then 'rhythm'
      when coalesce((entry ->> 'days')::int not between 1 and 127, entry ->> 'rhythm' = 'days') then 'days'
      when coalesce(entry ->> 'pay' not in ('order', 'month'), true) then 'pay'
      when coalesce((entry ->> 'price')::int not between 1 and 100000000, true) then 'price'
    end;
    who := public.order_contact(entry -> 'contact');
    if who ->> 'address' is null then
      objection := 'address';
    end if;
    perform public.order_lines(jsonb_build_array(jsonb_build_object('product_id', entry -> 'product_id', 'quantity', entry -> 'quantity')
      || case when entry ->> 'customer_type' is null then '{}' else jsonb_build_object('options', jsonb_build_object('customer_type', entry -> 'customer_type')) end));
  exception when raise_exception or data_exception then
    get stacked diagnostics objection = pg_exception_detail;
    objection := coalesce(nullif(objection, ''), 'entry');
  end;
  if objection is not null then
    return public.refused_entry(422, 'invalid', 'The standing order is not as agreed', objection);
  end if;

  wanted.id := (entry ->> 'id')::uuid;
  wanted.product_id := entry ->> 'product_id';
  wanted.quantity := (entry ->> 'quantity')::int;
  wanted.customer_type := entry ->> 'customer_type';
  wanted.from_day := greatest((entry ->> 'from')::date, public.first_standing_day(present));
  wanted.until_day := (entry ->> 'until')::date;
  perform public.lock_standing(coalesce(person::text, who ->> 'phone'));
  select * into known from public.standing_orders s where s.id = wanted.id;
  if known.content_hash = hash and known.user_id is not distinct from person then
    return jsonb_build_object('standing', public.standing_facts(known));
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another standing order');
  elsif wanted.until_day < wanted.from_day or wanted.from_day > present::date + 366 then
    return public.refused_entry(422, 'invalid', 'The last day comes before the first', 'until');
  elsif not exists (select from public.catalogue_items i where i.id = wanted.product_id and i.catalogue = 'daily-needs') then
    return public.refused_entry(422, 'invalid', 'Dairy and daily needs come each morning', 'product_id');
  elsif not exists (select from public.delivery_areas a where a.id = entry ->> 'area' and a.served) then
    return public.refused_entry(422, 'invalid', 'Nothing is brought there', 'area');
  elsif entry ->> 'pay' = 'order' and not exists (select from public.delivery_areas a where a.id = entry ->> 'area' and a.cash) then
    return public.refused_entry(422, 'invalid', 'Cash is not taken there', 'pay');
  elsif entry ->> 'pay' = 'month' and public.khata_free(person) <= 0 then
    return public.refused_entry(409, 'credit', 'The centre gives no credit yet');
  end if;
  price := public.standing_price(wanted);
  if price is null then
    return public.refused_entry(409, 'unavailable', 'It is not sold now');
  elsif price::bigint * 10 > (entry ->> 'price')::bigint * 11 then
    return jsonb_set(public.refused_entry(409, 'price', 'It is dearer by more than a tenth'), '{refused,price}', to_jsonb(price));
  end if;
  if exists (
    select from public.standing_orders s
    where s.customer = coalesce(person::text, who ->> 'phone') and s.product_id = wanted.product_id
      and s.address = who ->> 'address' and coalesce(s.until_day >= wanted.from_day, true)
      and coalesce((
        select c.quantity > 0 from public.standing_changes c where c.standing_id = s.id and c.until_day is null order by c.n desc limit 1
      ), true)
  ) then
    return public.refused_entry(409, 'exists', 'It comes there already');
  elsif (select count(*) >= 100 from public.standing_orders s where s.customer = coalesce(person::text, who ->> 'phone')) then
    return public.refused_entry(422, 'limit', 'More than a hundred standing orders are settled at the centre');
  end if;
  insert into public.standing_orders (
    id, user_id, product_id, quantity, customer_type, rhythm, days, from_day, until_day, delivery_area, name, phone, address, pay,
    language, told_paise, told_at, was_paise, content_hash, by_whom, created_at
  ) values (
    wanted.id, person, wanted.product_id, wanted.quantity, wanted.customer_type, entry ->> 'rhythm', coalesce((entry ->> 'days')::int, 127),
    wanted.from_day, wanted.until_day, entry ->> 'area', who ->> 'name', who ->> 'phone', who ->> 'address', entry ->> 'pay',
    public.known_language(entry ->> 'language'), (entry ->> 'price')::int, present, (entry ->> 'price')::int, hash, wanted.by_whom, present
  );
  perform public.touch_standing(person, array[wanted.id]);
  return (select jsonb_build_object('standing', public.standing_facts(s)) from public.standing_orders s where s.id = wanted.id);
end $$;

-- Changes a standing order, {id, standing, from, until?, quantity?}: so many on these days, or from that day on; 0 for none, no quantity
-- for as agreed. Its owner and the desk may. Answers {standing}, or {refused}: late, with the first day that can still be changed as
-- `first`. The same again gets the same answer.
create function public.change_standing_order(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  known public.standing_changes;
  said public.standing_changes;
  target public.standing_orders;
  quantity constant jsonb := coalesce(entry -> 'quantity', 'null');
  first_day constant date := public.first_standing_day(public.booking_now());
  objection constant text := case
    when not public.is_uuid(entry -> 'id') then 'id'
    when not public.is_uuid(entry -> 'standing') then 'standing'
    when not coalesce(public.is_day(entry ->> 'from'), false) then 'from'
    when entry ->> 'until' is not null and not (public.is_day(entry ->> 'until') and entry ->> 'until' >= entry ->> 'from') then 'until'
    when quantity = 'null' and entry ->> 'until' is null then 'quantity'
    when quantity <> 'null' and not coalesce(jsonb_typeof(quantity) = 'number' and quantity::numeric between 0 and 9999
      and quantity::numeric = trunc(quantity::numeric), false) then 'quantity'
  end;
begin
  if person is null then
    raise exception 'Only an account has standing orders' using errcode = '42501';
  elsif objection is not null then
    return public.refused_entry(422, 'invalid', 'The change is not as agreed', objection);
  end if;
  select * into target from public.standing_orders s
    where s.id = (entry ->> 'standing')::uuid and (s.user_id = person or public.is_desk_staff());
  if target.id is null then
    return public.refused_entry(404, 'unknown', 'There is no such standing order');
  end if;
  perform public.lock_standing(target.customer);
  said.id := (entry ->> 'id')::uuid;
  said.from_day := (entry ->> 'from')::date;
  said.until_day := (entry ->> 'until')::date;
  said.quantity := nullif(quantity, 'null')::int;
  select * into known from public.standing_changes c where c.id = said.id;
  if (known.standing_id, known.from_day) = (target.id, said.from_day)
    and (known.until_day, known.quantity) is not distinct from (said.until_day, said.quantity) then
    return jsonb_build_object('standing', public.standing_facts(target));
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another change');
  elsif said.from_day < first_day then
    return jsonb_set(public.refused_entry(409, 'late', 'These days are settled'), '{refused,first}', to_jsonb(first_day));
  elsif (select count(*) >= 300 from public.standing_changes c where c.standing_id = target.id and c.at > public.booking_now() - interval '60 days') then
    return public.refused_entry(422, 'limit', 'More of this is settled at the centre');
  end if;
  insert into public.standing_changes (id, standing_id, from_day, until_day, quantity, by_whom, at)
    values (said.id, target.id, said.from_day, said.until_day, said.quantity, person, public.booking_now());
  perform public.touch_standing(target.user_id, array[target.id]);
  return (select jsonb_build_object('standing', public.standing_facts(s)) from public.standing_orders s where s.id = target.id);
end $$;


-- The night run

-- Tells the owners of standing orders whose price has risen by more than a tenth since they were told, on their page and on the phones
-- that asked for notifications, and returns how many. A price that fell is noted, so that its next rise is told too.
create function public.tell_standing_prices() returns int
language plpgsql security definer set search_path = '' as $$
declare
  risen record;
  told int := 0;
begin
  for risen in
    select s.id, s.user_id, price, price::bigint * 10 > s.told_paise::bigint * 11 as dearer
    from jsonb_array_elements(public.priced_lines((
      select jsonb_agg(public.standing_line(s, s.quantity) || jsonb_build_object('standing', s.id))
      from public.standing_orders s where coalesce(s.until_day >= public.india_day(), true)
    ))) line
      join public.standing_orders s on s.id = (line ->> 'standing')::uuid, lateral (select (line ->> 'unit_paise')::int as price) now
    where price < s.told_paise or price::bigint * 10 > s.told_paise::bigint * 11
    order by s.id
  loop
    update public.standing_orders s set told_paise = risen.price, told_at = public.booking_now(),
      was_paise = case when risen.dearer then s.told_paise else risen.price end
      where s.id = risen.id;
    if risen.dearer then
      told := told + 1;
      -- By day: a price that changes at night wakes nobody up.
      insert into public.push_messages (subscription_id, standing_id, due_at)
        select p.id, risen.id, case when public.is_reminding_time(now()) then now() else public.next_morning(now()) end
        from public.push_subscriptions p where p.user_id = risen.user_id
        on conflict on constraint push_messages_of_standing do nothing;
    end if;
    perform public.touch_standing(risen.user_id, array[risen.id]);
  end loop;
  return told;
end $$;

-- Makes a door's order of a day from lines as priced_lines answers them, each with its `standing`, and writes down what became of each.
-- A line with a `reason` makes none. The order's id follows from door, day and way to pay, so that there is one.
create function public.make_standing_order(door text, wanted_pay text, on_day date, lines jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  made constant uuid := md5(concat_ws(' ', 'standing', door, wanted_pay, on_day))::uuid;
  one public.standing_orders;
  wanted jsonb;
  priced jsonb;
  fee bigint;
  problem text;
  lacking text;
  sold_out jsonb;
begin
  select s.* into one from public.standing_orders s where s.id = (lines -> 0 ->> 'standing')::uuid;
  loop
    select jsonb_agg(line - 'standing' - 'reason') into priced from jsonb_array_elements(lines) line where line ->> 'reason' is null;
    exit when priced is null;
    -- One that ends next week and one that begins today are one line until then, at the price of both.
    select jsonb_agg(jsonb_build_object('product_id', product, 'quantity', quantity, 'options', options)) into wanted from (
      select line ->> 'product_id' as product, line -> 'options' as options, sum((line -> 'quantity')::int)::int as quantity
      from jsonb_array_elements(priced) line group by 1, 2
    ) summed;
    if jsonb_array_length(wanted) < jsonb_array_length(priced) then
      priced := public.priced_lines(wanted);
    end if;
    begin
      fee := public.delivery_fee(priced, one.delivery_area);
      sold_out := public.reserve_goods(made, one.user_id, priced);
      if sold_out is not null then
        raise exception 'There is not enough of it' using errcode = 'P0001', hint = 'short', detail = format('goods %s shelf', sold_out #>> '{ids,0}');
      end if;
      if wanted_pay = 'month' and not public.charge_order(made, one.user_id,
        fee + (select sum((line -> 'line_paise')::bigint) from jsonb_array_elements(priced) line)::bigint)
      then
        perform public.end_reservations(made, 'void');
        lines := (select jsonb_agg(line || case when line ->> 'reason' is null then '{"reason": "credit"}' else '{}' end::jsonb) from jsonb_array_elements(lines) line);
        exit;
      end if;
      perform public.write_order(made, one.user_id,
        jsonb_build_object('name', one.name, 'email', '', 'phone', one.phone, 'address', one.address), one.delivery_area, fee, priced,
        one.language, md5(made || lines::text), case wanted_pay when 'month' then 'account' else 'cash' end);
      exit;
    exception when raise_exception then
      get stacked diagnostics problem = pg_exception_hint, lacking = pg_exception_detail;
      if problem is distinct from 'short' then
        raise;
      end if;
      -- The shelf lacks one of the things: the rest is brought.
      lines := (
        select jsonb_agg(line || case when line ->> 'reason' is null and (lacking like 'goods ' || (line ->> 'product_id') || ' %' or lacking not like 'goods %')
          then '{"reason": "short"}' else '{}' end::jsonb)
        from jsonb_array_elements(lines) line
      );
    end;
  end loop;
  insert into public.standing_days (standing_id, day, quantity, order_id, reason)
    select (line ->> 'standing')::uuid, on_day, (line -> 'quantity')::int, case when line ->> 'reason' is null then made end, line ->> 'reason'
    from jsonb_array_elements(lines) line;
  perform public.touch_standing(one.user_id, array(select (line ->> 'standing')::uuid from jsonb_array_elements(lines) line));
end $$;

-- Makes the orders of a day for at most so many doors that have none yet, and returns for how many: 0 once all have theirs. A standing
-- order that began after the day's evening waits for the next.
create function public.make_standing_orders(on_day date, most int default 1000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  closed constant boolean := public.is_closed_day(on_day);
  evening constant timestamptz := public.standing_deadline(on_day);
  lines jsonb;
  door record;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('the night run', 0));
  -- Priced at once: a call for each door would plan the query of prices for each.
  select jsonb_agg(line) into lines from (
    select public.standing_line(s, amount) || jsonb_build_object('standing', s.id, 'door', s.stop, 'pay', s.pay,
        'most', (case when s.told_at < evening then s.told_paise else s.was_paise end)::bigint * 11 / 10,
        'served', exists (select from public.delivery_areas a where a.id = s.delivery_area and a.served and (a.cash or s.pay = 'month'))) as line,
      dense_rank() over (order by s.stop, s.pay) as place
    from public.standing_orders s, public.standing_amount(s, on_day) amount
    where s.from_day <= on_day and coalesce(s.until_day >= on_day, true) and s.created_at < evening and amount > 0
      and not exists (select from public.standing_days d where d.standing_id = s.id and d.day = on_day)
  ) due where place <= most;
  for door in
    select line ->> 'door' as stop, line ->> 'pay' as pay, jsonb_agg(line - array['door', 'pay', 'most', 'served']
      || jsonb_build_object('reason', case
        when closed then 'closed'
        when line -> 'served' = 'false' then 'area'
        when line ->> 'unit_paise' is null then 'unavailable'
        when (line -> 'unit_paise')::bigint > (line -> 'most')::bigint then 'price'
      end) order by line ->> 'standing') as lines
    from jsonb_array_elements(public.priced_lines(lines)) line group by 1, 2 order by 1, 2
  loop
    perform public.make_standing_order(door.stop, door.pay, on_day, door.lines);
    made := made + 1;
  end loop;
  return made;
end $$;

-- What a schedule calls every minute: tells risen prices, then makes what is due, at most so many doors a call, so that nobody waits long for them, and the missed days
-- of the last week first. What is older nobody brings any more. Returns how many doors it served.
create function public.run_standing_orders(most int default 500) returns int
language plpgsql security definer set search_path = '' as $$
declare
  last_due constant date := public.first_standing_day(public.booking_now()) - 1;
  state public.standing_state;
  made int;
  total int := 0;
begin
  select * into state from public.standing_state for update skip locked;
  if state.only_row is null then
    return 0;
  end if;
  perform public.lock_ledger();
  if state.prices_of is distinct from (select v.n from public.catalogue_version v) then
    perform public.tell_standing_prices();
    update public.standing_state set prices_of = (select v.n from public.catalogue_version v);
  end if;
  while coalesce(state.run_until, last_due - 1) < last_due and total < most loop
    state.run_until := greatest(coalesce(state.run_until, last_due - 1), last_due - 7) + 1;
    made := public.make_standing_orders(state.run_until, most - total);
    total := total + made;
    exit when total >= most;
    update public.standing_state set run_until = state.run_until;
  end loop;
  return total;
end $$;


-- The round

-- Moves an order on its way, to the door and no further. Its owner is told once, when it is delivered: the code says so to the notices.
create function public.carry_order(target uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if (select state from public.orders where id = target) = 'placed' then
    perform public.move_order_to(target, 'packed', 'on_the_round');
  end if;
  if (select state from public.orders where id = target) = 'packed' then
    perform public.move_order_to(target, 'shipped', 'on_the_round');
  end if;
end $$;

-- Litres of milk in an order, rounded up: as many bottles go out.
create function public.bottles_of(target uuid) returns int
language sql stable set search_path = '' as $$
  select coalesce(ceil(sum(i.quantity * i.pack_amount / case i.pack_unit when 'ml' then 1000 else 1 end)), 0)::int
  from public.order_items i join public.catalogue_items c on c.id = i.product_id
  where i.order_id = target and c.section in ('buffalo-milk', 'cow-milk') and i.pack_unit in ('ml', 'litre')
$$;

-- Writes an order of what was brought of another, which is ended, at its prices and its fee; answers the new one's id, null if nothing was
-- brought. Nobody pays what was not brought, and no order is rewritten. `brought`: [{product_id, quantity}]; null for all of it.
create function public.order_of_brought(bought public.orders, brought jsonb, by_mark uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  less constant uuid := md5('less ' || by_mark)::uuid;
  missing jsonb;
  priced constant jsonb := (
    select jsonb_agg(to_jsonb(i) || jsonb_build_object('quantity', amount, 'line_paise', amount::bigint * i.unit_paise) order by i.position)
    from public.order_items i, lateral (
      select case when brought is null then i.quantity else coalesce((
        select least(i.quantity, (line -> 'quantity')::int) from jsonb_array_elements(brought) line
        where line ->> 'product_id' = i.product_id limit 1
      ), 0) end as amount
    ) said where i.order_id = bought.id and amount > 0
  );
begin
  if priced is null then
    return null;
  end if;
  -- What was ended has left the khata and is on the shelf again, so that this fits. If not, it was brought all the same: the shelf had more
  -- than the books say.
  missing := public.reserve_goods(less, bought.user_id, priced) -> 'left';
  if missing is not null then
    perform public.apply_transfers((
      select jsonb_agg(jsonb_build_object('id', md5(concat_ws(' ', 'found', less, item))::uuid, 'book', 'goods', 'unit', item,
        'from', 'opening', 'to', 'shelf', 'amount', packs * 1000, 'why', 'counted', 'about', less, 'by', auth.uid()))
      from (
        select item, sum((line -> 'quantity')::bigint) - left_over::bigint as packs
        from jsonb_each_text(missing) short (item, left_over) join jsonb_array_elements(priced) line on line ->> 'product_id' = item
        group by item, left_over
      ) found
    ));
    perform public.reserve_goods(less, bought.user_id, priced);
  end if;
  if bought.pay_by = 'account' then
    perform public.charge_khata(less, public.khata_of_order(bought), bought.delivery_fee_paise
      + (select sum((line -> 'line_paise')::bigint) from jsonb_array_elements(priced) line)::bigint, 'order', less::text);
  end if;
  perform public.write_order(less, bought.user_id, to_jsonb(bought), bought.delivery_area, bought.delivery_fee_paise, priced,
    bought.language, md5('less ' || by_mark), bought.pay_by);
  return less;
end $$;

-- The order that a door had first, of any order that was written in its place.
create function public.door_of(target uuid) returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    (select m.door from public.round_marks m where m.made_order = target limit 1),
    (select m.door from public.round_settlements s join public.round_marks m on m.id = s.mark_id where s.made_order = target limit 1),
    target
  )
$$;

-- Every order of a door, of which at most one stands.
create function public.orders_of_door(door uuid) returns setof uuid
language sql stable set search_path = '' as $$
  select orders_of_door.door
  union select m.made_order from public.round_marks m where m.door = orders_of_door.door
  union select s.made_order from public.round_settlements s join public.round_marks m on m.id = s.mark_id
    where m.door = orders_of_door.door and s.made_order is not null
$$;

-- Writes down what came to a door as the order `target`, null for nothing: the goods are handed over, with their bottles. An order whose cash
-- is not there stays on its way until a slip or the bank's reference comes.
create function public.hand_over(bought public.orders, target uuid, mark public.round_marks) returns void
language plpgsql set search_path = '' as $$
declare
  customer constant text := 'customer:' || coalesce(bought.user_id::text, bought.phone);
  bottle constant jsonb := jsonb_build_object('book', 'bottles', 'unit', 'litre', 'at', mark.at, 'by', mark.by_whom);
  bottles int := 0;
  transfers jsonb := '[]';
begin
  if target is not null then
    bottles := public.bottles_of(target);
    perform public.carry_order(target);
    if (select o.state from public.orders o where o.id = target) = 'shipped'
      and (bought.pay_by = 'account' or exists (select from public.money_here(target))) then
      perform public.apply_order_action(target, 'delivered', null);
    end if;
  end if;
  update public.standing_days d set order_id = coalesce(target, d.order_id), brought_at = mark.at, brought = coalesce((
    select least(d.quantity, i.quantity) from public.standing_orders s join public.order_items i on i.product_id = s.product_id
    where s.id = d.standing_id and i.order_id = target limit 1
  ), 0) where d.order_id in (select public.orders_of_door(mark.door));
  if bottles > 0 then
    transfers := transfers || (bottle || jsonb_build_object('id', md5('out ' || mark.id)::uuid, 'from', 'shelf', 'to', customer,
      'amount', bottles, 'why', 'bottles_out', 'about', target));
  end if;
  if mark.bottles > 0 then
    transfers := transfers || (bottle || jsonb_build_object('id', md5('back ' || mark.id)::uuid, 'from', customer, 'to', 'shelf',
      'amount', mark.bottles, 'why', 'bottles_back', 'about', bought.id));
  end if;
  perform public.apply_transfers(transfers);
end $$;

-- Does what was said of a stop, the first of its order: the mark with the order of what was brought, and with why somebody has to look.
create function public.apply_mark(bought public.orders, mark public.round_marks) returns public.round_marks
language plpgsql set search_path = '' as $$
declare
  target uuid := bought.id;
begin
  perform public.lock_ledger();
  if mark.what <> 'delivered' then
    perform public.move_order_to(bought.id, 'cancelled', case mark.what when 'less' then 'brought_less' else 'not_at_home' end);
    target := case mark.what when 'less' then public.order_of_brought(bought, mark.lines, mark.id) end;
  end if;
  mark.made_order := bought.id;
  perform public.hand_over(bought, target, mark);
  mark.made_order := coalesce(target, bought.id);
  if target is not null and bought.pay_by = 'cash' and mark.slip is null and not exists (select from public.money_here(target)) then
    if mark.said_paid then
      perform public.note_order_once(target, 'said_paid');
    else
      mark.reason := 'unpaid';
    end if;
  end if;
  return mark;
end $$;

-- Takes the slip of a mark, for the order of what was brought or the khata that it is on; nothing where its number is there with the same sum,
-- from the same person: a second mark of one door names the slip of the first. As every slip it is never refused.
create function public.take_door_slip(bought public.orders, mark public.round_marks) returns void
language plpgsql set search_path = '' as $$
begin
  if mark.slip is not null and not exists (
    select from public.cash_slips s where s.number = mark.slip and s.by_whom = mark.by_whom and s.paise = mark.cash_paise
  ) then
    perform public.take_slip(jsonb_build_object('id', mark.id, 'number', mark.slip, 'paise', mark.cash_paise, 'at', mark.at)
      || case when bought.pay_by = 'account' then jsonb_build_object('customer', public.khata_of_order(bought))
        else jsonb_build_object('order', coalesce(mark.made_order, mark.order_id)) end);
  end if;
end $$;

-- What counts of the door of an order: the last word that a manager let count, else the first that was said.
create function public.counted_mark(target uuid) returns public.round_marks
language sql stable set search_path = '' as $$
  select m.* from public.round_marks m left join public.round_settlements s on s.mark_id = m.id and s.keep = 'other'
  where m.door = public.door_of(target) and (m.outcome = 'taken' or m.reason = 'unpaid' or s.id is not null)
  order by s.n desc nulls last limit 1
$$;

-- What was said of a stop on the round, {id, order, what: delivered, less or not_home, lines?: [{product_id, quantity}], bottles?,
-- slip?: {number, paise} for the cash that was taken, said_paid?: true where they say that they paid by UPI, note?, at}. Answers {taken}, or
-- {claim: reason} where it happened and somebody has to look; {refused} only for what is no mark. An order counts what was said first. The
-- same again gets the same answer.
create function public.mark_stop(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := encode(sha256(convert_to(entry::text, 'UTF8')), 'hex');
  known public.round_marks;
  first_mark public.round_marks;
  mark public.round_marks;
  bought public.orders;
  objection text;
begin
  perform public.check_desk();
  begin
    mark.id := (entry ->> 'id')::uuid;
    mark.order_id := (entry ->> 'order')::uuid;
    mark.what := entry ->> 'what';
    mark.lines := coalesce(entry -> 'lines', '[]');
    mark.bottles := coalesce((entry ->> 'bottles')::int, 0);
    mark.slip := entry #>> '{slip,number}';
    mark.cash_paise := coalesce((entry #>> '{slip,paise}')::bigint, 0);
    mark.said_paid := coalesce((entry -> 'said_paid')::boolean, false);
    mark.note := nullif(public.plain_text(entry ->> 'note', false), '');
    mark.at := (entry ->> 'at')::timestamptz;
    objection := case
      when mark.id is null then 'id'
      when mark.at is null then 'at'
      when coalesce(mark.what not in ('delivered', 'less', 'not_home'), true) then 'what'
      when mark.bottles not between 0 and 999 then 'bottles'
      when entry ? 'cash' or entry ? 'slip' and not coalesce(
        mark.slip ~ '^[2-9A-HJKMNP-TV-Z]{5}-[1-9][0-9]{0,5}$' and mark.cash_paise between 1 and 100000000, false) then 'slip'
      when char_length(mark.note) > 200 then 'note'
      when mark.what = 'less' and not coalesce((
        select bool_and(jsonb_typeof(line -> 'product_id') = 'string' and (line -> 'quantity')::int between 0 and 9999)
        from jsonb_array_elements(mark.lines) line
      ), false) then 'lines'
    end;
  exception when data_exception then
    objection := 'mark';
  end;
  mark.door := public.door_of(mark.order_id);
  -- The door's first order is the lock of the door, the order of the mark another one perhaps.
  perform from public.orders o where o.id = mark.door for update;
  select o.* into bought from public.orders o where o.id = mark.order_id for update;
  mark.by_whom := auth.uid();
  if objection is null and bought.id is null then
    -- The order went with its account; the cash has not.
    perform public.take_door_slip(bought, mark);
  end if;
  if objection is not null or bought.id is null then
    return public.refused_entry(422, 'invalid', 'The mark is not as agreed', coalesce(objection, 'order'));
  end if;
  select * into known from public.round_marks m where m.id = mark.id;
  if known.id is not null and known.content_hash <> hash then
    return public.refused_entry(409, 'conflict', 'This id belongs to another mark');
  elsif known.id is null then
    mark.told_at := public.booking_now();
    -- A phone whose clock is wrong knows the order of its marks, and not their time.
    if not mark.at between mark.told_at - interval '36 hours' and mark.told_at + interval '5 minutes' then
      mark.at := mark.told_at;
    end if;
    mark.content_hash := hash;
    first_mark := public.counted_mark(bought.id);
    mark.made_order := coalesce((select s.made_order from public.round_settlements s where s.mark_id = first_mark.id),
      first_mark.made_order, bought.id);
    if first_mark.id is not null then
      -- Another sum is no other word: the slip says it. Bottles that differ and a note would be read by nobody.
      mark.reason := case when (first_mark.what, first_mark.lines) <> (mark.what, mark.lines)
        or entry ? 'bottles' and first_mark.bottles <> mark.bottles or mark.note <> coalesce(first_mark.note, '') then 'said_otherwise' end;
    elsif bought.state not in ('placed', 'packed', 'shipped') then
      mark.reason := 'order_ended';
    else
      mark := public.apply_mark(bought, mark);
    end if;
    mark.outcome := case when mark.reason is not null then 'claim' when first_mark.id is not null then 'again' else 'taken' end;
    insert into public.round_marks select mark.*;
    perform public.take_door_slip(bought, mark);
    perform public.touch_standing(bought.user_id, array(select d.standing_id from public.standing_days d where d.order_id = mark.made_order));
    known := mark;
  end if;
  return case known.outcome when 'claim' then jsonb_build_object('claim', known.reason) else jsonb_build_object('taken', known.id) end;
end $$;

-- What was said of a door, as staff read it.
create function public.mark_facts(mark public.round_marks) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('what', mark.what, 'at', mark.at, 'by', public.name_of(mark.by_whom), 'cash', mark.cash_paise, 'slip', mark.slip,
    'said_paid', mark.said_paid, 'bottles', mark.bottles, 'note', mark.note,
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', said -> 'quantity', 'pack_amount', i.pack_amount, 'pack_unit', i.pack_unit))
      from jsonb_array_elements(mark.lines) said join public.order_items i on i.order_id = mark.order_id and i.product_id = said ->> 'product_id'
    ), '[]'))
$$;

-- The claims of the round that nobody has settled, the latest first, at most 200: [{mark, reason, said, first, order, reference, name,
-- phone, address}]. said: what the claim says; first: what counted before it, null for none. Money that came since settles what was unpaid.
create function public.round_claims() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.check_desk();
  return coalesce((
    select jsonb_agg(jsonb_build_object('mark', m.id, 'reason', m.reason, 'said', public.mark_facts(m), 'order', o.id, 'reference', o.reference,
      'name', o.name, 'phone', o.phone, 'address', o.address, 'first', (
        select public.mark_facts(f) from public.counted_mark(m.made_order) f where f.id <> m.id
      )) order by m.told_at desc)
    from (
      select c.* from public.round_marks c
      where c.outcome = 'claim' and not exists (select from public.round_settlements s where s.mark_id = c.id)
        and not (c.reason = 'unpaid' and exists (select from public.money_here(c.made_order)))
      order by c.told_at desc limit 200
    ) m join public.orders o on o.id = m.made_order
  ), '[]');
end $$;

-- Has count what a claim says, in place of what counted before: what that did is taken back, as far as it can be by the books alone. Where only
-- bottles or the note differ, goods and money stay as they are. Raises `paid` where money has to go back by hand first, at its order. Answers
-- the order of what was brought, null for nothing. The caller has locked the door.
create function public.apply_claim(mark public.round_marks) returns uuid
language plpgsql set search_path = '' as $$
declare
  counted constant public.round_marks := public.counted_mark(mark.door);
  are_same_goods constant boolean := (counted.what, counted.lines) = (mark.what, mark.lines);
  made constant uuid[] := array(select public.orders_of_door(mark.door));
  seen public.orders;
  standing public.orders;
  target uuid;
begin
  select * into seen from public.orders o where o.id = mark.order_id;
  select * into standing from public.orders o where o.id = any (made) and o.state not in ('cancelled', 'refunded') for update;
  perform public.lock_ledger();
  if are_same_goods then
    target := case when mark.what <> 'not_home' then
      coalesce(standing.id, (select s.made_order from public.round_settlements s where s.mark_id = counted.id), counted.made_order) end;
  else
    if standing.pay_by = 'account' and standing.state = 'delivered' then
      perform public.return_money(standing.id, false, null);
    elsif exists (select from public.money_here(standing.id)) then
      raise exception 'This door was paid: the money goes back first' using errcode = 'P0001', hint = 'paid';
    elsif standing.id is not null then
      perform public.move_order_to(standing.id, 'cancelled', case mark.what when 'not_home' then 'not_at_home' else 'brought_less' end);
    end if;
    -- What was handed over by another word was not.
    perform public.apply_transfers(coalesce((
      select jsonb_agg(jsonb_build_object('id', md5(concat_ws(' ', 'undone', ended, g.product))::uuid, 'book', 'goods', 'unit', g.product,
        'from', g.holder, 'to', 'shelf', 'amount', g.amount, 'why', 'returned', 'about', ended, 'by', auth.uid()) order by ended, g.product)
      from unnest(made) ended, public.goods_with_buyer(ended) g
    ), '[]'));
  end if;
  -- The bottles of what counted.
  perform public.apply_transfers(coalesce((
    select jsonb_agg(jsonb_build_object('id', md5('undone ' || t.id)::uuid, 'book', 'bottles', 'unit', 'litre', 'from', target_holder.holder,
      'to', source.holder, 'amount', t.amount, 'why', 'correction', 'about', t.about, 'corrects', t.id, 'by', auth.uid()) order by t.id)
    from public.round_marks f
      join public.ledger_transfers t on t.id in (md5('out ' || f.id)::uuid, md5('back ' || f.id)::uuid)
      join public.ledger_accounts source on source.id = t.from_account
      join public.ledger_accounts target_holder on target_holder.id = t.to_account
    where f.door = mark.door and f.id <> mark.id and not exists (select from public.ledger_transfers c where c.corrects = t.id)
  ), '[]'));
  if mark.what <> 'not_home' and are_same_goods is not true then
    target := public.order_of_brought(seen, case mark.what when 'less' then mark.lines end, mark.id);
  end if;
  perform public.hand_over(seen, target, mark);
  perform public.touch_standing(seen.user_id, array(select d.standing_id from public.standing_days d where d.order_id = any (made || target)));
  return target;
end $$;

-- Settles a claim, once, {id, mark, keep: first or other, reason}; managers. Answers {done: true}, or {refused}: settled, paid (the money goes
-- back first), short (the khata is full), invalid, forbidden, conflict.
create function public.settle_mark(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mark public.round_marks;
  known public.round_settlements;
  made uuid;
  problem text;
  message text;
begin
  perform public.check_desk();
  problem := case
    when not public.is_uuid(entry -> 'id') then 'id'
    when not public.is_uuid(entry -> 'mark') then 'mark'
    when coalesce(entry ->> 'keep' not in ('first', 'other'), true) then 'keep'
    when public.text_problem(coalesce(entry ->> 'reason', ''), 200, false) is not null then 'reason'
  end;
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'This settles no claim', problem);
  elsif not public.may_decide() then
    return public.refused_entry(403, 'forbidden', 'Only managers and admins settle claims');
  end if;
  select * into mark from public.round_marks m where m.id = (entry ->> 'mark')::uuid and m.outcome = 'claim';
  -- The door's first order is the lock: the second of two managers sees what the first has decided, about another claim of this door too.
  perform from public.orders o where o.id = mark.door for update;
  select * into known from public.round_settlements s where (entry ->> 'id')::uuid = s.id or s.mark_id = mark.id;
  if known.id = (entry ->> 'id')::uuid and (known.mark_id, known.keep, known.by_whom) = ((entry ->> 'mark')::uuid, entry ->> 'keep', auth.uid()) then
    return '{"done": true}';
  elsif known.id = (entry ->> 'id')::uuid then
    return public.refused_entry(409, 'conflict', 'This id belongs to another decision');
  elsif known.id is not null then
    return public.refused_entry(409, 'settled', 'Somebody has settled this claim');
  elsif mark.id is null or entry ->> 'keep' = 'other' and mark.reason = 'unpaid' then
    return public.refused_entry(422, 'invalid', 'There is no such claim', 'mark');
  end if;
  begin
    if entry ->> 'keep' = 'other' then
      made := public.apply_claim(mark);
    end if;
  exception when raise_exception then
    get stacked diagnostics problem = pg_exception_hint, message = message_text;
    return public.refused_entry(409, coalesce(nullif(problem, ''), 'not_possible'), message);
  end;
  insert into public.round_settlements (id, mark_id, keep, reason, made_order, by_whom, at)
    values ((entry ->> 'id')::uuid, mark.id, entry ->> 'keep', entry ->> 'reason', made, auth.uid(), public.booking_now());
  return '{"done": true}';
end $$;

-- Remembers the order in which doors are come to, the first first: {stops: [stop]}. Doors that are not named keep their places.
create function public.keep_round(stops text[]) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.check_desk();
  if cardinality(stops) > 5000 then
    raise sqlstate 'PT400' using message = 'At most 5,000 stops at a time';
  end if;
  insert into public.round_places (stop, place)
    select stop, min(place)::int from unnest(stops) with ordinality named (stop, place) group by stop order by stop
    on conflict (stop) do update set place = excluded.place;
  return true;
end $$;

-- The run sheet of a day: {day, stops: [{order, stop, place, area, ...}]} in the order of the round, with what is known of each.
create function public.round_sheet(on_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.check_desk();
  return jsonb_build_object('day', on_day, 'at', public.booking_now(), 'stops', coalesce((
    select jsonb_agg(jsonb_build_object(
      'order', o.id, 'stop', d.stop, 'place', p.place, 'reference', o.reference, 'state', o.state, 'area', o.delivery_area, 'name', o.name,
      'phone', o.phone, 'address', o.address, 'pay', o.pay_by, 'total', o.total_paise,
      'due', case when o.pay_by = 'cash' and not exists (select from public.money_here(o.id)) then o.total_paise else 0 end,
      'upi', public.order_upi(o.id),
      'bottles_out', coalesce((select a.posted from public.ledger_accounts a
        where a.book = 'bottles' and a.unit = 'litre' and a.holder = 'customer:' || coalesce(o.user_id::text, o.phone)), 0),
      'lines', (select jsonb_agg(jsonb_build_object('product_id', i.product_id, 'name', i.name, 'quantity', i.quantity,
        'pack_amount', i.pack_amount, 'pack_unit', i.pack_unit, 'unit_paise', i.unit_paise) order by i.position)
        from public.order_items i where i.order_id = o.id),
      'mark', (select jsonb_build_object('what', m.what, 'at', m.at, 'cash', m.cash_paise, 'slip', m.slip, 'bottles', m.bottles, 'note', m.note,
          'reason', case when s.id is null then m.reason end)
        from public.round_marks m left join public.round_settlements s on s.mark_id = m.id
        where m.door = public.door_of(o.id)
        order by case s.keep when 'other' then s.n end desc nulls last, m.outcome = 'taken' desc, m.told_at limit 1)
    ) order by o.delivery_area, p.place nulls last, lower(o.address), o.id)
    from (
      select distinct on (x.order_id) x.order_id, s.stop
      from public.standing_days x join public.standing_orders s on s.id = x.standing_id
      where x.day = on_day and x.order_id is not null order by x.order_id
    ) d join public.orders o on o.id = d.order_id left join public.round_places p on p.stop = d.stop
  ), '[]'));
end $$;

-- What a day needs, for whoever buys it in: {day, settled, items: [{area, product_id, name, pack_amount, pack_unit, quantity, doors}],
-- paused: [who has nothing on a day that is theirs], left_out: [what the night run could not make]}. Settled once the evening is over.
create function public.standing_needs(on_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  settled constant boolean := public.booking_now() >= public.standing_deadline(on_day);
begin
  perform public.check_desk();
  return (
    with wanted as (
      select s.id, s.delivery_area, s.product_id, s.name, s.phone, s.quantity as usual, s.stop,
        case when public.is_closed_day(on_day) then 0 else coalesce(d.quantity, public.standing_amount(s, on_day)) end as amount, d.reason
      from public.standing_orders s left join public.standing_days d on d.standing_id = s.id and d.day = on_day
      where on_day >= s.from_day and coalesce(on_day <= s.until_day, true)
        and (s.rhythm <> 'alternate' or (on_day - s.from_day) % 2 = 0)
        and (s.rhythm <> 'days' or (s.days >> (extract(isodow from on_day)::int - 1)) & 1 = 1)
        -- One that was ended for good is nobody's pause.
        and coalesce((select c.quantity > 0 from public.standing_changes c
          where c.standing_id = s.id and c.until_day is null and c.from_day <= on_day order by c.n desc limit 1), true)
    )
    select jsonb_build_object('day', on_day, 'settled', settled, 'closed', public.is_closed_day(on_day),
      'items', coalesce((
        select jsonb_agg(to_jsonb(needed) order by area, product_id) from (
          select w.delivery_area as area, w.product_id, i.name, i.pack_amount, i.pack_unit, sum(w.amount) as quantity, count(distinct w.stop) as doors
          from wanted w join public.catalogue_items i on i.id = w.product_id where w.amount > 0 and w.reason is null
          group by w.delivery_area, w.product_id, i.name, i.pack_amount, i.pack_unit
        ) needed), '[]'),
      'paused', coalesce((
        select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'phone', w.phone, 'area', w.delivery_area, 'product_id', w.product_id, 'quantity', w.usual) order by w.name, w.id)
        from wanted w where w.amount = 0 and not public.is_closed_day(on_day)), '[]'),
      'left_out', coalesce((
        select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'phone', w.phone, 'area', w.delivery_area, 'product_id', w.product_id,
          'quantity', w.amount, 'reason', w.reason) order by w.name, w.id)
        from wanted w where w.reason is not null), '[]')
    )
  );
end $$;

-- For the desk: up to fifty standing orders by their number or a part of the name, the newest first.
create function public.find_standing_orders(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  number constant text := public.search_number(wanted);
begin
  perform public.check_desk();
  return coalesce((
    select jsonb_agg(public.standing_facts(found.standing) order by found.created_at desc) from (
      select s as standing, s.created_at from public.standing_orders s
      where case when number is null then strpos(public.sound_of(s.name), btrim(public.sound_of(wanted))) > 0
        else s.phone like '%' || number || '%' end
      order by s.created_at desc limit 50
    ) found
  ), '[]');
end $$;


-- Who may do what

alter table public.standing_orders enable row level security;
alter table public.standing_changes enable row level security;
alter table public.standing_days enable row level security;
alter table public.standing_state enable row level security;
alter table public.round_marks enable row level security;
alter table public.round_settlements enable row level security;
alter table public.round_places enable row level security;

-- No policy: phones read through standing_order_changes, round_sheet and standing_needs, which show each what is theirs.

revoke all on public.standing_orders, public.standing_changes, public.standing_days, public.standing_state, public.round_marks,
  public.round_settlements, public.round_places from service_role;
grant execute on function public.standing_order_changes(bigint) to authenticated;
grant execute on function public.start_standing_order(jsonb) to authenticated;
grant execute on function public.change_standing_order(jsonb) to authenticated;
grant execute on function public.find_standing_orders(text) to authenticated;
grant execute on function public.run_standing_orders(int) to service_role;
grant execute on function public.mark_stop(jsonb) to authenticated;
grant execute on function public.round_claims() to authenticated;
grant execute on function public.settle_mark(jsonb) to authenticated;
grant execute on function public.keep_round(text[]) to authenticated;
grant execute on function public.round_sheet(date) to authenticated;
grant execute on function public.standing_needs(date) to authenticated;
