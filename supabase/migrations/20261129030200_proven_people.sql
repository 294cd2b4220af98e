-- A number or an address that only asked for a code is nobody yet: anybody can type any number. Each stood in the admin's list and
-- counts, with a profile, for ever. An account has a profile from its first proof.

-- True for an account that its owner has proven once, or that the centre has given a role.
create function public.is_somebody(person auth.users) returns boolean
language sql stable set search_path = '' as $$
  select person.email_confirmed_at is not null or person.phone_confirmed_at is not null
    or exists (select 1 from public.user_roles held where held.user_id = person.id)
$$;

-- As in languages.sql; and of an account that somebody has proven only.
create or replace function public.begin_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := new.raw_user_meta_data;
begin
  if new.email_confirmed_at is null and new.phone_confirmed_at is null then
    return new;
  end if;
  insert into public.profiles (user_id, display_name, phone, language)
  values (
    new.id,
    public.sign_up_word(said ->> 'display_name', 80),
    public.sign_up_word(coalesce(nullif(new.phone, ''), said ->> 'phone'), 20),
    public.known_language(said ->> 'language')
  )
  on conflict (user_id) do nothing;
  return new;
exception when others then
  -- An account without a profile can be mended later; a farmer who cannot sign up is gone.
  raise warning 'no profile for %: %', new.id, sqlerrm;
  return new;
end $$;

create trigger profile_begins_with_proof after update on auth.users
  for each row when (
    old.email_confirmed_at is null and old.phone_confirmed_at is null
    and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
  ) execute function public.begin_profile();

delete from public.profiles known using auth.users person
where person.id = known.user_id and not public.is_somebody(person);

-- As in sound_of_people.sql; and of accounts that somebody has proven only.
create or replace function public.list_people(
  wanted text default null, holding text default null, after jsonb default null, at_most int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  letters constant text := left(public.sought(wanted), 100);
  digits constant text := public.sought_number(wanted);
  -- Two letters sound like half of everybody.
  sounds constant text[] := case when char_length(letters) > 2 and letters ~ '[[:alpha:]]' then (
    select array_agg('% ' || sound || '%') from unnest(string_to_array(btrim(public.heard(letters)), ' ')) sound where sound <> ''
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

-- As in people.sql; and of accounts that somebody has proven only.
create or replace function public.count_people() returns jsonb
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
