-- A booking is followed to its end: the request says how the work stands, the bill is an order that is paid like any other, a time that the
-- centre has moved gets an answer, and an offer always names a time. docs/decisions/0104-hours-and-bill-are-corrected.md


-- Tables

alter table public.orders drop constraint orders_kind_check;
alter table public.orders add constraint orders_kind_check check (kind in ('cart', 'training', 'booking'));

-- The bill of a booking has no product of the catalogue.
alter table public.order_items
  alter column product_id drop not null,
  add column resource_id text references public.resources (id),
  add constraint order_items_sold_check check (num_nonnulls(product_id, resource_id) = 1);

comment on column public.order_items.resource_id is 'What was booked, in the bill of a booking, which names no product.';

create index order_items_by_resource on public.order_items (resource_id) where resource_id is not null;

alter table public.bookings add column order_id uuid references public.orders (id) on delete set null;

comment on column public.bookings.order_id is 'The order by which its bill is paid; a corrected bill gets another one.';

create index bookings_by_order on public.bookings (order_id) where order_id is not null;

alter table public.booking_events drop constraint booking_events_what_check;
alter table public.booking_events add constraint booking_events_what_check
  check (what in ('asked', 'offered', 'confirmed', 'assigned', 'moved', 'agreed', 'returned', 'called_off', 'done', 'billed', 'paid'));


-- The bill

-- True if nothing has to be paid for a booking any more.
create function public.is_paid(target public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select target.state = 'billed' and (target.bill_paise = 0 or exists (
    select 1 from public.orders o where o.id = target.order_id and o.state in ('paid', 'packed', 'shipped', 'delivered')
  ))
$$;

-- True for a booking at which somebody at the centre has something to do: answer it, do the work, bill it, or wait for the money. A visit
-- or a pick-up need not be billed.
create function public.is_work(target public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select case target.state
    when 'asked' then true
    when 'confirmed' then true
    when 'done' then exists (select 1 from public.resources r where r.id = target.resource_id and r.kind in ('machine', 'worker'))
    when 'billed' then not public.is_paid(target)
    else false
  end
$$;

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
  insert into public.order_items (order_id, position, resource_id, name, category, pack_amount, pack_unit, unit_paise, quantity, line_paise)
    select made, 1, r.id, r.name, r.kind, 1, 'piece', paise, 1, paise from public.resources r where r.id = target.resource_id;
  perform public.move_order_to(made, 'awaiting_payment', null);
  -- The request's own event tells of the bill.
  delete from public.push_messages m using public.order_events e where m.order_event_id = e.id and e.order_id = made;
  return made;
end $$;

-- An order as phones read it, without its payments. What was booked reads as a product of its own.
create or replace function public.order_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'reference', o.reference, 'kind', o.kind, 'state', o.state, 'version', o.version, 'pay_by', o.pay_by,
    'created_at', o.created_at, 'language', o.language, 'currency', o.currency, 'goods_paise', o.goods_paise,
    'delivery_fee_paise', o.delivery_fee_paise, 'total_paise', o.total_paise, 'delivery_area', o.delivery_area,
    'contact', jsonb_build_object('name', o.name, 'email', o.email, 'phone', o.phone, 'address', o.address),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'product_id', coalesce(i.product_id, 'booking/' || i.resource_id), 'name', i.name,
        'category', i.category, 'pack_amount', i.pack_amount, 'pack_unit', i.pack_unit, 'quantity', i.quantity,
        'options', i.options, 'unit_paise', i.unit_paise, 'line_paise', i.line_paise
      ) order by i.position), '[]'::jsonb) from public.order_items i where i.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', e.from_state, 'to', e.to_state, 'code', e.code, 'note', e.note, 'at', e.at
      ) order by e.id), '[]'::jsonb) from public.order_events e where e.order_id = o.id
    )
  )
  from public.orders o where o.id = target
$$;

-- The lines of an order with their tax rates, and the delivery fee; without a rate where none is known.
create or replace function public.taxed_lines(ordered public.orders, across_states boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object('hsn', rate.hsn, 'rate_bp', rate.rate_bp)
      || coalesce(public.tax_within(paise, rate.rate_bp, across_states), '{}') order by position
  )
  from (
    select line.position, line.line_paise as paise,
      case when item.id is null then array['booking/' || line.resource_id, 'booking']
        else array[item.id, item.catalogue || ':' || item.section, item.catalogue] end as names
    from public.order_items line left join public.catalogue_items item on item.id = line.product_id
    where line.order_id = ordered.id
    union all
    select 1000, ordered.delivery_fee_paise, array['delivery'] where ordered.delivery_fee_paise > 0
  ) line
  left join lateral (
    select * from public.tax_rates known where known.of = any (line.names) order by array_position(line.names, known.of) limit 1
  ) rate on true
