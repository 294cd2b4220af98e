-- A page of changes was to have 1 MB, and counted only the words that were sent: not what came of them, such as the events of bookings.

-- What changed since a number, oldest change first: {version, more, items}. At most 100 and, unless it is a single one, 1
-- MB with all that came of it. Without a number it is the beginning: what is open or changed within 90 days, the latest first, and
-- `before` asks for the page after it; the version of the first page is where to go on from then. A version that is lower
-- than the number asked with says that the database was restored.
create or replace function public.desk_changes(since bigint default null, before bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  last bigint;
  answer jsonb;
  above constant bigint := coalesce(before, 9223372036854775807);
  lately constant bigint := (extract(epoch from now() - interval '90 days') * 1000)::bigint;
begin
  perform public.check_desk();
  perform public.number_desk_items();
  select n into last from public.desk_version;
  -- One statement sees one state of the table.
  with due as (
    (select what, id, n, n as place from public.desk_items where since is not null and n > since order by n limit 101)
    union all
    (select what, id, n, -n from public.desk_items
    where since is null and n < above and n > lately order by n desc limit 101)
    union all
    (select what, id, n, -n from public.desk_items
    where since is null and open and n is not null and n < least(above, lately + 1) order by n desc limit 101)
  ), nearest as (
    select * from due order by place limit 101
  ), told as materialized (
    select nearest.n, nearest.place, public.desk_facts(i) as facts
    from nearest join public.desk_items i on i.what = nearest.what and i.id = nearest.id
  ), sized as (
    select told.*, row_number() over by_place as nth, sum(octet_length(facts::text)) over by_place as size from told
    window by_place as (order by place)
  ), sent as (
    select * from sized where nth = 1 or nth <= 100 and size <= 1048576
  )
  select jsonb_build_object(
    'version', case when since is null or since > last then last else coalesce((select max(n) from sent), since) end,
    'before', case when since is null then (select min(n) from sent) end,
    'more', (select count(*) from nearest) > (select count(*) from sent),
    'items', coalesce((select jsonb_agg(facts order by place) from sent), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;

-- The sender's own requests that changed since a version, oldest change first: {version, more, requests}. At most 200 and, unless it is
-- a single one, 1 MB with all that came of them. A phone keeps the version and asks from there, at once while there is more. A guest
-- whom an account has claimed is shown nothing any more, even once that account is gone.
create or replace function public.request_changes(since bigint default 0, guest text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sender constant record := public.request_sender(guest);
  answer jsonb;
begin
  -- One statement sees one state of the table.
  with due as (
    (select id, version from public.requests
    where guest is null and user_id = sender.person and version > coalesce(since, 0) order by version limit 201)
    union all
    (select id, version from public.requests
    where user_id is null and guest_hash = sender.guest_hash and version > coalesce(since, 0)
      and not public.was_claimed(sender.guest_hash)
    order by version limit 201)
  ), told as materialized (
    select due.version, public.request_facts(r.id) || jsonb_build_object('form_version', r.content::jsonb -> 'version') as facts
    from due join public.requests r using (id)
  ), placed as (
    select told.*, row_number() over by_version as place, sum(octet_length(facts::text)) over by_version as size from told
    window by_version as (order by version)
  ), sent as (
    select version, facts from placed where place = 1 or place <= 200 and size <= 1048576
  )
  select jsonb_build_object(
    'version', coalesce((select max(version) from sent), since, 0),
    'more', (select count(*) from due) > (select count(*) from sent),
    'requests', coalesce((select jsonb_agg(facts order by version) from sent), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;
