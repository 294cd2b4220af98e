-- Bookings: which resource goes to which request, when, and how that came about. A form asks for one; staff offer times or confirm one.
-- Two confirmed bookings of the same piece never overlap: a constraint says so, whoever writes. docs/decisions/bookings.md

create extension if not exists btree_gist with schema extensions;


-- Tables

-- One row for each resource that a request asks for or has.
create table public.bookings (
  id uuid primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  resource_id text not null references public.resources (id),
  state text not null default 'asked' check (state in ('asked', 'offered', 'confirmed', 'done', 'billed', 'called_off')),
  asked_day date,
  asked_for text check (char_length(asked_for) <= 20),
  offers tstzrange[] not null default '{}' check (cardinality(offers) <= 3),
  piece int,
  during tstzrange check (not isempty(during)),
  held tstzrange check (held @> during),
  hour_paise int,
  day_paise int,
  worked_minutes int check (worked_minutes between 1 and 44640),
  bill_paise int check (bill_paise >= 0),
  version int not null default 0,
  operator text check (char_length(operator) <= 80),
  order_id uuid references public.orders (id) on delete set null,
  check (state not in ('confirmed', 'done', 'billed') or (piece is not null and during is not null and held is not null))
);

comment on column public.bookings.asked_for is 'How long, as the form has it: half-day, full-day, 2-days, 3-days, weekly, custom.';
comment on column public.bookings.offers is 'The times that its person may take, at most three, the best first.';
comment on column public.bookings.during is 'From when to when it was confirmed. A booking that is done early ends when it is done.';
comment on column public.bookings.held is 'The same and the way to the next village: in this time the piece is nobody else''s.';
comment on column public.bookings.hour_paise is 'The rates of the day when it was confirmed; null where the rate is by phone.';
comment on column public.bookings.version is 'Number of the last change. Who changes a booking names the one that they have seen.';
comment on column public.bookings.operator is 'Who comes, with a number, as the desk wrote it. The owner of the request reads it.';
comment on column public.bookings.order_id is 'The order by which its bill is paid; a corrected bill gets another one.';

create index bookings_by_request on public.bookings (request_id);
create index bookings_by_resource on public.bookings (resource_id);
create index bookings_by_time on public.bookings using gist (during);
create index bookings_to_answer on public.bookings (asked_day) where state in ('asked', 'offered');
create index bookings_by_order on public.bookings (order_id) where order_id is not null;

create trigger a_plain_texts before insert or update on public.bookings
  for each row execute function public.plain_texts('operator');

-- The pieces that bookings keep busy: of the booked resource, and one of each resource that goes along, with its rates.
create table public.booking_pieces (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  resource_id text not null references public.resources (id),
  piece int not null,
  held tstzrange not null,
  hour_paise int,
  day_paise int,
  bill_paise int check (bill_paise >= 0),
  primary key (booking_id, resource_id),
  constraint never_booked_twice exclude using gist (resource_id with =, piece with =, held with &&)
);

comment on column public.booking_pieces.hour_paise is 'Of what goes along. The booked resource has its rates and the whole bill in bookings.';
comment on column public.booking_pieces.bill_paise is 'The part of the bill that is for this.';

create index booking_pieces_by_time on public.booking_pieces using gist (held);

-- Trigger: a booking that has a time keeps its piece busy, one that has none any more frees all that went along. What is done early is
-- free early. Written here for every writer: a booking whose pieces are not in the table would be booked twice.
create function public.hold_pieces() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.booking_pieces p
    where p.booking_id = new.id and (new.state not in ('confirmed', 'done', 'billed') or new.resource_id <> old.resource_id);
  if new.state in ('confirmed', 'done', 'billed') then
    update public.booking_pieces p set held = tstzrange(lower(new.during), upper(new.during) + (upper(p.held) - upper(old.during)))
      where p.booking_id = new.id and p.resource_id <> new.resource_id and new.during <> old.during;
    insert into public.booking_pieces (booking_id, resource_id, piece, held) values (new.id, new.resource_id, new.piece, new.held)
      on conflict (booking_id, resource_id) do update set piece = excluded.piece, held = excluded.held;
  end if;
  return null;
end $$;

create trigger booking_holds_pieces after insert or update of state, resource_id, piece, during, held on public.bookings
  for each row execute function public.hold_pieces();

