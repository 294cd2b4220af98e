-- People: what they say about themselves, and the roles that the centre gives them. Both are in one file, because admins read
-- profiles and the roles decide who is an admin.


-- Profiles

-- What each account says about its owner; one row for each account.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) <= 80),
  phone text check (char_length(phone) <= 20),
  village text check (char_length(village) <= 80),
  language text not null default 'en' references public.languages (code),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
  version bigint not null default 0,
  farm_fields jsonb not null default '{}'
    check (jsonb_typeof(farm_fields) = 'object' and jsonb_array_length(jsonb_path_query_array(farm_fields, '$.keyvalue()')) <= 50),
  sound text
);

comment on column public.profiles.phone is
  'How to reach the person, in their own words. Not proof of anything: the confirmed number is in auth.users.';
comment on column public.profiles.version is
  'Number of the last change. A phone names the one that it has read, so that a change never overwrites one that nobody saw.';
comment on column public.profiles.farm_fields is
  'By id: {name, acres, village, place}, in the words of the person. Changed by change_profile alone.';
comment on column public.profiles.sound is 'How the display name sounds (sound_of), for those who search for the person.';

create trigger profile_touched before update on public.profiles
  for each row execute function public.touch_updated_at();

create trigger a_plain_texts before insert or update on public.profiles
  for each row execute function public.plain_texts('display_name', 'phone', 'village');

-- A word typed at sign-up, without hidden characters and cut to the length of its column; null if nothing is left.
create function public.sign_up_word(typed text, longest int) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(left(btrim(public.plain_text(typed, false)), longest)), '')
$$;

-- Trigger: makes the profile of an account from what was typed at sign-up, at its first proof: a number or an address that only asked for
-- a code is nobody yet, as anybody can type any number.
create function public.begin_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  input jsonb := new.raw_user_meta_data;
begin
  if new.email_confirmed_at is null and new.phone_confirmed_at is null then
    return new;
  end if;
  insert into public.profiles (user_id, display_name, phone, language)
  values (
    new.id,
    public.sign_up_word(input ->> 'display_name', 80),
    public.sign_up_word(coalesce(nullif(new.phone, ''), input ->> 'phone'), 20),
    public.known_language(input ->> 'language')
  )
  on conflict (user_id) do nothing;
  return new;
exception when others then
  -- An account without a profile can be mended later; a farmer who cannot sign up is gone.
  raise warning 'no profile for %: %', new.id, sqlerrm;
  return new;
end $$;

create trigger profile_begins after insert on auth.users
  for each row execute function public.begin_profile();

create trigger profile_begins_with_proof after update on auth.users
  for each row when (
    old.email_confirmed_at is null and old.phone_confirmed_at is null
    and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
  ) execute function public.begin_profile();

-- Trigger: notes how a name sounds. As its owner: those who write their name may not call sound_of, as an index would have them do.
create function public.note_sound() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.sound := public.sound_of(new.display_name);
  return new;
end $$;

-- After a_plain_texts, and for each update: nobody else writes it.
create trigger profile_sound before insert or update on public.profiles
  for each row execute function public.note_sound();

-- The display name of an account; null without one.
create function public.name_of(person uuid) returns text
language plpgsql stable set search_path = '' as $$
begin return (
  select display_name from public.profiles where user_id = person
); end $$;


-- Changes of profiles

-- A phone may send an older change of the profile after a newer one of another phone: what arrives late changes nothing that was changed
-- since. docs/decisions/outbox.md explains it. The fields of a farm, which forms offer, are parts of the profile with a key
-- each, so that two phones can name different ones: docs/decisions/account-and-sign-in.md.

-- The changes of profiles: the receipts of those that phones sent, and which fields each of them changed.
create table public.profile_changes (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  fields text[] not null,
  content_hash text,
  version bigint not null,
  at timestamptz not null default now()
);

comment on table public.profile_changes is
  'An id that stands here is not done again. Of the older ones only the last of each field stays: one that arrives as late as '
  'that names a version that is past, and is refused.';
comment on column public.profile_changes.content_hash is
  'SHA-256 of the change without its id; null for a change by hand, which has no words of a phone.';

create unique index profile_changes_by_version on public.profile_changes (user_id, version);

