-- The desk's older pages hold what is still open. Asked row by row, a page of them read everything that was ever closed; now
-- whoever numbers a row notes whether it is open, and an index has those alone. Whatever opens or closes a thing moves it, so
-- that it is numbered anew.

alter table public.desk_items add column open boolean not null default true;
comment on column public.desk_items.open is 'Whether somebody still had to do something about it when it was numbered.';
update public.desk_items set open = public.is_open_at_desk(what, id);
create index desk_items_open on public.desk_items (n) where open and n is not null;

create or replace function public.number_desk_items() returns void
language plpgsql set search_path = '' as $$
declare
  last bigint;
begin
  if not exists (select 1 from public.desk_items where n is null) then
    return;
  end if;
  select n into last from public.desk_version for update;
  -- Never behind the clock (in ms), as in catalogue_version: a restored backup must not give numbers that phones have seen.
  last := greatest(last, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  with due as (
    -- What is being changed again right now is numbered after that.
    select what, id, at from public.desk_items where n is null order by at limit 10000 for update skip locked
  ), placed as (
    select what, id, row_number() over (order by at, id, what) as place from due
  )
  update public.desk_items i set n = last + placed.place, open = public.is_open_at_desk(i.what, i.id)
  from placed where i.what = placed.what and i.id = placed.id;
  update public.desk_version v set n = greatest(last, (select max(i.n) from public.desk_items i));
end $$;

-- As before; what is older than 90 days by the index of what is open.
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
  ), sized as (
    select nearest.*, row_number() over by_place as nth, sum(coalesce(octet_length(r.content), 2000)) over by_place as words
    from nearest left join public.requests r on nearest.what = 'request' and r.id = nearest.id
    window by_place as (order by nearest.place)
  ), sent as (
    select * from sized where nth = 1 or nth <= 100 and words <= 1048576
  )
  select jsonb_build_object(
    'version', case when since is null or since > last then last else coalesce((select max(n) from sent), since) end,
    'before', case when since is null then (select min(n) from sent) end,
    'more', (select count(*) from nearest) > (select count(*) from sent),
    'items', coalesce((
      select jsonb_agg(public.desk_facts(i) order by sent.place)
      from sent join public.desk_items i on i.what = sent.what and i.id = sent.id
    ), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;