$$;

-- Cancels an own order that is not paid; called again, it answers the same, also once money that came late has gone back. Its
-- lines are still in the answer, for the cart. A bill is for work that was done: only the centre takes it back.
create or replace function public.cancel_order(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = order_id and user_id = auth.uid() for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'There is no such order';
  elsif known.state in ('placed', 'awaiting_payment') and known.kind <> 'booking' then
    perform public.move_order_to(order_id, 'cancelled', 'by_customer');
  elsif known.state not in ('cancelled', 'refunded') then
    raise sqlstate 'PT409' using message = 'The order is paid or packed already', hint = 'Ask the centre to cancel it.';
  end if;
  return public.order_with_payments(order_id);
end $$;


-- The request follows

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
create or replace function public.note_booking(target public.bookings, what text, during tstzrange, reason text, told_by text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.booking_events (booking_id, what, during, reason, told_by, by_whom)
    values (target.id, note_booking.what, note_booking.during, note_booking.reason, note_booking.told_by, auth.uid());
  update public.bookings b set version = b.version + 1 where b.id = target.id;
  perform public.move_request_to(r.id, public.status_after_booking(r, note_booking.what, note_booking.told_by), null, note_booking.told_by)
    from public.requests r where r.id = target.request_id;
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
  perform public.note_booking(target, 'paid', null, null, case when public.sees_to_orders() then 'centre' else 'system' end);
  return null;
exception
  when others then
    raise warning 'booking of order % was not told of its payment: %', new.id, sqlerrm;
    return null;
end $$;

create trigger order_pays_booking after update on public.orders
  for each row when (new.kind = 'booking' and new.state = 'paid' and old.state <> 'paid') execute function public.follow_bill();

-- True while somebody has to do something about a request or an order, also while money for it has to go back. What was answered is open
-- again while there is work for it; a bill is open with its request, and not a second time.
create or replace function public.is_open_at_desk(what text, target uuid) returns boolean
language sql stable set search_path = '' as $$
  select case what
    when 'request' then exists (
      select 1 from public.requests r where r.id = target and (r.status in ('received', 'in_review', 'approved')
        or r.status = 'answered' and exists (select 1 from public.bookings b where b.request_id = r.id and public.is_work(b)))
    )
    else exists (
      select 1 from public.orders o
      where o.id = target and o.kind <> 'booking' and o.state in ('placed', 'awaiting_payment', 'paid', 'packed', 'shipped')
    ) or exists (
      select 1 from public.money_here(target) p join public.orders o on o.id = p.order_id
      where p.state = 'late' or o.state in ('cancelled', 'refunded')
    )
  end
$$;


-- Reading

-- A booking as its owner's phone and the desk read it.
create or replace function public.booking_facts(target public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', target.id, 'request', target.request_id, 'resource', target.resource_id, 'state', target.state, 'version', target.version,
    'asked_day', target.asked_day, 'asked_for', target.asked_for, 'offers', public.slots_facts(target.offers), 'piece', target.piece,
    'operator', target.operator, 'hour_paise', target.hour_paise, 'day_paise', target.day_paise,
    'worked_minutes', target.worked_minutes, 'bill_paise', target.bill_paise, 'order', target.order_id, 'paid', public.is_paid(target),
    'events', public.events_facts(target.id)
  ) || coalesce(public.slot_facts(target.during), '{}')
$$;


-- Actions

-- The actions that are possible in a state, for the centre or for the owner of the request. Hours are corrected until there is a bill,
-- which is corrected until it is paid.
create or replace function public.booking_moves(state text, centre boolean) returns text[]
language sql immutable set search_path = '' as $$
  select case state
    when 'asked' then case when centre then array['offer', 'confirm', 'call_off'] else array['prefer', 'call_off'] end
    when 'offered' then case when centre then array['offer', 'confirm', 'call_off'] else array['take', 'prefer', 'call_off'] end
    when 'confirmed' then case when centre then array['move', 'assign', 'call_off', 'done'] else array['move', 'agree', 'call_off'] end
    when 'done' then case when centre then array['done', 'bill'] else array[]::text[] end
    when 'billed' then case when centre then array['bill', 'cash'] else array[]::text[] end
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
    when coalesce(action ->> 'do' not in (
      'ask', 'offer', 'confirm', 'take', 'prefer', 'move', 'agree', 'assign', 'call_off', 'done', 'bill', 'cash'
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
  end
$$;

-- Takes a time: null, or the refusal with the nearest free times. When an offered time has gone, these are offered instead; where nothing
-- is free, the centre looks for a time again.
create or replace function public.take_slot(target public.bookings, wanted public.resources, slot tstzrange, action jsonb, told_by text) returns jsonb
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

-- Writes the bill of a booking, or takes its money in cash: null, or the refusal.
create function public.settle_booking(target public.bookings, action jsonb, told_by text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  paise constant int := (action ->> 'paise')::int;
begin
  if public.is_paid(target) and target.bill_paise > 0 then
    return public.refused_booking(target, 409, 'paid', 'The bill is paid: the money goes back first');
  elsif action ->> 'do' = 'bill' then
    update public.bookings b set state = 'billed', bill_paise = paise, order_id = public.bill_booking(target, paise) where b.id = target.id;
    perform public.note_booking(target, 'billed', null, action ->> 'reason', told_by);
  elsif not exists (select 1 from public.orders o where o.id = target.order_id and o.state = 'awaiting_payment') then
    return public.refused_booking(target, 409, 'not_possible', 'There is nothing to pay');
  else
    perform public.take_cash(target.order_id);
    perform public.move_order_to(target.order_id, 'paid', 'cash_received');
  end if;
  return null;
end $$;

-- Does an action that is possible, to what is locked: null, or the refusal. act_on_booking has the list; besides
--   prefer: {starts, ends}, for the owner: asks for another time than those offered, of the same resource
--   agree: for the owner: the time to which the centre has moved it suits
--   assign: {operator}, cash: the bill was paid by hand, both for the centre
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
    when 'bill', 'cash' then
      return public.settle_booking(target, action, told_by);
  end case;
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
  -- A payment holds the order before it comes to the request.
  if centre and action ->> 'do' in ('bill', 'cash') then
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


-- Soil

-- The soil is at the laboratory, so nobody fetches it any more: what has begun is done, what has not is called off.
create function public.end_pickups(targets uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  target public.bookings;
begin
  for target in
    select b.* from public.bookings b join public.requests r on r.id = b.request_id
    where b.request_id = any (targets) and r.kind = 'soil-test' and b.state in ('asked', 'offered', 'confirmed') order by b.id
  loop
    if target.state = 'confirmed' and lower(target.during) < public.booking_now() then
      perform public.end_booking(target, null);
      perform public.note_booking(target, 'done', target.during, null, 'system');
    else
      update public.bookings b set state = 'called_off', offers = '{}' where b.id = target.id;
      perform public.note_booking(target, 'called_off', target.during, null, 'system');
    end if;
  end loop;
end $$;

-- Tells the owners of requests, the desk and push messages that something was done to their samples. What was begun is in review, what is
-- all tested is answered, and what was withdrawn is in review again; where that is no step for a request, it stays as it is. What is at
-- the laboratory, or was there, is fetched no more.
create or replace function public.tell_soil(targets uuid[], what text) returns void
language sql set search_path = '' as $$
  select public.end_pickups(targets) where what in ('to_lab', 'result');
  with next as (
    select r.id, r.status, case when goal = any (public.request_moves(r.status)) then goal else r.status end as goal
    from public.requests r, lateral (
      select case
        when what in ('collect', 'to_lab') and r.status = 'received' or what = 'withdraw' then 'in_review'
        when what = 'result' and not exists (
          select 1 from public.soil_samples s where s.request_id = r.id and s.state in ('collected', 'at_lab')
        ) then 'answered'
      end as goal
    ) wanted
    where r.id = any (targets)
  ), told as (
    insert into public.request_events (request_id, from_status, to_status, told_by, by_whom)
    select id, status, goal, 'centre', auth.uid() from next
  )
  update public.requests r set status = next.goal from next where r.id = next.id
$$;