-- True for a field of a farm: {name, acres, village, place}, one line each; all but the name may be empty. src/base/farm-field.ts
-- has the same lengths.
create function public.is_farm_field(input jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(input) is distinct from 'object' then false else
    input - array['name', 'acres', 'village', 'place'] = '{}'
    and (select count(*) from jsonb_each(input) part where jsonb_typeof(part.value) = 'string') = 4
    and public.text_problem(input ->> 'name', 60, false) is null
    and not exists (
      select 1 from (values ('acres', 20), ('village', 80), ('place', 160)) part (key, longest)
      where input ->> part.key <> '' and public.text_problem(input ->> part.key, part.longest, false) is not null
    )
  end
$$;

-- True for a part of a profile with a value of its type: a column with a text or null, or `farm_field:<id>` with a field or null.
create function public.is_profile_part(key text, value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when key in ('display_name', 'phone', 'village', 'pincode', 'language') then jsonb_typeof(value) in ('string', 'null')
    when starts_with(key, 'farm_field:') then
      public.is_uuid(to_jsonb(substr(key, 12))) and (value = 'null' or public.is_farm_field(value))
    else false
  end
$$;

-- The parts of a profile by their keys.
create function public.profile_parts(target public.profiles) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'display_name', target.display_name, 'phone', target.phone, 'village', target.village, 'pincode', target.pincode,
    'language', target.language
  ) || coalesce((select jsonb_object_agg('farm_field:' || field.key, field.value) from jsonb_each(target.farm_fields) field), '{}')
$$;

-- Deletes what the log of a profile needs no more: of all but the latest 200 changes only the last of each part stays. Of a field that is
-- gone the last change goes too: whoever names new ones without end does not fill the log.
create function public.prune_profile_changes(held public.profiles) returns void
language sql set search_path = '' as $$
  delete from public.profile_changes old
  where old.user_id = held.user_id and old.version < held.version - 200 and not exists (
    select 1 from unnest(old.fields) field
    where (not starts_with(field, 'farm_field:') or held.farm_fields ? substr(field, 12)) and not exists (
      select 1 from public.profile_changes later
      where later.user_id = held.user_id and later.version > old.version and field = any (later.fields)
    )
  );
$$;

-- Trigger: gives a change of a profile that does not come from change_profile its version and its row.
create function public.number_profile_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := public.profile_parts(old);
  becomes constant jsonb := public.profile_parts(new);
  changed text[];
begin
  if new.version <> old.version then
    return new;
  end if;
  changed := array(
    select part.key from jsonb_each(was || becomes) part where becomes -> part.key is distinct from was -> part.key
  );
  if changed <> '{}' then
    new.version := old.version + 1;
    insert into public.profile_changes (id, user_id, fields, version)
    values (gen_random_uuid(), new.user_id, changed, new.version);
    perform public.prune_profile_changes(new);
  end if;
  return new;
end $$;

-- After a_plain_texts: what hidden characters alone change is no change.
create trigger profile_numbered before update on public.profiles
  for each row execute function public.number_profile_change();

-- Changes parts of the caller's profile: {id, changes: {key: value or null}, seen?: {key: version}, after?: [id]}, with the keys
-- and values of is_profile_part, at most 110, for there are 50 fields, which may all give way to others. `seen` is the version at which
-- the person saw each part; `after` names earlier changes of the same phone, which this one builds upon. Answers
--   {done: version}
--   {conflict: {version, key: value}}: another phone has changed these parts since they were seen; nothing was written.
-- The same id with the same words again is answered and not done again; with other words it is refused (409). Without `seen`
-- the last one to arrive counts.
create function public.change_profile(change jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  changes constant jsonb := change -> 'changes';
  seen constant jsonb := coalesce(change -> 'seen', '{}');
  after constant jsonb := coalesce(change -> 'after', '[]');
  hash constant text := encode(sha256(convert_to((change - 'id')::text, 'UTF8')), 'hex');
  known public.profile_changes;
  held public.profiles;
  theirs jsonb;
begin
  if person is null then
    raise exception 'Only an account has a profile' using errcode = '42501';
  end if;
  if not public.is_uuid(change -> 'id') or jsonb_typeof(changes) is distinct from 'object' or changes = '{}'
    or (select count(*) from jsonb_object_keys(changes)) > 110
    or exists (select 1 from jsonb_each(changes) part where not public.is_profile_part(part.key, part.value))
    or jsonb_typeof(seen) <> 'object' or jsonb_typeof(after) <> 'array'
    or exists (select 1 from jsonb_each_text(seen) part where part.value !~ '^[0-9]{1,15}$')
  then
    raise sqlstate 'PT400' using message = 'A change is {id, changes, seen, after}';
  end if;
  -- An account that began without a profile gets one now.
  insert into public.profiles (user_id) values (person) on conflict (user_id) do nothing;
  select * into held from public.profiles p where p.user_id = person for update;

  select * into known from public.profile_changes c where c.id = (change ->> 'id')::uuid;
  if known.user_id = person and known.content_hash = hash then
    return jsonb_build_object('done', known.version);
  elsif known.id is not null then
    raise sqlstate 'PT409' using message = 'This id belongs to another change';
  end if;

  select jsonb_object_agg(wanted.key, public.profile_parts(held) -> wanted.key) into theirs
  from jsonb_each_text(changes) wanted
  cross join lateral (
    select c.id, c.version from public.profile_changes c
    where c.user_id = person and wanted.key = any (c.fields) order by c.version desc limit 1
  ) last
  where last.version > (seen ->> wanted.key)::bigint and not after ? last.id::text
    and public.profile_parts(held) ->> wanted.key is distinct from wanted.value;
  if theirs is not null then
    return jsonb_build_object('conflict', theirs || jsonb_build_object('version', held.version));
  end if;

  update public.profiles p set
    display_name = case when changes ? 'display_name' then changes ->> 'display_name' else p.display_name end,
    phone = case when changes ? 'phone' then changes ->> 'phone' else p.phone end,
    village = case when changes ? 'village' then changes ->> 'village' else p.village end,
    pincode = case when changes ? 'pincode' then changes ->> 'pincode' else p.pincode end,
    language = case when changes ? 'language' then changes ->> 'language' else p.language end,
    farm_fields = coalesce((
      select jsonb_object_agg(substr(part.key, 12), part.value) from jsonb_each(public.profile_parts(p) || changes) part
      where starts_with(part.key, 'farm_field:') and part.value <> 'null'
    ), '{}'),
    version = p.version + 1
  where p.user_id = person returning * into held;
  insert into public.profile_changes (id, user_id, fields, content_hash, version)
  values ((change ->> 'id')::uuid, person, array(select jsonb_object_keys(changes)), hash, held.version);
  perform public.prune_profile_changes(held);
  return jsonb_build_object('done', held.version);
end $$;


-- Roles

-- The roles that each account holds.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'manager', 'staff', 'editor', 'viewer')),
  assigned_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on column public.user_roles.assigned_by is
  'Who gave the role; null for the first admin, whom the service key makes, and when that person''s account is gone.';

