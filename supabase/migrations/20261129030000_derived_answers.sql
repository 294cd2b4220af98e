-- What a phone says of itself is derived or checked again: an agent's entry that left out "for somebody else" needed no farmer's consent,
-- one that left out its agent was the agent's own, and a booking stood under another subject than the machine that it asks for.

-- The broken rule of an entry that was filled in for somebody else without that person's consent, or null. Naming an agent says the same
-- as the answer does.
create function public.broken_consent(said jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when not said ? 'filledBy' and said -> 'answers' -> 'forAnother' is distinct from 'true' then null
    when said -> 'answers' -> 'forAnother' is distinct from 'true' then '{"field": "forAnother", "problem": "required"}'
    when said -> 'answers' -> 'farmerConsent' is distinct from 'true' then '{"field": "farmerConsent", "problem": "required"}'
  end::jsonb
$$;

-- As in claimed_guests.sql; and what is for somebody else comes with that person's consent.
create or replace function public.take_request(entry jsonb, person uuid, guest_hash text, wait int) returns jsonb
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
  elsif form ->> 'sender' = 'account' and (person is null or guest_hash is not null and auth.uid() is distinct from person) then
    return public.refused_entry(403, 'account_only', 'Only somebody with an account can send this');
  end if;
  broken := public.broken_rule(form, said ->> 'subject', said -> 'answers', said -> 'manifest');
  if form ->> 'table' = 'training_enrollments' and (public.training_program(said ->> 'subject')).id is null then
    broken := coalesce(broken, '{"field": "subject", "problem": "option"}');
  end if;
  broken := coalesce(broken, public.broken_consent(said));
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

-- As in sending.sql; and the agent and a booking's subject follow from the answers.
create or replace function public.keep_request(entry jsonb, said jsonb, person uuid, guest_hash text) returns public.requests
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
      (entry ->> 'id')::uuid, said ->> 'form',
      -- A booking is for the machine or the worker that the answers name.
      case when said ->> 'form' = 'equipment-booking' then coalesce(said -> 'answers' ->> 'equipmentType', said ->> 'subject')
        else said ->> 'subject' end,
      person, keep_request.guest_hash,
      -- Anybody can write a name; only a token proves it. Who fills in for somebody else is named, also where the phone names nobody.
      case when said -> 'answers' -> 'forAnother' = 'true' and auth.uid() is not null
        and (said ->> 'filledBy' = auth.uid()::text or person = auth.uid()) then auth.uid() end,
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
