-- Articles that editors write: no build has them. Phones are told of them with everything else that is changed, and keep all of
-- them, so that they open without network as those of the build do.

create table public.articles (
  id text primary key check (id ~ '^[a-z0-9-]{3,80}$'),
  headline jsonb not null check (jsonb_typeof(headline) = 'object'),
  lead jsonb not null check (jsonb_typeof(lead) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  day date not null check (day between '2020-01-01' and '2099-12-31'),
  photo text references public.item_photos (hash),
  shown boolean not null default true,
  version bigint not null unique,
  updated_at timestamptz not null default now()
);

comment on table public.articles is
  'Words are {en, pa, hi}, null in a language in which it is not written; in each it is written whole or not at all.';
comment on column public.articles.shown is 'False for one that was withdrawn. Rows stay, so that phones hear of it.';

create index articles_by_photo on public.articles (photo) where photo is not null;

create trigger catalogue_turn before insert or update on public.articles
  for each statement execute function public.await_catalogue_turn();
create trigger article_stamped before insert or update on public.articles
  for each row execute function public.stamp_shop_fact();
create trigger article_logged after insert or update on public.articles
  for each row execute function public.log_edit();

alter table public.articles enable row level security;

create policy "everybody reads articles" on public.articles for select to anon, authenticated using (true);

grant select on public.articles to anon, authenticated;
-- Nobody writes but edit_shop.
revoke insert, update, delete, truncate on public.articles from service_role;

-- {en, pa, hi} without blanks at the ends, null where nothing is said; refused where nothing is said in any language, and where
-- words are too long or have control characters.
create function public.edited_some_words(said jsonb, field text, longest int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  language text;
  word text;
  read jsonb := '{}';
begin
  if jsonb_typeof(said) is distinct from 'object' or said - array['en', 'pa', 'hi'] <> '{}' then
    perform public.refuse_edit('Words come by their language', field);
  end if;
  foreach language in array array['en', 'pa', 'hi'] loop
    word := nullif(btrim(said ->> language, E' \t\r\n'), '');
    if coalesce(jsonb_typeof(said -> language), 'null') not in ('string', 'null') or char_length(word) > longest
      or word ~ '[\u0001-\u0009\u000b-\u001f\u007f]'
    then
      perform public.refuse_edit(format('Words have 1 to %s characters', longest), field);
    end if;
    read := read || jsonb_build_object(language, word);
  end loop;
  if jsonb_strip_nulls(read) = '{}' then
    perform public.refuse_edit('Nothing is said in any language', field);
  end if;
  return read;
end $$;

create function public.edit_article(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  article public.articles;
  language text;
begin
  perform public.refuse_other_fields(changes, array['headline', 'lead', 'body', 'day', 'photo', 'shown']);
  select * into article from public.articles where id = target;
  if article.id is null and (target !~ '^[a-z0-9-]{3,80}$' or not changes ?& array['headline', 'lead', 'body', 'day']) then
    perform public.refuse_edit('A new article has a title, a lead, a text and a day', 'target');
  end if;
  if changes ? 'headline' then
    article.headline := public.edited_some_words(changes -> 'headline', 'headline', 160);
  end if;
  if changes ? 'lead' then
    article.lead := public.edited_some_words(changes -> 'lead', 'lead', 500);
  end if;
  if changes ? 'body' then
    article.body := public.edited_some_words(changes -> 'body', 'body', 12000);
  end if;
  foreach language in array array['en', 'pa', 'hi'] loop
    if num_nulls(article.headline ->> language, article.lead ->> language, article.body ->> language) not in (0, 3) then
      perform public.refuse_edit('In each language an article is written whole or not at all', 'body');
    end if;
  end loop;
  if changes ? 'day' then
    if changes ->> 'day' !~ '^20[2-9]\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$' then
      perform public.refuse_edit('A day, as in 2026-11-23', 'day');
    end if;
    article.day := (changes ->> 'day')::date;
  end if;
  if changes ? 'photo' then
    article.photo := case when changes -> 'photo' <> 'null' then public.edited_photo(changes -> 'photo', 'photo') end;
  end if;
  article.shown := case when changes ? 'shown' then public.edited_flag(changes -> 'shown', 'shown')
    else coalesce(article.shown, true) end;
  insert into public.articles as held (id, headline, lead, body, day, photo, shown)
  values (target, article.headline, article.lead, article.body, article.day, article.photo, article.shown)
  on conflict (id) do update set headline = excluded.headline, lead = excluded.lead, body = excluded.body,
    day = excluded.day, photo = excluded.photo, shown = excluded.shown;
end $$;


-- As in the migration of pictures, and articles.
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
      when 'articles' then 'article:' || (fact ->> 'id')
      when 'page_pictures' then 'picture:' || (fact ->> 'path') || '#' || (fact ->> 'part')
      else 'text:' || (fact ->> 'path') || '#' || (fact ->> 'part')
    end,
    past, fact, edit ->> 'content_hash', (fact ->> 'version')::bigint
  );
  return null;
end $$;

-- As in the migration of pictures, and articles.
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
    when 'article' then (
      select jsonb_build_object(
        'id', id, 'headline', headline, 'lead', lead, 'body', body, 'day', day, 'photo', photo, 'shown', shown,
        'version', version
      ) from public.articles article where article.id = shop_fact.path
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

-- As in the migration of pictures, and articles.
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
    (select 'article', id, null, version from public.articles
      where version > coalesce(since, -1) order by version limit page_size + 1)
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
        (select max(version) from public.delivery_areas), (select max(version) from public.page_pictures),
        (select max(version) from public.articles), 0
      ) end,
    'more', extent.more,
    'items', coalesce((select jsonb_agg(fact order by version) from page where kind = 'item'), '[]'),
    'texts', coalesce((select jsonb_agg(fact order by version) from page where kind = 'text'), '[]'),
    'areas', coalesce((select jsonb_agg(fact order by version) from page where kind = 'area'), '[]'),
    'pictures', coalesce((select jsonb_agg(fact order by version) from page where kind = 'picture'), '[]'),
    'articles', coalesce((select jsonb_agg(fact order by version) from page where kind = 'article'), '[]')
  ) into answer from extent;
  return answer;
end $$;

-- As in the migration of pictures, and articles.
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
  if coalesce(kind not in ('item', 'text', 'area', 'picture', 'article'), true) or edit_id is null or path is null or seen is null
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
    when 'article' then perform public.edit_article(path, changes);
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

-- As in the log's migration, and what an article is called.
create or replace function public.edit_log(earlier_than bigint default null, at_most int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant int := least(greatest(coalesce(at_most, 30), 1), 100);
  answer jsonb;
begin
  if not (public.has_role('editor') or public.has_role('manager') or public.has_role('admin')) then
    raise exception 'Only those who edit see who changed what' using errcode = '42501';
  end if;
  with found as (
    select event.* from public.edit_events event
    where event.version > 0 and (earlier_than is null or event.version < earlier_than)
      and not (event.before is null and event.after ? 'name')
      and not exists (
        select 1 from public.edit_events same
        where same.target = event.target and same.version = event.version
          and (same.at, same.id) < (event.at, event.id)
      )
    order by event.version desc limit page_size + 1
  ), page as (
    select * from found order by version desc limit page_size
  )
  select jsonb_build_object(
    'more', (select count(*) from found) > page_size,
    'edits', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'target', page.target, 'at', page.at, 'version', page.version, 'is_new', page.before is null,
        'was', coalesce(
          page.after -> 'was', page.after -> 'headline', nullif(page.after -> 'title', 'null'),
          jsonb_build_object('en', page.after -> 'name_en', 'pa', page.after -> 'name_pa', 'hi', page.after -> 'name_hi')
        ),
        'who', public.name_of(page.who), 'by_hand', page.who = '00000000-0000-0000-0000-000000000000',
        'changed', public.changed_fields(page.before, page.after)
      ) order by page.version desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;