-- The log of a booking.
create table public.booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  what text not null check (
    what in ('asked', 'offered', 'confirmed', 'assigned', 'moved', 'agreed', 'returned', 'called_off', 'done', 'billed', 'paid')
  ),
  during tstzrange,
  reason text check (char_length(reason) <= 500),
  told_by text not null check (told_by in ('centre', 'owner', 'system')),
  by_whom uuid,
  at timestamptz not null default clock_timestamp()
);

comment on column public.booking_events.what is 'Returned: the time that was taken had gone to somebody else meanwhile.';
comment on column public.booking_events.during is 'The time that was asked for, taken, confirmed or given up.';

create index booking_events_by_booking on public.booking_events (booking_id, id);

create trigger a_plain_texts before insert or update on public.booking_events
  for each row execute function public.plain_texts('reason+');

-- What phones did to bookings, so that each is done once.
create table public.booking_actions (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  hash text not null,
  answer jsonb not null,
  at timestamptz not null default clock_timestamp(),
  last_event bigint not null
);

comment on column public.booking_actions.hash is 'SHA-256 of the action and its sender: the same again gets the same answer, another is refused.';
comment on column public.booking_actions.answer is 'Without the events of the booking, which are never rewritten: booking_answer adds them.';
comment on column public.booking_actions.last_event is 'The last event that the answer had.';

create index booking_actions_by_booking on public.booking_actions (booking_id);


-- What a form asks for

-- The resource, day and duration that the answers of a form ask for; no resource where they ask for none.
create function public.wanted_booking(kind text, answers jsonb, out resource text, out day date, out duration text) returns record
language sql immutable set search_path = '' as $$
  select
    case kind
      when 'equipment-booking' then answers ->> 'equipmentType'
      when 'soil-test' then case answers ->> 'sampleCollection' when 'pickup' then 'soil-pickup' when 'expert' then 'expert-visit' end
      when 'consulting-booking' then 'expert-visit'
      when 'expert-service' then 'expert-visit'
    end,
    case when public.is_day(coalesce(answers ->> 'startDate', answers ->> 'preferredDate'))
      then coalesce(answers ->> 'startDate', answers ->> 'preferredDate')::date end,
    left(answers ->> 'duration', 20)
$$;

-- Trigger: a request that asks for a resource begins its booking. An error here never loses the request.
create function public.begin_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted record;
  begun constant uuid := gen_random_uuid();
begin
  wanted := public.wanted_booking(new.kind, new.content::jsonb -> 'answers');
  insert into public.bookings (id, request_id, resource_id, asked_day, asked_for)
    select begun, new.id, r.id, wanted.day, wanted.duration from public.resources r where r.id = wanted.resource;
  insert into public.booking_events (booking_id, what, told_by, by_whom)
    select b.id, 'asked', 'owner', auth.uid() from public.bookings b where b.id = begun;
  return null;
exception
  when others then
    raise warning 'the booking of request % was not begun: %', new.id, sqlstate;
    return null;
end $$;

create trigger request_begins_booking after insert on public.requests
  for each row execute function public.begin_booking();

-- Trigger: what a request no longer asks for is called off. Not for spam, which reads as before, and not what has begun: the centre calls
-- it off, or bills it.
create function public.call_off_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with gone as (
    update public.bookings b set state = 'called_off', offers = '{}', version = b.version + 1
    where b.request_id = new.id
      and (b.state in ('asked', 'offered') or b.state = 'confirmed' and lower(b.during) > public.booking_now())
    returning b.id, b.during
  )
  insert into public.booking_events (booking_id, what, during, told_by, by_whom)
    select gone.id, 'called_off', gone.during, 'system', auth.uid() from gone;
  return null;
end $$;

create trigger request_calls_off_bookings after update on public.requests
  for each row when (new.status in ('replaced', 'rejected', 'cancelled') and old.status <> new.status)
  execute function public.call_off_bookings();


-- The bill and the request

-- A booking is followed to its end: the request says how the work stands, and the bill is an order that is paid like any other.

-- True if nothing has to be paid for a booking any more.
create function public.is_paid(target public.bookings) returns boolean
language plpgsql stable set search_path = '' as $$
begin return (
  select target.state = 'billed' and (target.bill_paise = 0 or exists (
    select 1 from public.orders o where o.id = target.order_id and o.state in ('paid', 'packed', 'shipped', 'delivered')
  ))
); end $$;

