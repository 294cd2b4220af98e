-- Notices: a person's phones are told that there is news about a request or an order, and a confirmed booking is reminded of once for each
-- day on which it begins. What is sent by web push names nobody and nothing: docs/decisions/requests-and-desk.md says why.
-- docs/decisions/bookings.md explains the reminders.


-- Tables

-- The browsers in which somebody asked for notifications.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000 and endpoint ~ '^https?://[!-~]+$'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null references public.languages (code),
  created_at timestamptz not null default clock_timestamp()
);

comment on table public.push_subscriptions is
  'A browser in which somebody asked to be told. Its endpoint is the browser''s: whoever uses that browser now has it alone.';
comment on column public.push_subscriptions.endpoint is
  'An address that a client gave and our own function will call: which hosts it may name is decided there, at every call.';

create index push_subscriptions_by_person on public.push_subscriptions (user_id, created_at);

-- Addresses that push services have ended, as hashes: an address is a secret.
create table public.ended_endpoints (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  ended_at timestamptz not null default clock_timestamp()
);

comment on table public.ended_endpoints is 'A browser that still has such an address learns so from keep_push. Kept for 90 days.';

-- That a booking was reminded of.
create table public.booking_reminders (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  day date not null,
  tries int not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz default clock_timestamp(),
  failed_at timestamptz,
  unique (booking_id, day)
);

comment on table public.booking_reminders is
  'One row for a booking and a day, whoever asks how often. It has no address: that is looked up when something is sent.';
comment on column public.booking_reminders.id is
  'The service that sends a text message or a mail gets it too, so that a second try is no second message.';
comment on column public.booking_reminders.day is 'The day of India on which the booking begins. Moved to another day it is reminded of again.';
comment on column public.booking_reminders.due_at is
  'When a text message or a mail is tried next, if no push message waits; null once something was sent or nobody can be reached.';

comment on column public.booking_reminders.failed_at is 'When it was given up: nobody was reached.';

create index booking_reminders_due on public.booking_reminders (due_at) where due_at is not null;

-- Notifications that are still to be sent.
create table public.push_messages (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  event_id bigint references public.request_events (id) on delete cascade,
  tries int not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),
  order_event_id bigint references public.order_events (id) on delete cascade,
  reminder_id uuid references public.booking_reminders (id) on delete cascade,
  khata_id uuid references public.khata_customers (id) on delete cascade,
  stock_wait_id uuid references public.stock_waits (id) on delete cascade,
  standing_id uuid references public.standing_orders (id) on delete cascade,
  unique (subscription_id, event_id),
  constraint push_messages_about_one check (num_nonnulls(event_id, order_event_id, reminder_id, khata_id, stock_wait_id, standing_id) = 1),
  unique (subscription_id, order_event_id),
  constraint push_messages_of_reminder unique (subscription_id, reminder_id),
  constraint push_messages_of_khata unique (subscription_id, khata_id),
  constraint push_messages_of_standing unique (subscription_id, standing_id)
);

comment on table public.push_messages is
  'What is still to be told. A row goes once the push service has it, once it cannot be told, and when it is no news any more.';

create index push_messages_due on public.push_messages (due_at);
create index push_messages_by_event on public.push_messages (event_id);
create index push_messages_by_order_event on public.push_messages (order_event_id) where order_event_id is not null;
create index push_messages_by_stock_wait on public.push_messages (stock_wait_id) where stock_wait_id is not null;
create index push_messages_by_reminder on public.push_messages (reminder_id) where reminder_id is not null;
create index push_messages_by_standing on public.push_messages (standing_id) where standing_id is not null;
create index push_messages_by_khata on public.push_messages (khata_id) where khata_id is not null;


-- Subscriptions

-- The SHA-256 of an address, by which ended_endpoints knows it.
create function public.endpoint_hash(endpoint text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(endpoint, 'UTF8')), 'hex')
$$;

-- Stores a browser's subscription for the caller; called again it changes keys and language. A subscription of somebody
-- else's moves to the caller, and its waiting notifications go. Of more than ten the oldest go. False, with nothing stored, for an address
-- that its push service has ended: the phone then subscribes anew.
create function public.keep_push(endpoint text, p256dh text, auth text, language text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
begin
  if person is null then
    raise exception 'Only an account can be told' using errcode = '42501';
  end if;
  if exists (select 1 from public.ended_endpoints e where e.hash = public.endpoint_hash(keep_push.endpoint)) then
    return false;
  end if;
  delete from public.push_subscriptions s where s.endpoint = keep_push.endpoint and s.user_id <> person;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, language)
    values (person, keep_push.endpoint, keep_push.p256dh, keep_push.auth, keep_push.language)
    on conflict on constraint push_subscriptions_endpoint_key
    do update set user_id = person, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language;
  delete from public.push_subscriptions s where s.id in (
    select old.id from public.push_subscriptions old where old.user_id = person
    order by (old.endpoint = keep_push.endpoint) desc, old.created_at desc, old.id offset 10
  );
  -- An answer without a body would be no JSON.
  return true;
