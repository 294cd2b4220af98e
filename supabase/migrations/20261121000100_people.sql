-- People: what somebody says about themselves, and the roles that the centre gives them. Both are in one file, because
-- admins read profiles and the roles say who is an admin.

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;


-- Profiles

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) <= 80),
  phone text check (char_length(phone) <= 20),
  village text check (char_length(village) <= 80),
  language text not null default 'en' check (language in ('en', 'pa', 'hi')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.profiles.phone is
  'How to reach the person, in their own words. Not proof of anything: the confirmed number is in auth.users.';

create trigger profile_touched before update on public.profiles
  for each row execute function public.touch_updated_at();

-- What a person typed at sign-up, without control characters, cut to the length of its column; null where nothing is left.
create function public.sign_up_word(typed text, longest int) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(left(btrim(regexp_replace(typed, '[[:cntrl:]]', '', 'g')), longest)), '')
$$;

create function public.begin_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := new.raw_user_meta_data;
begin
  insert into public.profiles (user_id, display_name, phone, language)
  values (
    new.id,
    public.sign_up_word(said ->> 'display_name', 80),
    public.sign_up_word(coalesce(nullif(new.phone, ''), said ->> 'phone'), 20),
    case when said ->> 'language' in ('en', 'pa', 'hi') then said ->> 'language' else 'en' end
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


-- Roles

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

-- True when the person who asks holds the role. Runs as its owner, because the policies of user_roles ask it too and
-- would otherwise ask themselves for ever.
create function public.has_role(wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from public.user_roles r where r.user_id = (select auth.uid()) and r.role = wanted);
end $$;

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


-- Who may do what

alter table public.profiles enable row level security;
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

grant select on public.profiles to authenticated;
grant update (display_name, phone, village, language) on public.profiles to authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role, assigned_by) on public.user_roles to authenticated;
grant select on public.role_events to authenticated;
-- The service key passes row-level security; the log is append-only for it too.
revoke all on public.role_events from service_role;
grant select on public.role_events to service_role;
grant execute on function public.has_role(text) to authenticated, service_role;