create index user_roles_by_role on public.user_roles (role);
create index user_roles_by_giver on public.user_roles (assigned_by);

-- The log of roles given and taken.
create table public.role_events (
  id bigint generated always as identity primary key,
  who uuid,
  whom uuid not null,
  role text not null,
  change text not null check (change in ('granted', 'revoked')),
  at timestamptz not null default now()
);

comment on table public.role_events is
  'Every role given or taken, for good. No foreign keys: the log outlives the accounts that it names.';
comment on column public.role_events.who is 'The admin who did it; null for the service key and for a deleted account''s cascade.';

create index role_events_by_person on public.role_events (whom, at);

-- True if the caller holds the role. Runs as its owner, because the policies of user_roles call it and would otherwise
-- call themselves for ever.
create function public.has_role(wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from public.user_roles r where r.user_id = (select auth.uid()) and r.role = wanted);
end $$;

-- True if the caller handles orders and requests at the centre.
create function public.is_desk_staff() returns boolean
language sql stable set search_path = '' as $$
  select public.has_role('staff') or public.has_role('manager') or public.has_role('admin')
$$;

-- True if the caller may approve, refuse and give money back.
create function public.may_decide() returns boolean
language sql stable set search_path = '' as $$
  select public.has_role('manager') or public.has_role('admin')
$$;

-- True for an account that its owner has proven once, or that the centre has given a role.
create function public.is_somebody(person auth.users) returns boolean
language sql stable set search_path = '' as $$
  select person.email_confirmed_at is not null or person.phone_confirmed_at is not null
    or exists (select 1 from public.user_roles held where held.user_id = person.id)
$$;

-- Trigger: refuses to remove the last admin.
create function public.keep_an_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two admins who remove one another at the same moment each still see the other; the second has to wait and look again.
  perform pg_advisory_xact_lock(hashtextextended('the last admin', 0));
  if not exists (select 1 from public.user_roles where role = 'admin') then
    raise exception 'The last admin cannot be removed' using errcode = 'P0001', hint = 'Make somebody else an admin first.';
  end if;
  return null;
end $$;

-- Fires for the cascade from auth.users too: the last admin's account can only be deleted after somebody else is admin.
create trigger an_admin_remains after delete or update on public.user_roles
  for each row when (old.role = 'admin') execute function public.keep_an_admin();

-- Trigger: writes each change of a role into role_events.
create function public.log_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into public.role_events (who, whom, role, change) values (auth.uid(), old.user_id, old.role, 'revoked');
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into public.role_events (who, whom, role, change) values (auth.uid(), new.user_id, new.role, 'granted');
  end if;
  return null;
end $$;

create trigger role_granted_or_revoked after insert or delete on public.user_roles
  for each row execute function public.log_role();

