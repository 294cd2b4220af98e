-- What people do to bookings. A phone sends each action with an id of its own, so that it is done once however often it arrives, and
-- names the version that it has seen. Locks are taken in one order: owners of requests, resources by id, bookings by id.


-- States

-- The actions that are possible in a state, for the centre or for the owner of the request. Hours are corrected until there is a bill,
-- which is corrected until it is paid.
create function public.booking_moves(state text, centre boolean) returns text[]
language sql immutable set search_path = '' as $$
  select case state
    when 'asked' then case when centre then array['offer', 'confirm', 'call_off'] else array['prefer', 'call_off'] end
    when 'offered' then case when centre then array['offer', 'confirm', 'call_off'] else array['take', 'prefer', 'call_off'] end
    when 'confirmed' then case when centre then array['move', 'assign', 'call_off', 'done'] else array['move', 'agree', 'call_off'] end
    when 'done' then case when centre then array['done', 'bill'] else array[]::text[] end
    when 'billed' then case when centre then array['bill'] else array[]::text[] end
    else array[]::text[]
  end
$$;


-- Reading an action

-- A time from its JSON, {starts, ends}; null if it is none or not within 2000 to 2999.
create function public.read_slot(input jsonb) returns tstzrange
language plpgsql stable set search_path = '' as $$
declare
  zoned constant text := '^2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})$';
  starts timestamptz;
  ends timestamptz;
begin
  if jsonb_typeof(input -> 'starts') = 'string' and jsonb_typeof(input -> 'ends') = 'string' then
    -- A time without its zone would be read in that of the database.
    if input ->> 'starts' ~ zoned and input ->> 'ends' ~ zoned then
      starts := input ->> 'starts';
      ends := input ->> 'ends';
      return case when starts < ends then tstzrange(starts, ends) end;
    end if;
  end if;
  return null;
exception
  when data_exception then
    return null;
end $$;

