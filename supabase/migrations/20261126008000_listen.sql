-- Listen: phrases that people of the centre spoke, so that phones read them aloud. They are edits like any other: through edit_shop, with
-- its log, its receipts and its versions. docs/decisions/0092-listen-to-people.md explains it.


-- Tables

-- What was spoken, by its hash, as photos are.
create table public.voice_sounds (
  hash text primary key,
  recording bytea not null check (octet_length(recording) between 100 and 12288),
  check (hash = encode(sha256(recording), 'hex'))
);

comment on table public.voice_sounds is 'By their hash, for good: a recording that was replaced can come back.';

-- Phrases and pieces of numbers, as somebody spoke them in a language.
create table public.voice_recordings (
  path text not null check (path ~ '^[a-z]{2,8}$'),
  part text not null check (part ~ '^[A-Za-z0-9._/-]{1,80}$'),
  words text not null check (btrim(words) <> '' and char_length(words) <= 300),
  sound text references public.voice_sounds (hash),
  version bigint not null unique,
  updated_at timestamptz not null default now(),
  primary key (path, part)
);

comment on table public.voice_recordings is
  'A row without a sound was withdrawn; it stays, so that phones hear of it. Whatever has a sound is published.';
comment on column public.voice_recordings.path is 'The code of the language.';
comment on column public.voice_recordings.part is
  'Which phrase: the id of an interface phrase in its catalogue, the place of a content word, or `number.7`.';
comment on column public.voice_recordings.words is
  'The words that are heard. A phone plays them for exactly these words, so that a phrase that was rewritten is silent.';

create index voice_recordings_by_sound on public.voice_recordings (sound) where sound is not null;

create trigger catalogue_turn before insert or update on public.voice_recordings
  for each statement execute function public.await_catalogue_turn();

create trigger a_plain_texts before insert or update on public.voice_recordings
  for each row execute function public.plain_texts('words');

create trigger voice_recording_stamped before insert or update on public.voice_recordings
  for each row execute function public.stamp_shop_fact();


-- The log and the current state

-- Trigger: writes each change by hand into edit_events.
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
      when 'voice_recordings' then 'recording:' || (fact ->> 'path') || '#' || (fact ->> 'part')
      when 'page_pictures' then 'picture:' || (fact ->> 'path') || '#' || (fact ->> 'part')
      else 'text:' || (fact ->> 'path') || '#' || (fact ->> 'part')
    end,
    past, fact, edit ->> 'content_hash', (fact ->> 'version')::bigint
  );
  return null;
end $$;

create trigger voice_recording_logged after insert or update on public.voice_recordings
  for each row execute function public.log_edit();

-- The current state of a target as phones read it; null if there is none, and empty once it was withdrawn.
create or replace function public.shop_fact(kind text, path text, part text) returns jsonb
language sql stable set search_path = '' as $$
  select case kind
    when 'item' then (
      select jsonb_build_object(
        'id', id, 'catalogue', catalogue, 'section', section, 'position', position,
        'name', name,
        'category', category, 'price_paise', price_paise, 'pack_amount', pack_amount, 'pack_unit', pack_unit,
        'badge', case when whole then badge end, 'about', case when whole then about end,
        'available', available, 'away_until', away_until, 'retired', retired, 'photo', case when whole then photo end,
        'tiers', case when whole then tiers end,
        'version', version
      ) from public.catalogue_items item
      cross join lateral (select not item.retired or public.may_edit('item', item.id) as whole) reader
      where item.id = shop_fact.path
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
        'id', id, 'headline', case when whole then headline else nothing end, 'lead', case when whole then lead else nothing end,
        'body', case when whole then body else nothing end, 'day', day, 'photo', case when whole then photo end, 'shown', shown,
        'version', version
      ) from public.articles article
      cross join lateral (
        select article.shown or public.may_edit('article', article.id) as whole, 
          (select jsonb_object_agg(code, null) from public.languages) as nothing
      ) reader
      where article.id = shop_fact.path
    )
    when 'picture' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'photo', photo, 'shows', shows, 'version', version)
      from public.page_pictures held where held.path = shop_fact.path and held.part = shop_fact.part
    )
    when 'recording' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'words', words, 'sound', sound, 'version', version)
      from public.voice_recordings held where held.path = shop_fact.path and held.part = shop_fact.part
    )
  end
