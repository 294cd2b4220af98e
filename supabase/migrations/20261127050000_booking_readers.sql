-- What the desk has to do in these days of India, at most 100: {bookings: those that fall into them, waiting: those that nobody has
-- confirmed, the oldest first, at most 500}, each with the reference, name, phone and place of its request, with who sees
-- to it, and with who reads of a change in the app: the account it is of, the agent whose account it is, or perhaps nobody.
create or replace function public.desk_bookings(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform public.check_desk();
  if not coalesce(to_day between from_day and from_day + 99 and abs(from_day - public.india_day()) <= 10000, false) then
    raise sqlstate 'PT400' using message = 'At most 100 days at once, of these years';
  end if;
  with chosen as (
    select b.id, false as waits from public.bookings b
    where b.state in ('confirmed', 'done', 'billed')
      and b.during && tstzrange(from_day::timestamp at time zone 'Asia/Kolkata', (to_day + 1)::timestamp at time zone 'Asia/Kolkata')
    union all
    (select b.id, true from public.bookings b join public.requests r on r.id = b.request_id
    where b.state in ('asked', 'offered') and r.status <> 'spam' order by r.received_at limit 500)
  ), told as (
    select chosen.waits, b.during, r.received_at, b.id, public.booking_facts(b) || jsonb_build_object(
      'reference', r.reference, 'received_at', r.received_at, 'name', said ->> 'name', 'phone', said ->> 'phone',
      'place', place.written, 'emergency', coalesce(said -> 'emergencyService' = 'true', false),
      'assigned_to', public.name_of(d.assignee),
      'reader', case when r.user_id is null then 'perhaps nobody' when r.filled_by = r.user_id then 'agent' else 'account' end
    ) as facts
    from chosen join public.bookings b on b.id = chosen.id join public.requests r on r.id = b.request_id
      left join public.desk_items d on d.what = 'request' and d.id = r.id,
      lateral (select r.content::jsonb -> 'answers' as said) answers,
      -- A spot on the map is nothing to read.
      lateral (select (
        select said ->> field from unnest(array['farmLocation', 'location', 'preferredLocation', 'village', 'address']) with ordinality
          as asked (field, at)
        where said ->> field <> '' and said ->> field not like 'geo:%' order by at limit 1
      ) as written) place
  )
  select jsonb_build_object(
    'at', public.booking_now(),
    'bookings', coalesce(jsonb_agg(facts order by lower(during), id) filter (where not waits), '[]'),
    'waiting', coalesce(jsonb_agg(facts order by received_at, id) filter (where waits), '[]')
  ) into answer from told;
  return answer;
end $$;
