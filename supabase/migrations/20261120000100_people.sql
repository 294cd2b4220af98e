-- People: what they say about themselves, and the roles that the centre gives them. Both are in one file, because admins read
-- profiles and the roles decide who is an admin.


-- Profiles

-- What each account says about its owner; one row for each account.
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

create trigger a_plain_texts before insert or update on public.profiles
  for each row execute function public.plain_texts('display_name', 'phone', 'village');

-- A word typed at sign-up, without hidden characters and cut to the length of its column; null if nothing is left.
create function public.sign_up_word(typed text, longest int) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(left(btrim(public.plain_text(typed, false)), longest)), '')
$$;

-- Trigger: makes the profile of a new account from what was typed at sign-up.
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

-- The display name of an account; null without one.
create function public.name_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select display_name from public.profiles where user_id = person
$$;


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
create function public.sees_to_orders() returns boolean
language sql stable set search_path = '' as $$
  select public.has_role('staff') or public.has_role('manager') or public.has_role('admin')
$$;

-- True if the caller may approve, refuse and give money back.
create function public.decides() returns boolean
language sql stable set search_path = '' as $$
  select public.has_role('manager') or public.has_role('admin')
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
-- they wrote themselves. `after` is {created_at, id} of the last one seen. For admins alone: addresses and numbers are in
-- auth.users, which no policy opens.
create function public.list_people(
  wanted text default null, holding text default null, after jsonb default null, at_most int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  letters constant text := left(public.sought(wanted), 100);
  digits constant text := public.sought_number(wanted);
  -- Two letters sound like half of everybody.
  sounds constant text[] := case when char_length(letters) > 2 and letters ~ '[[:alpha:]]'
    then string_to_array(btrim(public.heard(letters)), ' ') end;
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
    where (
        letters = '' or position(letters in lower(person.email)) > 0 or position(letters in lower(profile.display_name)) > 0
        or (digits is not null and person.phone_confirmed_at is not null and position(digits in person.phone) > 0)
        or (sounds is not null and public.sounds_like(profile.display_name, sounds))
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

-- How many people there are: {total, admins, staff, viewers}; staff are those who hold manager, staff or editor.
create function public.count_people() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.has_role('admin') then
    raise exception 'Only admins see everybody' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'total', (select count(*) from auth.users),
    'admins', (select count(*) from public.user_roles where role = 'admin'),
    'staff', (select count(distinct user_id) from public.user_roles where role in ('manager', 'staff', 'editor')),
    'viewers', (select count(*) from public.user_roles where role = 'viewer')
  );
end $$;


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
grant execute on function public.sees_to_orders() to authenticated;
grant execute on function public.list_people(text, text, jsonb, int) to authenticated;
grant execute on function public.count_people() to authenticated;
