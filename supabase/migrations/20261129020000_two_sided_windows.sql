-- Windows with two sides. A row that was written while the clock was ahead lies in the time to come once it is right again: within
-- "the last hour" it counted for a year, and after an empty clock battery for twenty. Nothing of a time to come counts.

-- True if a time has come for something that is tried again after a day at most; also if it is further off than that, because the
-- clock was ahead when it was set.
create function public.is_due(at timestamptz) returns boolean
language sql
volatile
set search_path = ''
as $$
  select at <= clock_timestamp() or at > clock_timestamp() + interval '25 hours'
$$;

-- The seconds until the owner of a request may act on its booking again, or null if now. Twenty times an hour: every action stores all
-- events of the booking. Of spam as long as of one who has used that up: its sender learns nothing.
create or replace function public.booking_wait(target public.bookings, status text) returns int
language sql stable set search_path = '' as $$
  select case when booking_wait.status = 'spam' then 3600 else (
    select greatest(1, ceil(extract(epoch from told.at + interval '1 hour' - now())))::int
    from public.booking_events told
    where told.booking_id = target.id and told.told_by = 'owner' and told.at between now() - interval '1 hour' and clock_timestamp()
    order by told.id desc offset 19 limit 1
  ) end
$$;

-- Raises 429 if these operations and those before are more than 5,000 of an hour or 20,000 of a day, or name more than 200,000 or 400,000
-- additions: a full cart has 200 lines. The person's cart must be locked. A call that is too large alone is refused for good, so that the
-- phone sends it in parts.
create or replace function public.check_cart_limit(person uuid, operations jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  most_at_once constant int := 200000;
  new_names bigint;
  reached record;
begin
  if jsonb_typeof(operations) is distinct from 'array' then
    return;
  end if;
  select coalesce(sum(jsonb_array_length(said -> 'observed')), 0) into new_names
  from jsonb_array_elements(operations) said where jsonb_typeof(said -> 'observed') = 'array';
  if new_names > most_at_once then
    raise exception 'Operations name at most 200,000 additions' using errcode = 'P0001', hint = 'Send the rest in another call.';
  end if;
  select spell.title, recent.oldest + spell.lasts - now() as wait into reached
  from (values ('an hour', interval '1 hour', 5000, 200000), ('a day', interval '1 day', 20000, 400000))
    spell (title, lasts, most, most_named)
  -- By the version, which is never behind the clock and has an index.
  cross join lateral (
    select count(*) as n, coalesce(sum(cardinality(known.observed)), 0) as named, min(known.applied_at) as oldest
    from public.cart_operations known
    where known.user_id = person and known.version > floor(extract(epoch from now() - spell.lasts) * 1000)::bigint
      and known.applied_at between now() - spell.lasts and clock_timestamp()
  ) recent
  where recent.n + jsonb_array_length(operations) > spell.most or recent.named + new_names > spell.most_named
  order by wait desc limit 1;
  if found then
    perform public.too_many(
      format('Too much was done to the cart within %s', reached.title), greatest(1, ceil(extract(epoch from reached.wait)))::int
    );
  end if;
end $$;

-- Ties a guest to the caller's account: {claimed: how many of its requests came as that guest, yours}. The same account
-- may call again; for any other nothing happens, and yours is false. 429 for more than 60 guests within an hour.
create or replace function public.claim_guest(guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  secret constant text := public.guest_hash(guest);
  wait int;
begin
  if person is null or secret is null then
    raise exception 'An account claims a guest' using errcode = '42501';
  end if;
  if not exists (select 1 from public.guest_claims claim where claim.guest_hash = secret) then
    -- Before anything is written. Two claims of an account wait for one another: the second sees the first.
    perform pg_advisory_xact_lock(hashtextextended('the claims of ' || person, 0));
    select ceil(extract(epoch from min(claim.claimed_at) + interval '1 hour' - now())) into wait
    from public.guest_claims claim where claim.user_id = person and claim.claimed_at between now() - interval '1 hour' and clock_timestamp() having count(*) >= 60;
    if wait is not null then
      perform public.too_many('Too many guests within an hour', greatest(wait, 1));
    end if;
  end if;
  -- The guest first, as in submit_requests: what is being sent as the guest either is there now or sees the claim.
  perform public.lock_requests(secret);
  perform public.lock_requests(person::text);
  insert into public.guest_claims (guest_hash, user_id) values (secret, person)
    on conflict on constraint guest_claims_pkey do nothing;
  if not exists (select 1 from public.guest_claims claim where claim.guest_hash = secret and claim.user_id = person) then
    return jsonb_build_object('claimed', 0, 'yours', false);
  end if;
  update public.requests set user_id = person where requests.guest_hash = secret and user_id is null;
  return jsonb_build_object('claimed', (
    select count(*) from public.requests r where r.guest_hash = secret and r.user_id = person
  ), 'yours', true);
end $$;

-- Counts new entries, after the work, so that the rows are locked for a moment only. Refused entries count against their
-- sender, or checking them would cost nothing: the account, or the guest and its address, or everybody without an address. What an
-- account or a guest had accepted is counted by its requests. `beside`: the guest is heard beside a crowd that has filled the address;
-- what it sends counts among everybody, and takes no room of strangers.
create or replace function public.count_entries(person uuid, received int, refused int, guest text, beside boolean) returns void
language plpgsql set search_path = '' as $$
declare
  has_address constant boolean := public.sender_address() is not null;
begin
  insert into public.request_counts as held (subject, slot, begun, n)
    select subject, floor(random() * 16)::int, date_bin('5 minutes', now(), '2000-01-01'), entries
    from (
      select coalesce(person::text, guest) as subject, refused as entries where person is not null or guest is not null
      union all
      select sender.subject, case
        when sender.subject <> 'everybody' and beside then 0
        when sender.subject = 'everybody' and has_address then received
        else received + refused
      end
      from public.counted_senders() sender where person is null
    ) counts
    where entries > 0 order by 1
    on conflict on constraint request_counts_pkey do update set n = held.n + excluded.n;
  if found and random() < 0.01 then
    delete from public.request_counts where ctid in (
      select ctid from public.request_counts where begun not between now() - interval '2 hours' and clock_timestamp() limit 1000 for update skip locked
    );
  end if;
end $$;

-- The counters that a call counts against, and how many entries an hour each may send; addresses by their hash. What an
-- address may still send follows what came from all within the hour: the more that is, the less one address may send, so
-- that an address that sent little is heard whatever others do. Only without a known address do all share one limit.
create or replace function public.counted_senders() returns table (subject text, most int)
language sql stable set search_path = '' as $$
  with came as (
    select coalesce(sum(n), 0) as n from public.request_counts
    where request_counts.subject = 'everybody' and begun between now() - interval '65 minutes' and clock_timestamp()
  ), line as (
    select public.sender_address() as address
  )
  select 'everybody', case when address is null then 30000 else 500000 end from line
  union all
  select encode(sha256(convert_to(address, 'UTF8')), 'hex'), case
    when came.n < 6000 then 3000
    when came.n < 12000 then 300
    when came.n < 30000 then 60
    else 20
  end from line, came where address is not null
$$;

-- The seconds until strangers may send from this address again, or null if now.
create or replace function public.crowd_wait() returns int
language sql stable set search_path = '' as $$
  select max(greatest(1, ceil(extract(epoch from full_again + interval '65 minutes' - now()))))::int from (
    select min(known.begun) as full_again
    from public.counted_senders() sender
    join public.request_counts known on known.subject = sender.subject and known.begun between now() - interval '65 minutes' and clock_timestamp()
    group by sender.subject, sender.most having sum(known.n) >= sender.most
  ) full_ones
$$;

-- As in sending.sql; and what was refused counts against a guest, too.
create or replace function public.entries_left(person uuid, guest text, out entries int, out wait int) returns record
language sql stable set search_path = '' as $$
  select (most - received.n - refused.n)::int,
    greatest(1, coalesce(ceil(extract(epoch from
      least(received.oldest + interval '1 hour', refused.oldest + interval '65 minutes') - now()
    )), 3600))::int
  from (select case when person is null then 120 else 1500 end as most) allowed
  cross join lateral (
    select count(received_at) as n, min(received_at) as oldest from (
      (select received_at from public.requests
      where person is not null and user_id = person and received_at between now() - interval '1 hour' and clock_timestamp()
      order by received_at desc limit most)
      union all
      (select received_at from public.requests
      where person is null and user_id is null and guest_hash = guest and received_at between now() - interval '1 hour' and clock_timestamp()
      order by received_at desc limit most)
    ) recent
  ) received
  cross join lateral (
    select coalesce(sum(n), 0) as n, min(begun) as oldest from public.request_counts
    where subject = coalesce(person::text, guest) and begun between now() - interval '65 minutes' and clock_timestamp()
  ) refused
$$;

-- The seconds until a sender may list so many bytes of files, or null if now. Two gigabytes an hour, of requests and answers
-- together: an agent with the papers of 200 farmers has a sixth of it, and what somebody lists they may store. What was not verified
-- counts as large as it is stored. Of a sender's requests of 30 days 5,000 files may be unverified: whatever is stated of them, they
-- are no more than 25 gigabytes. Each that is verified makes room, so that is asked again soon.
create or replace function public.files_wait(person uuid, manifest jsonb) returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from min(listed.at) + interval '1 hour' - now())))::int
    from (
      select r.received_at as at, greatest(f.bytes, case when f.verified_at is null then public.stored_size(r.user_id, r.id, f.sha256) end) as bytes
      from public.requests r join public.request_files f on f.request_id = r.id
      where r.user_id = person and r.received_at between now() - interval '1 hour' and clock_timestamp()
      union all
      select a.received_at, greatest(f.bytes, case when f.verified_at is null then (
        select public.stored_size(r.user_id, r.id, f.sha256) from public.requests r where r.id = a.item
      ) end)
      from public.desk_answers a join public.answer_files f on f.answer_id = a.id
      where a.by_whom = person and a.received_at between now() - interval '1 hour' and clock_timestamp()
    ) listed
    having sum(listed.bytes) + (select sum((file -> 'bytes')::numeric) from jsonb_array_elements(manifest) file) > 2147483648
  ), (
    select 300
    from public.requests r join public.request_files f on f.request_id = r.id
    where r.user_id = person and r.completed_at is null and r.received_at between now() - interval '30 days' and clock_timestamp() and f.verified_at is null
    having count(*) + jsonb_array_length(manifest) > 5000
  ))
