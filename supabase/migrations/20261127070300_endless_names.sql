-- Three things an account could do for ever, each of which left a row: change its profile by hand to and fro, merge guest carts of made-up
-- names, and claim guests of made-up secrets. And a change of the profile could name fields without end, which no profile ever had.
-- docs/decisions/0101-closed-doors.md


-- Changes of profiles

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
    perform public.prune_profile_changes(new);
  end if;
  return new;
end $$;

-- Changes parts of the caller's profile: {id, changes: {key: value or null}, seen?: {key: version}, after?: [id]}, with the keys
-- and values of is_profile_part, at most 110, for there are 50 fields, which may all give way to others. `seen` is the version at which
-- the person saw each part; `after` names earlier changes of the same phone, which this one builds upon. Answers
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


-- Guests

-- Applies the operations of a guest's cart at sign-in. The first account that names the guest gets the cart; the same
-- account may call again and gets the same answer; any other is refused and nothing changes. 429 as in apply_cart_operations, and for
-- more than 60 guests within an hour.
create or replace function public.merge_guest_cart(guest_id text, operations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.lock_own_cart();
  wait int;
begin
  if guest_id is null or char_length(guest_id) not between 1 and 100 then
    raise exception 'A guest cart has a name of at most 100 characters' using errcode = 'P0001';
  end if;
  if not exists (select 1 from public.cart_merges known where known.guest_id = merge_guest_cart.guest_id) then
    select ceil(extract(epoch from min(known.merged_at) + interval '1 hour' - now())) into wait
    from public.cart_merges known where known.user_id = person and known.merged_at > now() - interval '1 hour' having count(*) >= 60;
    if wait is not null then
      perform public.too_many('Too many guest carts within an hour', greatest(wait, 1));
    end if;
  end if;
  insert into public.cart_merges as known (guest_id, user_id) values (merge_guest_cart.guest_id, person)
    on conflict on constraint cart_merges_pkey do nothing;
  if not exists (
    select 1 from public.cart_merges known
    where known.guest_id = merge_guest_cart.guest_id and known.user_id = person
  ) then
    raise exception 'This guest cart belongs to another account'
      using errcode = 'P0001', hint = 'It was merged there; start a new guest cart.';
  end if;
  perform public.check_cart_limit(person, operations);
  return public.take_cart_operations(person, guest_id, operations);
end $$;

-- Ties a guest to the caller's account: {claimed: how many of its requests came as that guest, yours}. The same account
-- may call again; for any other nothing happens, and yours is false. 429 for more than 60 guests within an hour.
create or replace function public.claim_guest(guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  secret constant text := public.guest_hash(guest);
  wait int;
begin
  if person is null or secret is null then
    raise exception 'An account claims a guest' using errcode = '42501';
  end if;
  if not exists (select 1 from public.guest_claims claim where claim.guest_hash = secret) then
    -- Before anything is written. Two claims of an account wait for one another: the second sees the first.
    perform pg_advisory_xact_lock(hashtextextended('the claims of ' || person, 0));
    select ceil(extract(epoch from min(claim.claimed_at) + interval '1 hour' - now())) into wait
    from public.guest_claims claim where claim.user_id = person and claim.claimed_at > now() - interval '1 hour' having count(*) >= 60;
    if wait is not null then
      perform public.too_many('Too many guests within an hour', greatest(wait, 1));
    end if;
  end if;
  -- The guest first, as in submit_requests: what is being sent as the guest either is there now or sees the claim.
  perform public.lock_requests(secret);
  perform public.lock_requests(person::text);
  insert into public.guest_claims (guest_hash, user_id) values (secret, person)
    on conflict on constraint guest_claims_pkey do nothing;
  if not exists (select 1 from public.guest_claims claim where claim.guest_hash = secret and claim.user_id = person) then
    return jsonb_build_object('claimed', 0, 'yours', false);
  end if;
  update public.requests set user_id = person where requests.guest_hash = secret and user_id is null;
  return jsonb_build_object('claimed', (
    select count(*) from public.requests r where r.guest_hash = secret and r.user_id = person
  ), 'yours', true);
end $$;
