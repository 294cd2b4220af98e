-- The key that seals what an account's owner wrote on their phones. A phone drops it at sign-out and gets it back at the
-- next sign-in: what is on the disk is then unreadable to whoever borrows the phone.

create table public.owner_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key bytea not null check (octet_length(key) = 32),
  made_at timestamptz not null default now()
);

comment on table public.owner_keys is 'One key for each account, for good: with another one, work on a phone could not be opened.';

-- The caller's key, 32 bytes as base64; made when it is asked for first.
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

alter table public.owner_keys enable row level security;
-- No policy, and nothing for the service key: only own_key reads it, for whom the key is.

revoke all on public.owner_keys from service_role;
grant execute on function public.own_key() to authenticated;