$$;


-- Recording

-- The hash of a sound that an edit brings: a data address of a recording, which is stored, or the hash of a stored one. The first
-- bytes say what it is; the name proves nothing.
create function public.edited_sound(said jsonb, field text) returns text
language plpgsql set search_path = '' as $$
declare
  told constant text := said #>> '{}';
  recording bytea;
  found_hash text;
begin
  if told ~ '^[0-9a-f]{64}$' then
    select sound.hash into found_hash from public.voice_sounds sound where sound.hash = told;
    if found_hash is null then
      perform public.refuse_edit('No such recording', field);
    end if;
    return found_hash;
  end if;
  if told is null or char_length(told) > 16420
    or told !~ '^data:audio/(webm|ogg|mp4);base64,([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'
  then
    perform public.refuse_edit('A recording is WebM, Ogg or MP4 of at most 12 KB', field);
  end if;
  recording := decode(split_part(told, ',', 2), 'base64');
  if octet_length(recording) not between 100 and 12288 or not (case substring(told from 12 for 3)
    when 'web' then substring(recording from 1 for 4) = '\x1a45dfa3'
    when 'ogg' then substring(recording from 1 for 4) = '\x4f676753'
    else substring(recording from 5 for 4) = '\x66747970'
  end) then
    perform public.refuse_edit('A recording is WebM, Ogg or MP4 of at most 12 KB', field);
  end if;
  found_hash := encode(sha256(recording), 'hex');
  insert into public.voice_sounds (hash, recording) values (found_hash, recording) on conflict (hash) do nothing;
  return found_hash;
end $$;

-- Records, replaces or withdraws a phrase in a language. All of a language are at most 400 KB, since phones fetch all of them.
create function public.edit_recording(path text, part text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  most constant int := 409600;
  phrase public.voice_recordings;
  present bigint;
begin
  perform public.refuse_other_fields(changes, array['words', 'sound']);
  if not exists (select 1 from public.languages known where known.code = edit_recording.path)
    or part !~ '^[A-Za-z0-9._/-]{1,80}$'
  then
    perform public.refuse_edit('No such phrase', 'part');
  end if;
  select * into phrase from public.voice_recordings held
    where held.path = edit_recording.path and held.part = edit_recording.part;
  if changes ? 'words' then
    phrase.words := btrim(changes ->> 'words');
  end if;
  if phrase.words is null or public.text_problem(phrase.words, 300, false) is not null then
    perform public.refuse_edit('A recording says which words are heard', 'words');
  end if;
  if changes ? 'sound' then
    phrase.sound := case when changes -> 'sound' <> 'null' then public.edited_sound(changes -> 'sound', 'sound') end;
  end if;
  select coalesce(sum(octet_length(sound.recording)), 0) into present
    from public.voice_recordings held join public.voice_sounds sound on sound.hash = held.sound
    where held.path = edit_recording.path and held.part <> edit_recording.part;
  if present + (select octet_length(recording) from public.voice_sounds where hash = phrase.sound) > most then
    perform public.refuse_edit('All recordings of a language are at most 400 KB', 'sound');
  end if;
  insert into public.voice_recordings as held (path, part, words, sound)
  values (edit_recording.path, edit_recording.part, phrase.words, phrase.sound)
  on conflict on constraint voice_recordings_pkey do update set words = excluded.words, sound = excluded.sound;
end $$;

-- Changes one thing: {id, kind: item | text | area | picture | article | recording, path, part?, changes, seen, after?}. `seen` is
-- the version that the phone had reached when the person looked; `after` names edits of the same phone that this one
-- builds upon. Those at the counter may change away_until of products alone. Answers
--   {done: version}
--   {conflict: what is there now}: somebody else changed it after what the person saw; nothing was written.
-- The same id with the same words again is answered and not done again; with other words it is refused (409).
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
  if coalesce(kind not in ('item', 'text', 'area', 'picture', 'article', 'recording'), true) or edit_id is null or path is null or seen is null
    or (kind in ('text', 'picture', 'recording')) <> (part is not null) or jsonb_typeof(changes) is distinct from 'object'
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
    when 'recording' then perform public.edit_recording(path, part, changes);
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

-- A page of edits, {more, edits: [{id, target, was, at, who, by_hand, is_new, version, changed}]}, the latest first; with
-- `earlier_than` those before that version. `was` names the target in words: the product's, article's or area's name, or
-- the words that were replaced. Receipts of edits that changed nothing are left out.
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
      and not (event.before is null and event.target like 'item:%' and not event.after ? 'search')
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
          page.after -> 'name',
          case when page.target like 'recording:%' then
            (select jsonb_object_agg(code, coalesce(page.after -> 'words', page.before -> 'words')) from public.languages)
          end
        ),
        'who', public.name_of(page.who), 'by_hand', page.who = '00000000-0000-0000-0000-000000000000',
        'changed', public.changed_fields(page.before, page.after)
      ) order by page.version desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;


