-- An owner who cannot take an offer names another time, and the centre says who comes. docs/decisions/0086-an-offer-is-answered.md


alter table public.bookings add column operator text check (char_length(operator) <= 80);

comment on column public.bookings.operator is 'Who comes, with a number, as the desk wrote it. The owner of the request reads it.';

create trigger a_plain_texts before insert or update on public.bookings
  for each row execute function public.plain_texts('operator');

alter table public.booking_events drop constraint booking_events_what_check;
alter table public.booking_events add constraint booking_events_what_check
  check (what in ('asked', 'offered', 'confirmed', 'assigned', 'moved', 'returned', 'called_off', 'done', 'billed'));

comment on column public.booking_events.during is 'The time that was asked for, taken, confirmed or given up.';


-- Actions

-- The actions that are possible in a state, for the centre or for the owner of the request.
create or replace function public.booking_moves(state text, centre boolean) returns text[]
language sql immutable set search_path = '' as $$
  select case state
    when 'asked' then case when centre then array['offer', 'confirm', 'call_off'] else array['prefer', 'call_off'] end
    when 'offered' then case when centre then array['offer', 'confirm', 'call_off'] else array['take', 'prefer', 'call_off'] end
    when 'confirmed' then case when centre then array['move', 'assign', 'call_off', 'done'] else array['move', 'call_off'] end
    when 'done' then case when centre then array['bill'] else array[]::text[] end
    else array[]::text[]
  end
$$;

