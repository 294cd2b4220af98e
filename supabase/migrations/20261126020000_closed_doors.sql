-- Doors that an audit found open. An account whose closed request has a summary could not be deleted. An owner's actions on a booking, and
-- the operations of a cart, had no limit. An owner escaped the bill of work that had begun, by a move or by replacing the request. The
-- secret of a guest whom an account had claimed opened its requests again once the account was gone. An empty list of entries wrote a row.
-- A guest who is heard because of having sent little might send 50 at once. docs/decisions/0101-closed-doors.md


-- Deleting an account

-- A summary goes with its request.
alter table public.request_summaries drop constraint request_summaries_request_id_fkey;
alter table public.request_summaries add constraint request_summaries_request_id_fkey
  foreign key (request_id) references public.requests (id) on delete cascade;


-- What an account had claimed

-- True for a guest whom an account has claimed, even once that account is gone. The secret may be on a phone that others use, so it
-- opens nothing any more.
create function public.was_claimed(guest text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from public.guest_claims claim where claim.guest_hash = guest)
$$;

-- As in life.sql. A guest whom an account has claimed is shown nothing any more, even once that account is gone.
create or replace function public.request_changes(since bigint default 0, guest text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sender constant record := public.request_sender(guest);
  answer jsonb;
begin
  -- One statement sees one state of the table.
  with due as (
    (select id, version, octet_length(content) as size from public.requests
    where guest is null and user_id = sender.person and version > coalesce(since, 0) order by version limit 201)
    union all
    (select id, version, octet_length(content) from public.requests
    where user_id is null and guest_hash = sender.guest_hash and version > coalesce(since, 0)
      and not public.was_claimed(sender.guest_hash)
    order by version limit 201)
  ), placed as (
    select id, version, row_number() over by_version as place, sum(size) over by_version as words from due
    window by_version as (order by version)
  ), sent as (
    select id, version from placed where place = 1 or place <= 200 and words <= 1048576
  )
  select jsonb_build_object(
    'version', coalesce((select max(version) from sent), since, 0),
    'more', (select count(*) from due) > (select count(*) from sent),
    'requests', coalesce((
      select jsonb_agg(
        public.request_facts(r.id) || jsonb_build_object('form_version', r.content::jsonb -> 'version') order by r.version
      )
      from sent join public.requests r using (id)
    ), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;

-- Marks what a request mends as replaced, in whichever order the two came. What is approved or done already stays so, and what came as a
-- guest whose account is gone.
create or replace function public.replace_requests(target public.requests) returns void
language plpgsql set search_path = '' as $$
declare
  mended public.requests;
begin
  if target.replaces is null and not exists (select 1 from public.requests r where r.replaces = target.id)
    or target.user_id is null and public.was_claimed(target.guest_hash)
  then
    return;
  end if;
  for mended in
    select * from public.requests r
    where r.id = target.replaces and r.id <> target.id
      or r.id = target.id and exists (select 1 from public.requests later
        where later.replaces = target.id and later.id <> target.id
          and public.is_senders(later, target.user_id, target.guest_hash))
  loop
    if public.is_senders(mended, target.user_id, target.guest_hash)
      and 'replaced' = any (public.request_moves(mended.status))
    then
      perform public.move_request_to(mended.id, 'replaced', null, 'owner');
    end if;
  end loop;
end $$;


-- Actions on bookings

-- The seconds until the owner of a request may act on its booking again, or null if now. Twenty times an hour: every action stores all
-- events of the booking. Of spam as long as of one who has used that up: its sender learns nothing.
create function public.booking_wait(target public.bookings, status text) returns int
language sql stable set search_path = '' as $$
  select case when booking_wait.status = 'spam' then 3600 else (
    select greatest(1, ceil(extract(epoch from told.at + interval '1 hour' - now())))::int
    from public.booking_events told
    where told.booking_id = target.id and told.told_by = 'owner' and told.at > now() - interval '1 hour'
    order by told.id desc offset 19 limit 1
  ) end
$$;

-- As in answer_offers.sql; and an owner does not move what has begun, or nobody would pay for it. act_on_booking has the list; besides
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
      if action ->> 'do' = 'move' and told_by = 'owner' and lower(target.during) <= public.booking_now() then
        return public.refused_booking(target, 409, 'begun', 'What has begun is moved at the centre');
      end if;
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

-- Does one action, {id, booking, do, seen} and what that needs. `seen` is the version of the booking that the sender saw.
--   ask: {request, resource} begins a booking of a request, for the centre; it has no `seen`
--   offer: {slots: one to three {starts, ends}, resource?}, for the centre
--   confirm, move: {starts, ends, resource?, reason?}; the owner moves within a resource and a duration
--   take: {starts, ends} of an offer, for the owner
--   call_off: {reason?}; done: {minutes: worked}, bill: {paise}, for the centre
-- Answers {booking}, or {refused: {status, code, booking?, slots?: the three nearest free times}}. The same action again gets the same
-- answer. A guest comes with the secret of their phone. An owner who has acted too often waits, except to call off.
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
    return known.answer;
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another action');
  end if;

  select * into target from public.bookings b where b.id = (action ->> 'booking')::uuid;
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
  insert into public.booking_actions (id, booking_id, hash, answer)
    select (action ->> 'id')::uuid, b.id, hash, answer
    from public.bookings b where b.id = (action ->> 'booking')::uuid and b.version is distinct from target.version;
  return answer;
end $$;

-- Trigger: what a request no longer asks for is called off. Not for spam, which reads as before, and not what has begun: the centre calls
-- it off, or bills it.
create or replace function public.call_off_bookings() returns trigger
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


-- Operations of a cart

-- Raises 429 if these operations and those of the last hour are more than 5,000, or name more than 200,000 additions: a full cart has 200
-- lines. The person's cart must be locked. A call that is too large alone is refused for good, so that the phone sends it in parts.
create function public.check_cart_limit(person uuid, operations jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  most constant int := 5000;
  most_named constant int := 200000;
  named bigint;
  recent record;
begin
  if jsonb_typeof(operations) is distinct from 'array' then
    return;
  end if;
  select coalesce(sum(jsonb_array_length(said -> 'observed')), 0) into named
  from jsonb_array_elements(operations) said where jsonb_typeof(said -> 'observed') = 'array';
  if named > most_named then
    raise exception 'Operations name at most 200,000 additions' using errcode = 'P0001', hint = 'Send the rest in another call.';
  end if;
  -- By the version, which is never behind the clock and has an index.
  select count(*) as n, coalesce(sum(cardinality(known.observed)), 0) as named, min(known.applied_at) as oldest into recent
  from public.cart_operations known
  where known.user_id = person and known.version > floor(extract(epoch from now() - interval '1 hour') * 1000)::bigint
    and known.applied_at > now() - interval '1 hour';
  if recent.n + jsonb_array_length(operations) > most or recent.named + named > most_named then
    perform public.too_many('Too much was done to the cart within an hour',
      greatest(1, ceil(extract(epoch from recent.oldest + interval '1 hour' - now())))::int);
  end if;
end $$;

-- Operations made signed in: [{id, product_id, kind: 'add', amount, made_at} | {id, product_id, kind: 'remove', observed,
-- made_at}], at most 500. Answers {applied: [id], refused: [{id, reason}], lines: [line]}. A refused operation leaves no
-- trace; sending it again asks again. 429 for too much within an hour.
create or replace function public.apply_cart_operations(operations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.lock_own_cart();
begin
  perform public.check_cart_limit(person, operations);
  return public.take_cart_operations(person, null, operations);
end $$;

-- Applies the operations of a guest's cart at sign-in. The first account that names the guest gets the cart; the same
-- account may call again and gets the same answer; any other is refused and nothing changes. 429 as in apply_cart_operations.
create or replace function public.merge_guest_cart(guest_id text, operations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.lock_own_cart();
begin
  if guest_id is null or char_length(guest_id) not between 1 and 100 then
    raise exception 'A guest cart has a name of at most 100 characters' using errcode = 'P0001';
  end if;
  insert into public.cart_merges as known (guest_id, user_id) values (merge_guest_cart.guest_id, person)
    on conflict on constraint cart_merges_pkey do nothing;
  if not exists (
    select 1 from public.cart_merges known
    where known.guest_id = merge_guest_cart.guest_id and known.user_id = person
  ) then
    raise exception 'This guest cart belongs to another account'
      using errcode = 'P0001', hint = 'It was merged there; start a new guest cart.';
  end if;
  perform public.check_cart_limit(person, operations);
  return public.take_cart_operations(person, guest_id, operations);
end $$;


-- Sending

-- The seconds until strangers may send from this address again, or null if now.
create function public.crowd_wait() returns int
language sql stable set search_path = '' as $$
  select max(greatest(1, ceil(extract(epoch from full_again + interval '65 minutes' - now()))))::int from (
    select min(known.begun) as full_again
    from public.counted_senders() sender
    join public.request_counts known on known.subject = sender.subject and known.begun > now() - interval '65 minutes'
    group by sender.subject, sender.most having sum(known.n) >= sender.most
  ) full_ones
$$;

-- Takes what a phone sends, [{id, content, made_at (ms)}], at most 50, as the account that is signed in or, with a
-- secret, as that guest: {results: [{id, receipt: {id, hash, reference, received_at, state, order?: {id, total_paise}}} |
-- {id, refused: {status, code, message, field?, retry_after?}}]}, one for each, in their order. The batch is tried as a
-- whole, and entry by entry only if something fails. Known entries are answered before any limit counts. A guest who is heard only for
-- having sent little (is_steady_guest) may send ten within the hour.
create or replace function public.submit_requests(entries jsonb, guest text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender record;
  answers jsonb;
  allowed record;
  wait int;
  crowded int;
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 50
    or octet_length(entries::text) > 524288
  then
    raise sqlstate 'PT413' using message = 'Entries come as a list of at most 50 and 512 KB', hint = 'Send fewer at once.';
  end if;
  select * into sender from public.request_sender(guest);
  if entries = '[]' then
    return jsonb_build_object('results', '[]'::jsonb);
  end if;
  crowded := case when sender.person is null then public.crowd_wait() end;
  if crowded is not null and not public.is_steady_guest(sender.guest_hash) then
    wait := crowded;
  end if;
  -- Before anything is locked: a flood that is refused writes nothing.
  if wait is not null and not public.knows_any(entries, sender.person, sender.guest_hash) then
    perform public.too_many('Too much was sent within an hour', wait);
  end if;
  -- The guest first, then the account that it became: see claim_guest.
  if sender.guest_hash is not null then
    perform public.lock_requests(sender.guest_hash);
    select * into sender from public.request_sender(guest);
  end if;
  if sender.person is not null then
    perform public.lock_requests(sender.person::text);
  end if;

  select * into allowed from public.entries_left(sender.person, sender.guest_hash);
  if sender.person is null and crowded is not null and wait is null then
    -- Ten of the 120 of a guest.
    allowed.entries := allowed.entries - 110;
  end if;
  -- The guest may have become an account while it waited.
  wait := greatest(case when sender.person is null then wait end, case when allowed.entries <= 0 then allowed.wait end);
  if wait is not null then
    if not public.knows_any(entries, sender.person, sender.guest_hash) then
      perform public.too_many('Too much was sent within an hour', wait);
    end if;
    answers := public.answer_known(entries, sender.person, sender.guest_hash, wait);
  else
    begin
      answers := public.answer_requests(entries, sender.person, sender.guest_hash, allowed.entries, allowed.wait, false);
    exception when others then
      answers := public.answer_requests(entries, sender.person, sender.guest_hash, allowed.entries, allowed.wait, true);
    end;
    perform public.count_entries(
      sender.person,
      (select count(*)::int from jsonb_array_elements(answers) answer where answer ? 'receipt' and not answer ? 'known'),
      (select count(*)::int from jsonb_array_elements(answers) answer where answer ? 'refused')
    );
  end if;
  return jsonb_build_object(
    'results', coalesce((select jsonb_agg(answer - 'known' order by place)
      from jsonb_array_elements(answers) with ordinality as each (answer, place)), '[]')
  );
end $$;

-- submit_requests asks crowd_wait instead.
drop function public.strangers_wait(uuid, text);
