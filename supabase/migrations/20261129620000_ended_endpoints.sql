-- A push service that answers 404 or 410 has ended a subscription for good. The row went, but the phone did not learn of it: it
-- registered the same address again a day later, and said that notices are on. Now it is told, and subscribes anew.

-- Addresses that push services have ended, as hashes: an address is a secret.
create table public.ended_endpoints (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  ended_at timestamptz not null default clock_timestamp()
);

comment on table public.ended_endpoints is 'A browser that still has such an address learns so from keep_push. Kept for 90 days.';

alter table public.ended_endpoints enable row level security;

-- No policy: only functions that run as their owner touch it.

revoke all on public.ended_endpoints from service_role;

create function public.endpoint_hash(endpoint text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(endpoint, 'UTF8')), 'hex')
$$;

-- As in push.sql; and false, with nothing stored, for an address that its push service has ended.
create or replace function public.keep_push(endpoint text, p256dh text, auth text, language text) returns boolean
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

-- As in reminders.sql; and the address of a subscription that is gone is never taken again.
create or replace function public.settle_pushes(results jsonb) returns boolean
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
