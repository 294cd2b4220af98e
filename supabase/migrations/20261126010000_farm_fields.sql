-- The fields of somebody's farm, which their forms offer. They are parts of the profile, each with a key of its own, so that two phones
-- can name different ones. docs/decisions/0095-named-fields.md explains it.

-- No function in the check: whoever changes another column of their profile would need the right to call it.
alter table public.profiles add column farm_fields jsonb not null default '{}'
  check (jsonb_typeof(farm_fields) = 'object' and jsonb_array_length(jsonb_path_query_array(farm_fields, '$.keyvalue()')) <= 50);

comment on column public.profiles.farm_fields is
  'By id: {name, acres, village, place}, in the words of the person. Changed by change_profile alone.';

-- True for a field of a farm: {name, acres, village, place}, one line each; all but the name may be empty. src/base/farm-field.ts
-- has the same lengths.
create function public.is_farm_field(said jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(said) is distinct from 'object' then false else
    said - array['name', 'acres', 'village', 'place'] = '{}'
    and (select count(*) from jsonb_each(said) part where jsonb_typeof(part.value) = 'string') = 4
    and public.text_problem(said ->> 'name', 60, false) is null
    and not exists (
      select 1 from (values ('acres', 20), ('village', 80), ('place', 160)) part (key, longest)
      where said ->> part.key <> '' and public.text_problem(said ->> part.key, part.longest, false) is not null
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

-- Trigger: gives a change of a profile that does not come from change_profile its version and its row.
create or replace function public.number_profile_change() returns trigger
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
  end if;
  return new;
end $$;

-- Changes parts of the caller's profile: {id, changes: {key: value or null}, seen?: {key: version}, after?: [id]}, with the keys
-- and values of is_profile_part. `seen` is the version at which the person saw each part; `after` names earlier changes of the same
-- phone, which this one builds upon. Answers
--   {done: version}
--   {conflict: {version, key: value}}: another phone has changed these parts since they were seen; nothing was written.
-- The same id with the same words again is answered and not done again; with other words it is refused (409). Without `seen`,
-- as builds before it queued their changes, the last one to arrive counts.
create or replace function public.change_profile(change jsonb) returns jsonb
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
  -- Of a field that is gone the last change goes too: whoever names new ones without end does not fill the log.
  delete from public.profile_changes old
  where old.user_id = person and old.version < held.version - 200 and not exists (
    select 1 from unnest(old.fields) field
    where (not starts_with(field, 'farm_field:') or held.farm_fields ? substr(field, 12)) and not exists (
      select 1 from public.profile_changes later
      where later.user_id = person and later.version > old.version and field = any (later.fields)
    )
  );
  return jsonb_build_object('done', held.version);
end $$;

-- Trigger: at the first proof of an account, drops the password and the words given before it. Hosted Supabase Auth keeps
-- the first password of an unconfirmed account: a stranger's password would open what its owner confirms later. The app
-- sets a password after the code.
create or replace function public.drop_unproven() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(current_setting('khet.new_account', true), '') = new.id::text then
    return new;
  end if;
  -- As Supabase Auth keeps an account without a password.
  new.encrypted_password := '';
  -- What Supabase Auth itself writes there.
  new.raw_user_meta_data := (
    select coalesce(jsonb_object_agg(known, new.raw_user_meta_data -> known), '{}')
    from unnest(array['sub', 'email_verified', 'phone_verified']) known
    where new.raw_user_meta_data ? known
  );
  begin
    -- The profile was begun from the same words.
    update public.profiles set
      display_name = null, phone = public.sign_up_word(new.phone, 20), village = null, pincode = null,
      language = 'en', farm_fields = '{}'
    where user_id = new.id;
  exception when others then
    raise warning 'the profile of % stays as it was: %', new.id, sqlerrm;
  end;
  return new;
end $$;
