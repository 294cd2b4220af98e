-- What is free: for one booking the piece and the nearest times, for everybody a calendar without names.


-- For one booking

-- What the booking of a resource for a time keeps busy: the time, and the way after it.
create function public.with_way(resource public.resources, slot tstzrange) returns tstzrange
language sql stable set search_path = '' as $$
  select tstzrange(lower(slot), upper(slot) + make_interval(mins => resource.way_minutes))
$$;

-- The first piece that is free for a time and the way after it, `but` not counted; null if none is.
create function public.free_piece(resource public.resources, slot tstzrange, but uuid default null) returns int
language sql stable set search_path = '' as $$
  select min(piece) from generate_series(1, resource.pieces) piece
  where not exists (
    select 1 from public.bookings b
    where b.resource_id = resource.id and b.piece = piece.piece and b.state in ('confirmed', 'done', 'billed')
      and b.held && public.with_way(resource, slot) and b.id is distinct from but
  )
$$;

-- Why a resource cannot be booked for a time, whoever has it then: retired, past, too_far (400 days) or closed; null if it can.
create function public.slot_problem(resource public.resources, slot tstzrange) returns text
language sql stable set search_path = '' as $$
  select case
    when resource.retired_at <= public.booking_now() then 'retired'
    when lower(slot) < public.booking_now() then 'past'
    when lower(slot) > public.booking_now() + interval '400 days' then 'too_far'
    when not public.is_within_hours(resource, slot) then 'closed'
  end
$$;

-- The times as long as a wanted one at which a piece is free, the nearest first, at most three that do not overlap. Looked for within 14
-- days, not before `earliest`: on the half hours after opening if it fits into a day, else from the same hour.
create function public.nearest_slots(
  resource public.resources, wanted tstzrange, but uuid default null, earliest timestamptz default '-infinity'
) returns tstzrange[]
language plpgsql stable set search_path = '' as $$
declare
  length constant interval := upper(wanted) - lower(wanted);
  spare constant int := resource.open_minutes - (extract(epoch from length) / 60)::int;
  day constant date := (greatest(lower(wanted), public.booking_now()) at time zone 'Asia/Kolkata')::date;
  slot tstzrange;
  chosen tstzrange[] := '{}';
begin
  for slot in
    select tstzrange(starts, starts + length) from (
      select public.opening(resource, day + days) + make_interval(mins => minutes) as starts
      from generate_series(-14, 14) days, lateral (
        select generate_series(0, spare, 30) as minutes where spare >= 0
        union all
        select public.minutes_open(resource, lower(wanted)) where spare < 0
      ) after_opening
    ) candidates
    order by abs(extract(epoch from starts - lower(wanted))), starts
  loop
    if lower(slot) >= earliest and not slot && any (chosen)
      and public.slot_problem(resource, slot) is null and public.free_piece(resource, slot, but) is not null
    then
      chosen := chosen || slot;
    end if;
    exit when cardinality(chosen) = 3;
  end loop;
  return chosen;
end $$;

-- The three nearest free times as long as the one that was asked for, [{starts, ends}]; none of a resource that is retired or unknown.
create function public.free_slots(resource text, starts timestamptz, ends timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted public.resources;
begin
  if not coalesce(ends > starts and ends - starts <= interval '31 days' and isfinite(starts) and isfinite(ends), false) then
    raise sqlstate 'PT400' using message = 'A time has a beginning and, within 31 days, an end';
  end if;
  select * into wanted from public.resources r where r.id = free_slots.resource;
  return public.slots_facts(case when wanted.id is null then '{}' else public.nearest_slots(wanted, tstzrange(starts, ends)) end);
end $$;


-- For everybody

-- How free each resource is on each day of India from one to another, at most 100: {at, from, days: {resource: a letter a day}}.
-- f: free; w: few, a third of the half days at most; n: none. A day counts from now on. No booking can be told from it.
create function public.free_days(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if not coalesce(to_day between from_day and from_day + 99 and abs(from_day - public.india_day()) <= 1000, false) then
    raise sqlstate 'PT400' using message = 'At most 100 days at once, of these years';
  end if;
  with busy as (
    select b.resource_id, b.piece, range_agg(b.held) as held from public.bookings b
    where b.state in ('confirmed', 'done', 'billed')
      -- A day more on both sides: hours may pass midnight, and a way follows what is over.
      and b.during && tstzrange((from_day - 1)::timestamp at time zone 'Asia/Kolkata', (to_day + 2)::timestamp at time zone 'Asia/Kolkata')
    group by b.resource_id, b.piece
  ), days as (
    select r.id, day, r.pieces, half, (r.open_minutes + r.way_minutes) / half as halves,
      tstzrange(least(greatest(opened, public.booking_now()), closed), closed) as open
    from public.resources r, generate_series(0, to_day - from_day) day,
      lateral (select least(240, r.open_minutes) + r.way_minutes as half, public.opening(r, from_day + day) as opened) hours,
      lateral (select opened + make_interval(mins => r.open_minutes + r.way_minutes) as closed) end_of_day
    where r.retired_at is null or r.retired_at > public.booking_now()
  ), letters as (
    select d.id, d.day, case when free = 0 then 'n' when free * 3 <= d.pieces * d.halves then 'w' else 'f' end as letter
    from days d, lateral (
      select coalesce(sum(floor(extract(epoch from upper(gap) - lower(gap)) / 60 / d.half)), 0) as free
      from generate_series(1, d.pieces) piece
      left join busy b on b.resource_id = d.id and b.piece = piece.piece,
      unnest(tstzmultirange(d.open) - coalesce(b.held, '{}')) gap
    ) gaps
  ), lines as (
    select id, string_agg(letter, '' order by day) as line from letters group by id
  )
  select jsonb_build_object('at', public.booking_now(), 'from', from_day, 'days', coalesce(jsonb_object_agg(id, line), '{}'))
  into answer from lines;
  return answer;
end $$;

-- What the desk has to do in these days of India, at most 100: {bookings: those that fall into them, waiting: those that nobody has
-- confirmed, the oldest first, at most 500}, each with the reference, name, phone and place of its request.
create function public.desk_bookings(from_day date, to_day date) returns jsonb
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
      'place', said ->> 'farmLocation', 'emergency', coalesce(said -> 'emergencyService' = 'true', false)
    ) as facts
    from chosen join public.bookings b on b.id = chosen.id join public.requests r on r.id = b.request_id,
      lateral (select r.content::jsonb -> 'answers' as said) answers
  )
  select jsonb_build_object(
    'at', public.booking_now(),
    'bookings', coalesce(jsonb_agg(facts order by lower(during), id) filter (where not waits), '[]'),
    'waiting', coalesce(jsonb_agg(facts order by received_at, id) filter (where waits), '[]')
  ) into answer from told;
  return answer;
end $$;


-- Who may do what

grant execute on function public.free_slots(text, timestamptz, timestamptz) to anon, authenticated;
grant execute on function public.free_days(date, date) to anon, authenticated;
grant execute on function public.desk_bookings(date, date) to authenticated;