-- The part of an action that is invalid, or null.
create function public.booking_action_problem(action jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when jsonb_typeof(action) is distinct from 'object' then 'action'
    when action - array['id', 'booking', 'request', 'do', 'seen', 'resource', 'starts', 'ends', 'slots', 'reason', 'operator', 'minutes', 'paise', 'parts']
      <> '{}' then 'action'
    when not public.is_uuid(action -> 'id') then 'id'
    when not public.is_uuid(action -> 'booking') then 'booking'
    when coalesce(action ->> 'do' not in (
      'ask', 'offer', 'confirm', 'take', 'prefer', 'move', 'agree', 'assign', 'call_off', 'done', 'bill'
    ), true) then 'do'
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
    when action ? 'parts' and jsonb_typeof(action -> 'parts') <> 'object' then 'parts'
    when action ? 'parts' and exists (select from jsonb_each_text(action -> 'parts') part where coalesce(part.value !~ '^[0-9]{1,9}$', true))
      then 'parts'
  end
$$;

-- A refusal with the booking as it is, and the nearest free times where a time was wanted.
create function public.refused_booking(target public.bookings, status int, code text, message text, slots tstzrange[] default null)
returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_set(public.refused_entry(status, code, message), '{refused}', public.refused_entry(status, code, message) -> 'refused'
    || jsonb_build_object('booking', (select public.booking_facts(b) from public.bookings b where b.id = target.id))
    || case when slots is null then '{}' else jsonb_build_object('slots', public.slots_facts(slots)) end)
$$;


-- Limits

-- The seconds until the owner of a request may act on its booking again, or null if now. Twenty times an hour: every action stores all
-- events of the booking. Of spam as long as of one who has used that up: its sender learns nothing.
create function public.booking_wait(target public.bookings, status text) returns int
language sql stable set search_path = '' as $$
  select case when booking_wait.status = 'spam' then 3600 else (
    select greatest(1, ceil(extract(epoch from told.at + interval '1 hour' - now())))::int
    from public.booking_events told
    where told.booking_id = target.id and told.told_by = 'owner' and told.at between now() - interval '1 hour' and clock_timestamp()
    order by told.id desc offset 19 limit 1
  ) end
$$;

-- True once a booking has had 100 events that are not the centre's, or 20 KB of their words: by then the two should talk. What an owner's
-- action does can be the system's event.
create function public.has_too_many_events(target public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 100 or coalesce(sum(octet_length(told.reason)), 0) >= 20000
  from public.booking_events told where told.booking_id = target.id and told.told_by <> 'centre'
$$;


-- Placing

-- Confirms a booking for a resource and time, with all that goes along; its resources and itself are locked. Null, or why it cannot be:
-- the code of slot_problem, or taken. What is moved keeps its rates, unless another resource goes.
create function public.place_booking(target public.bookings, wanted public.resources, slot tstzrange, what text, reason text, told_by text)
returns text
language plpgsql set search_path = '' as $$
declare
  problem constant text := public.slot_problem(wanted, slot);
  agreed constant boolean := target.state = 'confirmed' and target.resource_id = wanted.id;
  free int;
  parts public.booking_pieces[];
begin
  if problem is not null then
    return problem;
  end if;
  if not public.are_all_free(wanted, slot, target.id) then
    return 'taken';
  end if;
  free := public.free_piece(wanted, slot, target.id);
  -- Rates that were agreed, and where they were not, those of today.
  parts := array(
    select row(target.id, r.id, public.free_piece(r, slot, target.id), public.with_travel_time(r, slot),
      case when p.booking_id is null then r.hour_paise else p.hour_paise end,
      case when p.booking_id is null then r.day_paise else p.day_paise end, null)::public.booking_pieces
    from public.with_needs(wanted.id) r
      left join public.booking_pieces p on p.booking_id = target.id and p.resource_id = r.id and agreed
    where r.id <> wanted.id
  );
  delete from public.booking_pieces p where p.booking_id = target.id;
  update public.bookings b
  set state = 'confirmed', resource_id = wanted.id, piece = free, during = slot, held = public.with_travel_time(wanted, slot), offers = '{}',
    hour_paise = case when agreed then b.hour_paise else wanted.hour_paise end,
    day_paise = case when agreed then b.day_paise else wanted.day_paise end
  where b.id = target.id;
  insert into public.booking_pieces select * from unnest(parts);
  perform public.note_booking(target, what, slot, reason, told_by);
  return null;
end $$;

-- Takes a time: null, or the refusal with the nearest free times. When an offered time has gone, these are offered instead; where nothing
-- is free, the centre looks for a time again.
create function public.take_slot(target public.bookings, wanted public.resources, slot tstzrange, action jsonb, told_by text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  problem constant text := public.place_booking(target, wanted, slot,
    case action ->> 'do' when 'move' then 'moved' else 'confirmed' end, action ->> 'reason', told_by);
  slots tstzrange[];
begin
  if problem is null then
    return null;
  end if;
  slots := public.nearest_slots(wanted, slot, target.id);
  if action ->> 'do' = 'take' then
    update public.bookings b
    set offers = coalesce(slots, '{}'), state = case when coalesce(cardinality(slots), 0) = 0 then 'asked' else 'offered' end
    where b.id = target.id;
    perform public.note_booking(target, 'returned', slot, null, 'system');
  end if;
  return public.refused_booking(target, 409, problem, 'This time cannot be booked', slots);
end $$;


-- Actions

-- Does an action that is possible, to what is locked: null, or the refusal. act_on_booking has the list; besides
--   prefer: {starts, ends}, for the owner: asks for another time than those offered, of the same resource
--   agree: for the owner: the time to which the centre has moved it suits
--   assign: {operator}, for the centre
create function public.do_booking_action(target public.bookings, wanted public.resources, action jsonb, told_by text) returns jsonb
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
      given := array(select public.read_slot(input) from jsonb_array_elements(action -> 'slots') with ordinality as s (input, place) order by place);
      select public.booking_slot_problem(target, wanted, one), one into problem, busy from unnest(given) one
      where public.booking_slot_problem(target, wanted, one) is not null limit 1;
      if problem is not null then
        return public.refused_booking(target, 409, problem, 'This time cannot be booked', public.nearest_slots(wanted, busy, target.id));
      end if;
      update public.bookings b set state = 'offered', resource_id = wanted.id, offers = given where b.id = target.id;
      perform public.note_booking(target, 'offered', given[1], reason, told_by);
    when 'prefer' then
      problem := public.booking_slot_problem(target, wanted, slot);
      if problem is not null then
        return public.refused_booking(target, 409, problem, 'This time cannot be booked', public.nearest_slots(wanted, slot, target.id));
      end if;
      update public.bookings b set state = 'asked', offers = '{}', asked_day = (lower(slot) at time zone 'Asia/Kolkata')::date where b.id = target.id;
      perform public.note_booking(target, 'asked', slot, reason, told_by);
    when 'confirm', 'move', 'take' then
      if action ->> 'do' = 'move' and told_by = 'owner' and lower(target.during) <= public.booking_now() then
        return public.refused_booking(target, 409, 'begun', 'What has begun is moved at the centre');
      end if;
      if action ->> 'do' = 'take' and not slot = any (target.offers) then
        return public.refused_booking(target, 409, 'changed_meanwhile', 'This time is offered no more');
      end if;
      return public.take_slot(target, wanted, slot, action, told_by);
    when 'agree' then
      perform public.note_booking(target, 'agreed', target.during, reason, told_by);
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
      if target.state = 'done' then
        -- The hours alone are corrected: when the piece became free is known.
        update public.bookings b set worked_minutes = (action ->> 'minutes')::int where b.id = target.id;
      elsif lower(target.during) >= public.booking_now() then
        return public.refused_booking(target, 409, 'not_begun', 'It has not begun');
      else
        perform public.end_booking(target, (action ->> 'minutes')::int);
      end if;
      perform public.note_booking(target, 'done', target.during, reason, told_by);
    when 'bill' then
      return public.settle_booking(target, action, told_by);
  end case;
  return null;
end $$;

-- Why the sender may not do this to a booking that is locked; null if they may.
create function public.booking_objection(target public.bookings, wanted public.resources, action jsonb, centre boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  slot constant tstzrange := public.read_slot(action);
begin
  -- To call off is meant whatever happened meanwhile.
  if action ->> 'do' <> 'call_off' and (action ->> 'seen')::int <> target.version then
    return public.refused_booking(target, 409, 'changed_meanwhile', 'The booking was changed meanwhile');
  elsif not action ->> 'do' = any (public.booking_moves(target.state, centre)) then
    return public.refused_booking(target, 409, 'not_possible', format('A booking that is %s allows no such action', target.state));
  elsif wanted.id is null then
    return public.refused_booking(target, 422, 'invalid', 'There is no such resource');
  elsif not centre and (wanted.id <> target.resource_id
    or action ->> 'do' = 'move' and upper(slot) - lower(slot) <> upper(target.during) - lower(target.during)) then
    return public.refused_booking(target, 403, 'not_allowed', 'Only the centre changes what is booked, or for how long');
  end if;
  return null;
end $$;

-- Begins a booking of a request that is locked: null, or the refusal.
create function public.ask_for_booking(request public.requests, wanted public.resources, action jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  begun public.bookings;
begin
  if request.kind not in ('equipment-booking', 'soil-test', 'consulting-booking', 'expert-service') then
    return public.refused_entry(422, 'invalid', 'Such a request has no bookings', 'request');
  elsif wanted.id is null or wanted.retired_at <= public.booking_now() then
    return public.refused_entry(422, 'invalid', 'There is no such resource', 'resource');
  elsif exists (select 1 from public.bookings b where b.id = (action ->> 'booking')::uuid) then
    return public.refused_entry(409, 'conflict', 'This id belongs to another booking');
  end if;
  insert into public.bookings (id, request_id, resource_id) values ((action ->> 'booking')::uuid, request.id, wanted.id) returning * into begun;
  perform public.note_booking(begun, 'asked', null, action ->> 'reason', 'centre');
  return null;
end $$;

-- Does one action, {id, booking, do, seen} and what that needs. `seen` is the version of the booking that the sender saw.
--   ask: {request, resource} begins a booking of a request, for the centre; it has no `seen`
--   offer: {slots: one to three {starts, ends}, resource?}, for the centre
--   confirm, move: {starts, ends, resource?, reason?}; the owner moves within a resource and a duration
--   take: {starts, ends} of an offer, for the owner
--   call_off: {reason?}; done: {minutes: worked}, bill: {paise, parts?: of it for what goes along, {resource: paise}}, for the centre
-- Answers {booking}, or {refused: {status, code, booking?, slots?: the three nearest free times}}. The same action again gets the same
-- answer. A guest comes with the secret of their phone. An owner who has acted too often waits, and is to call the centre where a booking
-- is talked out; neither holds for calling off.
create function public.act_on_booking(action jsonb, guest text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender constant record := public.request_sender(guest);
  centre constant boolean := guest is null and public.is_desk_staff();
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
  -- A payment holds the order before it comes to the request.
  if centre and action ->> 'do' = 'bill' then
    perform 1 from public.bookings b join public.orders o on o.id = b.order_id where b.id = (action ->> 'booking')::uuid for update of o;
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
  if not centre and action ->> 'do' <> 'call_off' and public.has_too_many_events(target) then
    return public.refused_booking(target, 422, 'too_often', 'More of this is settled at the centre');
  end if;
  wait := case when not centre and action ->> 'do' <> 'call_off' then public.booking_wait(target, request.status) end;
  if wait is not null then
    return jsonb_set(
      public.refused_entry(429, 'limit', 'Too much was sent within an hour'), '{refused,retry_after}', to_jsonb(wait)
    );
  end if;
  -- Whoever places a booking holds its resource and what goes along: two who confirm at once would else wait for one another in the
  -- constraint.
  perform 1 from public.resources r
    where r.id in (select n.id from public.with_needs(coalesce(action ->> 'resource', target.resource_id)) n) order by r.id for no key update;
  select * into wanted from public.resources r where r.id = coalesce(action ->> 'resource', target.resource_id);
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

-- Moves all confirmed bookings that begin on a day of India to a later day, at the same hour or as near to it as is free, and tells their
-- owners: {moved: [booking], waiting: [booking: nothing is free within 14 days, so it is asked for again], out: [booking: began before
-- that day and goes on]}. Of these resources, or of all. The same again finds nothing to move.
create function public.move_day(day date, to_day date, reason text, resources text[] default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  whole constant tstzrange := tstzrange(day::timestamp at time zone 'Asia/Kolkata', (day + 1)::timestamp at time zone 'Asia/Kolkata');
  earliest constant timestamptz := to_day::timestamp at time zone 'Asia/Kolkata';
  chosen uuid[];
  waiting uuid[] := '{}';
  today constant date := (public.booking_now() at time zone 'Asia/Kolkata')::date;
  owner text;
  target public.bookings;
  wanted public.resources;
  slot tstzrange;
begin
  perform public.check_desk();
  if not coalesce(to_day > day and to_day between today and today + 400, false)
    or coalesce(public.text_problem(reason, 500, true) is not null, true) then
    raise sqlstate 'PT400' using message = 'Bookings move to a later day, not before today, for a reason';
  end if;
  chosen := array(
    select b.id from public.bookings b where b.state = 'confirmed' and b.during && whole and lower(b.during) >= lower(whole)
      and (resources is null
        or exists (select 1 from public.booking_pieces p where p.booking_id = b.id and p.resource_id = any (resources)))
  );
  for owner in
    select whose from (
      select distinct public.request_owner(r.user_id, r.guest_hash) as whose
      from public.bookings b join public.requests r on r.id = b.request_id where b.id = any (chosen)
    ) owners where whose is not null order by char_length(whose) desc, whose
  loop
    perform public.lock_requests(owner);
  end loop;
  perform 1 from public.requests r where r.id in (select b.request_id from public.bookings b where b.id = any (chosen)) order by r.id for update;
  perform 1 from public.resources r
    where r.id in (select n.id from public.bookings b, lateral public.with_needs(b.resource_id) n where b.id = any (chosen))
    order by r.id for no key update;
  for target in
    select b.* from public.bookings b
    where b.id = any (chosen) and b.state = 'confirmed' and lower(b.during) <@ whole order by lower(b.during), b.id
  loop
    select * into wanted from public.resources r where r.id = target.resource_id;
    slot := tstzrange(lower(target.during) + make_interval(hours => 24 * (to_day - day)), upper(target.during) + make_interval(hours => 24 * (to_day - day)));
    if public.place_booking(target, wanted, slot, 'moved', reason, 'centre') is not null then
      slot := (public.nearest_slots(wanted, slot, target.id, earliest))[1];
      if slot is null or public.place_booking(target, wanted, slot, 'moved', reason, 'centre') is not null then
        update public.bookings b set state = 'asked', asked_day = to_day, piece = null, during = null, held = null where b.id = target.id;
        perform public.note_booking(target, 'returned', target.during, reason, 'centre');
        waiting := waiting || target.id;
      end if;
    end if;
  end loop;
  return (
    select jsonb_build_object(
      'moved', coalesce(jsonb_agg(public.booking_facts(b) order by b.during, b.id) filter (where b.id = any (chosen) and b.state = 'confirmed'), '[]'),
      'waiting', coalesce(jsonb_agg(public.booking_facts(b) order by b.id) filter (where b.id = any (waiting)), '[]'),
      'out', coalesce(jsonb_agg(public.booking_facts(b) order by b.during, b.id) filter (where not b.id = any (chosen)), '[]')
    )
    from public.bookings b
    where b.id = any (chosen) or b.state = 'confirmed' and b.during && whole and lower(b.during) < lower(whole)
      and (resources is null
        or exists (select 1 from public.booking_pieces p where p.booking_id = b.id and p.resource_id = any (resources)))
  );
end $$;


-- Who may do what

grant execute on function public.act_on_booking(jsonb, text) to anon, authenticated;
grant execute on function public.move_day(date, date, text, text[]) to authenticated;
