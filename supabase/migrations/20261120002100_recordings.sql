-- Listen: phrases that people of the centre spoke, so that phones read them aloud. They are edits like any other: through edit_shop, with
-- its log, its receipts and its versions. docs/decisions/languages-and-search.md explains it.


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


-- Recording

-- The hash of a sound that an edit brings: a data address of a recording, which is stored, or the hash of a stored one. The first
-- bytes say what it is; the name proves nothing.
create function public.edited_sound(input jsonb, field text) returns text
language plpgsql set search_path = '' as $$
declare
  told constant text := input #>> '{}';
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

-- No policy for voice_sounds: only functions that run as their owner touch it.

revoke all on public.voice_sounds from service_role;
revoke insert, update, delete, truncate on public.voice_recordings from service_role;
grant select on public.voice_recordings to anon, authenticated;
grant execute on function public.voice_packs() to anon, authenticated;
grant execute on function public.voice_pack(text, bigint, int) to anon, authenticated;
