-- Carts of people with an account; a guest's cart never leaves the phone. A cart is the sum of its operations; each has an id
-- made on the phone and counts once. Operations commute: in whatever order two phones' operations arrive, and however often, the
-- lines are the same. docs/architecture.md describes the phone's side.


-- Tables

-- Every addition and removal, as the phone that made it sent it.
create table public.cart_operations (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  guest_id text check (char_length(guest_id) <= 100),
  product_id text not null references public.catalogue_items (id),
  kind text not null check (kind in ('add', 'remove')),
  amount int not null,
  -- One null among them would make every `not in` unknown, and with it the whole cart empty.
  observed uuid[] not null default '{}' check (cardinality(observed) <= 2000 and array_position(observed, null) is null),
  made_at timestamptz not null,
  applied_at timestamptz not null default now(),
  version bigint not null,
  check (case kind when 'add' then amount <> 0 and amount between -9999 and 9999 else amount = 0 end)
);

comment on column public.cart_operations.id is 'UUIDv7 made on the phone: what makes a second delivery recognisable.';
comment on column public.cart_operations.guest_id is 'The guest cart that the operation came with; null for one made signed in.';
comment on column public.cart_operations.observed is
  'The additions that a removal saw. What another phone added meanwhile is not among them and survives.';
comment on column public.cart_operations.made_at is 'By the phone''s clock, which may be years off: it orders lines, it decides nothing.';
comment on column public.cart_operations.version is
  'Rises with every operation of the person''s cart. Given under the lock of lock_own_cart, which is held until the commit, '
  'so that a reader who has seen a version has seen all below it.';

create index cart_operations_by_line on public.cart_operations (user_id, product_id) where kind = 'add';
create index cart_operations_removals on public.cart_operations (user_id) where kind = 'remove';
create index cart_operations_by_product on public.cart_operations (product_id);
create unique index cart_operations_by_version on public.cart_operations (user_id, version);

-- The lines of each cart, calculated from its operations.
create table public.cart_items (
  id uuid primary key default gen_random_uuid(),
  user_session text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null references public.catalogue_items (id),
  product_name text not null,
  product_category text not null,
  product_price text not null,
  quantity int not null check (quantity between 1 and 9999),
  updated_at timestamptz not null default now(),
  unique (user_id, product_id)
);

comment on table public.cart_items is 'The lines that cart_operations add up to, kept for reading.';
comment on column public.cart_items.user_session is 'The account''s id as text.';
comment on column public.cart_items.product_price is 'For people to read, as it was when the line last changed; an order is priced from catalogue_items.';

create index cart_items_by_product on public.cart_items (product_id);

-- The guest carts that accounts have taken over.
create table public.cart_merges (
  guest_id text primary key check (char_length(guest_id) between 1 and 100),
  user_id uuid not null references auth.users (id) on delete cascade,
  merged_at timestamptz not null default now()
);

comment on table public.cart_merges is 'Which account a guest''s cart went to: the first that asked, and no other.';

create index cart_merges_by_person on public.cart_merges (user_id);

-- Trigger: gives an operation the next version of its cart. Never behind the clock (milliseconds since 1970): a database
-- restored from a backup does not give out again a version that phones already have.
create function public.number_cart_operation() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := greatest(
    (select coalesce(max(known.version), 0) + 1 from public.cart_operations known where known.user_id = new.user_id),
    floor(extract(epoch from clock_timestamp()) * 1000)::bigint
  );
  return new;
end $$;

create trigger cart_operation_numbered before insert on public.cart_operations
  for each row execute function public.number_cart_operation();


-- Lines

-- The additions of a person's products that no removal names.
create function public.cart_additions(person uuid, products text[])
returns table (product_id text, id uuid, amount int, made_at timestamptz)
language sql stable set search_path = '' as $$
  select addition.product_id, addition.id, addition.amount, addition.made_at
  from public.cart_operations addition
  where addition.user_id = person and addition.product_id = any (products) and addition.kind = 'add'
    and addition.id not in (
      select unnest(removal.observed) from public.cart_operations removal
      where removal.user_id = person and removal.kind = 'remove'
    )
$$;

