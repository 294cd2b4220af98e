-- A guest who is heard although others filled the address could send what is refused without end, as only the address counted it; and
-- what such a guest sent kept the address full for strangers. docs/decisions/0103-room-of-steady-guests.md explains it.

-- As in sending.sql; and what was refused counts against a guest, too.
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
    where subject = coalesce(person::text, guest) and begun > now() - interval '65 minutes'
  ) refused
$$;

-- Counts new entries, after the work, so that the rows are locked for a moment only. Refused entries count against their
-- sender, or checking them would cost nothing: the account, or the guest and its address, or everybody without an address. What an
-- account or a guest had accepted is counted by its requests. `beside`: the guest is heard beside a crowd that has filled the address;
-- what it sends counts among everybody, and takes no room of strangers.
create function public.count_entries(person uuid, received int, refused int, guest text, beside boolean) returns void
language plpgsql set search_path = '' as $$
declare
  has_address constant boolean := public.sender_address() is not null;
begin
  insert into public.request_counts as held (subject, slot, begun, n)
    select subject, floor(random() * 16)::int, date_bin('5 minutes', now(), '2000-01-01'), entries
    from (
      select coalesce(person::text, guest) as subject, refused as entries where person is not null or guest is not null
      union all
      select sender.subject, case
        when sender.subject <> 'everybody' and beside then 0
        when sender.subject = 'everybody' and has_address then received
        else received + refused
      end
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

-- Takes what a phone sends, [{id, content, made_at (ms)}], at most 50, as the account that is signed in or, with a
-- secret, as that guest: {results: [{id, receipt: {id, hash, reference, received_at, state, order?: {id, total_paise}}} |
-- {id, refused: {status, code, message, field?, retry_after?}}]}, one for each, in their order. The batch is tried as a
-- whole, and entry by entry only if something fails. Known entries are answered before any limit counts. A guest who is heard only for
-- having sent little (is_steady_guest) may send ten within the hour, which take no room of its address.
create or replace function public.submit_requests(entries jsonb, guest text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender record;
  answers jsonb;
  allowed record;
  wait int;
  crowded int;
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 50
    or octet_length(entries::text) > 524288
  then
    raise sqlstate 'PT413' using message = 'Entries come as a list of at most 50 and 512 KB', hint = 'Send fewer at once.';
  end if;
  select * into sender from public.request_sender(guest);
  if entries = '[]' then
    return jsonb_build_object('results', '[]'::jsonb);
  end if;
  crowded := case when sender.person is null then public.crowd_wait() end;
  if crowded is not null and not public.is_steady_guest(sender.guest_hash) then
    wait := crowded;
  end if;
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
  if sender.person is null and crowded is not null and wait is null then
    -- Ten of the 120 of a guest.
    allowed.entries := allowed.entries - 110;
  end if;
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
      (select count(*)::int from jsonb_array_elements(answers) answer where answer ? 'refused'),
      sender.guest_hash,
      sender.person is null and crowded is not null
    );
  end if;
  return jsonb_build_object(
    'results', coalesce((select jsonb_agg(answer - 'known' order by place)
      from jsonb_array_elements(answers) with ordinality as each (answer, place)), '[]')
  );
end $$;

-- submit_requests says of whom it counts.
drop function public.count_entries(uuid, int, int);
