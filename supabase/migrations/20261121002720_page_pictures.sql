-- Pictures of pages and articles: what an editor shows on top of one, or in the place of one of its drawings. The same photos
-- as those of products, told to phones with everything else that was changed.

create table public.page_pictures (
  path text not null check (path ~ '^[a-z0-9-]+(/[a-z0-9-]+)*$' and char_length(path) <= 160),
  part text not null check (part ~ '^[a-z0-9-]{1,60}$'),
  photo text references public.item_photos (hash),
  shows jsonb check (jsonb_typeof(shows) = 'object'),
  version bigint not null unique,
  updated_at timestamptz not null default now(),
  primary key (path, part)
);

comment on table public.page_pictures is
  'What a page shows at a place. A row without a photo gives the place back to the build; it stays, so that phones hear of it.';
comment on column public.page_pictures.part is '`top`, above everything, or the name of the drawing whose place it takes.';
comment on column public.page_pictures.shows is 'What is to be seen, {en, pa, hi}, for who does not see it; of a drawing''s place the content says so.';

create index page_pictures_by_photo on public.page_pictures (photo) where photo is not null;

create trigger catalogue_turn before insert or update on public.page_pictures
  for each statement execute function public.await_catalogue_turn();
create trigger page_picture_stamped before insert or update on public.page_pictures
  for each row execute function public.stamp_shop_fact();
create trigger page_picture_logged after insert or update on public.page_pictures
  for each row execute function public.log_edit();

alter table public.page_pictures enable row level security;

create policy "everybody reads the pictures of pages" on public.page_pictures for select to anon, authenticated using (true);

grant select on public.page_pictures to anon, authenticated;
-- Nobody writes but edit_shop.
revoke insert, update, delete, truncate on public.page_pictures from service_role;

create function public.edit_picture(path text, part text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  picture public.page_pictures;
begin
  perform public.refuse_other_fields(changes, array['photo', 'shows']);
  if path !~ '^[a-z0-9-]+(/[a-z0-9-]+)*$' or char_length(path) > 160 or part !~ '^[a-z0-9-]{1,60}$' then
    perform public.refuse_edit('No such place', 'path');
  end if;
  select * into picture from public.page_pictures held where held.path = edit_picture.path and held.part = edit_picture.part;
  if changes ? 'photo' then
    picture.photo := case when changes -> 'photo' <> 'null' then public.edited_photo(changes -> 'photo', 'photo') end;
  end if;
  if changes ? 'shows' then
    picture.shows := case when changes -> 'shows' <> 'null' then public.edited_words(changes -> 'shows', 'shows', 200) end;
  end if;
  insert into public.page_pictures as held (path, part, photo, shows)
  values (edit_picture.path, edit_picture.part, picture.photo, picture.shows)
  on conflict on constraint page_pictures_pkey do update set photo = excluded.photo, shows = excluded.shows;
end $$;


-- As in the migration of editing, and pictures.
create or replace function public.log_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] := array['content_hash', 'edited_by', 'edited_at', 'edited', 'updated_at'];
  edit constant jsonb := nullif(current_setting('shop.edit', true), '');
  fact constant jsonb := to_jsonb(new) - bookkeeping;
  past jsonb;
begin
  if tg_op = 'UPDATE' then
    past := to_jsonb(old) - bookkeeping;
  end if;
  if coalesce(current_setting('catalogue.publishing', true), '') = 'on' or (past ->> 'version') = (fact ->> 'version') then
    return null;
  end if;
  insert into public.edit_events (id, who, target, before, after, content_hash, version) values (
    coalesce((edit ->> 'id')::uuid, gen_random_uuid()),
    coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000'),
    case tg_table_name
      when 'catalogue_items' then 'item:' || (fact ->> 'id')
      when 'delivery_areas' then 'area:' || (fact ->> 'id')
      when 'page_pictures' then 'picture:' || (fact ->> 'path') || '#' || (fact ->> 'part')
      else 'text:' || (fact ->> 'path') || '#' || (fact ->> 'part')
    end,
    past, fact, edit ->> 'content_hash', (fact ->> 'version')::bigint
  );
  return null;
end $$;

-- As in the migration of stepped prices, and pictures.
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
        'available', available, 'away_until', away_until, 'retired', retired, 'photo', photo, 'tiers', tiers,
        'version', version
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
    when 'picture' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'photo', photo, 'shows', shows, 'version', version)
      from public.page_pictures held where held.path = shop_fact.path and held.part = shop_fact.part
    )
  end
$$;

-- As in the migration of what is not there today, and pictures.
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
    union all
    (select 'picture', path, part, version from public.page_pictures
      where version > coalesce(since, -1) order by version limit page_size + 1)
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
        (select max(version) from public.delivery_areas), (select max(version) from public.page_pictures), 0
      ) end,
    'more', extent.more,
    'items', coalesce((select jsonb_agg(fact order by version) from page where kind = 'item'), '[]'),
    'texts', coalesce((select jsonb_agg(fact order by version) from page where kind = 'text'), '[]'),
    'areas', coalesce((select jsonb_agg(fact order by version) from page where kind = 'area'), '[]'),
    'pictures', coalesce((select jsonb_agg(fact order by version) from page where kind = 'picture'), '[]')
  ) into answer from extent;
  return answer;
end $$;

-- As in the migration of what is not there today, and pictures.
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
  if coalesce(kind not in ('item', 'text', 'area', 'picture'), true) or edit_id is null or path is null or seen is null
    or (kind in ('text', 'picture')) <> (part is not null) or jsonb_typeof(changes) is distinct from 'object'
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
    when 'picture' then perform public.edit_picture(path, part, changes);
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
