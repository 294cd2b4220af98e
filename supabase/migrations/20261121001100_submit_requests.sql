-- Taking in what phones send. A receipt is given for a text that is in the database, and the same text gets the same
-- receipt for ever. One bad entry never holds up the rest.

create table public.request_counts (
  subject text not null check (char_length(subject) <= 80),
  slot int not null,
  begun timestamptz not null,
  n int not null,
  primary key (subject, slot, begun)
);

comment on table public.request_counts is
  'Entries by where they came from, in spells of five minutes; older than two hours they are swept away. In slots, so that '
  'those who send at the same moment seldom wait for one another.';

create index request_counts_by_age on public.request_counts (begun);


-- Limits

-- 429 with Retry-After, in seconds, for the whole call. The wait stands in the details too: a page of another origin
-- cannot read the header.
create function public.too_many(message text, wait int) returns void
language plpgsql set search_path = '' as $$
begin
  -- PostgREST takes status and headers from an error of this code.
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', 'PT429', 'message', too_many.message, 'details', format('retry_after=%s', wait),
      'hint', format('Try again in %s minutes.', ceil(wait / 60.0)))::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', wait::text))::text;
end $$;

-- The network address that a request comes from, an IPv6 one by its network; null where nobody says.
create function public.sender_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- Cloudflare, in front of every hosted project, says who it was; the first of the forwarded ones anybody can invent.
  said constant text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
  address inet;
begin
  address := nullif(btrim(said), '')::inet;
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception when data_exception then
  return 'unreadable';
end $$;

-- What is counted in request_counts, by its hash where it is an address, and how many entries an hour it may send.
create function public.counted_senders() returns table (subject text, most int)
language sql stable set search_path = '' as $$
  select 'everybody', 30000
  union all
  select encode(sha256(convert_to(address, 'UTF8')), 'hex'), 3000 from public.sender_address() address
  where address is not null
$$;

-- Refuses the call once as many entries came within an hour as may, from its address or from everybody.
create function public.limit_senders() returns void
language plpgsql set search_path = '' as $$
declare
  wait int;
begin
  select max(ceil(extract(epoch from full_again + interval '65 minutes' - now()))) into wait from (
    select min(known.begun) as full_again
    from public.counted_senders() sender
    join public.request_counts known on known.subject = sender.subject and known.begun > now() - interval '65 minutes'
    group by sender.subject, sender.most having sum(known.n) >= sender.most
  ) full_ones;
  if wait is not null then
    perform public.too_many('Too much was sent within an hour', greatest(wait, 1));
  end if;
end $$;

-- Counts entries that were not there before. After the work, so that the rows are locked for a moment only.
create function public.count_entries(entries int) returns void
language plpgsql set search_path = '' as $$
begin
  if entries = 0 then
    return;
  end if;
  insert into public.request_counts as held (subject, slot, begun, n)
    select subject, floor(random() * 16)::int, date_bin('5 minutes', now(), '2000-01-01'), entries
    from public.counted_senders() order by 1
    on conflict on constraint request_counts_pkey do update set n = held.n + excluded.n;
  if random() < 0.01 then
    delete from public.request_counts where ctid in (
      select ctid from public.request_counts where begun < now() - interval '2 hours' limit 1000 for update skip locked
    );
  end if;
end $$;

-- How many entries a sender may still send within this hour, and after how many seconds more once it is none.
create function public.entries_left(person uuid, guest text, out entries int, out wait int) returns record
language sql stable set search_path = '' as $$
  select (most - count(received_at))::int,
    greatest(1, coalesce(ceil(extract(epoch from min(received_at) + interval '1 hour' - now())), 3600))::int
  from (select case when person is null then 120 else 1500 end as most) allowed
  left join lateral (
    (select received_at from public.requests
    where person is not null and user_id = person and received_at > now() - interval '1 hour'
    order by received_at desc limit most)
    union all
    (select received_at from public.requests
    where person is null and user_id is null and guest_hash = guest and received_at > now() - interval '1 hour'
    order by received_at desc limit most)
  ) recent on true
  group by most
$$;


-- Reading an entry

create function public.refused_entry(status int, code text, message text, field text default null) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('refused', jsonb_build_object('status', status, 'code', code, 'message', message)
    || case when field is null then '{}' else jsonb_build_object('field', field) end);
end $$;