-- True for a booking at which somebody at the centre has something to do: answer it, do the work, bill it, or wait for the money. A visit
-- or a pick-up need not be billed.
create function public.is_work(target public.bookings) returns boolean
language plpgsql stable set search_path = '' as $$
begin return (
  select case target.state
    when 'asked' then true
    when 'confirmed' then true
    when 'done' then exists (select 1 from public.resources r where r.id = target.resource_id and r.kind in ('machine', 'worker'))
    when 'billed' then not public.is_paid(target)
    else false
  end
); end $$;

-- The status that a request gets with a change of its bookings; the one that it has where nothing follows. What the centre has begun is in
-- review; what is all called off is cancelled; what is all done and paid is completed, and taken up again with a corrected bill. A soil
-- test ends with its result, and only the renting of machines and workers is nothing but its bookings.
create function public.status_after_booking(request public.requests, what text, told_by text) returns text
language sql stable set search_path = '' as $$
  select case when goal = any (public.request_moves(request.status)) then goal else request.status end
  from (
    select case
      when request.kind = 'equipment-booking' and bool_and(b.state = 'called_off') then 'cancelled'
      when request.kind <> 'soil-test' and bool_or(b.state = 'billed') and bool_and(b.state = 'called_off' or public.is_paid(b)) then 'done'
      when request.status = 'done' and what = 'billed' then 'in_review'
      when request.status = 'received' and told_by = 'centre' and what <> 'asked' then 'in_review'
    end as goal
    from public.bookings b where b.request_id = request.id
  ) wanted
$$;

