-- Requests: what somebody sent in with a form; a message to the support is a request, too. This file holds what all requests have in
-- common, and guests: people without an account, whom a secret on their phone makes recognisable. The phone makes id and text, so
-- that sending twice is recognised. Nobody writes to these tables but functions. following.sql has how phones read them.


-- Tables

-- One row for each request: its text as it was sent, its sender and its status.
create table public.requests (
  id uuid primary key,
  kind text not null,
  subject text check (char_length(subject) <= 200),
  user_id uuid references auth.users (id) on delete set null,
  guest_hash text check (guest_hash ~ '^[0-9a-f]{64}$'),
  filled_by uuid references auth.users (id) on delete set null,
  status text not null default 'received' check (
    status in ('received', 'in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced', 'spam')),
  reference text not null unique check (reference ~ '^KS-[2-9A-HJKMNP-TV-Z]{5}$'),
  content text not null check (octet_length(content) <= 65536),
  hash text not null check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  rules_version int not null,
  language text not null references public.languages (code),
  made_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz,
  version bigint not null default 0,
  replaces uuid,
  foreign key (kind, rules_version) references public.form_rules (kind, version)
);

comment on column public.requests.id is 'UUIDv7 made on the phone: what makes a second delivery recognisable.';
comment on column public.requests.user_id is
  'Null for a guest whom no account has claimed, and once the account is gone: the centre''s books outlive it.';
comment on column public.requests.guest_hash is 'SHA-256 of the secret of the guest who sent it; stays when an account claims the guest.';
comment on column public.requests.filled_by is 'The account that filled it in for somebody else, proven by its own token.';
comment on column public.requests.content is 'The very words that were sent; the hash and every receipt are of this text.';
comment on column public.requests.made_at is 'By the phone''s clock, which may be years off: it decides nothing.';
comment on column public.requests.completed_at is
  'When the last of its files was found to be what its words say; received_at where it has none. Null: files are missing.';
comment on column public.requests.version is 'Rises with every change of the request and its events; see request_versions.';
comment on column public.requests.replaces is
  'An earlier request of the same owner that this one mends. No foreign key: what was given back never came here.';

create index requests_by_person on public.requests (user_id, version);
create index requests_of_the_hour on public.requests (user_id, received_at);
create index requests_by_guest on public.requests (guest_hash, version);
create index requests_by_filler on public.requests (filled_by) where filled_by is not null;
create index requests_by_status on public.requests (status, kind, received_at);
create index requests_by_rules on public.requests (kind, rules_version);
create index requests_replacing on public.requests (replaces) where replaces is not null;
create index requests_incomplete on public.requests (user_id, received_at) where completed_at is null;

-- The log of a request; notes of the centre are its answers.
create table public.request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.requests (id),
  from_status text,
  to_status text not null,
  note text check (char_length(note) <= 2000),
  told_by text not null check (told_by in ('centre', 'owner', 'system')),
  by_whom uuid,
  at timestamptz not null default clock_timestamp()
);

comment on table public.request_events is
  'What happened to a request, for good; the centre''s answers are notes here. From and to are the same where it did not move.';
comment on column public.request_events.by_whom is 'No foreign key: the log outlives accounts.';

create index request_events_by_request on public.request_events (request_id, id);

create trigger a_plain_texts before insert or update on public.request_events
  for each row execute function public.plain_texts('note+');

-- The last version given to a request of each owner.
create table public.request_versions (
  owner text primary key check (char_length(owner) <= 64),
  n bigint not null
);

comment on table public.request_versions is
  'The last version given to any request of an owner, who is an account''s id or the hash of a guest''s secret. A row and not '
  'a sequence, for the reason in catalogue_version. Whoever writes requests of an owner locks this row first.';