end $$;

-- Deletes a subscription of the caller's; somebody else's it leaves alone.
create function public.drop_push(endpoint text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_subscriptions s where s.endpoint = drop_push.endpoint and s.user_id = auth.uid();
  return true;
end $$;


-- Push messages

-- Trigger: adds a notification for every phone of a request's owner. An error here never undoes the answer.
create function public.note_pushes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.push_messages (subscription_id, event_id)
  select s.id, new.id
  from public.requests r join public.push_subscriptions s on s.user_id = r.user_id
  -- Whoever answers their own request has no need to be told.
  where r.id = new.request_id and r.user_id is distinct from new.by_whom;
  return null;
exception
  when others then
    raise warning 'pushes of event % were not noted: %', new.id, sqlstate;
    return null;
end $$;

create trigger request_event_is_told after insert on public.request_events
  for each row when (new.told_by = 'centre' and 'spam' <> all (array[new.to_status, coalesce(new.from_status, '')]))
  execute function public.note_pushes();

-- Trigger: adds a notification for every phone of an order's owner when the centre moved or answered it. An error here
-- never undoes the move.
create function public.note_order_pushes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.push_messages (subscription_id, order_event_id)
  select s.id, new.id
  from public.orders o join public.push_subscriptions s on s.user_id = o.user_id
  where o.id = new.order_id and o.user_id <> new.by_whom;
  return null;
exception
  when others then
    raise warning 'pushes of event % were not noted: %', new.id, sqlstate;
    return null;
end $$;

create trigger order_event_is_told after insert on public.order_events
  for each row when (new.by_whom is not null and new.code is distinct from 'on_the_round') execute function public.note_order_pushes();

-- The pause after a failed try: a minute first, six hours in the end.
create function public.push_pause(tries int) returns interval
language sql immutable set search_path = '' as $$
  select (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours'])[least(greatest(tries, 1), 5)]::interval
$$;

-- The day of India on which a time begins.
create function public.first_day(during tstzrange) returns date
language sql immutable set search_path = '' as $$
  select (lower(during) at time zone 'Asia/Kolkata')::date
$$;

-- True while a reminder still says what is so: the booking is confirmed for that day and has not begun.
create function public.reminder_holds(reminder public.booking_reminders) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.bookings b join public.requests r on r.id = b.request_id
    where b.id = reminder.booking_id and b.state = 'confirmed' and r.status <> 'spam'
      and public.first_day(b.during) = reminder.day and lower(b.during) > public.booking_now()
  )
$$;

-- Hands out what is due, at most so many, as [{id, endpoint, p256dh, auth, language}]; of a reminder also {day, lasts: seconds until it
-- begins, a day at most}. What was handed out is due again only after the pause, so that two callers never get the same and one that
-- dies loses nothing. After six tries or a day it is no news any more, nor is a reminder of what was moved, called off or has begun.
create function public.take_pushes(most int) returns jsonb
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

-- Stores the outcomes of notifications, [{id, outcome, after (seconds)?}]: `sent` and `refused` are done with, `gone`
-- takes the phone's subscription along, whose address is never taken again, `later` waits for its pause, and for as long as the push
-- service asks.
create function public.settle_pushes(results jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.booking_reminders b set due_at = null
  from public.push_messages m, jsonb_array_elements(results) said
  where said ->> 'outcome' = 'sent' and m.id = (said -> 'id')::bigint and b.id = m.reminder_id;
  with gone as (
    delete from public.push_subscriptions s using public.push_messages m, jsonb_array_elements(results) said
    where said ->> 'outcome' = 'gone' and m.id = (said -> 'id')::bigint and s.id = m.subscription_id
    returning s.endpoint
  )
  insert into public.ended_endpoints (hash) select distinct public.endpoint_hash(gone.endpoint) from gone on conflict do nothing;
  delete from public.ended_endpoints e where e.ended_at < clock_timestamp() - interval '90 days';
  delete from public.push_messages m using jsonb_array_elements(results) said
  where said ->> 'outcome' in ('sent', 'refused') and m.id = (said -> 'id')::bigint;
  update public.push_messages m
  set due_at = greatest(m.due_at, clock_timestamp() + make_interval(secs => least((said -> 'after')::float8, 86400)))
  from jsonb_array_elements(results) said
  where said ->> 'outcome' = 'later' and jsonb_typeof(said -> 'after') = 'number' and m.id = (said -> 'id')::bigint;
  return true;
end $$;


-- Reminders

-- True from 06:00 to 20:00 in India. At other times people sleep, and nobody is reminded.
create function public.is_reminding_time(at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select (at at time zone 'Asia/Kolkata')::time >= '06:00' and (at at time zone 'Asia/Kolkata')::time < '20:00'
$$;

-- The next 06:00 in India.
create function public.next_morning(at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select (local::date + case when local::time < '06:00' then 0 else 1 end + time '06:00') at time zone 'Asia/Kolkata'
  from (select at at time zone 'Asia/Kolkata' as local) clock
$$;

-- Makes the reminders that are due, with a push message for every phone of the owner that asked for them, and returns how many. What an
-- agent filled in is no booking of theirs: its farmer is reminded by the number in the form. Due is a confirmed booking from 17:00 of the
-- day before until it begins. What was booked or moved only on that day was just agreed: nobody is reminded.
create function public.remind_bookings() returns int
language plpgsql security definer set search_path = '' as $$
declare
  present constant timestamptz := public.booking_now();
  made int;
begin
  if not public.is_reminding_time(present) then
    return 0;
  end if;
  with made_now as (
    insert into public.booking_reminders (booking_id, day)
    select b.id, public.first_day(b.during)
    from public.bookings b join public.requests r on r.id = b.request_id
    where b.state = 'confirmed' and r.status <> 'spam'
      and b.during && tstzrange(present, present + interval '2 days') and lower(b.during) > present
      and present >= ((public.first_day(b.during) - 1) + time '17:00') at time zone 'Asia/Kolkata'
      and not exists (
        select 1 from public.booking_events e
        where e.booking_id = b.id and e.what in ('confirmed', 'moved')
          and e.at >= public.first_day(b.during)::timestamp at time zone 'Asia/Kolkata'
      )
    -- Of two that run at once the second waits here for the first, and finds its row.
    on conflict (booking_id, day) do nothing
    returning id, booking_id
  ), pushed as (
    insert into public.push_messages (subscription_id, reminder_id)
    select s.id, n.id
    from made_now n join public.bookings b on b.id = n.booking_id join public.requests r on r.id = b.request_id
      join public.push_subscriptions s on s.user_id = r.user_id and r.filled_by is distinct from r.user_id
  )
  select count(*) into made from made_now;
  return made;
end $$;


-- Text messages and mails

-- True for a reminder that no push message is going to bring.
create function public.needs_text(reminder public.booking_reminders) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select 1 from public.push_messages m where m.reminder_id = reminder.id)
$$;

-- True if take_reminders has something to do: a schedule asks before it calls the function that sends.
create function public.reminders_wait() returns boolean
language sql stable set search_path = '' as $$
  select public.is_reminding_time(public.booking_now())
    and exists (select 1 from public.booking_reminders b where public.is_due(b.due_at) and public.needs_text(b))
$$;

-- Hands out the reminders of those whom no push message reaches, at most so many, as [{id, language, when: today or tomorrow, phone,
-- mail}]: the number and address of the form, else those that the account has proved; null where there are none. Handed out again after
-- the pauses of push messages, six times at most, and not once the booking was moved, called off or has begun.
create function public.take_reminders(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (public.booking_now() at time zone 'Asia/Kolkata')::date;
  taken jsonb;
begin
  update public.booking_reminders b set due_at = null, failed_at = case when b.tries >= 6 then clock_timestamp() end
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

-- Stores the outcomes of text messages and mails, [{id, outcome}]: `sent` and `refused` are done with, `later` waits for its pause.
create function public.settle_reminders(results jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.booking_reminders b set due_at = null, failed_at = case when said ->> 'outcome' = 'refused' then clock_timestamp() end
  from jsonb_array_elements(results) said
  where said ->> 'outcome' in ('sent', 'refused') and b.id = (said ->> 'id')::uuid;
  return true;
end $$;


-- Who may do what

alter table public.push_subscriptions enable row level security;
alter table public.ended_endpoints enable row level security;
alter table public.booking_reminders enable row level security;
alter table public.push_messages enable row level security;

create policy "people read their own phones" on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

-- No policy for ended_endpoints, booking_reminders, push_messages: only functions that run as their owner touch them.

grant select (id, user_id, endpoint, language, created_at) on public.push_subscriptions to authenticated;
revoke insert, update, delete, truncate on public.push_subscriptions from service_role;
revoke all on public.push_messages from service_role;
revoke all on public.booking_reminders from service_role;
revoke all on public.ended_endpoints from service_role;
grant execute on function public.keep_push(text, text, text, text) to authenticated;
grant execute on function public.drop_push(text) to authenticated;
grant execute on function public.take_pushes(int) to service_role;
grant execute on function public.settle_pushes(jsonb) to service_role;
grant execute on function public.remind_bookings() to service_role;
grant execute on function public.take_reminders(int) to service_role;
grant execute on function public.settle_reminders(jsonb) to service_role;