-- Writes an event, and counts it as a change of the booking and its request: its owner's phone, push messages and the desk learn of it.
create function public.note_booking(target public.bookings, what text, during tstzrange, reason text, told_by text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.booking_events (booking_id, what, during, reason, told_by, by_whom)
    values (target.id, note_booking.what, note_booking.during, note_booking.reason, note_booking.told_by, auth.uid());
  update public.bookings b set version = b.version + 1 where b.id = target.id;
  perform public.move_request_to(r.id, public.status_after_booking(r, note_booking.what, note_booking.told_by), null, note_booking.told_by)
    from public.requests r where r.id = target.request_id;
end $$;

-- Writes the order of a bill, in place of an earlier one that nobody has paid; returns its id. Null where there is nothing to pay, or the
-- request has no name and number that an order could have. A guest's is paid in cash.
create function public.bill_booking(target public.bookings, paise int) returns uuid
language plpgsql set search_path = '' as $$
declare
  made constant uuid := gen_random_uuid();
  asked public.requests;
  buyer text;
  number text;
  spoken text;
begin
  perform public.move_order_to(o.id, 'cancelled', null)
    from public.orders o where o.id = target.order_id and o.state in ('placed', 'awaiting_payment');
  select * into asked from public.requests r where r.id = target.request_id;
  buyer := left(btrim(asked.content::jsonb #>> '{answers,name}'), 120);
  number := right(regexp_replace(asked.content::jsonb #>> '{answers,phone}', '\D', '', 'g'), 10);
  if paise = 0 or coalesce(buyer, '') = '' or coalesce(number, '') !~ '^[6-9][0-9]{9}$' then
    return null;
  end if;
  loop
    spoken := public.new_reference();
    exit when not exists (select 1 from public.orders o where o.reference = spoken)
      and not exists (select 1 from public.requests r where r.reference = spoken);
  end loop;
  insert into public.orders (
    id, user_id, kind, state, reference, name, email, phone, delivery_fee_paise, goods_paise, total_paise, language, content_hash
  ) values (
    made, asked.user_id, 'booking', 'placed', spoken, buyer, '', number, 0, paise, paise, asked.language,
    encode(sha256(convert_to(target.id || ' ' || paise, 'UTF8')), 'hex')
  );
  -- What goes along has lines of its own; the booked resource has the rest.
  insert into public.order_items (order_id, position, resource_id, name, category, pack_amount, pack_unit, unit_paise, quantity, line_paise)
    select made, row_number() over (order by r.id <> target.resource_id, r.id), r.id, r.name, r.kind, 1, 'piece', line.paise, 1, line.paise
    from public.booking_pieces p join public.resources r on r.id = p.resource_id,
      lateral (select case when r.id = target.resource_id
        then bill_booking.paise - (select coalesce(sum(along.bill_paise), 0) from public.booking_pieces along where along.booking_id = target.id)
        else p.bill_paise end as paise) line
    where p.booking_id = target.id and line.paise > 0;
  perform public.move_order_to(made, 'awaiting_payment', null);
  -- The request's own event tells of the bill.
  delete from public.push_messages m using public.order_events e where m.order_event_id = e.id and e.order_id = made;
  return made;
end $$;

-- Trigger: a paid bill is news of its booking. An error in it never undoes the payment.
create function public.follow_bill() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target public.bookings;
begin
  select b.* into target from public.bookings b where b.order_id = new.id and b.state = 'billed';
  if target.id is null then
    return null;
  end if;
  -- In the order of act_on_booking, which holds the order first too.
  perform public.lock_requests(owner) from public.requests r, public.request_owner(r.user_id, r.guest_hash) owner
    where r.id = target.request_id and owner is not null;
  perform 1 from public.requests r where r.id = target.request_id for update;
  perform public.note_booking(target, 'paid', null, null, case when public.is_desk_staff() then 'centre' else 'system' end);
  return null;
exception
  when others then
    raise warning 'booking of order % was not told of its payment: %', new.id, sqlerrm;
    return null;
end $$;

create trigger order_pays_booking after update on public.orders
  for each row when (new.kind = 'booking' and new.state = 'paid' and old.state <> 'paid') execute function public.follow_bill();

-- Writes the bill of a booking: null, or the refusal. Its cash comes by a slip for its order (take_slip).
create function public.settle_booking(target public.bookings, action jsonb, told_by text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  paise constant int := (action ->> 'paise')::int;
  -- {resource: paise} of what goes along.
  parts constant jsonb := coalesce(action -> 'parts', '{}');
begin
  if public.is_paid(target) and target.bill_paise > 0 then
    return public.refused_booking(target, 409, 'paid', 'The bill is paid: the money goes back first');
  elsif exists (
    select from jsonb_each(parts) part where part.key = target.resource_id
      or not exists (select from public.booking_pieces p where p.booking_id = target.id and p.resource_id = part.key)
  ) or (select sum((part.value)::bigint) from jsonb_each(parts) part) > paise then
    return public.refused_booking(target, 422, 'invalid', 'The bill has parts that were not booked, or is less than they are');
  end if;
  update public.booking_pieces p set bill_paise = (parts ->> p.resource_id)::int
    where p.booking_id = target.id and p.resource_id <> target.resource_id;
  update public.bookings b set state = 'billed', bill_paise = paise, order_id = public.bill_booking(target, paise) where b.id = target.id;
  perform public.note_booking(target, 'billed', null, action ->> 'reason', told_by);
  return null;
end $$;

-- Ends a booking that has begun. Done early: from now on the piece is free, after its way.
create function public.end_booking(target public.bookings, minutes int) returns void
language sql set search_path = '' as $$
  update public.bookings b set state = 'done', worked_minutes = minutes,
    during = tstzrange(lower(b.during), least(upper(b.during), public.booking_now())),
    held = tstzrange(lower(b.held), least(upper(b.during), public.booking_now()) + (upper(b.held) - upper(b.during)))
  where b.id = target.id
$$;


-- Reading

-- A time as phones read it: {starts, ends}; null for none.
create function public.slot_facts(slot tstzrange) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
  select case when slot is not null then jsonb_build_object('starts', lower(slot), 'ends', upper(slot)) end
); end $$;

-- The same of several, as a list.
create function public.slots_facts(slots tstzrange[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
  select coalesce(jsonb_agg(public.slot_facts(slot) order by place), '[]') from unnest(slots) with ordinality as given (slot, place)
); end $$;

-- The events of a booking, up to one of them, or all.
create function public.events_facts(booking uuid, last bigint default null) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
  select coalesce(jsonb_agg(jsonb_build_object('what', e.what, 'reason', e.reason, 'by', e.told_by, 'at', e.at)
    || coalesce(public.slot_facts(e.during), '{}') order by e.id), '[]')
  from public.booking_events e where e.booking_id = events_facts.booking and (last is null or e.id <= last)
); end $$;

-- What goes along with a booking, with its rates and its part of the bill: what is booked, and before that what it would be now.
create function public.parts_facts(target public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'resource', r.id, 'hour_paise', r.hour_paise, 'day_paise', r.day_paise, 'bill_paise', r.bill_paise
  ) order by r.id), '[]')
  from (
    select p.resource_id as id, p.hour_paise, p.day_paise, p.bill_paise from public.booking_pieces p where p.booking_id = target.id
    union all
    select n.id, n.hour_paise, n.day_paise, null from public.with_needs(target.resource_id) n
    where target.state in ('asked', 'offered')
  ) r where r.id <> target.resource_id
$$;

-- A booking as its owner's phone and the desk read it.
create function public.booking_facts(target public.bookings) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
  select jsonb_build_object(
    'id', target.id, 'request', target.request_id, 'resource', target.resource_id, 'state', target.state, 'version', target.version,
    'asked_day', target.asked_day, 'asked_for', target.asked_for, 'offers', public.slots_facts(target.offers), 'piece', target.piece,
    'operator', target.operator, 'hour_paise', target.hour_paise, 'day_paise', target.day_paise,
    'worked_minutes', target.worked_minutes, 'bill_paise', target.bill_paise, 'order', target.order_id, 'paid', public.is_paid(target),
    'parts', public.parts_facts(target), 'events', public.events_facts(target.id)
  ) || coalesce(public.slot_facts(target.during), '{}')
); end $$;

-- The answer that an action got, with the events that the booking had then.
create function public.booking_answer(known public.booking_actions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_set(
    known.answer, case when known.answer ? 'refused' then '{refused,booking,events}'::text[] else '{booking,events}' end,
    public.events_facts(known.booking_id, known.last_event)
  )
$$;

-- What the desk has to do in these days of India, at most 100: {bookings: those that fall into them, waiting: those that nobody has
-- confirmed, the oldest first, at most 500}, each with the reference, name, phone and place of its request, with who sees
-- to it, and with who reads of a change in the app: the account it is of, the agent whose account it is, or perhaps nobody.
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


-- What is free: for one booking

-- What the booking of a resource for a time keeps busy: the time, and the way after it.
create function public.with_travel_time(resource public.resources, slot tstzrange) returns tstzrange
language sql stable set search_path = '' as $$
  select tstzrange(lower(slot), upper(slot) + make_interval(mins => resource.way_minutes))
$$;

-- The first piece that is free for a time and the way after it, `but` not counted; null if none is.
create function public.free_piece(resource public.resources, slot tstzrange, but uuid default null) returns int
language sql stable set search_path = '' as $$
  select min(piece) from generate_series(1, resource.pieces) piece
  where not exists (
    select 1 from public.booking_pieces p
    where p.resource_id = resource.id and p.piece = piece.piece
      and p.held && public.with_travel_time(resource, slot) and p.booking_id is distinct from but
  )
$$;

-- True if a resource is free for a time, and all that goes along with it.
create function public.are_all_free(resource public.resources, slot tstzrange, but uuid default null) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from public.with_needs(resource.id) r where public.free_piece(r, slot, but) is null)
$$;

-- Why a resource, or what goes along with it, cannot be booked for a time, whoever has it then: retired, past, too_far (400 days) or
-- closed; null if it can.
create function public.slot_problem(resource public.resources, slot tstzrange) returns text
language sql stable set search_path = '' as $$
  select problem from public.with_needs(resource.id) r, lateral (select case
    when r.retired_at <= public.booking_now() then 'retired'
    when lower(slot) < public.booking_now() then 'past'
    when lower(slot) > public.booking_now() + interval '400 days' then 'too_far'
    when not public.is_within_hours(r, slot) or not public.is_on_working_days(r, slot) then 'closed'
  end as problem) one
  where problem is not null order by r.id <> resource.id, r.id limit 1
$$;

-- Why a time of a resource cannot be had for a booking: the code of slot_problem, or taken; null if it can.
create function public.booking_slot_problem(target public.bookings, wanted public.resources, slot tstzrange) returns text
language sql stable set search_path = '' as $$
  select coalesce(public.slot_problem(wanted, slot), case when not public.are_all_free(wanted, slot, target.id) then 'taken' end)
$$;

-- The times as long as a wanted one at which a piece of all that goes is free, the nearest first, at most three that do not overlap. Looked for within 14
-- days, not before `earliest`: on the half hours after opening if it fits into a day, else from the same hour.
create function public.nearest_slots(
  resource public.resources, wanted tstzrange, but uuid default null, earliest timestamptz default '-infinity'
) returns tstzrange[]
language plpgsql stable set search_path = '' as $$
declare
  length constant interval := upper(wanted) - lower(wanted);
  spare constant int := resource.open_minutes - (extract(epoch from length) / 60)::int;
  present constant timestamptz := public.booking_now();
  -- The first time of the first day; all others are full half hours or days after it, so that all are within hours or none.
  first constant timestamptz := public.opens_at(resource, (greatest(lower(wanted), present) at time zone 'Asia/Kolkata')::date - 14)
    + make_interval(mins => case when spare < 0 then public.minutes_open(resource, lower(wanted)) else 0 end);
  slot tstzrange;
  chosen tstzrange[] := '{}';
begin
  if resource.retired_at <= present or not public.is_within_hours(resource, tstzrange(first, first + length)) then
    return chosen;
  end if;
  for slot in
    with goes as materialized (
      select r as one, make_interval(mins => r.way_minutes) as way from public.with_needs(resource.id) r
    ), pieces as materialized (
      select (w.one).id, one.piece, range_agg(p.held) as held
      from goes w cross join generate_series(1, (w.one).pieces) one (piece) left join public.booking_pieces p
        on p.resource_id = (w.one).id and p.piece = one.piece
        and p.held && tstzrange(first, first + interval '30 days' + length + w.way) and p.booking_id is distinct from but
      group by (w.one).id, one.piece
    )
    select tstzrange(starts, starts + length) from (
      select first + make_interval(hours => 24 * days, mins => minutes) as starts
      from generate_series(0, 28) days, generate_series(0, greatest(spare, 0), 30) minutes
    ) candidates
    where starts >= greatest(present, earliest) and starts <= present + interval '400 days'
      and not exists (
        select from goes w
        where not public.is_on_working_days(w.one, tstzrange(starts, starts + length))
          or (w.one).id <> resource.id
            and ((w.one).retired_at <= present or not public.is_within_hours(w.one, tstzrange(starts, starts + length)))
          or not exists (
            select from pieces p
            where p.id = (w.one).id and (p.held is null or not p.held && tstzrange(starts, starts + length + w.way))
          )
      )
    order by abs(extract(epoch from starts - lower(wanted))), starts
  loop
    if not slot && any (chosen) then
      chosen := chosen || slot;
    end if;
    exit when cardinality(chosen) = 3;
  end loop;
  return chosen;
end $$;


-- What is free: for everybody

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

-- How free each resource is on each day of India from one to another, at most 100: {at, from, days: {resource: a letter a day}}.
-- f: free; w: few, a third of the half days at most; n: none. A day counts from now on. No booking can be told from it. Of what goes
-- along, the fullest counts; and it is none if all of it is free, but at different hours.
create function public.free_days(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if not coalesce(to_day between from_day and from_day + 99 and abs(from_day - public.india_day()) <= 1000, false) then
    raise sqlstate 'PT400' using message = 'At most 100 days at once, of these years';
  end if;
  with busy as (
    select p.resource_id, p.piece, range_agg(p.held) as held from public.booking_pieces p
    -- A day more on both sides: hours may pass midnight.
    where p.held && tstzrange((from_day - 1)::timestamp at time zone 'Asia/Kolkata', (to_day + 2)::timestamp at time zone 'Asia/Kolkata')
    group by p.resource_id, p.piece
  ), centre as materialized (
    select day, hours, special from generate_series(0, to_day - from_day) day, public.centre_hours(from_day + day)
  ), days as (
    select r.id, day, r.pieces, half, (r.open_minutes + r.way_minutes) / half as halves,
      tstzrange(least(greatest(opened, public.booking_now()), closed), closed) as open
    from public.resources r, centre,
      lateral (select least(240, r.open_minutes) + r.way_minutes as half, public.opens_at(r, from_day + day) as opens_at,
        public.working_minutes(r, centre.hours, centre.special) as minutes) work,
      lateral (select opens_at + make_interval(mins => coalesce(lower(minutes), 0)) as opened,
        opens_at + make_interval(mins => coalesce(upper(minutes) + r.way_minutes, 0)) as closed) hours
    where r.retired_at is null or r.retired_at > public.booking_now()
  ), letters as materialized (
    select d.id, d.day, starts, case when free = 0 then 'n' when free * 3 <= d.pieces * d.halves then 'w' else 'f' end as letter
    from days d, lateral (
      select coalesce(sum(floor(minutes / d.half)), 0) as free,
        -- When half a day can begin.
        range_agg(tstzrange(lower(gap), upper(gap) - make_interval(mins => d.half), '[]')) filter (where minutes >= d.half) as starts
      from generate_series(1, d.pieces) piece
      left join busy b on b.resource_id = d.id and b.piece = piece.piece,
      unnest(tstzmultirange(d.open) - coalesce(b.held, '{}')) gap,
      lateral (select extract(epoch from upper(gap) - lower(gap)) / 60 as minutes) long
    ) gaps
  ), needing as (
    select l.id, l.day, case when bool_and(coalesce(a.letter, 'n') <> 'n') and not isempty(range_intersect_agg(a.starts))
      then max(a.letter) else 'n' end as letter
    from letters l cross join lateral public.with_needs(l.id) n left join letters a on a.id = n.id and a.day = l.day
    where exists (select from public.resources r where r.id = l.id and r.needs <> '{}')
    group by l.id, l.day
  ), lines as (
    select l.id, string_agg(coalesce(n.letter, l.letter), '' order by l.day) as line
    from letters l left join needing n on n.id = l.id and n.day = l.day group by l.id
  )
  select jsonb_build_object('at', public.booking_now(), 'from', from_day, 'days', coalesce(jsonb_object_agg(id, line), '{}'))
  into answer from lines;
  return answer;
end $$;

-- The next days from today on which a resource is free for so long, at most three; none of one that is retired.
create function public.nearest_days(resource public.resources, length interval) returns date[]
language plpgsql stable set search_path = '' as $$
declare
  day date := (public.booking_now() at time zone 'Asia/Kolkata')::date;
  starts timestamptz;
  slot tstzrange;
  days date[] := '{}';
begin
  while cardinality(days) < 3 loop
    starts := public.opens_at(resource, day);
    slot := (public.nearest_slots(resource, tstzrange(starts, starts + length), null, day::timestamp at time zone 'Asia/Kolkata'))[1];
    exit when slot is null;
    days := days || (lower(slot) at time zone 'Asia/Kolkata')::date;
    day := days[cardinality(days)] + 1;
  end loop;
  return days;
end $$;

-- The refusal of answers that book something for a day gone by, with `days`, the nearest free ones; or null.
create function public.refused_day(said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted constant record := public.wanted_booking(said ->> 'form', said -> 'answers');
  resource public.resources;
begin
  select r.* into resource from public.resources r where r.id = wanted.resource;
  if resource.id is null or not coalesce(wanted.day < (public.booking_now() at time zone 'Asia/Kolkata')::date, false) then
    return null;
  end if;
  return jsonb_set(
    public.refused_entry(
      422, 'day_gone', 'The day has gone by', case when said -> 'answers' ? 'startDate' then 'startDate' else 'preferredDate' end
    ),
    '{refused,days}',
    -- As long as the desk suggests (src/features/desk/internal/day-plan.ts).
    to_jsonb(public.nearest_days(resource, case wanted.duration
      when 'full-day' then interval '8 hours'
      when '2-days' then interval '32 hours'
      when '3-days' then interval '56 hours'
      when 'weekly' then interval '152 hours'
      else case when resource.kind in ('visit', 'pickup') then interval '2 hours' else interval '4 hours' end
    end))
  );
end $$;


-- Who may do what

alter table public.bookings enable row level security;
alter table public.booking_pieces enable row level security;
alter table public.booking_events enable row level security;
alter table public.booking_actions enable row level security;

-- Whoever may read the request: its policies count here too.
create policy "bookings go with their request" on public.bookings for select to authenticated
  using (exists (select 1 from public.requests r where r.id = request_id));

create policy "events go with their booking" on public.booking_events for select to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id));

-- No policy for booking_pieces and booking_actions: only functions that run as their owner touch them.

grant select on public.bookings to authenticated;
-- Not by_whom: who works at the centre is nobody's business.
grant select (id, booking_id, what, during, reason, told_by, at) on public.booking_events to authenticated;
revoke insert, update, delete, truncate on public.bookings, public.booking_events from service_role;
revoke all on public.booking_pieces, public.booking_actions from service_role;
grant execute on function public.free_slots(text, timestamptz, timestamptz) to anon, authenticated;
grant execute on function public.free_days(date, date) to anon, authenticated;
grant execute on function public.desk_bookings(date, date) to authenticated;
