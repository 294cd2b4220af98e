-- Bookings: which resource goes to which request, when, and how that came about. A form asks for one; staff offer times or confirm one.
-- Two confirmed bookings of the same piece never overlap: a constraint says so, whoever writes.


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
  check (state not in ('confirmed', 'done', 'billed') or (piece is not null and during is not null and held is not null)),
  constraint never_booked_twice exclude using gist (resource_id with =, piece with =, held with &&)
    where (state in ('confirmed', 'done', 'billed'))
);

comment on column public.bookings.asked_for is 'How long, as the form has it: half-day, full-day, 2-days, 3-days, weekly, custom.';
comment on column public.bookings.offers is 'The times that its person may take, at most three, the best first.';
comment on column public.bookings.during is 'From when to when it was confirmed. A booking that is done early ends when it is done.';
comment on column public.bookings.held is 'The same and the way to the next village: in this time the piece is nobody else''s.';
comment on column public.bookings.hour_paise is 'The rates of the day when it was confirmed; null where the rate is by phone.';
comment on column public.bookings.version is 'Number of the last change. Who changes a booking names the one that they have seen.';

create index bookings_by_request on public.bookings (request_id);
create index bookings_by_time on public.bookings using gist (during);
create index bookings_to_answer on public.bookings (asked_day) where state in ('asked', 'offered');

-- The log of a booking.
create table public.booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  what text not null check (what in ('asked', 'offered', 'confirmed', 'moved', 'returned', 'called_off', 'done', 'billed')),
  during tstzrange,
  reason text check (char_length(reason) <= 500),
  told_by text not null check (told_by in ('centre', 'owner', 'system')),
  by_whom uuid,
  at timestamptz not null default clock_timestamp()
);

comment on column public.booking_events.what is 'Returned: the time that was taken had gone to somebody else meanwhile.';
comment on column public.booking_events.during is 'The time that was taken, confirmed or given up.';

create index booking_events_by_booking on public.booking_events (booking_id, id);

create trigger a_plain_texts before insert or update on public.booking_events
  for each row execute function public.plain_texts('reason+');

-- What phones did to bookings, so that each is done once.
create table public.booking_actions (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  hash text not null,
  answer jsonb not null,
  at timestamptz not null default clock_timestamp()
);

comment on column public.booking_actions.hash is 'SHA-256 of the action and its sender: the same again gets the same answer, another is refused.';

create index booking_actions_by_booking on public.booking_actions (booking_id);


-- Events

