-- "Not today": whoever stands at the counter marks what has run out, and it is there again by itself the next morning.
-- docs/decisions/0053-not-today.md tells why so.

alter table public.catalogue_items add away_until date;

comment on column public.catalogue_items.away_until is
  'The first day, in India, on which it is there again; a day that has come means nothing any more.';

create index catalogue_items_away on public.catalogue_items (version) where away_until is not null and not edited;

grant select (away_until) on public.catalogue_items to anon, authenticated;

-- The day that it is in India now.
create function public.india_day() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'Asia/Kolkata')::date $$;

-- Marks a product as not there until the day after today at the latest, or takes the mark off. A mark that comes late, out
-- of a phone without network, names a day that has come and changes nothing.
create function public.set_away(target text, until jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  day date;
begin
  if until <> 'null' then
    if jsonb_typeof(until) <> 'string' or until #>> '{}' !~ '^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$' then
      perform public.refuse_edit('A day, as in 2026-11-23', 'away_until');
    end if;
    day := (until #>> '{}')::date;
    if day > public.india_day() + 1 then
      perform public.refuse_edit('Not today is until tomorrow', 'away_until');
    end if;
  end if;
  update public.catalogue_items set away_until = day where id = target;
  if not found then
    perform public.refuse_edit('No such product', 'target');
  end if;
end $$;

-- As in the catalogue's migration, but who only says that something is not there does not make the row theirs.
create or replace function public.stamp_catalogue_item() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- What no phone is shown. Every other column counts, also one that a later migration adds.
  bookkeeping constant text[] := array['content_hash', 'edited_by', 'edited_at', 'edited', 'version', 'updated_at'];
  publishing constant boolean := coalesce(current_setting('catalogue.publishing', true), '') = 'on';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - bookkeeping = to_jsonb(old) - bookkeeping then
    new.version := old.version;
    new.updated_at := old.updated_at;
    return new;
  end if;

  -- Never behind the clock (in ms): a database made anew or restored from a backup must not give out again a version
  -- that a phone already has.
  update public.catalogue_version
    set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    returning n into new.version;
  new.updated_at := clock_timestamp();
  -- What is not there today is no edit of the content: the row stays the content's, with the prices of its next build.
  if tg_op = 'UPDATE' and to_jsonb(new) - bookkeeping - 'away_until' = to_jsonb(old) - bookkeeping - 'away_until' then
    return new;
  end if;
  if auth.uid() is not null or not publishing then
    new.edited_by := coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000');
    new.edited_at := new.updated_at;
  end if;
  return new;
end $$;

-- As in the editing's migration, with the day on which it is there again.
create or replace function public.shop_fact(kind text, path text, part text) returns jsonb
language sql stable set search_path = '' as $$
  select case kind
    when 'item' then (
      select jsonb_build_object(
        'id', id, 'catalogue', catalogue, 'section', section, 'position', position,
        'name', jsonb_build_object('en', name_en, 'pa', name_pa, 'hi', name_hi),
        'category', category, 'price_paise', price_paise, 'pack_amount', pack_amount, 'pack_unit', pack_unit,
        'badge', case when coalesce(badge_en, badge_pa, badge_hi) is not null
          then jsonb_build_object('en', badge_en, 'pa', badge_pa, 'hi', badge_hi) end,
        'about', case when about_en is not null
          then jsonb_build_object('en', about_en, 'pa', about_pa, 'hi', about_hi) end,
        'available', available, 'away_until', away_until, 'retired', retired, 'version', version
      ) from public.catalogue_items item where item.id = shop_fact.path
    )
    when 'text' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'was', was, 'words', words, 'version', version)
      from public.content_edits held where held.path = shop_fact.path and held.part = shop_fact.part
    )
    when 'area' then (
      select jsonb_build_object(
        'id', id, 'fee_paise', fee_paise, 'free_from_paise', free_from_paise, 'title', title, 'brought', brought,
        'served', served, 'version', version
      ) from public.delivery_areas area where area.id = shop_fact.path
    )
  end
$$;

