-- The secret of a guest whom an account has claimed may be in a file or on a phone of somebody else. Alone it filed loans, insurance and
-- trainings in the account's name, and replaced any of its requests, for ever. docs/decisions/0105-whose-unsent-work.md

-- As in sending.sql; and what needs an account comes with its token, also as a guest whom it has claimed.
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

-- As in closed_doors.sql; and what came as a guest replaces only what came as the same guest.
create or replace function public.replace_requests(target public.requests) returns void
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

-- As in closed_doors.sql; and for the account that has claimed the guest, with its token, the secret acts on bookings as before.
create or replace function public.was_claimed(guest text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.guest_claims claim
    where claim.guest_hash = guest and (claim.user_id is null or claim.user_id is distinct from auth.uid())
  )
$$;