-- Writes an event, and counts it as a change of the booking and its request: its owner's phone, push messages and the desk learn of it.
create function public.note_booking(target public.bookings, what text, during tstzrange, reason text, told_by text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.booking_events (booking_id, what, during, reason, told_by, by_whom)
    values (target.id, note_booking.what, note_booking.during, note_booking.reason, note_booking.told_by, auth.uid());
  update public.bookings b set version = b.version + 1 where b.id = target.id;
  perform public.move_request_to(r.id, r.status, null, note_booking.told_by) from public.requests r where r.id = target.request_id;
end $$;


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

-- Trigger: what a request no longer asks for is called off. Not for spam, which reads as before.
create function public.call_off_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with gone as (
    update public.bookings b set state = 'called_off', offers = '{}', version = b.version + 1
    where b.request_id = new.id and b.state in ('asked', 'offered', 'confirmed')
    returning b.id, b.during
  )
  insert into public.booking_events (booking_id, what, during, told_by, by_whom)
    select gone.id, 'called_off', gone.during, 'system', auth.uid() from gone;
  return null;
end $$;

create trigger request_calls_off_bookings after update on public.requests
  for each row when (new.status in ('replaced', 'rejected', 'cancelled') and old.status <> new.status)
  execute function public.call_off_bookings();


-- Reading

-- A time as phones read it: {starts, ends}; null for none.
create function public.slot_facts(slot tstzrange) returns jsonb
language sql stable set search_path = '' as $$
  select case when slot is not null then jsonb_build_object('starts', lower(slot), 'ends', upper(slot)) end
$$;

-- The same of several, as a list.
create function public.slots_facts(slots tstzrange[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(public.slot_facts(slot) order by place), '[]') from unnest(slots) with ordinality as given (slot, place)
$$;

-- A booking as its owner's phone and the desk read it.
create function public.booking_facts(target public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', target.id, 'request', target.request_id, 'resource', target.resource_id, 'state', target.state, 'version', target.version,
    'asked_day', target.asked_day, 'asked_for', target.asked_for, 'offers', public.slots_facts(target.offers), 'piece', target.piece,
    'hour_paise', target.hour_paise, 'day_paise', target.day_paise, 'worked_minutes', target.worked_minutes,
    'bill_paise', target.bill_paise, 'events', (
      select coalesce(jsonb_agg(jsonb_build_object('what', e.what, 'reason', e.reason, 'by', e.told_by, 'at', e.at)
        || coalesce(public.slot_facts(e.during), '{}') order by e.id), '[]')
      from public.booking_events e where e.booking_id = target.id
    )
  ) || coalesce(public.slot_facts(target.during), '{}')
$$;

-- A request as its owner's phone reads it. Spam reads as received: its sender learns nothing, and phones of today know no
-- such status. Bookings are named only where there are any.
create or replace function public.request_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'kind', r.kind, 'subject', r.subject, 'status', case r.status when 'spam' then 'received' else r.status end, 'reference', r.reference, 'version', r.version,
    'made_at', r.made_at, 'received_at', r.received_at, 'language', r.language, 'answers', r.content::jsonb -> 'answers',
    'files', r.content::jsonb -> 'manifest', 'complete', r.completed_at is not null,
    'filled_by', r.filled_by, 'order_id', o.id,
    'replaced_by', (
      select later.id from public.requests later
      where r.status = 'replaced' and later.replaces = r.id and public.is_senders(later, r.user_id, r.guest_hash)
      order by later.received_at desc, later.id limit 1
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'from', e.from_status, 'to', e.to_status, 'note', e.note, 'by', e.told_by, 'at', e.at
      ) order by e.id), '[]'::jsonb) from public.request_events e
      where e.request_id = r.id and 'spam' <> all (array[e.to_status, coalesce(e.from_status, '')])
    )
  ) || coalesce((
    select jsonb_build_object('bookings', jsonb_agg(public.booking_facts(b) order by b.id))
    from public.bookings b where b.request_id = r.id having count(*) > 0
  ), '{}')
  from public.requests r left join public.orders o on o.id = r.id where r.id = target
$$;

-- A request with everything that came of it, its bookings too, for its owner to keep.
create or replace function public.told_request(request public.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'reference', request.reference, 'kind', request.kind, 'subject', request.subject, 'status', request.status,
    'language', request.language, 'made_at', request.made_at, 'received_at', request.received_at,
    'answers', request.content::jsonb,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'status', e.to_status, 'note', e.note, 'by', e.told_by) order by e.id), '[]')
      from public.request_events e where e.request_id = request.id
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('place', f.slot, 'type', f.type, 'bytes', f.bytes, 'sha256', f.sha256) order by f.slot), '[]')
      from public.request_files f where f.request_id = request.id
    ),
    'bookings', (
      select coalesce(jsonb_agg(public.booking_facts(b) order by b.id), '[]') from public.bookings b where b.request_id = request.id
    )
  )
$$;

-- True for a request that stays when its account goes: one that the centre still works on, with a booking to come or to bill, or an
-- enrolment whose order stays.
create or replace function public.stays(request public.requests) returns boolean
language sql stable set search_path = '' as $$
  select request.status not in ('done', 'rejected', 'cancelled', 'replaced')
    or exists (select 1 from public.bookings b where b.request_id = request.id and b.state in ('confirmed', 'done'))
    or exists (select 1 from public.orders o where o.id = request.id and public.stays(o))
$$;


-- Who may do what

alter table public.bookings enable row level security;
alter table public.booking_events enable row level security;
alter table public.booking_actions enable row level security;

-- Whoever may read the request: its policies count here too.
create policy "bookings go with their request" on public.bookings for select to authenticated
  using (exists (select 1 from public.requests r where r.id = request_id));

create policy "events go with their booking" on public.booking_events for select to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id));

-- No policy for booking_actions: only functions that run as their owner touch it.

grant select on public.bookings to authenticated;
-- Not by_whom: who works at the centre is nobody's business.
grant select (id, booking_id, what, during, reason, told_by, at) on public.booking_events to authenticated;
revoke insert, update, delete, truncate on public.bookings, public.booking_events from service_role;
revoke all on public.booking_actions from service_role;