-- Not for any update: a deleted giver's account empties assigned_by, which gives and takes nothing.
create trigger role_changed after update on public.user_roles
  for each row when (old.user_id <> new.user_id or old.role <> new.role) execute function public.log_role();


-- The list of people, for admins

-- A page of people, latest first: {more, people: [{id, email, phone, display_name, created_at, roles}]}. With `wanted`,
-- those with these letters in their e-mail or name, whose name sounds so, or with these digits in their number; with
-- `holding`, those who hold that role. The number is the one they proved: who is to be given a role is not known by what
-- they wrote themselves. `after` is {created_at, id} of the last one seen. Accounts that nobody has proven are left out. For admins
-- alone: addresses and numbers are in auth.users, which no policy opens.
create function public.list_people(
  wanted text default null, holding text default null, after jsonb default null, at_most int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  letters constant text := left(public.search_text(wanted), 100);
  digits constant text := public.search_number(wanted);
  -- Two letters sound like half of everybody.
  sounds constant text[] := case when char_length(letters) > 2 and letters ~ '[[:alpha:]]' then (
    select array_agg('% ' || sound || '%') from unnest(string_to_array(btrim(public.sound_of(letters)), ' ')) sound where sound <> ''
  ) end;
  page_size constant int := least(greatest(coalesce(at_most, 50), 1), 200);
  answer jsonb;
begin
  if not public.has_role('admin') then
    raise exception 'Only admins see everybody' using errcode = '42501';
  end if;
  with found as (
    select person.id, person.email, person.created_at, profile.display_name,
      case when person.phone_confirmed_at is not null then nullif(person.phone, '') end as phone
    from auth.users person left join public.profiles profile on profile.user_id = person.id
    where public.is_somebody(person) and (
        letters = '' or position(letters in lower(person.email)) > 0 or position(letters in lower(profile.display_name)) > 0
        or (digits is not null and person.phone_confirmed_at is not null and position(digits in person.phone) > 0)
        or profile.sound like all (sounds)
      )
      and (holding is null or exists (
        select 1 from public.user_roles held where held.user_id = person.id and held.role = holding
      ))
      and (after is null
        or (person.created_at, person.id) < ((after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid))
    order by person.created_at desc, person.id desc limit page_size + 1
  ), page as (
    select * from found order by created_at desc, id desc limit page_size
  )
  select jsonb_build_object(
    'more', (select count(*) from found) > page_size,
    'people', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'email', page.email, 'phone', page.phone, 'display_name', page.display_name, 'created_at', page.created_at,
        'roles', (
          select coalesce(jsonb_agg(held.role order by held.role), '[]') from public.user_roles held
          where held.user_id = page.id
        )
      ) order by page.created_at desc, page.id desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;

-- How many people with a proven account there are: {total, admins, staff, viewers}; staff are those who hold manager, staff or editor.
create function public.count_people() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.has_role('admin') then
    raise exception 'Only admins see everybody' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'total', (select count(*) from auth.users person where public.is_somebody(person)),
    'admins', (select count(*) from public.user_roles where role = 'admin'),
    'staff', (select count(distinct user_id) from public.user_roles where role in ('manager', 'staff', 'editor')),
    'viewers', (select count(*) from public.user_roles where role = 'viewer')
  );
end $$;


-- Who may do what

alter table public.profiles enable row level security;
alter table public.profile_changes enable row level security;
alter table public.user_roles enable row level security;
alter table public.role_events enable row level security;

create policy "people read their own profile, admins all" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));

create policy "people change their own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "people read their own roles, admins all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));

create policy "admins give roles, in their own name" on public.user_roles for insert to authenticated
  with check ((select public.has_role('admin')) and assigned_by = (select auth.uid()));

create policy "admins take roles" on public.user_roles for delete to authenticated
  using ((select public.has_role('admin')));

create policy "admins read who gave and took roles" on public.role_events for select to authenticated
  using ((select public.has_role('admin')));

-- No policy for profile_changes: only functions that run as their owner touch it.

grant select on public.profiles to authenticated;
grant update (display_name, phone, village, language, pincode) on public.profiles to authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role, assigned_by) on public.user_roles to authenticated;
grant select on public.role_events to authenticated;
-- The service key passes row-level security; the log is append-only for it too.
revoke all on public.role_events from service_role;
grant select on public.role_events to service_role;
revoke all on public.profile_changes from service_role;
grant execute on function public.has_role(text) to authenticated, service_role;
grant execute on function public.is_desk_staff() to authenticated;
grant execute on function public.list_people(text, text, jsonb, int) to authenticated;
grant execute on function public.count_people() to authenticated;
grant execute on function public.change_profile(jsonb) to authenticated;
