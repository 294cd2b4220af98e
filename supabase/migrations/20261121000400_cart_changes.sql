-- A cart on two phones: each hears of what the other did by version, as phones hear of the catalogue
-- (docs/decisions/0003-catalogue-versions.md). What travels is operations, not lines: a phone with unsent operations of
-- its own has to add them up with everybody's.

alter table public.cart_operations add column version bigint;

update public.cart_operations operation set version = numbered.place
from (select id, row_number() over (partition by user_id order by applied_at, id) as place from public.cart_operations) numbered
where numbered.id = operation.id;

alter table public.cart_operations alter column version set not null;
create unique index cart_operations_by_version on public.cart_operations (user_id, version);

comment on column public.cart_operations.version is
  'Rises with every operation of the person''s cart. Given under the lock of lock_own_cart, which is held until the commit, '
  'so that a reader who has seen a version has seen all below it.';

-- Never behind the clock (milliseconds since 1970): a database restored from a backup does not give out again a version
-- that phones already have.
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
        'id', item.id, 'name', jsonb_build_object('en', item.name_en, 'pa', item.name_pa, 'hi', item.name_hi),
        'price_paise', item.price_paise
      ) order by item.id), '[]'::jsonb)
      from public.catalogue_items item where item.id in (select product_id from page where kind = 'add')
    )
  ) into answer;
  return answer;
end $$;

grant execute on function public.cart_changes(bigint, int) to authenticated;