-- Brings the lines of these products to the sum of their operations.
create function public.settle_cart_lines(person uuid, products text[]) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.cart_items line
  where line.user_id = person and line.product_id = any (products) and not exists (
    select 1 from public.cart_additions(person, products) addition
    where addition.product_id = line.product_id and addition.amount > 0
  );

  insert into public.cart_items as line (
    user_session, user_id, product_id, product_name, product_category, product_price, quantity
  )
  select person::text, person, item.id, public.in_language(item.name), item.category,
    public.price_text(item.price_paise, item.pack_amount, item.pack_unit),
    -- Two phones that each take one off can bring the sum below 1; only a removal takes a line away.
    least(greatest(sum(addition.amount), 1), 9999)
  from public.cart_additions(person, products) addition
  join public.catalogue_items item on item.id = addition.product_id
  group by item.id
  having bool_or(addition.amount > 0)
  on conflict (user_id, product_id) do update set
    product_name = excluded.product_name, product_category = excluded.product_category,
    product_price = excluded.product_price, quantity = excluded.quantity, updated_at = clock_timestamp()
  where (line.product_name, line.product_category, line.product_price, line.quantity)
    is distinct from (excluded.product_name, excluded.product_category, excluded.product_price, excluded.quantity);
end $$;

-- A person's lines, oldest first, as the phone reads them: `additions` is what a removal has to name.
create function public.cart_lines(person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', line.id, 'product_id', line.product_id, 'product_name', line.product_name,
      'product_category', line.product_category, 'product_price', line.product_price,
      'quantity', line.quantity, 'sum', made.sum, 'additions', made.additions
    ) order by made.since, line.product_id
  ), '[]'::jsonb)
  from public.cart_items line
  join (
    select product_id, sum(amount), min(made_at) as since, jsonb_agg(id order by made_at, id) as additions
    from public.cart_additions(person, array(select product_id from public.cart_items where user_id = person))
    group by product_id
  ) made using (product_id)
  where line.user_id = person
$$;


-- Applying operations

-- One operation as a row of cart_operations, or null if it is not one: a single bad entry must not hold up the rest.
create function public.cart_operation(operation jsonb, person uuid, guest text) returns public.cart_operations
language plpgsql set search_path = '' as $$
declare
  made public.cart_operations;
begin
  made.id := (operation ->> 'id')::uuid;
  made.user_id := person;
  made.guest_id := guest;
  made.product_id := operation ->> 'product_id';
  made.kind := operation ->> 'kind';
  made.amount := case when made.kind = 'add' then (operation ->> 'amount')::int else 0 end;
  made.observed := case when made.kind = 'remove'
    then array(select distinct named::uuid from jsonb_array_elements_text(operation -> 'observed') named order by 1)
    else '{}' end;
  made.made_at := (operation ->> 'made_at')::timestamptz;
  made.applied_at := clock_timestamp();
  if made.id is null or made.product_id is null or not isfinite(made.made_at) or made.made_at is null
    or made.kind is null or made.kind not in ('add', 'remove') or cardinality(made.observed) > 2000
    or array_position(made.observed, null) is not null
    or (made.kind = 'add' and (made.amount is null or made.amount = 0 or made.amount not between -9999 and 9999))
  then
    return null;
  end if;
  return made;
exception when data_exception then
  return null;
end $$;

