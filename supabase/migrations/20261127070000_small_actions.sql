-- Each of an owner's actions on a booking stored all events of the booking anew: twenty an hour for a night filled the disk, and the desk
-- read megabytes of one booking. docs/decisions/0101-closed-doors.md

alter table public.booking_actions add column last_event bigint;

comment on column public.booking_actions.answer is 'Without the events of the booking, which are never rewritten: booking_answer adds them.';
comment on column public.booking_actions.last_event is 'The last event that the answer had; null in rows of before, whose answers have their events.';

-- The events of a booking, up to one of them, or all.
create function public.events_facts(booking uuid, last bigint default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('what', e.what, 'reason', e.reason, 'by', e.told_by, 'at', e.at)
    || coalesce(public.slot_facts(e.during), '{}') order by e.id), '[]')
  from public.booking_events e where e.booking_id = events_facts.booking and (last is null or e.id <= last)
$$;

-- A booking as its owner's phone and the desk read it.
create or replace function public.booking_facts(target public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', target.id, 'request', target.request_id, 'resource', target.resource_id, 'state', target.state, 'version', target.version,
    'asked_day', target.asked_day, 'asked_for', target.asked_for, 'offers', public.slots_facts(target.offers), 'piece', target.piece,
    'operator', target.operator, 'hour_paise', target.hour_paise, 'day_paise', target.day_paise,
    'worked_minutes', target.worked_minutes, 'bill_paise', target.bill_paise, 'events', public.events_facts(target.id)
  ) || coalesce(public.slot_facts(target.during), '{}')
$$;

-- The answer that an action got, with the events that the booking had then.
create function public.booking_answer(known public.booking_actions) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when known.last_event is null then known.answer
    else jsonb_set(
      known.answer, case when known.answer ? 'refused' then '{refused,booking,events}'::text[] else '{booking,events}' end,
      public.events_facts(known.booking_id, known.last_event)
    )
  end
$$;

-- True once a booking has had 100 events that are not the centre's, or 20 KB of their words: by then the two should talk. What an owner's
-- action does can be the system's event.
create function public.is_talked_out(target public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 100 or coalesce(sum(octet_length(told.reason)), 0) >= 20000
  from public.booking_events told where told.booking_id = target.id and told.told_by <> 'centre'
$$;

-- Does one action, {id, booking, do, seen} and what that needs. `seen` is the version of the booking that the sender saw.
--   ask: {request, resource} begins a booking of a request, for the centre; it has no `seen`
--   offer: {slots: one to three {starts, ends}, resource?}, for the centre
--   confirm, move: {starts, ends, resource?, reason?}; the owner moves within a resource and a duration
--   take: {starts, ends} of an offer, for the owner
--   call_off: {reason?}; done: {minutes: worked}, bill: {paise}, for the centre
-- Answers {booking}, or {refused: {status, code, booking?, slots?: the three nearest free times}}. The same action again gets the same
-- answer. A guest comes with the secret of their phone. An owner who has acted too often waits, and is to call the centre where a booking
-- is talked out; neither holds for calling off.
create or replace function public.act_on_booking(action jsonb, guest text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender constant record := public.request_sender(guest);
  centre constant boolean := guest is null and public.sees_to_orders();
  problem constant text := public.booking_action_problem(action);
  hash constant text := encode(sha256(convert_to(jsonb_build_array(action, sender.person, sender.guest_hash)::text, 'UTF8')), 'hex');
  known public.booking_actions;
  request public.requests;
  target public.bookings;
  wanted public.resources;
  answer jsonb;
  wait int;
begin
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'The action is not as agreed', problem);
  end if;
  select r.* into request from public.requests r where r.id = case
    when action ->> 'do' = 'ask' then (action ->> 'request')::uuid
    else (select b.request_id from public.bookings b where b.id = (action ->> 'booking')::uuid)
  end;
  -- The secret of a guest whom an account has claimed may be on a phone that others use.
  if request.id is null or not (centre or action ->> 'do' <> 'ask' and not public.was_claimed(sender.guest_hash)
    and public.is_senders(request, sender.person, sender.guest_hash))
  then
    return public.refused_entry(404, 'unknown', 'There is no such booking');
  end if;
  perform public.lock_requests(owner) from public.request_owner(request.user_id, request.guest_hash) owner where owner is not null;
  -- Whoever changes a booking holds its request.
  select r.* into request from public.requests r where r.id = request.id for update;
  select * into known from public.booking_actions a where a.id = (action ->> 'id')::uuid;
  if known.hash = hash then
    return public.booking_answer(known);
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another action');
  end if;

  select * into target from public.bookings b where b.id = (action ->> 'booking')::uuid;
  if not centre and action ->> 'do' <> 'call_off' and public.is_talked_out(target) then
    return public.refused_booking(target, 422, 'too_often', 'More of this is settled at the centre');
  end if;
  wait := case when not centre and action ->> 'do' <> 'call_off' then public.booking_wait(target, request.status) end;
  if wait is not null then
    return jsonb_set(
      public.refused_entry(429, 'limit', 'Too much was sent within an hour'), '{refused,retry_after}', to_jsonb(wait)
    );
  end if;
  -- Whoever places a booking holds its resource: two who confirm at once would else wait for one another in the constraint.
  select * into wanted from public.resources r where r.id = coalesce(action ->> 'resource', target.resource_id) for no key update;
  answer := case when action ->> 'do' = 'ask' then public.ask_for_booking(request, wanted, action)
    else public.booking_objection(target, wanted, action, centre) end;
  if answer is null and action ->> 'do' <> 'ask' then
    answer := public.do_booking_action(target, wanted, action, case when centre then 'centre' else 'owner' end);
  end if;
  answer := coalesce(answer, (
    select jsonb_build_object('booking', public.booking_facts(b)) from public.bookings b where b.id = (action ->> 'booking')::uuid
  ));
  -- A refusal that changed nothing is decided anew when it comes again.
  insert into public.booking_actions (id, booking_id, hash, answer, last_event)
    select (action ->> 'id')::uuid, b.id, hash, answer #- '{booking,events}' #- '{refused,booking,events}',
      (select max(e.id) from public.booking_events e where e.booking_id = b.id)
    from public.bookings b where b.id = (action ->> 'booking')::uuid and b.version is distinct from target.version;
  return answer;
end $$;
