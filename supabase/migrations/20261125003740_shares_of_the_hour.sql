-- Limits that punish who sends and not who waits. 611 calls from ten addresses used up what all without an account may send in an
-- hour, and somebody who had sent nothing waited 41 minutes. The more has come from everybody, the less one address may send:
-- an address that sent little is heard whatever others do.

-- As before. What an address may still send follows what came from all within the hour; only where nobody says an address do all
-- share one limit.
create or replace function public.counted_senders() returns table (subject text, most int)
language sql stable set search_path = '' as $$
  with came as (
    select coalesce(sum(n), 0) as n from public.request_counts
    where request_counts.subject = 'everybody' and begun > now() - interval '65 minutes'
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

-- Whether a guest was here before this hour and has sent little within it: what others send from the same address, a whole
-- village may have one, does not count against such a guest.
create function public.is_steady_guest(guest text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.requests r where r.guest_hash = guest and r.received_at < now() - interval '1 hour' and r.status <> 'spam'
  ) and (
    select count(*) < 10 from (
      select 1 from public.requests r where r.guest_hash = guest and r.received_at > now() - interval '1 hour' limit 10
    ) recent
  )
$$;

drop function public.strangers_wait(uuid);

-- After how many seconds more whoever has no account may send from this address, or null where that is now. Never for an account,
-- nor for a guest of some standing.
create function public.strangers_wait(person uuid, guest text) returns int
language sql stable set search_path = '' as $$
  select max(greatest(1, ceil(extract(epoch from full_again + interval '65 minutes' - now()))))::int from (
    select min(known.begun) as full_again
    from public.counted_senders() sender
    join public.request_counts known on known.subject = sender.subject and known.begun > now() - interval '65 minutes'
    where strangers_wait.person is null and not public.is_steady_guest(guest)
    group by sender.subject, sender.most having sum(known.n) >= sender.most
  ) full_ones
$$;

-- As before.
create or replace function public.submit_requests(entries jsonb, guest text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender record;
  answers jsonb;
  allowed record;
  wait int;
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 50
    or octet_length(entries::text) > 524288
  then
    raise sqlstate 'PT413' using message = 'Entries come as a list of at most 50 and 512 KB', hint = 'Send fewer at once.';
  end if;
  select * into sender from public.request_sender(guest);
  wait := public.strangers_wait(sender.person, sender.guest_hash);
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