$$;

-- True if a guest was here before this hour and has sent little within it: what others send from the same address (a
-- whole village may share one) does not count against such a guest.
create or replace function public.is_steady_guest(guest text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.requests r where r.guest_hash = guest and r.received_at < now() - interval '1 hour' and r.status <> 'spam'
  ) and (
    select count(*) < 10 from (
      select 1 from public.requests r where r.guest_hash = guest and r.received_at between now() - interval '1 hour' and clock_timestamp() limit 10
    ) recent
  )
$$;

-- Raises 429 once an account has placed as many orders within an hour as are allowed.
create or replace function public.limit_orders(person uuid) returns void
language plpgsql set search_path = '' as $$
declare
  most_an_hour constant int := 30;
  wait int;
begin
  select ceil(extract(epoch from min(created_at) + interval '1 hour' - now())) into wait from (
    select created_at from public.orders where user_id = person and created_at between now() - interval '1 hour' and clock_timestamp()
    order by created_at desc limit most_an_hour
  ) recent having count(*) = most_an_hour;
  if wait is not null then
    -- PostgREST takes status and headers from an error of this code.
    raise sqlstate 'PGRST' using
      message = jsonb_build_object('code', 'PT429', 'message', 'Too many orders within an hour', 'details', null,
        'hint', format('Try again in %s minutes.', ceil(wait / 60.0))),
      detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', greatest(wait, 1)::text));
  end if;