-- Applies each operation once and tells which are in and which are refused, and why. The person's cart must be locked.
create function public.take_cart_operations(person uuid, guest text, operations jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  most_lines constant int := 200;
  entry jsonb;
  made public.cart_operations;
  known public.cart_operations;
  reason text;
  applied jsonb := '[]';
  refused jsonb := '[]';
  touched text[];
  unsettled text[] := '{}';
  near_full boolean;
begin
  if jsonb_typeof(operations) is distinct from 'array' or jsonb_array_length(operations) > 500 then
    raise exception 'Operations come as a list of at most 500' using errcode = 'P0001', hint = 'Send the rest in another call.';
  end if;

  -- Lines are settled once at the end, except near the limit, where each addition has to know how many there are.
  select count(distinct product) > most_lines into near_full from (
    select product_id as product from public.cart_items where user_id = person
    union all select value ->> 'product_id' from jsonb_array_elements(operations)
  ) products;

  for entry in select value from jsonb_array_elements(operations) loop
    made := public.cart_operation(entry, person, guest);
    select * into known from public.cart_operations where id = made.id;
    reason := case
      when made.id is null then 'malformed'
      when known.id is not null and (known.user_id, known.product_id, known.kind, known.amount, known.observed)
        is distinct from (person, made.product_id, made.kind, made.amount, made.observed) then 'id used before'
      when known.id is not null then null
      when not exists (select 1 from public.catalogue_items where id = made.product_id) then 'unknown product'
      when near_full and made.amount > 0
        and not exists (select 1 from public.cart_items where user_id = person and product_id = made.product_id)
        and not exists (
          select 1 from public.cart_operations
          where user_id = person and kind = 'remove' and made.id = any (observed)
        )
        and (select count(*) from public.cart_items where user_id = person) >= most_lines then 'cart full'
    end;
    if reason is not null then
      refused := refused || jsonb_build_object('id', left(entry ->> 'id', 100), 'reason', reason);
      continue;
    end if;
    applied := applied || to_jsonb(made.id);
    continue when known.id is not null;

    insert into public.cart_operations select made.*;
    touched := array(
      select made.product_id union
      select product_id from public.cart_operations where id = any (made.observed) and user_id = person
    );
    if near_full then perform public.settle_cart_lines(person, touched); else unsettled := unsettled || touched; end if;
  end loop;

  if cardinality(unsettled) > 0 then
    perform public.settle_cart_lines(person, array(select distinct product from unnest(unsettled) product));
  end if;
  return jsonb_build_object('applied', applied, 'refused', refused, 'lines', public.cart_lines(person));
end $$;

-- The account that asks. Its cart is locked until the commit: two phones that each add something would otherwise each
-- settle the line without having seen the other's addition.
create function public.lock_own_cart() returns uuid
language plpgsql set search_path = '' as $$
declare
  person constant uuid := auth.uid();
begin
  if person is null then
    raise exception 'Only a person with an account has a cart here' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('the cart of ' || person, 0));
  return person;
end $$;

