-- Everybody, for those who give roles. E-mail addresses stand in auth.users, which no policy opens; these functions show
-- them to admins and to nobody else.

-- A page of people, {more, people: [{id, email, display_name, created_at, roles}]}, who came last first. With `wanted`, those
-- with these letters in their e-mail or name; with `holding`, those who hold that role. `after` is {created_at, id} of the last
-- one seen.
create function public.list_people(
  wanted text default null, holding text default null, after jsonb default null, at_most int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  letters constant text := lower(btrim(left(coalesce(wanted, ''), 100)));
  page_size constant int := least(greatest(coalesce(at_most, 50), 1), 200);
  answer jsonb;
begin
  if not public.has_role('admin') then
    raise exception 'Only admins see everybody' using errcode = '42501';
  end if;
  with found as (
    select person.id, person.email, person.created_at, profile.display_name
    from auth.users person left join public.profiles profile on profile.user_id = person.id
    where (letters = '' or position(letters in lower(person.email)) > 0 or position(letters in lower(profile.display_name)) > 0)
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
        'id', page.id, 'email', page.email, 'display_name', page.display_name, 'created_at', page.created_at,
        'roles', (
          select coalesce(jsonb_agg(held.role order by held.role), '[]') from public.user_roles held
          where held.user_id = page.id
        )
      ) order by page.created_at desc, page.id desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;

-- How many there are: {total, admins, staff, viewers}; staff are those who hold manager, staff or editor.
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

grant execute on function public.list_people(text, text, jsonb, int) to authenticated;
grant execute on function public.count_people() to authenticated;