end $$;

-- Applies the operations of a guest's cart at sign-in. The first account that names the guest gets the cart; the same
-- account may call again and gets the same answer; any other is refused and nothing changes. 429 as in apply_cart_operations, and for
-- more than 60 guests within an hour.
create or replace function public.merge_guest_cart(guest_id text, operations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.lock_own_cart();
  wait int;
begin
  if guest_id is null or char_length(guest_id) not between 1 and 100 then
    raise exception 'A guest cart has a name of at most 100 characters' using errcode = 'P0001';
  end if;
  if not exists (select 1 from public.cart_merges known where known.guest_id = merge_guest_cart.guest_id) then
    select ceil(extract(epoch from min(known.merged_at) + interval '1 hour' - now())) into wait
    from public.cart_merges known where known.user_id = person and known.merged_at between now() - interval '1 hour' and clock_timestamp() having count(*) >= 60;
    if wait is not null then
      perform public.too_many('Too many guest carts within an hour', greatest(wait, 1));
    end if;
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

-- An enrolment waits for its payment for months, its link for a day: whoever comes back later gets a new one. Money that comes by the
-- old link all the same pays the order, or goes back if that is paid.
create or replace function public.order_to_pay(order_id uuid, amount_paise bigint, wanted jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
  answer jsonb;
begin
  perform public.expire_orders(auth.uid());
  select * into known from public.orders where id = order_id and user_id = auth.uid();
  if known.id is null and wanted is null then
    return jsonb_build_object('refused', 'unknown');
  elsif wanted is not null then
    -- Of a known order it places nothing: it answers the same words, and to others it is the conflict that they are.
    answer := public.place_order(
      order_id, wanted -> 'lines', wanted -> 'delivery', wanted -> 'contact', amount_paise, wanted ->> 'language'
    );
    if known.id is null then
      return case when answer ? 'refused' then answer else jsonb_build_object('order', public.order_with_payments(order_id)) end;
    end if;
  end if;

  if known.total_paise is distinct from amount_paise then
    return jsonb_build_object('refused', 'total_changed', 'total_paise', known.total_paise);
  elsif known.state in ('cancelled', 'refunded') then
    return jsonb_build_object('refused', 'closed');
  elsif known.pay_by = 'online' and known.state <> 'awaiting_payment' then
    return jsonb_build_object('refused', 'paid');
  end if;
  -- No provider's link is valid as long; of one that nobody said to be over there is another one.
  update public.payments p set state = 'cancelled', settled_at = clock_timestamp()
    where p.order_id = known.id and p.state = 'created' and p.provider <> 'cash'
      and p.created_at not between clock_timestamp() - interval '25 hours' and clock_timestamp() + interval '1 hour';
  return jsonb_build_object('order', public.order_with_payments(order_id));
end $$;

-- An own order with its receipt, for the function that mails it: its facts, and {receipt}. Each call counts as a mail.
create or replace function public.receipt_to_mail(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_an_hour constant int := 6;
  person constant uuid := auth.uid();
  receipt jsonb;
  wait int;
begin
  -- One after the other: two calls at once would each not see the other's mail.
  perform 1 from public.order_versions where user_id = person for update;
  if not exists (select 1 from public.orders o where o.id = receipt_to_mail.order_id and o.user_id = person) then
    raise sqlstate 'PT404' using message = 'There is no such order';
  end if;
  receipt := public.receipt_facts(order_id);
  if receipt is null then
    raise sqlstate 'PT409' using message = 'There is no receipt of this order', hint = 'There is one once it is paid.';
  end if;
  delete from public.receipt_mails m where m.user_id = person and m.at not between now() - interval '1 hour' and clock_timestamp();
  select ceil(extract(epoch from min(m.at) + interval '1 hour' - now())) into wait
  from public.receipt_mails m where m.user_id = person having count(*) >= most_an_hour;
  if wait is not null then
    -- PostgREST takes status and headers from an error of this code.
    raise sqlstate 'PGRST' using
      message = jsonb_build_object('code', 'PT429', 'message', 'Too many mails within an hour', 'details', null,
        'hint', format('Try again in %s minutes.', ceil(wait / 60.0))),
      detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', greatest(wait, 1)::text));
  end if;
  insert into public.receipt_mails (user_id, order_id) values (person, order_id);
  return public.order_facts(order_id) || jsonb_build_object('receipt', receipt);
end $$;

-- Hands out what is due, at most so many, as [{id, endpoint, p256dh, auth, language}]; of a reminder also {day, lasts: seconds until it
-- begins, a day at most}. What was handed out is due again only after the pause, so that two callers never get the same and one that
-- dies loses nothing. After six tries or a day it is no news any more, nor is a reminder of what was moved, called off or has begun.
create or replace function public.take_pushes(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  delete from public.push_messages m
  where public.is_due(m.due_at) and (
    m.tries >= 6 or m.made_at < clock_timestamp() - interval '1 day'
    or exists (select 1 from public.booking_reminders b where b.id = m.reminder_id and not public.reminder_holds(b))
  );
  with due as (
    select m.id from public.push_messages m where public.is_due(m.due_at)
    order by m.due_at, m.id limit least(most, 100) for update skip locked
  ), tried as (
    update public.push_messages m set tries = m.tries + 1, due_at = clock_timestamp() + public.push_pause(m.tries + 1)
    from due where m.id = due.id
    returning m.id, m.subscription_id, m.reminder_id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth, 'language', s.language
  ) || case when r.id is null then '{}' else jsonb_build_object(
    'day', r.day, 'lasts', least(extract(epoch from lower(b.during) - public.booking_now()), 86400)::int
  ) end order by t.id), '[]') into taken
  from tried t join public.push_subscriptions s on s.id = t.subscription_id
    left join public.booking_reminders r on r.id = t.reminder_id left join public.bookings b on b.id = r.booking_id;
  return taken;
end $$;

-- Up to ten refunds that are due, each leased to the caller until its next turn: [{id, key, provider, ref, charge_ref,
-- refund_ref, earlier_refs, tries, amount_paise, currency}]; tries are those before this one.
create or replace function public.take_refunds() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due public.refunds;
  payment public.payments;
  taken jsonb := '[]';
begin
  for due in
    select * from public.refunds r where r.state in ('asked', 'sent') and public.is_due(r.due_at)
    order by r.due_at limit 10 for update skip locked
  loop
    -- Two minutes, then longer each time, at most six hours.
    update public.refunds r set tries = r.tries + 1,
      due_at = clock_timestamp() + least(interval '2 minutes' * power(2, least(r.tries, 10)), interval '6 hours')
    where r.id = due.id;
    select * into payment from public.payments p where p.id = due.payment_id;
    taken := taken || jsonb_build_object(
      'id', due.id, 'key', format('%s-%s', due.id, due.round), 'provider', payment.provider, 'ref', payment.provider_ref,
      'charge_ref', payment.charge_ref, 'refund_ref', due.provider_ref, 'earlier_refs', due.earlier_refs, 'tries', due.tries,
      'amount_paise', payment.amount_paise, 'currency', payment.currency
    );
  end loop;
  return taken;
end $$;

-- Hands out the reminders of those whom no push message reaches, at most so many, as [{id, language, when: today or tomorrow, phone,
-- mail}]: the number and address of the form, else those that the account has proved; null where there are none. Handed out again after
-- the pauses of push messages, six times at most, and not once the booking was moved, called off or has begun.
create or replace function public.take_reminders(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (public.booking_now() at time zone 'Asia/Kolkata')::date;
  taken jsonb;
begin
  update public.booking_reminders b set due_at = null
  where public.is_due(b.due_at) and (b.tries >= 6 or not public.reminder_holds(b));
  if not public.is_reminding_time(public.booking_now()) then
    return '[]';
  end if;
  with due as (
    select b.id from public.booking_reminders b where public.is_due(b.due_at) and public.needs_text(b)
    order by b.due_at, b.id limit least(most, 100) for update skip locked
  ), tried as (
    update public.booking_reminders b set tries = b.tries + 1, due_at = clock_timestamp() + public.push_pause(b.tries + 1)
    from due where b.id = due.id
    returning b.id, b.booking_id, b.day
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'language', r.language, 'when', case t.day when today then 'today' else 'tomorrow' end,
    'phone', coalesce(nullif(said ->> 'phone', ''), case when u.phone_confirmed_at is not null then u.phone end),
    'mail', coalesce(nullif(said ->> 'email', ''), case when u.email_confirmed_at is not null then u.email end)
  ) order by t.id), '[]') into taken
  from tried t join public.bookings b on b.id = t.booking_id join public.requests r on r.id = b.request_id
    left join auth.users u on u.id = r.user_id and r.filled_by is distinct from r.user_id,
    lateral (select r.content::jsonb -> 'answers' as said) answers;
  return taken;
end $$;

-- True if take_reminders has something to do: a schedule asks before it calls the function that sends.
create or replace function public.reminders_wait() returns boolean
language sql stable set search_path = '' as $$
  select public.is_reminding_time(public.booking_now())
    and exists (select 1 from public.booking_reminders b where public.is_due(b.due_at) and public.needs_text(b))
$$;
