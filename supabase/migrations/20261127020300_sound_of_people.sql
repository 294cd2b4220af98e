-- A search for a person went through how each of 50,000 names sounds, anew each time: 2.3 seconds.

-- Readable by whom the name is; written by the trigger alone.
alter table public.profiles add column sound text;

comment on column public.profiles.sound is 'How the display name sounds (heard), for those who search for the person.';

-- Trigger: notes how a name sounds. As its owner: those who write their name may not call heard, as an index would have them do.
create function public.note_sound() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.sound := public.heard(new.display_name);
  return new;
end $$;

-- After a_plain_texts, and for each update: nobody else writes it.
create trigger profile_sound before insert or update on public.profiles
  for each row execute function public.note_sound();

-- Nobody has changed their profile.
alter table public.profiles disable trigger profile_touched;
update public.profiles set sound = null;
alter table public.profiles enable trigger profile_touched;

-- A page of people, latest first: {more, people: [{id, email, phone, display_name, created_at, roles}]}. With `wanted`,
-- those with these letters in their e-mail or name, whose name sounds so, or with these digits in their number; with
-- `holding`, those who hold that role. The number is the one they proved: who is to be given a role is not known by what
-- they wrote themselves. `after` is {created_at, id} of the last one seen. For admins alone: addresses and numbers are in
-- auth.users, which no policy opens.
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
    where (
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
