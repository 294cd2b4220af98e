-- The changes go out to phones and builds, and what they mean for an order.

-- catalogue_changes with everything else that can be changed: {version, more, items, texts, areas}. One page holds so many
-- of them together, oldest change first, whatever they are; the same law holds as there.
create function public.shop_changes(
  since bigint default null, snapshot text default null, at_most int default 1000
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_time constant boolean := since is null;
  page_size constant int := least(greatest(coalesce(at_most, 1000), 1), 5000);
  past bigint := since;
  answer jsonb;
begin
  if first_time then
    select known.version into past from public.catalogue_snapshots known where known.id = shop_changes.snapshot;
    past := coalesce(past, -1);
  end if;

  with candidates as (
    (select 'item' as kind, id as path, null::text as part, version from public.catalogue_items
      where version > past order by version limit page_size + 1)
    union all
    (select 'item', id, null, version from public.catalogue_items
      where first_time and edited and version <= past order by version limit page_size + 1)
    union all
    -- No build is told of these by its snapshot.
    (select 'text', path, part, version from public.content_edits
      where version > coalesce(since, -1) order by version limit page_size + 1)
    union all
    -- 0 is as the content has it.
    (select 'area', id, null, version from public.delivery_areas
      where version > greatest(since, 0) order by version limit page_size + 1)
  ), chosen as (
    select *, row_number() over (order by version) as place from candidates
  ), page as materialized (
    select kind, version, public.shop_fact(kind, path, part) as fact from chosen where place <= page_size
  ), extent as (
    select exists (select 1 from chosen where place > page_size) as more
  )
  select jsonb_build_object(
    'version', case when extent.more
      then (select max(version) from page)
      else greatest(
        (select max(version) from public.catalogue_items), (select max(version) from public.content_edits),
        (select max(version) from public.delivery_areas), 0
      ) end,
    'more', extent.more,
    'items', coalesce((select jsonb_agg(fact order by version) from page where kind = 'item'), '[]'),
    'texts', coalesce((select jsonb_agg(fact order by version) from page where kind = 'text'), '[]'),
    'areas', coalesce((select jsonb_agg(fact order by version) from page where kind = 'area'), '[]')
  ) into answer from extent;
  return answer;
end $$;

-- As in the orders' migration, but nothing is brought where nothing is brought any more.
create or replace function public.delivery_fee(lines jsonb, area text) returns bigint
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

grant execute on function public.shop_changes(bigint, text, int) to anon, authenticated, service_role;
