-- Reminders: a confirmed booking is reminded of once for each day on which it begins. docs/decisions/0096-reminded-once.md explains it.


-- Tables

-- That a booking was reminded of.
create table public.booking_reminders (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  day date not null,
  tries int not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz default clock_timestamp(),
  unique (booking_id, day)
);

comment on table public.booking_reminders is
  'One row for a booking and a day, whoever asks how often. It has no address: that is looked up when something is sent.';
comment on column public.booking_reminders.id is
  'The service that sends a text message or a mail gets it too, so that a second try is no second message.';
comment on column public.booking_reminders.day is 'The day of India on which the booking begins. Moved to another day it is reminded of again.';
comment on column public.booking_reminders.due_at is
  'When a text message or a mail is tried next, if no push message waits; null once something was sent or nobody can be reached.';

create index booking_reminders_due on public.booking_reminders (due_at) where due_at is not null;

alter table public.push_messages
  add column reminder_id uuid references public.booking_reminders (id) on delete cascade,
  drop constraint push_messages_check,
  add constraint push_messages_about_one check (num_nonnulls(event_id, order_event_id, reminder_id) = 1),
  add constraint push_messages_of_reminder unique (subscription_id, reminder_id);

create index push_messages_by_reminder on public.push_messages (reminder_id) where reminder_id is not null;


-- When

-- The day of India on which a time begins.
create function public.first_day(during tstzrange) returns date
language sql immutable set search_path = '' as $$
  select (lower(during) at time zone 'Asia/Kolkata')::date
$$;

-- True from 06:00 to 20:00 in India. At other times people sleep, and nobody is reminded.
create function public.is_reminding_time(at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select (at at time zone 'Asia/Kolkata')::time >= '06:00' and (at at time zone 'Asia/Kolkata')::time < '20:00'
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


-- Push messages

-- Hands out what is due, at most so many, as [{id, endpoint, p256dh, auth, language}]; of a reminder also {day, lasts: seconds until it
-- begins, a day at most}. What was handed out is due again only after the pause, so that two callers never get the same and one that
-- dies loses nothing. After six tries or a day it is no news any more, nor is a reminder of what was moved, called off or has begun.
create or replace function public.take_pushes(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  delete from public.push_messages m
  where m.due_at <= clock_timestamp() and (
    m.tries >= 6 or m.made_at < clock_timestamp() - interval '1 day'
    or exists (select 1 from public.booking_reminders b where b.id = m.reminder_id and not public.reminder_holds(b))
  );
  with due as (
    select m.id from public.push_messages m where m.due_at <= clock_timestamp()
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
-- takes the phone's subscription along, `later` waits for its pause, and for as long as the push service asks. A reminder that one
-- phone got needs no text message.
create or replace function public.settle_pushes(results jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.booking_reminders b set due_at = null
  from public.push_messages m, jsonb_array_elements(results) said
  where said ->> 'outcome' = 'sent' and m.id = (said -> 'id')::bigint and b.id = m.reminder_id;
  delete from public.push_subscriptions s using public.push_messages m, jsonb_array_elements(results) said
  where said ->> 'outcome' = 'gone' and m.id = (said -> 'id')::bigint and s.id = m.subscription_id;
  delete from public.push_messages m using jsonb_array_elements(results) said
  where said ->> 'outcome' in ('sent', 'refused') and m.id = (said -> 'id')::bigint;
  update public.push_messages m
  set due_at = greatest(m.due_at, clock_timestamp() + make_interval(secs => least((said -> 'after')::float8, 86400)))
  from jsonb_array_elements(results) said
  where said ->> 'outcome' = 'later' and jsonb_typeof(said -> 'after') = 'number' and m.id = (said -> 'id')::bigint;
  return true;
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
    and exists (select 1 from public.booking_reminders b where b.due_at <= clock_timestamp() and public.needs_text(b))
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
  update public.booking_reminders b set due_at = null
  where b.due_at <= clock_timestamp() and (b.tries >= 6 or not public.reminder_holds(b));
  if not public.is_reminding_time(public.booking_now()) then
    return '[]';
  end if;
  with due as (
    select b.id from public.booking_reminders b where b.due_at <= clock_timestamp() and public.needs_text(b)
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
  update public.booking_reminders b set due_at = null from jsonb_array_elements(results) said
  where said ->> 'outcome' in ('sent', 'refused') and b.id = (said ->> 'id')::uuid;
  return true;
end $$;


-- Who may do what

alter table public.booking_reminders enable row level security;

-- No policy for booking_reminders: only functions that run as their owner touch it.

revoke all on public.booking_reminders from service_role;
grant execute on function public.remind_bookings() to service_role;
grant execute on function public.take_reminders(int) to service_role;
grant execute on function public.settle_reminders(jsonb) to service_role;