-- The part of an action that is invalid, or null.
create or replace function public.booking_action_problem(action jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when jsonb_typeof(action) is distinct from 'object' then 'action'
    when action - array['id', 'booking', 'request', 'do', 'seen', 'resource', 'starts', 'ends', 'slots', 'reason', 'operator', 'minutes', 'paise']
      <> '{}' then 'action'
    when not public.is_uuid(action -> 'id') then 'id'
    when not public.is_uuid(action -> 'booking') then 'booking'
    when coalesce(action ->> 'do' not in ('ask', 'offer', 'confirm', 'take', 'prefer', 'move', 'assign', 'call_off', 'done', 'bill'), true) then 'do'
    when action ->> 'do' = 'ask' and not public.is_uuid(action -> 'request') then 'request'
    when action ->> 'do' = 'ask' and not action ? 'resource' then 'resource'
    when action ->> 'do' <> 'ask' and coalesce(action ->> 'seen' !~ '^[0-9]{1,9}$', true) then 'seen'
    when action ? 'resource' and jsonb_typeof(action -> 'resource') <> 'string' then 'resource'
    when action ->> 'do' in ('confirm', 'take', 'prefer', 'move') and public.read_slot(action) is null then 'starts'
    when action ->> 'do' = 'offer' and not coalesce(jsonb_typeof(action -> 'slots') = 'array', false) then 'slots'
    when action ->> 'do' = 'offer' and (
      jsonb_array_length(action -> 'slots') not between 1 and 3
      or exists (select 1 from jsonb_array_elements(action -> 'slots') slot where public.read_slot(slot) is null)
    ) then 'slots'
    when action ? 'reason' and (
      jsonb_typeof(action -> 'reason') <> 'string' or public.text_problem(action ->> 'reason', 500, true) is not null
    ) then 'reason'
    when action ->> 'do' = 'assign' and (
      coalesce(jsonb_typeof(action -> 'operator') <> 'string', true) or public.text_problem(action ->> 'operator', 80, false) is not null
    ) then 'operator'
    when action ->> 'do' = 'done' and coalesce(action ->> 'minutes' !~ '^[1-9][0-9]{0,4}$' or (action ->> 'minutes')::int > 44640, true) then 'minutes'
    when action ->> 'do' = 'bill' and coalesce(action ->> 'paise' !~ '^[0-9]{1,9}$', true) then 'paise'
  end
$$;

-- Why a time of a resource cannot be had for a booking: the code of slot_problem, or taken; null if it can.
create function public.wish_problem(target public.bookings, wanted public.resources, slot tstzrange) returns text
language sql stable set search_path = '' as $$
  select coalesce(public.slot_problem(wanted, slot), case when public.free_piece(wanted, slot, target.id) is null then 'taken' end)
$$;

-- Does an action that is possible, to what is locked: null, or the refusal. act_on_booking has the list; besides
--   prefer: {starts, ends}, for the owner: asks for another time than those offered, of the same resource
--   assign: {operator}, for the centre
create or replace function public.do_booking_action(target public.bookings, wanted public.resources, action jsonb, told_by text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  reason constant text := action ->> 'reason';
  slot constant tstzrange := public.read_slot(action);
  given tstzrange[];
  busy tstzrange;
  problem text;
begin
  case action ->> 'do'
    when 'offer' then
      given := array(select public.read_slot(said) from jsonb_array_elements(action -> 'slots') with ordinality as s (said, place) order by place);
      select public.wish_problem(target, wanted, one), one into problem, busy from unnest(given) one
      where public.wish_problem(target, wanted, one) is not null limit 1;
      if problem is not null then
        return public.refused_booking(target, 409, problem, 'This time cannot be booked', public.nearest_slots(wanted, busy, target.id));
      end if;
      update public.bookings b set state = 'offered', resource_id = wanted.id, offers = given where b.id = target.id;
      perform public.note_booking(target, 'offered', given[1], reason, told_by);
    when 'prefer' then
      problem := public.wish_problem(target, wanted, slot);
      if problem is not null then
        return public.refused_booking(target, 409, problem, 'This time cannot be booked', public.nearest_slots(wanted, slot, target.id));
      end if;
      update public.bookings b set state = 'asked', offers = '{}', asked_day = (lower(slot) at time zone 'Asia/Kolkata')::date where b.id = target.id;
      perform public.note_booking(target, 'asked', slot, reason, told_by);
    when 'confirm', 'move', 'take' then
      if action ->> 'do' = 'take' and not slot = any (target.offers) then
        return public.refused_booking(target, 409, 'changed_meanwhile', 'This time is offered no more');
      end if;
      return public.take_slot(target, wanted, slot, action, told_by);
    when 'assign' then
      update public.bookings b set operator = action ->> 'operator' where b.id = target.id;
      perform public.note_booking(target, 'assigned', null, action ->> 'operator', told_by);
    when 'call_off' then
      if told_by = 'owner' and target.state = 'confirmed' and lower(target.during) <= public.booking_now() then
        return public.refused_booking(target, 409, 'begun', 'What has begun is called off at the centre');
      end if;
      update public.bookings b set state = 'called_off', offers = '{}' where b.id = target.id;
      perform public.note_booking(target, 'called_off', target.during, reason, told_by);
    when 'done' then
      if lower(target.during) >= public.booking_now() then
        return public.refused_booking(target, 409, 'not_begun', 'It has not begun');
      end if;
      -- Done early: from now on the piece is free, after its way.
      update public.bookings b set state = 'done', worked_minutes = (action ->> 'minutes')::int,
        during = tstzrange(lower(b.during), least(upper(b.during), public.booking_now())),
        held = tstzrange(lower(b.held), least(upper(b.during), public.booking_now()) + (upper(b.held) - upper(b.during)))
      where b.id = target.id;
      perform public.note_booking(target, 'done', target.during, reason, told_by);
    when 'bill' then
      update public.bookings b set state = 'billed', bill_paise = (action ->> 'paise')::int where b.id = target.id;
      perform public.note_booking(target, 'billed', null, reason, told_by);
  end case;
  return null;
end $$;


-- Reading

-- A booking as its owner's phone and the desk read it.
create or replace function public.booking_facts(target public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', target.id, 'request', target.request_id, 'resource', target.resource_id, 'state', target.state, 'version', target.version,
    'asked_day', target.asked_day, 'asked_for', target.asked_for, 'offers', public.slots_facts(target.offers), 'piece', target.piece,
    'operator', target.operator, 'hour_paise', target.hour_paise, 'day_paise', target.day_paise,
    'worked_minutes', target.worked_minutes, 'bill_paise', target.bill_paise, 'events', (
      select coalesce(jsonb_agg(jsonb_build_object('what', e.what, 'reason', e.reason, 'by', e.told_by, 'at', e.at)
        || coalesce(public.slot_facts(e.during), '{}') order by e.id), '[]')
      from public.booking_events e where e.booking_id = target.id
    )
  ) || coalesce(public.slot_facts(target.during), '{}')
$$;

-- What the desk has to do in these days of India, at most 100: {bookings: those that fall into them, waiting: those that nobody has
-- confirmed, the oldest first, at most 500}, each with the reference, name, phone and place of its request, and with who sees to it.
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
      'assigned_to', public.name_of(d.assignee)
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
