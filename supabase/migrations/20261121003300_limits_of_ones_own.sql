-- Nobody uses up what belongs to somebody else. An account keeps to its own limit and to no other; the limits of an address and
-- of everybody hold for those without an account, behind one carrier's address as many as there are.

comment on table public.request_counts is
  'Entries of those without an account by where they came from, and refused entries by account, in spells of five minutes; older '
  'than two hours they are swept away. In slots, so that those who send at the same moment seldom wait for one another.';

drop function public.limit_senders();
drop function public.count_entries(int);

-- After how many seconds more whoever has no account may send from this address, or null where that is now. Never for an account.
create function public.strangers_wait(person uuid) returns int
language sql stable set search_path = '' as $$
  select max(greatest(1, ceil(extract(epoch from full_again + interval '65 minutes' - now()))))::int from (
    select min(known.begun) as full_again
    from public.counted_senders() sender
    join public.request_counts known on known.subject = sender.subject and known.begun > now() - interval '65 minutes'
    where strangers_wait.person is null
    group by sender.subject, sender.most having sum(known.n) >= sender.most
  ) full_ones
$$;

-- Counts entries that were not there before. After the work, so that the rows are locked for a moment only. What was refused
-- counts against who sent it, or looking at it would cost nothing: the account, the address, or everybody where nobody says one.
-- What an account had taken in stands in its requests.
create function public.count_entries(person uuid, received int, refused int) returns void
language plpgsql set search_path = '' as $$
declare
  has_address constant boolean := public.sender_address() is not null;
begin
  insert into public.request_counts as held (subject, slot, begun, n)
    select subject, floor(random() * 16)::int, date_bin('5 minutes', now(), '2000-01-01'), entries
    from (
      select person::text as subject, refused as entries where person is not null
      union all
      select sender.subject, case when sender.subject = 'everybody' and has_address then received else received + refused end
      from public.counted_senders() sender where person is null
    ) counts
    where entries > 0 order by 1
    on conflict on constraint request_counts_pkey do update set n = held.n + excluded.n;
  if found and random() < 0.01 then
    delete from public.request_counts where ctid in (
      select ctid from public.request_counts where begun < now() - interval '2 hours' limit 1000 for update skip locked
    );
  end if;
end $$;

-- As before, and for an account less what was refused.
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
      where person is not null and user_id = person and received_at > now() - interval '1 hour'
      order by received_at desc limit most)
      union all
      (select received_at from public.requests
      where person is null and user_id is null and guest_hash = guest and received_at > now() - interval '1 hour'
      order by received_at desc limit most)
    ) recent
  ) received
  cross join lateral (
    select coalesce(sum(n), 0) as n, min(begun) as oldest from public.request_counts
    where subject = person::text and begun > now() - interval '65 minutes'
  ) refused
$$;

-- Whether any of the entries was received from this sender before.
create function public.knows_any(entries jsonb, person uuid, guest_hash text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select 1 from public.requests r where public.is_senders(r, person, knows_any.guest_hash)
      and r.id = any (array(
        select (said ->> 'id')::uuid from jsonb_array_elements(entries) said where public.is_uuid(said -> 'id')
      ))
  );
end $$;

-- Answers entries, as answer_requests does, where nothing new is taken in: those whose id is known as ever, the others are to
-- wait and are not looked at.
create function public.answer_known(entries jsonb, person uuid, guest_hash text, wait int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  waits constant jsonb := jsonb_set(
    public.refused_entry(429, 'limit', 'Too much was sent within an hour'), '{refused,retry_after}', to_jsonb(wait)
  );
  entry jsonb;
  answers jsonb[] := '{}';
begin
  for entry in select value from jsonb_array_elements(entries) loop
    answers := answers || (jsonb_build_object('id', left(entry ->> 'id', 100)) || case
      when exists (
        select 1 from public.requests r where r.id = case when public.is_uuid(entry -> 'id') then (entry ->> 'id')::uuid end
      ) then public.try_request(entry, person, guest_hash, wait)
      else waits
    end);
  end loop;
  return to_jsonb(answers);
end $$;

-- As in the migration of whole batches, and the limits are each sender's own; what is known is answered before any of them.
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
  wait := public.strangers_wait(sender.person);
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
