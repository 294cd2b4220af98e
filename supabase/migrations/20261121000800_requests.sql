-- Requests: what somebody sent in with a form. Here is what all of them have in common; their answers stand in the tables
-- of the next file. The phone makes the id and the text, so that sending twice is recognised. Nobody writes to these
-- tables but the functions of this and the next files.

create table public.requests (
  id uuid primary key,
  kind text not null,
  subject text check (char_length(subject) <= 200),
  user_id uuid references auth.users (id) on delete set null,
  guest_hash text check (guest_hash ~ '^[0-9a-f]{64}$'),
  filled_by uuid references auth.users (id) on delete set null,
  status text not null default 'received' check (
    status in ('received', 'in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced')
  ),
  reference text not null unique check (reference ~ '^KS-[2-9A-HJKMNP-TV-Z]{5}$'),
  content text not null check (octet_length(content) <= 65536),
  hash text not null check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  rules_version int not null,
  language text not null check (language in ('en', 'pa', 'hi')),
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

create table public.request_versions (
  owner text primary key check (char_length(owner) <= 64),
  n bigint not null
);

comment on table public.request_versions is
  'The last version given to any request of an owner, who is an account''s id or the hash of a guest''s secret. A row and not '
  'a sequence, for the reason in catalogue_version. Whoever writes requests of an owner locks this row first.';


-- How a request moves

create function public.request_moves(status text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case status
    when 'received' then array['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced']
    when 'in_review' then array['answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced']
    when 'answered' then array['in_review', 'approved', 'rejected', 'done', 'cancelled', 'replaced']
    when 'rejected' then array['in_review', 'replaced']
    when 'approved' then array['done', 'cancelled']
    when 'done' then array['in_review']
    else array[]::text[]
  end;
end $$;

-- Whose a request is, as request_versions names them; null once the account of a request is gone.
create function public.request_owner(person uuid, guest text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(person::text, guest);
end $$;

-- Makes all who write requests of an owner wait for one another.
create function public.lock_requests(owner text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.request_versions as held (owner, n) values (lock_requests.owner, 0)
    on conflict on constraint request_versions_pkey do update set n = held.n;
end $$;

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

-- Writes into a request's log and brings it to the status, which may be the one that it has.
create function public.move_request_to(target uuid, to_status text, note text, told_by text) returns void
language sql set search_path = '' as $$
  insert into public.request_events (request_id, from_status, to_status, note, told_by, by_whom)
    select id, status, move_request_to.to_status, move_request_to.note, move_request_to.told_by, auth.uid()
    from public.requests where id = target;
  update public.requests set status = move_request_to.to_status where id = target;
$$;

-- An enrolment that comes to nothing is not to be paid any more.
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


-- Who may do what

alter table public.requests enable row level security;
alter table public.request_events enable row level security;
alter table public.request_versions enable row level security;
-- No policy for request_versions: only the trigger above and the functions touch it.

create policy "people read their own requests and what they filled in, the centre all" on public.requests
  for select to authenticated
  using (
    user_id = (select auth.uid()) or filled_by = (select auth.uid()) or (select public.sees_to_orders())
  );
-- Whoever may read the request: its policies count here too.
create policy "events go with their request" on public.request_events for select to authenticated
  using (exists (select 1 from public.requests r where r.id = request_id));

-- Not guest_hash, which is nobody's business.
grant select (
  id, kind, subject, user_id, filled_by, status, reference, content, hash, rules_version, language, made_at, received_at,
  completed_at, version, replaces
) on public.requests to authenticated;
-- Not by_whom: who works at the centre is nobody's business.
grant select (id, request_id, from_status, to_status, note, told_by, at) on public.request_events to authenticated;
revoke insert, update, delete, truncate on public.requests, public.request_events from service_role;
revoke all on public.request_versions from service_role;