-- Raises 429 if these operations and those before are more than 5,000 of an hour or 20,000 of a day, or name more than 200,000 or 400,000
-- additions: a full cart has 200 lines. The person's cart must be locked. A call that is too large alone is refused for good, so that the
-- phone sends it in parts.
create function public.check_cart_limit(person uuid, operations jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  most_at_once constant int := 200000;
  new_names bigint;
  reached record;
begin
  if jsonb_typeof(operations) is distinct from 'array' then
    return;
  end if;
  select coalesce(sum(jsonb_array_length(input -> 'observed')), 0) into new_names
  from jsonb_array_elements(operations) input where jsonb_typeof(input -> 'observed') = 'array';
  if new_names > most_at_once then
    raise exception 'Operations name at most 200,000 additions' using errcode = 'P0001', hint = 'Send the rest in another call.';
  end if;
  select spell.title, recent.oldest + spell.lasts - now() as wait into reached
  from (values ('an hour', interval '1 hour', 5000, 200000), ('a day', interval '1 day', 20000, 400000))
    spell (title, lasts, most, most_named)
  -- By the version, which is never behind the clock and has an index.
  cross join lateral (
    select count(*) as n, coalesce(sum(cardinality(known.observed)), 0) as named, min(known.applied_at) as oldest
    from public.cart_operations known
    where known.user_id = person and known.version > floor(extract(epoch from now() - spell.lasts) * 1000)::bigint
      and known.applied_at between now() - spell.lasts and clock_timestamp()
  ) recent
  where recent.n + jsonb_array_length(operations) > spell.most or recent.named + new_names > spell.most_named
  order by wait desc limit 1;
  if found then
    perform public.too_many(
      format('Too much was done to the cart within %s', reached.title), greatest(1, ceil(extract(epoch from reached.wait)))::int
    );
  end if;
end $$;

-- Operations made signed in: [{id, product_id, kind: 'add', amount, made_at} | {id, product_id, kind: 'remove', observed,
-- made_at}], at most 500. Answers {applied: [id], refused: [{id, reason}], lines: [line]}. A refused operation leaves no
-- trace; sending it again asks again. 429 for too much within an hour.
create function public.apply_cart_operations(operations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.lock_own_cart();
begin
  perform public.check_cart_limit(person, operations);
  return public.take_cart_operations(person, null, operations);
end $$;

-- Applies the operations of a guest's cart at sign-in. The first account that names the guest gets the cart; the same
-- account may call again and gets the same answer; any other is refused and nothing changes. 429 as in apply_cart_operations, and for
-- more than 60 guests within an hour.
create function public.merge_guest_cart(guest_id text, operations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.lock_own_cart();
  wait int;
begin
  if guest_id is null or char_length(guest_id) not between 1 and 100 then
    raise exception 'A guest cart has a name of at most 100 characters' using errcode = 'P0001';
  end if;
  if not exists (select 1 from public.cart_merges known where known.guest_id = merge_guest_cart.guest_id) then
    select ceil(extract(epoch from min(known.merged_at) + interval '1 hour' - now())) into wait
    from public.cart_merges known where known.user_id = person and known.merged_at between now() - interval '1 hour' and clock_timestamp() having count(*) >= 60;
    if wait is not null then
      perform public.too_many('Too many guest carts within an hour', greatest(wait, 1));
    end if;
  end if;
  insert into public.cart_merges as known (guest_id, user_id) values (merge_guest_cart.guest_id, person)
    on conflict on constraint cart_merges_pkey do nothing;
  if not exists (
    select 1 from public.cart_merges known
    where known.guest_id = merge_guest_cart.guest_id and known.user_id = person
  ) then
    raise exception 'This guest cart belongs to another account'
      using errcode = 'P0001', hint = 'It was merged there; start a new guest cart.';
  end if;
  perform public.check_cart_limit(person, operations);
  return public.take_cart_operations(person, guest_id, operations);
end $$;


-- Following a cart

-- What was done to the cart of the person who asks, past a version, oldest first:
--   {version, more, operations: [{id, product_id, kind, amount, observed, made_at (ms)}], products: [{id, name, price_paise}]}
-- `version` is what to ask with next; with `more` at once. An addition that a removal names already is left out: a phone
-- that has it hears of the removal, any other does not need it. A phone that has never sent anything and asks for the
-- first time (since null) is spared the removals too, so that years of orders do not travel to a new phone.
create function public.cart_changes(since bigint default null, at_most int default 500) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  page_size constant int := least(greatest(coalesce(at_most, 500), 1), 1000);
  answer jsonb;
begin
  if person is null then
    raise exception 'Only a person with an account has a cart here' using errcode = '42501';
  end if;
  -- One statement, one snapshot: the latest version must not be newer than the rows.
  with due as (
    select made.*, row_number() over (order by made.version) as place
    from public.cart_operations made
    where made.user_id = person and made.version > coalesce(since, 0) and case made.kind
      when 'remove' then since is not null
      else made.id not in (
        select unnest(removal.observed) from public.cart_operations removal
        where removal.user_id = person and removal.kind = 'remove'
      ) end
    order by made.version
    limit page_size + 1
  ), page as (
    select * from due where place <= page_size
  )
  select jsonb_build_object(
    'version', case
      when (select count(*) from due) > page_size then (select max(version) from page)
      else (select coalesce(max(known.version), 0) from public.cart_operations known where known.user_id = person) end,
    'more', (select count(*) from due) > page_size,
    'operations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'product_id', product_id, 'kind', kind, 'amount', amount, 'observed', to_jsonb(observed),
        'made_at', floor(extract(epoch from made_at) * 1000)::bigint
      ) order by version), '[]'::jsonb) from page
    ),
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', item.name,
        'price_paise', item.price_paise
      ) order by item.id), '[]'::jsonb)
      from public.catalogue_items item where item.id in (select product_id from page where kind = 'add')
    )
  ) into answer;
  return answer;
end $$;


-- Who may do what

alter table public.cart_operations enable row level security;
alter table public.cart_items enable row level security;
alter table public.cart_merges enable row level security;

create policy "people read their own cart's operations" on public.cart_operations for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people read their own cart" on public.cart_items for select to authenticated
  using (user_id = (select auth.uid()));

-- No policy for cart_merges: only functions that run as their owner touch it.

-- Not even the service key writes past the functions: a line that its operations do not add up to would not last.
revoke insert, update, delete, truncate on public.cart_operations, public.cart_items, public.cart_merges from service_role;
grant select on public.cart_operations to authenticated;
grant select on public.cart_items to authenticated;
grant execute on function public.apply_cart_operations(jsonb) to authenticated;
grant execute on function public.merge_guest_cart(text, jsonb) to authenticated;
grant execute on function public.cart_changes(bigint, int) to authenticated;
