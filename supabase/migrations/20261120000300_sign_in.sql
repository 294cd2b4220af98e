-- Sign-in: the first proof of an account, sessions that have ended, accounts that were deleted, and the key of each account's work on its
-- phones.


-- Proof before password

-- Trigger: notes which account this transaction makes: one that is made with its addresses confirmed (with the service
-- key, say) keeps what was written with it, see drop_unproven.
create function public.note_new_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('khet.new_account', new.id::text, true);
  return new;
end $$;

create trigger account_begins after insert on auth.users
  for each row execute function public.note_new_account();

-- Trigger: at the first proof of an account, drops the password and the words given before it. Hosted Supabase Auth keeps
-- the first password of an unconfirmed account: a stranger's password would open what its owner confirms later. The app
-- sets a password after the code.
create function public.drop_unproven() returns trigger
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

create trigger first_proof before update on auth.users
  for each row when (
    old.email_confirmed_at is null and old.phone_confirmed_at is null
    and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
  ) execute function public.drop_unproven();


-- Sessions

-- True while the session of the token in use exists. An access token is valid until it expires, even if its session has
-- ended; this makes a sign-out count at once. Also true for a token without a session: that is the publishable or the
-- service key, since everybody who signs in gets a session.
create function public.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session constant text := auth.jwt() ->> 'session_id';
begin
  if session is null then
    return true;
  end if;
  return session ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and exists (select 1 from auth.sessions s where s.id = session::uuid and s.user_id = auth.uid());
end $$;

-- Refuses a request whose session has ended. PostgREST calls it before every request (pgrst.db_pre_request), and so does
-- the embedded backend.
create function public.check_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.session_is_open() then
    raise sqlstate 'PT401' using message = 'This session has ended', hint = 'Sign in again.';
  end if;
end $$;

-- Tells PostgREST to call it. Where the platform refuses that to migrations, docs/deploy.md says who does it.
do $$
begin
  if exists (select 1 from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.check_session';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Run as owner of the project: alter role authenticator set pgrst.db_pre_request = ''public.check_session''';
end $$;


-- Deleted accounts

-- A refused session may have ended in many ways: elsewhere, by its age, with its account. What waits on a phone for a sign-in that cannot
-- come has to be given back, and a restored centre may not call deleted what it has lost.
-- docs/decisions/privacy.md says what a phone does.

-- The accounts that were deleted.
create table public.deleted_accounts (
  id uuid primary key,
  at timestamptz not null default clock_timestamp()
);

comment on table public.deleted_accounts is
  'The ids of accounts that were deleted; they name nobody any more. An id that neither stands here nor is an account''s was lost with a '
  'backup, or never given.';

-- Trigger: notes a deleted account, whoever deletes it: its person, or an admin in the provider's own pages.
create function public.note_deleted_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.deleted_accounts (id) values (old.id) on conflict (id) do nothing;
  return old;
end $$;

create trigger account_ends after delete on auth.users
  for each row execute function public.note_deleted_account();

-- What became of an account: `here`, also where it may not sign in now; `deleted`; or `unknown`, which this centre has lost with a
-- backup. For a phone whose session has ended, so without a token; the id, which nobody can guess, is all that it tells about.
create function public.account_state(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from auth.users u where u.id = account) then 'here'
    when exists (select 1 from public.deleted_accounts d where d.id = account) then 'deleted'
    else 'unknown'
  end
$$;


-- Keys of accounts

-- The key that encrypts what an account's owner wrote on their phones. A phone drops it at sign-out and gets it back at
-- the next sign-in: whoever borrows the phone cannot read what is on its disk.
create table public.owner_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key bytea not null check (octet_length(key) = 32),
  made_at timestamptz not null default now()
);

comment on table public.owner_keys is 'One key for each account, for good: with another one, work on a phone could not be opened.';

-- The caller's key, 32 bytes as base64; made at the first call.
create function public.own_key() returns text
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  held bytea;
begin
  if person is null then
    raise exception 'Only an account has a key' using errcode = '42501';
  end if;
  select k.key into held from public.owner_keys k where k.user_id = person;
  if held is null then
    -- A random UUID has 122 random bits; three of them have more than the 256 that the hash keeps.
    insert into public.owner_keys (user_id, key)
      values (person, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
      on conflict on constraint owner_keys_pkey do nothing;
    select k.key into held from public.owner_keys k where k.user_id = person;
  end if;
  return encode(held, 'base64');
end $$;


-- Who may do what

alter table public.deleted_accounts enable row level security;
alter table public.owner_keys enable row level security;

-- No policy for deleted_accounts, owner_keys: only functions that run as their owner touch them.

revoke all on public.owner_keys from service_role;
revoke all on public.deleted_accounts from service_role;
grant execute on function public.session_is_open() to anon, authenticated, service_role;
grant execute on function public.check_session() to anon, authenticated, service_role;
grant execute on function public.own_key() to authenticated;
grant execute on function public.account_state(uuid) to anon;
