-- Receiving what phones send. A receipt is given for a text that is in the database, and the same text gets the same receipt for
-- ever. One bad entry never holds up the rest.


-- Limits

-- Counters of entries within the last hour, to limit senders.
create table public.request_counts (
  subject text not null check (char_length(subject) <= 80),
  slot int not null,
  begun timestamptz not null,
  n int not null,
  primary key (subject, slot, begun)
);

comment on table public.request_counts is
  'Entries of those without an account by where they came from, and refused entries by account, in spells of five minutes; older '
  'than two hours they are swept away. In slots, so that those who send at the same moment seldom wait for one another.';

create index request_counts_by_age on public.request_counts (begun);

-- The counters that a call counts against, and how many entries an hour each may send; addresses by their hash. What an
-- address may still send follows what came from all within the hour: the more that is, the less one address may send, so
-- that an address that sent little is heard whatever others do. Only without a known address do all share one limit.
create function public.counted_senders() returns table (subject text, most int)
language sql stable set search_path = '' as $$
  with came as (
    select coalesce(sum(n), 0) as n from public.request_counts
    where request_counts.subject = 'everybody' and begun between now() - interval '65 minutes' and clock_timestamp()
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

-- True if a guest was here before this hour and has sent little within it: what others send from the same address (a
-- whole village may share one) does not count against such a guest.
create function public.is_steady_guest(guest text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.requests r where r.guest_hash = guest and r.received_at < now() - interval '1 hour' and r.status <> 'spam'
  ) and (
    select count(*) < 10 from (
      select 1 from public.requests r where r.guest_hash = guest and r.received_at between now() - interval '1 hour' and clock_timestamp() limit 10
    ) recent
  )
$$;

-- The seconds until strangers may send from this address again, or null if now.
create function public.address_wait() returns int
language sql stable set search_path = '' as $$
  select max(greatest(1, ceil(extract(epoch from full_again + interval '65 minutes' - now()))))::int from (
    select min(known.begun) as full_again
    from public.counted_senders() sender
    join public.request_counts known on known.subject = sender.subject and known.begun between now() - interval '65 minutes' and clock_timestamp()
    group by sender.subject, sender.most having sum(known.n) >= sender.most
  ) full_ones
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
      select ctid from public.request_counts where begun not between now() - interval '2 hours' and clock_timestamp() limit 1000 for update skip locked
    );
  end if;
end $$;

-- How many entries a sender may still send within this hour, and after how many seconds more once it is none. What was
-- refused counts against an account or a guest, too.
create function public.entries_left(person uuid, guest text, out entries int, out wait int) returns record
language sql stable set search_path = '' as $$
  select (most - received.n - refused.n)::int,
    greatest(1, coalesce(ceil(extract(epoch from
      least(received.oldest + interval '1 hour', refused.oldest + interval '65 minutes') - now()
    )), 3600))::int
  from (select case when person is null then 120 else 1500 end as most) allowed
  cross join lateral (
    select count(received_at) as n, min(received_at) as oldest from (
      (select received_at from public.requests
      where person is not null and user_id = person and received_at between now() - interval '1 hour' and clock_timestamp()
      order by received_at desc limit most)
      union all
      (select received_at from public.requests
      where person is null and user_id is null and guest_hash = guest and received_at between now() - interval '1 hour' and clock_timestamp()
      order by received_at desc limit most)
    ) recent
  ) received
  cross join lateral (
    select coalesce(sum(n), 0) as n, min(begun) as oldest from public.request_counts
    where subject = coalesce(person::text, guest) and begun between now() - interval '65 minutes' and clock_timestamp()
  ) refused
$$;


-- Reading an entry

-- The answer to an entry that is refused: {refused: {status, code, message, field?}}.
create function public.refused_entry(status int, code text, message text, field text default null) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('refused', jsonb_build_object('status', status, 'code', code, 'message', message)
    || case when field is null then '{}' else jsonb_build_object('field', field) end);
end $$;

