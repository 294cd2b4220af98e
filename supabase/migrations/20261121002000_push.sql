-- Web push: a person's phones are told that there is news about a request. What is sent names nobody and nothing;
-- docs/decisions/0049-push-names-nothing.md tells why all of this.

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

create table public.push_messages (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  event_id bigint not null references public.request_events (id) on delete cascade,
  tries int not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),
  unique (subscription_id, event_id)
);

comment on table public.push_messages is
  'What is still to be told. A row goes once the push service has it, once it cannot be told, and when it is no news any more.';

create index push_messages_due on public.push_messages (due_at);
create index push_messages_by_event on public.push_messages (event_id);


-- A phone asks to be told

-- Keeps a browser's subscription for the caller; asked again it changes keys and language. One that was somebody else's
-- is theirs no more, with all that was still to be told there. Of more than ten the oldest go.
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

-- Forgets a browser of the caller's; somebody else's it leaves alone.
create function public.drop_push(endpoint text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_subscriptions s where s.endpoint = drop_push.endpoint and s.user_id = auth.uid();
  return true;
end $$;


-- The centre answers

-- Notes for every phone of a request's owner that there is news. Whatever goes wrong here, the answer stands.
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

-- How long to wait after a try that failed: a minute first, six hours in the end.
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

-- Takes down what became of what was handed out, [{id, outcome, after (seconds)?}]: `sent` and `refused` are done with,
-- `gone` takes the phone's subscription along, `later` waits for its pause, and for as long as the push service asks.
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


-- What is held

-- Everything that the centre holds about whoever asks, as one document. Not the key of their phones: it is no word of theirs, and
-- whoever had this file could open what lies sealed.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  data jsonb;
begin
  if person is null then
    raise exception 'Only an account has data here' using errcode = '42501';
  end if;
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at)
      from auth.users u where u.id = person),
    'profile', (select to_jsonb(p) - 'user_id' from public.profiles p where p.user_id = person),
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'since', r.created_at) order by r.role), '[]')
      from public.user_roles r where r.user_id = person),
    'role_changes', (select coalesce(jsonb_agg(jsonb_build_object('role', e.role, 'change', e.change, 'at', e.at) order by e.id), '[]')
      from public.role_events e where e.whom = person),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.received_at, c.id), '[]')
      from public.consents c where c.user_id = person),
    -- Not its keys: with them and the address anybody could write to that phone.
    'phones_that_are_told', (select coalesce(jsonb_agg(jsonb_build_object('service', split_part(s.endpoint, '/', 3),
        'language', s.language, 'since', s.created_at) order by s.created_at), '[]')
      from public.push_subscriptions s where s.user_id = person),
    'cart', (select coalesce(jsonb_agg(to_jsonb(i) - array['user_id', 'user_session']), '[]')
      from public.cart_items i where i.user_id = person),
    'cart_changes', (select coalesce(jsonb_agg(jsonb_build_object('product', o.product_id, 'kind', o.kind, 'amount', o.amount,
        'made_at', o.made_at) order by o.made_at), '[]') from public.cart_operations o where o.user_id = person),
    'orders', (select coalesce(jsonb_agg(public.told_order(o) order by o.created_at), '[]')
      from public.orders o where o.user_id = person),
    'requests', (select coalesce(jsonb_agg(public.told_request(r) order by r.received_at), '[]')
      from public.requests r where r.user_id = person),
    -- Their words are the farmers', and nobody else's.
    'filled_in_for_others', (select coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'received_at', r.received_at)), '[]')
      from public.requests r where r.filled_by = person and r.user_id is distinct from person)
  ) into data;
  return data;
end $$;


-- Who may do what

alter table public.push_subscriptions enable row level security;
alter table public.push_messages enable row level security;
-- No policy for push_messages: only the functions above touch it.

create policy "people read their own phones" on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

grant select (id, user_id, endpoint, language, created_at) on public.push_subscriptions to authenticated;
revoke insert, update, delete, truncate on public.push_subscriptions from service_role;
revoke all on public.push_messages from service_role;
grant execute on function public.keep_push(text, text, text, text) to authenticated;
grant execute on function public.drop_push(text) to authenticated;
grant execute on function public.take_pushes(int) to service_role;
grant execute on function public.settle_pushes(jsonb) to service_role;
