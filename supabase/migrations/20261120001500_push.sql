-- Web push: a person's phones are told that there is news about a request or an order. What is sent names nobody and nothing;
-- docs/decisions/0049-push-names-nothing.md says why.


-- Tables

-- The browsers in which somebody asked for notifications.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000 and endpoint ~ '^https?://[!-~]+$'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language in ('en', 'pa', 'hi')),
  created_at timestamptz not null default clock_timestamp()
);

comment on table public.push_subscriptions is
  'A browser in which somebody asked to be told. Its endpoint is the browser''s: whoever uses that browser now has it alone.';
comment on column public.push_subscriptions.endpoint is
  'An address that a client gave and our own function will call: which hosts it may name is decided there, at every call.';

create index push_subscriptions_by_person on public.push_subscriptions (user_id, created_at);

-- Notifications that are still to be sent.
create table public.push_messages (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  event_id bigint references public.request_events (id) on delete cascade,
  tries int not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),
  order_event_id bigint references public.order_events (id) on delete cascade,
  unique (subscription_id, event_id),
  check (num_nonnulls(event_id, order_event_id) = 1),
  unique (subscription_id, order_event_id)
);

comment on table public.push_messages is
  'What is still to be told. A row goes once the push service has it, once it cannot be told, and when it is no news any more.';

create index push_messages_due on public.push_messages (due_at);
create index push_messages_by_event on public.push_messages (event_id);
create index push_messages_by_order_event on public.push_messages (order_event_id) where order_event_id is not null;


-- Subscriptions

-- Stores a browser's subscription for the caller; called again it changes keys and language. A subscription of somebody
-- else's moves to the caller, and its waiting notifications go. Of more than ten the oldest go.
create function public.keep_push(endpoint text, p256dh text, auth text, language text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
begin
  if person is null then
    raise exception 'Only an account can be told' using errcode = '42501';
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


-- Messages

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
  for each row when (new.told_by = 'centre') execute function public.note_pushes();

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
  for each row when (new.by_whom is not null) execute function public.note_order_pushes();

-- The pause after a failed try: a minute first, six hours in the end.
create function public.push_pause(tries int) returns interval
language sql immutable set search_path = '' as $$
  select (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours'])[least(greatest(tries, 1), 5)]::interval
$$;

-- Hands out what is due, at most so many, as [{id, endpoint, p256dh, auth, language}]. What was handed out is due again
-- only after the pause, so that two callers never get the same and one that dies loses nothing. After six tries or a day
-- it is no news any more.
create function public.take_pushes(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  delete from public.push_messages m
  where m.due_at <= clock_timestamp() and (m.tries >= 6 or m.made_at < clock_timestamp() - interval '1 day');
  with due as (
    select m.id from public.push_messages m where m.due_at <= clock_timestamp()
    order by m.due_at, m.id limit least(most, 100) for update skip locked
  ), tried as (
    update public.push_messages m set tries = m.tries + 1, due_at = clock_timestamp() + public.push_pause(m.tries + 1)
    from due where m.id = due.id
    returning m.id, m.subscription_id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth, 'language', s.language
  ) order by t.id), '[]') into taken
  from tried t join public.push_subscriptions s on s.id = t.subscription_id;
  return taken;
end $$;

-- Stores the outcomes of notifications, [{id, outcome, after (seconds)?}]: `sent` and `refused` are done with, `gone`
-- takes the phone's subscription along, `later` waits for its pause, and for as long as the push service asks.
create function public.settle_pushes(results jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
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


-- Who may do what

alter table public.push_subscriptions enable row level security;
alter table public.push_messages enable row level security;

create policy "people read their own phones" on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

-- No policy for push_messages: only functions that run as their owner touch it.

grant select (id, user_id, endpoint, language, created_at) on public.push_subscriptions to authenticated;
revoke insert, update, delete, truncate on public.push_subscriptions from service_role;
revoke all on public.push_messages from service_role;
grant execute on function public.keep_push(text, text, text, text) to authenticated;
grant execute on function public.drop_push(text) to authenticated;
grant execute on function public.take_pushes(int) to service_role;
grant execute on function public.settle_pushes(jsonb) to service_role;