-- The guests that accounts have claimed. Only a hash of a guest's secret is stored. What was sent as that guest, and what
-- is still on its way, belongs to the account for good.
create table public.guest_claims (
  guest_hash text primary key check (guest_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid references auth.users (id) on delete set null,
  claimed_at timestamptz not null default now()
);

comment on table public.guest_claims is 'Which account a guest became: the first that asked, and no other, even once it is gone.';

create index guest_claims_by_person on public.guest_claims (user_id);


-- Owners

-- The stored form of a guest's secret: SHA-256, lower-case hex. The secret is 256 random bits, so it cannot be guessed
-- from the hash.
create function public.guest_hash(guest text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if guest !~ '^[A-Za-z0-9_-]{43}$' then
    raise sqlstate 'PT400' using message = 'A guest''s secret is 32 bytes as base64url';
  end if;
  return encode(sha256(convert_to(guest, 'UTF8')), 'hex');
end $$;

-- Whose a request is, as request_versions names them; null once the account of a request is gone.
create function public.request_owner(person uuid, guest text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(person::text, guest);
end $$;

-- Who asks: an account, or the guest whose secret it is, who may have become an account meanwhile. With a secret it is
-- always the guest, whoever is signed in.
create function public.request_sender(guest text, out person uuid, out guest_hash text) returns record
language plpgsql stable set search_path = '' as $$
begin
  if guest is null then
    person := auth.uid();
    if person is null then
      raise sqlstate 'PT401' using message = 'Sign in, or come as a guest';
    end if;
    return;
  end if;
  guest_hash := public.guest_hash(guest);
  select claim.user_id into person from public.guest_claims claim where claim.guest_hash = request_sender.guest_hash;
end $$;

-- True if a request is this sender's.
create function public.is_senders(request public.requests, person uuid, guest_hash text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when person is not null then request.user_id is not distinct from person
    else request.user_id is null and request.guest_hash is not distinct from is_senders.guest_hash
  end;
end $$;

-- True for a guest whom an account has claimed, even once that account is gone. The secret may be on a phone that others use, so it
-- opens nothing any more; for the account that has claimed the guest, with its token, it acts on bookings as before.
create function public.was_claimed(guest text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.guest_claims claim
    where claim.guest_hash = guest and (claim.user_id is null or claim.user_id is distinct from auth.uid())
  )
$$;

-- Makes all who write requests of an owner wait for one another.
create function public.lock_requests(owner text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.request_versions as held (owner, n) values (lock_requests.owner, 0)
    on conflict on constraint request_versions_pkey do update set n = held.n;
end $$;

-- Ties a guest to the caller's account: {claimed: how many of its requests came as that guest, yours}. The same account
-- may call again; for any other nothing happens, and yours is false. 429 for more than 60 guests within an hour.
create function public.claim_guest(guest text) returns jsonb
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


-- States

-- The statuses that a request may go to from a status. Spam: from where nothing was decided, and back to the beginning.
create function public.request_moves(status text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case status
    when 'received' then array['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced', 'spam']
    when 'in_review' then array['answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced', 'spam']
    when 'answered' then array['in_review', 'approved', 'rejected', 'done', 'cancelled', 'replaced']
    when 'rejected' then array['in_review', 'replaced']
    when 'approved' then array['done', 'cancelled']
    when 'done' then array['in_review']
    when 'spam' then array['received']
    else array[]::text[]
  end;
end $$;

-- Trigger: refuses changes of a received request and moves that request_moves does not allow, and gives the request its
-- next version; not where it becomes spam or is none after all, of which its sender learns nothing.
create function public.guard_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changing constant text[] := array['status', 'user_id', 'filled_by', 'version', 'completed_at'];
  owner constant text := public.request_owner(new.user_id, new.guest_hash);
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - changing <> to_jsonb(old) - changing
      or (new.user_id <> old.user_id) or (new.filled_by is not null and new.filled_by is distinct from old.filled_by)
      or (old.completed_at is not null and new.completed_at is distinct from old.completed_at)
    then
      raise exception 'A request that was received is not rewritten' using errcode = 'P0001', hint = 'Send one that replaces it.';
    end if;
    if new.status <> old.status and not (new.status = any (public.request_moves(old.status))) then
      raise exception 'A request does not go from % to %', old.status, new.status using errcode = 'P0001';
    end if;
    if new.status <> old.status and 'spam' in (new.status, old.status) then
      return new;
    end if;
  elsif new.status <> 'received' then
    raise exception 'A request begins as received' using errcode = 'P0001';
  end if;

  if owner is not null then
    -- Never behind the clock (in ms), as in catalogue_version.
    insert into public.request_versions as held (owner, n)
      values (owner, (extract(epoch from clock_timestamp()) * 1000)::bigint)
      on conflict on constraint request_versions_pkey do update set n = greatest(held.n + 1, excluded.n)
      returning n into new.version;
  end if;
  return new;
end $$;

create trigger request_guarded before insert or update on public.requests
  for each row execute function public.guard_request();

-- Writes an event and brings the request to the status, which may be the one that it has.
create function public.move_request_to(target uuid, to_status text, note text, told_by text) returns void
language sql set search_path = '' as $$
  insert into public.request_events (request_id, from_status, to_status, note, told_by, by_whom)
    select id, status, move_request_to.to_status, move_request_to.note, move_request_to.told_by, auth.uid()
    from public.requests where id = target;
  update public.requests set status = move_request_to.to_status where id = target;
$$;

-- Trigger: cancels the order of an enrolment that is replaced, rejected or cancelled.
create function public.cancel_order_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.move_order_to(id, 'cancelled', 'request_' || new.status)
  from public.orders where id = new.id and state in ('placed', 'awaiting_payment');
  return null;
end $$;

create trigger request_cancels_order after update on public.requests
  for each row when (new.status in ('replaced', 'rejected', 'cancelled') and old.status <> new.status)
  execute function public.cancel_order_of_request();

-- Marks what a request mends as replaced, in whichever order the two came. What is approved or done already stays so, and so does a
-- request whose work has begun; what came as a guest replaces only what came as the same guest.
create function public.replace_requests(target public.requests) returns void
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
        and (target.guest_hash is null or r.guest_hash is not distinct from target.guest_hash)
      or r.id = target.id and exists (select 1 from public.requests later
        where later.replaces = target.id and later.id <> target.id
          and (later.guest_hash is null or later.guest_hash is not distinct from target.guest_hash)
          and public.is_senders(later, target.user_id, target.guest_hash))
  loop
    if public.is_senders(mended, target.user_id, target.guest_hash)
      and 'replaced' = any (public.request_moves(mended.status))
    then
      perform public.move_request_to(mended.id, 'replaced', null, 'owner');
    end if;
  end loop;
end $$;


-- Receipts

-- The centre's confirmation that it has exactly this text. Once it is complete it never changes, and the phone may delete
-- its entry.
create function public.request_receipt(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', r.id, 'hash', r.hash, 'reference', r.reference, 'received_at', r.received_at,
      'state', case when r.completed_at is null then 'incomplete' else 'complete' end
    ) || case when o.id is null then '{}'
      else jsonb_build_object('order', jsonb_build_object('id', o.id, 'total_paise', o.total_paise)) end
    from public.requests r left join public.orders o on o.id = r.id where r.id = target
  );
end $$;


-- Who may do what

alter table public.requests enable row level security;
alter table public.request_events enable row level security;
alter table public.request_versions enable row level security;
alter table public.guest_claims enable row level security;

create policy "people read their own requests and what they filled in, the centre all" on public.requests
  for select to authenticated
  using (
    user_id = (select auth.uid()) or filled_by = (select auth.uid()) or (select public.is_desk_staff())
  );

create policy "events go with their request" on public.request_events for select to authenticated
  using (
    exists (select 1 from public.requests r where r.id = request_id)
    and (coalesce(from_status, '') <> 'spam' and to_status <> 'spam' or (select public.is_desk_staff()))
  );

-- No policy for request_versions, guest_claims: only functions that run as their owner touch them.

-- Not guest_hash, which is nobody's business.
grant select (
  id, kind, subject, user_id, filled_by, reference, content, hash, rules_version, language, made_at, received_at,
  completed_at, version, replaces
) on public.requests to authenticated;
revoke insert, update, delete, truncate on public.requests, public.request_events from service_role;
-- Not by_whom: who works at the centre is nobody's business.
grant select (id, request_id, from_status, to_status, note, told_by, at) on public.request_events to authenticated;
revoke all on public.request_versions from service_role;
revoke insert, update, delete, truncate on public.guest_claims from service_role;
grant execute on function public.claim_guest(text) to authenticated;
