-- What arrives late changes nothing that was changed since. A phone may have sent an older change of the profile or an older
-- consent, and its line delivers it after a newer one of another phone. docs/decisions/0078-late-arrivals.md explains it.


-- Changes of profiles

alter table public.profiles add column version bigint not null default 0;

comment on column public.profiles.version is
  'Number of the last change. A phone names the one that it has read, so that a change never overwrites one that nobody saw.';

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
  'SHA-256 of the change without its id; null for a change that has none, by hand or from a build before these ids.';

create unique index profile_changes_by_version on public.profile_changes (user_id, version);

-- Trigger: gives a change of a profile that does not come from change_profile its version and its row.
create function public.number_profile_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed text[];
begin
  if new.version <> old.version then
    return new;
  end if;
  changed := array(
    select field.key from jsonb_each(to_jsonb(new)) field
    where field.key in ('display_name', 'phone', 'village', 'pincode', 'language')
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  if changed <> '{}' then
    new.version := old.version + 1;
    insert into public.profile_changes (id, user_id, fields, version)
    values (gen_random_uuid(), new.user_id, changed, new.version);
  end if;
  return new;
end $$;

-- After a_plain_texts: what hidden characters alone change is no change.
create trigger profile_numbered before update on public.profiles
  for each row execute function public.number_profile_change();

-- Changes fields of the caller's profile: {id, changes: {field: text or null}, seen?: {field: version}, after?: [id]}. `seen` is
-- the version at which the person saw each field; `after` names earlier changes of the same phone, which this one builds
-- upon. Answers
--   {done: version}
--   {conflict: {version, field: value}}: another phone has changed these fields since they were seen; nothing was written.
-- The same id with the same words again is answered and not done again; with other words it is refused (409). Without `seen`,
-- as builds before it queued their changes, the last one to arrive counts.
create function public.change_profile(change jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  changes constant jsonb := change -> 'changes';
  seen constant jsonb := coalesce(change -> 'seen', '{}');
  after constant jsonb := coalesce(change -> 'after', '[]');
  own constant text[] := array['display_name', 'phone', 'village', 'pincode', 'language'];
  hash constant text := encode(sha256(convert_to((change - 'id')::text, 'UTF8')), 'hex');
  known public.profile_changes;
  held public.profiles;
  theirs jsonb;
begin
  if person is null then
    raise exception 'Only an account has a profile' using errcode = '42501';
  end if;
  if not public.is_uuid(change -> 'id') or jsonb_typeof(changes) is distinct from 'object' or changes = '{}'
    or changes - own <> '{}'
    or exists (select 1 from jsonb_each(changes) field where jsonb_typeof(field.value) not in ('string', 'null'))
    or jsonb_typeof(seen) <> 'object' or jsonb_typeof(after) <> 'array'
    or exists (select 1 from jsonb_each_text(seen) field where field.value !~ '^[0-9]{1,15}$')
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

  select jsonb_object_agg(wanted.key, to_jsonb(held) -> wanted.key) into theirs
  from jsonb_each_text(changes) wanted
  cross join lateral (
    select c.id, c.version from public.profile_changes c
    where c.user_id = person and wanted.key = any (c.fields) order by c.version desc limit 1
  ) last
  where last.version > (seen ->> wanted.key)::bigint and not after ? last.id::text
    and to_jsonb(held) ->> wanted.key is distinct from wanted.value;
  if theirs is not null then
    return jsonb_build_object('conflict', theirs || jsonb_build_object('version', held.version));
  end if;

  update public.profiles p set
    display_name = case when changes ? 'display_name' then changes ->> 'display_name' else p.display_name end,
    phone = case when changes ? 'phone' then changes ->> 'phone' else p.phone end,
    village = case when changes ? 'village' then changes ->> 'village' else p.village end,
    pincode = case when changes ? 'pincode' then changes ->> 'pincode' else p.pincode end,
    language = case when changes ? 'language' then changes ->> 'language' else p.language end,
    version = p.version + 1
  where p.user_id = person returning p.version into held.version;
  insert into public.profile_changes (id, user_id, fields, content_hash, version)
  values ((change ->> 'id')::uuid, person, array(select jsonb_object_keys(changes)), hash, held.version);
  delete from public.profile_changes old
  where old.user_id = person and old.version < held.version - 200 and not exists (
    select 1 from unnest(old.fields) field where not exists (
      select 1 from public.profile_changes later
      where later.user_id = person and later.version > old.version and field = any (later.fields)
    )
  );
  return jsonb_build_object('done', held.version);
end $$;

alter table public.profile_changes enable row level security;

-- No policy: only functions that run as their owner touch it.
revoke all on public.profile_changes from anon, authenticated, service_role;
grant execute on function public.change_profile(jsonb) to authenticated;


-- Consents

-- Stores consents of the caller, [{id, purpose, version, given, made_at, seen?}] in their order, each id once. `seen` is the id
-- of the last consent of the purpose that the phone knew, null without any. One that is given by somebody who has not seen
-- that it was taken back since is refused (409), and so is an id that belongs to another consent; then nothing is stored.
create or replace function public.keep_consents(entries jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  entry jsonb;
  known public.consents;
  last public.consents;
begin
  if person is null then
    raise exception 'Only an account''s consents are kept here' using errcode = '42501';
  end if;
  -- Two phones at once: the second sees what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended('consents ' || person, 0));
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 100
    or (select count(*) from public.consents c where c.user_id = person) > 2000 then
    raise sqlstate 'PT400' using message = 'At most 100 consents at a time, and 2000 of a person';
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    insert into public.consents (id, user_id, purpose, version, given, made_at)
    values ((entry ->> 'id')::uuid, person, entry ->> 'purpose', (entry -> 'version')::int, (entry -> 'given')::boolean,
      (entry ->> 'made_at')::timestamptz)
    on conflict on constraint consents_pkey do nothing
    returning * into known;
    if known.id is null then
      select * into known from public.consents c where c.id = (entry ->> 'id')::uuid;
      if known.user_id <> person or known.purpose <> entry ->> 'purpose' or known.given <> (entry -> 'given')::boolean then
        raise sqlstate 'PT409' using message = 'This id belongs to another consent';
      end if;
    elsif known.given and entry ? 'seen' then
      select * into last from public.consents c
      where c.user_id = person and c.purpose = known.purpose and c.id <> known.id
      order by c.received_at desc, c.id desc limit 1;
      if not last.given and last.id::text is distinct from entry ->> 'seen' then
        raise sqlstate 'PT409' using message = 'It was taken back since', hint = 'Ask the person again.';
      end if;
    end if;
  end loop;
end $$;


-- Orders

-- Cancels an own order that is not paid; called again, it answers the same, also once money that came late has gone back. Its
-- lines are still in the answer, for the cart.
create or replace function public.cancel_order(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = order_id and user_id = auth.uid() for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'There is no such order';
  elsif known.state in ('placed', 'awaiting_payment') then
    perform public.move_order_to(order_id, 'cancelled', 'by_customer');
  elsif known.state not in ('cancelled', 'refunded') then
    raise sqlstate 'PT409' using message = 'The order is paid or packed already', hint = 'Ask the centre to cancel it.';
  end if;
  return public.order_with_payments(order_id);
end $$;