-- The part of {id, content, made_at} that is invalid, or null.
create function public.entry_problem(entry jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when not public.is_uuid(entry -> 'id') then 'id'
    when jsonb_typeof(entry -> 'content') is distinct from 'string' then 'content'
    when jsonb_typeof(entry -> 'made_at') is distinct from 'number' then 'made_at'
  end;
end $$;

-- True if a JSON text opens more brackets than any submission has. Called before it is parsed: thousands of nested ones
-- use up the parser's stack.
create function public.has_too_many_brackets(content text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select char_length(outside) - char_length(translate(outside, '[{', '')) > 100
    from regexp_replace(content, '"([^"\\]|\\.)*"', '', 'g') outside
  );
end $$;

-- True for a list of files, {slot, sha256, bytes, type}, whatever their values. No form has more slots.
create function public.is_manifest(input jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_typeof(input) is not distinct from 'array' and jsonb_array_length(input) <= 40 and not exists (
      select 1 from jsonb_array_elements(input) file
      where jsonb_typeof(file) <> 'object' or file - array['slot', 'sha256', 'bytes', 'type'] <> '{}'
        or jsonb_typeof(file -> 'bytes') is distinct from 'number' or jsonb_typeof(file -> 'slot') is distinct from 'string'
        or jsonb_typeof(file -> 'sha256') is distinct from 'string' or jsonb_typeof(file -> 'type') is distinct from 'string'
    )
  );
end $$;

-- The part of a submission's content that is invalid, or null.
create function public.content_problem(input jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when jsonb_typeof(input) <> 'object' then 'content'
    when input - array['answers', 'filledBy', 'form', 'language', 'manifest', 'replaces', 'subject', 'version'] <> '{}' then (
      select left(min(key collate "C"), 100) from jsonb_object_keys(input) key
      where key not in ('answers', 'filledBy', 'form', 'language', 'manifest', 'replaces', 'subject', 'version')
    )
    when jsonb_typeof(input -> 'form') is distinct from 'string' then 'form'
    when jsonb_typeof(input -> 'version') is distinct from 'number' or input ->> 'version' !~ '^[1-9][0-9]{0,5}$' then 'version'
    when jsonb_typeof(input -> 'answers') is distinct from 'object' then 'answers'
    when not exists (select 1 from public.languages known where to_jsonb(known.code) = input -> 'language') then 'language'
    when not public.is_manifest(input -> 'manifest') then 'manifest'
    when input ? 'subject' and jsonb_typeof(input -> 'subject') <> 'string' then 'subject'
    when input ? 'replaces' and not public.is_uuid(input -> 'replaces') then 'replaces'
    when input ? 'filledBy' and jsonb_typeof(input -> 'filledBy') <> 'string' then 'filledBy'
  end;
end $$;

-- The broken rule of an entry that was filled in for somebody else without that person's consent, or null. Naming an agent says the same
-- as the answer does.
create function public.broken_consent(input jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when not input ? 'filledBy' and input -> 'answers' -> 'forAnother' is distinct from 'true' then null
    when input -> 'answers' -> 'forAnother' is distinct from 'true' then '{"field": "forAnother", "problem": "required"}'
    when input -> 'answers' -> 'farmerConsent' is distinct from 'true' then '{"field": "farmerConsent", "problem": "required"}'
  end::jsonb
$$;


-- Storing it

-- Adds a request with a reference of its own and its first event. The agent and a booking's subject follow from the answers.
create function public.keep_request(entry jsonb, input jsonb, person uuid, guest_hash text) returns public.requests
language plpgsql set search_path = '' as $$
declare
  number text;
  arrived constant timestamptz := clock_timestamp();
  made public.requests;
begin
  loop
    number := public.new_reference();
    continue when exists (select 1 from public.orders o where o.reference = number);
    insert into public.requests (
      id, kind, subject, user_id, guest_hash, filled_by, reference, content, hash, rules_version, language, made_at,
      received_at, completed_at, replaces
    ) values (
      (entry ->> 'id')::uuid, input ->> 'form',
      -- A booking is for the machine or the worker that the answers name.
      case when input ->> 'form' = 'equipment-booking' then coalesce(input -> 'answers' ->> 'equipmentType', input ->> 'subject')
        else input ->> 'subject' end,
      person, keep_request.guest_hash,
      -- Anybody can write a name; only a token proves it. Who fills in for somebody else is named, also where the phone names nobody.
      case when input -> 'answers' -> 'forAnother' = 'true' and auth.uid() is not null
        and (input ->> 'filledBy' = auth.uid()::text or person = auth.uid()) then auth.uid() end,
      number, entry ->> 'content', encode(sha256(convert_to(entry ->> 'content', 'UTF8')), 'hex'),
      (input ->> 'version')::int, input ->> 'language',
      -- A phone's clock may say anything; the year 9999 is the last that every reader understands.
      to_timestamp(least(greatest((entry -> 'made_at')::numeric, 0), 253402300799000) / 1000.0),
      arrived, case when input -> 'manifest' = '[]' then arrived end,
      (input ->> 'replaces')::uuid
    ) on conflict (reference) do nothing returning * into made;
    exit when found;
  end loop;
  insert into public.request_events (request_id, to_status, told_by, by_whom) values (made.id, made.status, 'owner', auth.uid());
  return made;
end $$;

-- Takes one entry: {receipt} or {refused}, and `known` if the receipt was given before. `wait` seconds if this sender has
-- used up the hour's entries. A booking names no day gone by. Throws if PostgreSQL itself rejects something in the content.
create function public.take_request(entry jsonb, person uuid, guest_hash text, wait int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  problem text := public.entry_problem(entry);
  known public.requests;
  input jsonb;
  form jsonb;
  broken jsonb;
begin
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'An entry is {id, content, made_at}', problem);
  elsif octet_length(entry ->> 'content') > 65536 then
    return public.refused_entry(413, 'too_large', 'A submission has at most 64 KB');
  elsif public.has_too_many_brackets(entry ->> 'content') then
    return public.refused_entry(422, 'invalid', 'The submission cannot be read', 'content');
  end if;
  select * into known from public.requests r where r.id = (entry ->> 'id')::uuid;
  if known.content = entry ->> 'content' and public.is_senders(known, person, guest_hash) then
    return jsonb_build_object('receipt', public.request_receipt(known.id), 'known', true);
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another submission');
  end if;

  input := (entry ->> 'content')::jsonb;
  problem := public.content_problem(input);
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'The submission is not as agreed', problem);
  end if;
  select rules into form from public.form_rules where kind = input ->> 'form' and version = (input -> 'version')::int;
  if form is null then
    return public.refused_entry(422, 'unknown_form', 'The centre does not know this version of the form');
  elsif form ->> 'sender' = 'account' and (person is null or guest_hash is not null and auth.uid() is distinct from person) then
    return public.refused_entry(403, 'account_only', 'Only somebody with an account can send this');
  end if;
  broken := public.broken_rule(form, input ->> 'subject', input -> 'answers', input -> 'manifest');
  if form ->> 'table' = 'training_enrollments' and (public.training_program(input ->> 'subject')).id is null then
    broken := coalesce(broken, '{"field": "subject", "problem": "option"}');
  end if;
  broken := coalesce(broken, public.broken_consent(input));
  if broken is not null then
    return public.refused_entry(422, 'invalid', 'The answer breaks a rule: ' || (broken ->> 'problem'), broken ->> 'field');
  end if;
  broken := public.refused_day(input);
  if broken is not null then
    return broken;
  end if;
  wait := coalesce(wait, case when input -> 'manifest' <> '[]' then public.files_wait(person, input -> 'manifest') end);
  if wait is not null then
    return jsonb_set(
      public.refused_entry(429, 'limit', 'Too much was sent within an hour'), '{refused,retry_after}', to_jsonb(wait)
    );
  end if;

  known := public.keep_request(entry, input, person, guest_hash);
  perform public.list_files(known.id, input -> 'manifest');
  perform public.file_answers(known.id, form ->> 'table', person, known.kind, known.subject, input -> 'answers');
  perform public.replace_requests(known);
  return jsonb_build_object('receipt', public.request_receipt(known.id));
end $$;

-- As take_request, for an entry that may be anything: an error undoes that entry alone and becomes its answer.
create function public.try_request(entry jsonb, person uuid, guest_hash text, wait int) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return public.take_request(entry, person, guest_hash, wait);
exception
  when unique_violation then
    return public.refused_entry(409, 'conflict', 'This id belongs to another submission');
  when data_exception or integrity_constraint_violation or program_limit_exceeded then
    return public.refused_entry(422, 'invalid', 'The submission cannot be read', 'content');
  when others then
    -- Not the words' fault, as far as anybody knows: the phone keeps them and tries again.
    raise warning 'request % failed: %', entry ->> 'id', sqlstate;
    return public.refused_entry(500, 'failed', 'The centre could not take this in now');
end $$;

-- Answers entries in their order, [{id, receipt | refused, known?}]. With `singly` each entry has a subtransaction, and
-- an error is the answer to that entry alone; without it the first error is thrown: a subtransaction costs as much as
-- storing the entry does, and nearly no batch needs it. At most `most` new entries are taken; the rest wait `wait`
-- seconds.
create function public.answer_requests(entries jsonb, person uuid, guest_hash text, most int, wait int, singly boolean)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  entry jsonb;
  answer jsonb;
  longest int;
  answers jsonb[] := '{}';
  taken int := 0;
begin
  for entry in select value from jsonb_array_elements(entries) loop
    longest := case when taken >= most then wait end;
    answer := case when singly
      then public.try_request(entry, person, guest_hash, longest)
      else public.take_request(entry, person, guest_hash, longest) end;
    taken := taken + (answer ? 'receipt' and not answer ? 'known')::int;
    answers := answers || (answer || jsonb_build_object('id', left(entry ->> 'id', 100)));
  end loop;
  return to_jsonb(answers);
end $$;

-- True if any of the entries was received from this sender before.
create function public.knows_any(entries jsonb, person uuid, guest_hash text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select 1 from public.requests r where public.is_senders(r, person, knows_any.guest_hash)
      and r.id = any (array(
        select (input ->> 'id')::uuid from jsonb_array_elements(entries) input where public.is_uuid(input -> 'id')
      ))
  );
end $$;

-- Answers entries, as answer_requests does, when nothing new is accepted: known ids as ever, the others are to wait and
-- are not read.
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

-- Takes what a phone sends, [{id, content, made_at (ms)}], at most 50, as the account that is signed in or, with a
-- secret, as that guest: {results: [{id, receipt: {id, hash, reference, received_at, state, order?: {id, total_paise}}} |
-- {id, refused: {status, code, message, field?, retry_after?}}]}, one for each, in their order. The batch is tried as a
-- whole, and entry by entry only if something fails. Known entries are answered before any limit counts. A guest who is heard only for
-- having sent little (is_steady_guest) may send ten within the hour, which take no room of its address.
create function public.submit_requests(entries jsonb, guest text default null) returns jsonb
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
  crowded := case when sender.person is null then public.address_wait() end;
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


-- Who may do what

alter table public.request_counts enable row level security;

-- No policy for request_counts: only functions that run as their owner touch it.

revoke all on public.request_counts from service_role;
grant execute on function public.submit_requests(jsonb, text) to anon, authenticated;
