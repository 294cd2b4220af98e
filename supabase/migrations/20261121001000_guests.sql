-- Guests: somebody without an account whom a secret on their phone makes recognisable. Only its hash is kept here. When
-- the guest signs in, the account claims the guest, for good: what was sent as that guest becomes the account's, and what
-- is still on its way becomes the account's when it comes.

create table public.guest_claims (
  guest_hash text primary key check (guest_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid references auth.users (id) on delete set null,
  claimed_at timestamptz not null default now()
);

comment on table public.guest_claims is 'Which account a guest became: the first that asked, and no other, even once it is gone.';

create index guest_claims_by_person on public.guest_claims (user_id);

-- What is kept of a guest's secret: SHA-256, lower-case hex. The secret is 256 random bits, so nobody finds it from there.
create function public.guest_hash(guest text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if guest !~ '^[A-Za-z0-9_-]{43}$' then
    raise sqlstate 'PT400' using message = 'A guest''s secret is 32 bytes as base64url';
  end if;
  return encode(sha256(convert_to(guest, 'UTF8')), 'hex');
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

-- Whether a request is this sender's.
create function public.is_senders(request public.requests, person uuid, guest_hash text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when person is not null then request.user_id is not distinct from person
    else request.user_id is null and request.guest_hash is not distinct from is_senders.guest_hash
  end;
end $$;

-- Ties a guest to the account that asks: {claimed: how many of its requests came as that guest, yours}. The same account
-- may ask again; for any other nothing happens, and yours is false.
create function public.claim_guest(guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  secret constant text := public.guest_hash(guest);
begin
  if person is null or secret is null then
    raise exception 'An account claims a guest' using errcode = '42501';
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


-- Who may do what

alter table public.guest_claims enable row level security;
-- No policy: which account a guest became is for the functions alone.

revoke insert, update, delete, truncate on public.guest_claims from service_role;
grant execute on function public.claim_guest(text) to authenticated;