-- Following a language

-- What there is to hear, by language: {code: {version, phrases, bytes}}; nothing of a language without recordings.
create function public.voice_packs() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(path, jsonb_build_object('version', version, 'phrases', phrases, 'bytes', bytes)), '{}')
  from (
    select held.path, max(held.version) as version, count(*) as phrases, sum(octet_length(sound.recording)) as bytes
    from public.voice_recordings held join public.voice_sounds sound on sound.hash = held.sound group by held.path
  ) packs
$$;

-- A part of a language's recordings past a version, the oldest change first: {version, more, recordings: [{part, words, version, hash,
-- sound}]}, the sound in base64, null where it was withdrawn. A part ends before `most_bytes` of sound, but has one recording at least:
-- a line that breaks costs one part. A version below `since` says that the centre began anew.
create function public.voice_pack(language text, since bigint default 0, most_bytes int default 65536) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  past constant bigint := coalesce(since, 0);
  at_most constant int := least(greatest(coalesce(most_bytes, 65536), 1), 409600);
  answer jsonb;
begin
  with found as (
    select held.part, held.words, held.version, held.sound as hash, recorded.recording,
      coalesce(sum(octet_length(recorded.recording)) over earlier, 0) as bytes, row_number() over earlier as place
    from public.voice_recordings held left join public.voice_sounds recorded on recorded.hash = held.sound
    where held.path = voice_pack.language and held.version > past
    window earlier as (order by held.version)
  ), page as (
    select * from found where bytes <= at_most or place = 1
  )
  select jsonb_build_object(
    'version', case when (select count(*) from found) > (select count(*) from page)
      then (select max(version) from page)
      else coalesce((select max(version) from public.voice_recordings held where held.path = voice_pack.language), 0)
    end,
    'more', (select count(*) from found) > (select count(*) from page),
    'recordings', coalesce((
      select jsonb_agg(jsonb_build_object(
        'part', part, 'words', words, 'version', version, 'hash', hash,
        'sound', translate(encode(recording, 'base64'), E'\n', '')
      ) order by version) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;


-- Who may do what

alter table public.voice_sounds enable row level security;
alter table public.voice_recordings enable row level security;

create policy "guests read recordings that are published" on public.voice_recordings for select to anon
  using (sound is not null);

create policy "people read published recordings, those who edit all" on public.voice_recordings for select to authenticated using (
  sound is not null or (select public.has_role('editor')) or (select public.has_role('manager')) or (select public.has_role('admin'))
);

-- No policy for voice_sounds: only functions that run as their owner touch them. Nobody writes but edit_shop.
revoke all on public.voice_sounds from service_role;
revoke insert, update, delete, truncate on public.voice_recordings from service_role;
grant select on public.voice_recordings to anon, authenticated;
grant execute on function public.voice_packs() to anon, authenticated;
grant execute on function public.voice_pack(text, bigint, int) to anon, authenticated;