-- As in the migration before, with what is away.
create or replace function public.shop_changes(
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
    -- Nor is any build told what is away: it would say so for ever.
    (select 'item', id, null, version from public.catalogue_items
      where first_time and away_until is not null and not edited and version <= past order by version limit page_size + 1)
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

-- As in the editing's migration, and with away_until, which those at the counter may change too.
create or replace function public.edit_shop(edit jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  edit_id constant uuid := (edit ->> 'id')::uuid;
  kind constant text := edit ->> 'kind';
  path constant text := edit ->> 'path';
  part constant text := edit ->> 'part';
  changes constant jsonb := edit -> 'changes';
  seen constant bigint := (edit ->> 'seen')::bigint;
  aim constant text := kind || ':' || path || coalesce('#' || part, '');
  hash constant text := encode(sha256(convert_to((edit - 'id')::text, 'UTF8')), 'hex');
  known public.edit_events;
  fact jsonb;
begin
  if coalesce(kind not in ('item', 'text', 'area'), true) or edit_id is null or path is null or seen is null
    or (kind = 'text') <> (part is not null) or jsonb_typeof(changes) is distinct from 'object'
  then
    perform public.refuse_edit('An edit says what it changes, and what was seen', 'edit');
  end if;
  -- Whoever stands at the counter says what is not there; everything else about it is the editors'.
  if not public.may_edit(kind, path) and (kind <> 'item' or changes - 'away_until' <> '{}' or not public.has_role('staff')) then
    raise exception 'Only those who may edit this can' using errcode = '42501';
  end if;
  -- First of all, so that every statement below sees what the writer before us has committed.
  perform 1 from public.catalogue_version for update;

  select * into known from public.edit_events event where event.id = edit_id;
  if known.who = auth.uid() and known.content_hash = hash then
    return jsonb_build_object('done', known.version);
  elsif known.id is not null then
    raise sqlstate 'PT409' using message = 'This id belongs to another edit';
  end if;

  fact := public.shop_fact(kind, path, part);
  -- Of two who say what is there today the later one is right, whatever else was changed meanwhile.
  if changes - 'away_until' <> '{}' and (fact ->> 'version')::bigint > seen and not exists (
    select 1 from public.edit_events event
    where event.target = aim and event.version = (fact ->> 'version')::bigint
      and edit -> 'after' ? event.id::text and event.who = auth.uid()
  ) then
    return jsonb_build_object('conflict', fact);
  end if;

  perform set_config('shop.edit', jsonb_build_object('id', edit_id, 'content_hash', hash)::text, true);
  case kind
    when 'item' then
      if not changes ? 'away_until' or changes - 'away_until' <> '{}' then
        perform public.edit_item(path, changes - 'away_until');
        -- An id stands in the log once: a mark beside another change has one of its own.
        perform set_config('shop.edit', '', true);
      end if;
      if changes ? 'away_until' then
        perform public.set_away(path, changes -> 'away_until');
      end if;
    when 'text' then perform public.edit_text(path, part, changes);
    else perform public.edit_area(path, changes);
  end case;
  perform set_config('shop.edit', '', true);

  fact := public.shop_fact(kind, path, part);
  -- What changed something is in the log by now; what changed nothing has its receipt too.
  insert into public.edit_events (id, who, target, after, content_hash, version)
  values (edit_id, auth.uid(), aim, fact, hash, (fact ->> 'version')::bigint)
  on conflict (id) do nothing;
  return jsonb_build_object('done', (fact ->> 'version')::bigint);
end $$;

-- As in the applications' migration, without what is not there today.
create or replace function public.priced_lines(lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(line || jsonb_build_object(
    'name', jsonb_build_object('en', item.name_en, 'pa', item.name_pa, 'hi', item.name_hi),
    'category', item.category, 'pack_amount', item.pack_amount, 'pack_unit', item.pack_unit,
    'catalogue', item.catalogue, 'unit_paise', price.unit_paise,
    'line_paise', price.unit_paise::bigint * (line -> 'quantity')::int
  ) order by place)
  from jsonb_array_elements(lines) with ordinality given (line, place)
  left join public.catalogue_items item on item.id = line ->> 'product_id' and item.available and not item.retired
    and item.catalogue <> 'training'
    and coalesce(item.away_until <= public.india_day(), true)
  left join lateral (
    select bulk.unit_paise from public.bulk_prices bulk
    where bulk.product_id = item.id and bulk.from_litres <= (line -> 'quantity')::int
      and bulk.customer_type = coalesce(line #>> '{options,customer_type}', 'domestic')
    order by bulk.from_litres desc limit 1
  ) bulk on true
  cross join lateral (select coalesce(bulk.unit_paise, item.price_paise) as unit_paise) price
$$;
