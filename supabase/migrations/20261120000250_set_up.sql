-- The set-up of a new centre: its first admin, and the day on which it opens. `npm start` and `npm run publish-catalogue` print an
-- address with a key while there is no admin or the centre is not open. docs/decisions/catalogue-and-editing.md explains it.


-- Table

-- How far the set-up is; no row for a centre that was never set up in this way, which is open.
create table public.set_up (
  only_row boolean primary key default true check (only_row),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz
);

comment on column public.set_up.key_hash is 'SHA-256 of the key of the last printed address; earlier ones open nothing.';


-- The set-up

-- Begins the set-up, or goes on with it, by a new key; false where there is nothing to set up. For the service key alone.
create function public.begin_set_up(key_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.set_up where opened_at is not null)
    or not exists (select 1 from public.set_up) and exists (select 1 from public.user_roles where role = 'admin')
  then
    return false;
  end if;
  insert into public.set_up as held (key_hash) values (begin_set_up.key_hash)
    on conflict (only_row) do update set key_hash = excluded.key_hash;
  return true;
end $$;

-- Makes the caller the first admin by the key of the printed address. Once there is one, nobody else: who finds the address later, or
-- has it in a second tab under another account, gets no role by it.
create function public.claim_set_up(key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.set_up := (select held from public.set_up held for update);
begin
  if public.has_role('admin') then
    return jsonb_build_object('admin', true);
  end if;
  if known.opened_at is not null or known.key_hash is distinct from encode(sha256(convert_to(key, 'UTF8')), 'hex')
    or exists (select 1 from public.user_roles where role = 'admin')
    or not exists (
      select 1 from auth.users person
      where person.id = auth.uid() and (person.email_confirmed_at is not null or person.phone_confirmed_at is not null)
    )
  then
    raise exception 'This address makes nobody an admin any more' using errcode = '42501';
  end if;
  insert into public.user_roles (user_id, role, assigned_by) values (auth.uid(), 'admin', null);
  return jsonb_build_object('admin', true);
end $$;

-- True if everybody may see the centre. Anybody may ask: pages that a hosted project's build made before show nothing until then.
create function public.is_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.set_up where opened_at is null)
$$;

-- Opens the centre to everybody.
create function public.open_centre() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.has_role('admin') then
    raise exception 'Only an admin opens the centre' using errcode = '42501';
  end if;
  update public.set_up set opened_at = coalesce(opened_at, now());
  return jsonb_build_object('open', true);
end $$;


-- Who may do what

alter table public.set_up enable row level security;

-- No policy: only functions that run as their owner touch it.

revoke all on public.set_up from service_role;
grant execute on function public.begin_set_up(text) to service_role;
grant execute on function public.claim_set_up(text) to authenticated;
grant execute on function public.is_open() to anon, authenticated;
grant execute on function public.open_centre() to authenticated;