create function public.is_uuid(said jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- As phones write it: the same id in capitals would not be the same in a receipt.
  return coalesce(
    jsonb_typeof(said) = 'string' and said #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', false
  );
end $$;

-- The part of {id, content, made_at} that is not as agreed, or null.
create function public.entry_problem(entry jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when not public.is_uuid(entry -> 'id') then 'id'
    when jsonb_typeof(entry -> 'content') is distinct from 'string' then 'content'
    when jsonb_typeof(entry -> 'made_at') is distinct from 'number' then 'made_at'
  end;
end $$;

-- Whether a JSON text opens more brackets than any submission has. Asked before it is parsed: thousands of them within
-- one another use up the parser's stack.
create function public.is_tangled(content text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select char_length(outside) - char_length(translate(outside, '[{', '')) > 100
    from regexp_replace(content, '"([^"\\]|\\.)*"', '', 'g') outside
  );
end $$;

-- Whether something is a list of files, {slot, sha256, bytes, type}, whatever stands in them. No form has more slots.
create function public.is_manifest(said jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_typeof(said) is not distinct from 'array' and jsonb_array_length(said) <= 40 and not exists (
      select 1 from jsonb_array_elements(said) file
      where jsonb_typeof(file) <> 'object' or file - array['slot', 'sha256', 'bytes', 'type'] <> '{}'
        or jsonb_typeof(file -> 'bytes') is distinct from 'number' or jsonb_typeof(file -> 'slot') is distinct from 'string'
        or jsonb_typeof(file -> 'sha256') is distinct from 'string' or jsonb_typeof(file -> 'type') is distinct from 'string'
    )
  );
end $$;

-- The part of a submission's content that is not as agreed, or null.
create function public.content_problem(said jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when jsonb_typeof(said) <> 'object' then 'content'
    when said - array['answers', 'filledBy', 'form', 'language', 'manifest', 'replaces', 'subject', 'version'] <> '{}' then (
      select left(min(key collate "C"), 100) from jsonb_object_keys(said) key
      where key not in ('answers', 'filledBy', 'form', 'language', 'manifest', 'replaces', 'subject', 'version')
    )
    when jsonb_typeof(said -> 'form') is distinct from 'string' then 'form'
    when jsonb_typeof(said -> 'version') is distinct from 'number' or said ->> 'version' !~ '^[1-9][0-9]{0,5}$' then 'version'
    when jsonb_typeof(said -> 'answers') is distinct from 'object' then 'answers'
    when coalesce(said -> 'language' not in ('"en"', '"pa"', '"hi"'), true) then 'language'
    when not public.is_manifest(said -> 'manifest') then 'manifest'
    when said ? 'subject' and jsonb_typeof(said -> 'subject') <> 'string' then 'subject'
    when said ? 'replaces' and not public.is_uuid(said -> 'replaces') then 'replaces'
    when said ? 'filledBy' and jsonb_typeof(said -> 'filledBy') <> 'string' then 'filledBy'
  end;
end $$;


-- Keeping it

-- The centre's word that it has these very words. Complete, the phone may forget its entry for it: from then on it is the
-- same for ever, as all it is made of is.
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

-- Marks what a request mends as replaced, in whichever order the two came. What is approved or done already stays so.
create function public.replace_requests(target public.requests) returns void
language plpgsql set search_path = '' as $$
declare
  mended public.requests;
begin
  if target.replaces is null and not exists (select 1 from public.requests r where r.replaces = target.id) then
    return;
  end if;
  for mended in
    select * from public.requests r
    where r.id = target.replaces and r.id <> target.id
      or r.id = target.id and exists (select 1 from public.requests later
        where later.replaces = target.id and later.id <> target.id
          and public.is_senders(later, target.user_id, target.guest_hash))
  loop
    if public.is_senders(mended, target.user_id, target.guest_hash)
      and 'replaced' = any (public.request_moves(mended.status))
    then
      perform public.move_request_to(mended.id, 'replaced', null, 'owner');
    end if;
  end loop;
end $$;

create function public.keep_request(entry jsonb, said jsonb, person uuid, guest_hash text) returns public.requests
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
      (entry ->> 'id')::uuid, said ->> 'form', said ->> 'subject', person, keep_request.guest_hash,
      -- Anybody can write a name; only a token proves it.
      case when said ->> 'filledBy' = auth.uid()::text then auth.uid() end,
      number, entry ->> 'content', encode(sha256(convert_to(entry ->> 'content', 'UTF8')), 'hex'),
      (said ->> 'version')::int, said ->> 'language',
      -- A phone's clock may say anything; the year 9999 is the last that every reader understands.
      to_timestamp(least(greatest((entry -> 'made_at')::numeric, 0), 253402300799000) / 1000.0),
      arrived, case when said -> 'manifest' = '[]' then arrived end,
      (said ->> 'replaces')::uuid
    ) on conflict (reference) do nothing returning * into made;
    exit when found;
  end loop;
  insert into public.request_events (request_id, to_status, told_by, by_whom) values (made.id, made.status, 'owner', auth.uid());
  return made;
end $$;

-- Takes one entry: {receipt} or {refused}, and `known` where the receipt was given before. `wait` seconds where this
-- sender has used up the hour's entries. Throws where PostgreSQL itself objects to what stands in the content.
create function public.take_request(entry jsonb, person uuid, guest_hash text, wait int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  problem text := public.entry_problem(entry);
  known public.requests;
  said jsonb;
  form jsonb;
  broken jsonb;
begin
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'An entry is {id, content, made_at}', problem);
  elsif octet_length(entry ->> 'content') > 65536 then
    return public.refused_entry(413, 'too_large', 'A submission has at most 64 KB');
  elsif public.is_tangled(entry ->> 'content') then
    return public.refused_entry(422, 'invalid', 'The submission cannot be read', 'content');
  end if;
  select * into known from public.requests r where r.id = (entry ->> 'id')::uuid;
  if known.content = entry ->> 'content' and public.is_senders(known, person, guest_hash) then
    return jsonb_build_object('receipt', public.request_receipt(known.id), 'known', true);
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another submission');
  end if;

  said := (entry ->> 'content')::jsonb;
  problem := public.content_problem(said);
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'The submission is not as agreed', problem);
  end if;
  select rules into form from public.form_rules where kind = said ->> 'form' and version = (said -> 'version')::int;
  if form is null then
    return public.refused_entry(422, 'unknown_form', 'The centre does not know this version of the form');
  elsif form ->> 'sender' = 'account' and person is null then
    return public.refused_entry(403, 'account_only', 'Only somebody with an account can send this');
  end if;
  broken := public.broken_rule(form, said ->> 'subject', said -> 'answers', said -> 'manifest');
  if form ->> 'table' = 'training_enrollments' and (public.training_program(said ->> 'subject')).id is null then
    broken := coalesce(broken, '{"field": "subject", "problem": "option"}');
  end if;
  if broken is not null then
    return public.refused_entry(422, 'invalid', 'The answer breaks a rule: ' || (broken ->> 'problem'), broken ->> 'field');
  end if;
  wait := coalesce(wait, case when said -> 'manifest' <> '[]' then public.files_wait(person, said -> 'manifest') end);
  if wait is not null then
    return jsonb_set(
      public.refused_entry(429, 'limit', 'Too much was sent within an hour'), '{refused,retry_after}', to_jsonb(wait)
    );
  end if;

  known := public.keep_request(entry, said, person, guest_hash);
  perform public.list_files(known.id, said -> 'manifest');
  perform public.file_answers(known.id, form ->> 'table', person, known.kind, known.subject, said -> 'answers');
  perform public.replace_requests(known);
  return jsonb_build_object('receipt', public.request_receipt(known.id));
end $$;

-- The same, for an entry that may be anything: whatever it breaks, nothing of it stays, and it is answered.
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

-- Takes in what a phone sends, [{id, content, made_at (ms)}], at most 50, as the account that is signed in or, with a
-- secret, as that guest: {results: [{id, receipt: {id, hash, reference, received_at, state, order?: {id, total_paise}}} |
-- {id, refused: {status, code, message, field?, retry_after?}}]}, one for each, in their order.
create function public.submit_requests(entries jsonb, guest text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender record;
  entry jsonb;
  answer jsonb;
  results jsonb := '[]';
  allowed record;
  taken int := 0;
  counted int := 0;
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 50
    or octet_length(entries::text) > 524288
  then
    raise sqlstate 'PT413' using message = 'Entries come as a list of at most 50 and 512 KB', hint = 'Send fewer at once.';
  end if;
  perform public.limit_senders();
  -- The guest first, then the account that it became: see claim_guest.
  select * into sender from public.request_sender(guest);
  if sender.guest_hash is not null then
    perform public.lock_requests(sender.guest_hash);
    select * into sender from public.request_sender(guest);
  end if;
  if sender.person is not null then
    perform public.lock_requests(sender.person::text);
  end if;

  select * into allowed from public.entries_left(sender.person, sender.guest_hash);
  -- What was received before is answered also beyond the limit.
  if allowed.entries <= 0 and not exists (
    select 1 from public.requests r where public.is_senders(r, sender.person, sender.guest_hash)
      and r.id = any (array(
        select (said ->> 'id')::uuid from jsonb_array_elements(entries) said where public.is_uuid(said -> 'id')
      ))
  ) then
    perform public.too_many('Too much was sent within an hour', allowed.wait);
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    answer := public.try_request(
      entry, sender.person, sender.guest_hash, case when taken >= allowed.entries then allowed.wait end
    );
    taken := taken + (answer ? 'receipt' and not answer ? 'known')::int;
    counted := counted + (not answer ? 'known')::int;
    results := results || (answer - 'known' || jsonb_build_object('id', left(entry ->> 'id', 100)));
  end loop;
  perform public.count_entries(counted);
  return jsonb_build_object('results', results);
end $$;


-- Who may do what

alter table public.request_counts enable row level security;
-- No policy: only the functions above touch it.

revoke all on public.request_counts from service_role;
grant execute on function public.submit_requests(jsonb, text) to anon, authenticated;
