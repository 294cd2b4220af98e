-- Photos and a voice note of the centre's answer to a request. They go the ways of a farmer's files, and lie in the same folder:
-- <owner of the request>/<request>/<sha256>. docs/decisions/0082-the-centre-shows-and-speaks.md explains it.


-- Tables

-- The files that an answer's manifest lists, and whether each was verified.
create table public.answer_files (
  answer_id uuid not null references public.desk_answers (id) on delete cascade,
  slot text not null check (char_length(slot) <= 100),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes int not null check (bytes between 1 and 5242880),
  type text not null,
  verified_at timestamptz,
  refused text,
  primary key (answer_id, slot)
);

comment on table public.answer_files is 'As request_files, of answers of the desk. Read through functions only.';

alter table public.answer_files enable row level security;

-- No policy: only functions that run as their owner touch it.

revoke all on public.answer_files from service_role;

create index desk_answers_by_event on public.desk_answers (event) where what = 'request';
create index desk_answers_of_the_hour on public.desk_answers (by_whom, received_at);

-- Trigger: an id names a request or an answer, so that a check of files means one of them.
create function public.one_id_for_one() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_argv[0] = 'request' and exists (select 1 from public.desk_answers a where a.id = new.id)
    or tg_argv[0] = 'answer' and exists (select 1 from public.requests r where r.id = new.id)
  then
    raise unique_violation using message = 'This id belongs to something else';
  end if;
  return new;
end $$;

create trigger a_request_is_no_answer before insert on public.requests
  for each row execute function public.one_id_for_one('request');

create trigger an_answer_is_no_request before insert on public.desk_answers
  for each row execute function public.one_id_for_one('answer');


-- What an answer may have

-- The slots of an answer's files, in the form of a form's rules; src/forms/attachments.ts has the same.
create function public.answer_documents() returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'photo-1', photo, 'photo-2', photo, 'photo-3', photo,
    'voice', '{"types": ["audio/webm", "audio/ogg", "audio/mp4"], "most": 1048576, "seconds": 60}'::jsonb
  ) from (select '{"types": ["image/jpeg", "image/png", "image/webp"]}'::jsonb as photo) rules
$$;

-- The seconds until a sender may list so many bytes of files, or null if now. Two gigabytes an hour, of requests and answers
-- together: an agent with the papers of 200 farmers has a sixth of it, and what somebody lists they may store.
create or replace function public.files_wait(person uuid, manifest jsonb) returns int
language sql stable set search_path = '' as $$
  select greatest(1, ceil(extract(epoch from min(listed.at) + interval '1 hour' - now())))::int
  from (
    select r.received_at as at, f.bytes from public.requests r join public.request_files f on f.request_id = r.id
    where r.user_id = person and r.received_at > now() - interval '1 hour'
    union all
    select a.received_at, f.bytes from public.desk_answers a join public.answer_files f on f.answer_id = a.id
    where a.by_whom = person and a.received_at > now() - interval '1 hour'
  ) listed
  having sum(listed.bytes) + (select sum((file -> 'bytes')::numeric) from jsonb_array_elements(manifest) file) > 2147483648
$$;

-- The part of a desk answer's content that is invalid, or null. `after`: ids, with blanks between them.
create or replace function public.desk_answer_problem(said jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when public.content_problem(said) is not null then public.content_problem(said)
    when said ->> 'form' <> 'desk-answer' or said ->> 'version' <> '1' then 'form'
    when said ? 'subject' then 'subject'
    when wish - array[
      'what', 'item', 'owner', 'note', 'status', 'assignee', 'seen', 'seenAssignee', 'summary', 'seenSummary',
      'after'
    ] <> '{}' then 'answers'
    when coalesce(wish -> 'what' not in ('"request"', '"order"'), true) then 'what'
    when not public.is_uuid(wish -> 'item') then 'item'
    when (has_files or wish ? 'owner') and not coalesce(public.is_uuid(wish -> 'owner'), false) then 'owner'
    when has_files and wish ->> 'what' <> 'request' then 'manifest'
    when has_files and public.broken_file_rule(public.answer_documents(), said -> 'manifest') is not null
      then public.broken_file_rule(public.answer_documents(), said -> 'manifest') ->> 'field'
    when jsonb_typeof(wish -> 'seen') is distinct from 'number' or wish ->> 'seen' !~ '^[0-9]{1,15}$' then 'seen'
    when wish ? 'after' and (jsonb_typeof(wish -> 'after') <> 'string' or wish ->> 'after' !~ '^([0-9a-f-]{36}( [0-9a-f-]{36}){0,49})?$') then 'after'
    when wish ? 'status' and jsonb_typeof(wish -> 'status') <> 'string' then 'status'
    when wish ? 'assignee' and wish -> 'assignee' <> '""' and not public.is_uuid(wish -> 'assignee') then 'assignee'
    when wish ? 'seenAssignee' and wish -> 'seenAssignee' <> '""' and not public.is_uuid(wish -> 'seenAssignee')
      then 'seenAssignee'
    when wish ? 'note' and (jsonb_typeof(wish -> 'note') <> 'string' or public.text_problem(
      wish ->> 'note', case wish ->> 'what' when 'order' then 500 else 2000 end, true) is not null) then 'note'
    when wish ? 'summary' and (wish ->> 'what' <> 'request' or jsonb_typeof(wish -> 'summary') <> 'string'
      or public.text_problem(wish ->> 'summary', 2000, true) is not null) then 'summary'
    when wish ? 'seenSummary' and jsonb_typeof(wish -> 'seenSummary') <> 'string' then 'seenSummary'
    when not has_files and not wish ?| array['note', 'status', 'assignee', 'summary'] then 'note'
  end
  from (select said -> 'answers' as wish, said -> 'manifest' <> '[]' as has_files) answered
$$;


-- Taking an answer

-- The receipt of a desk answer; incomplete while a file is not verified.
create or replace function public.desk_receipt(answer public.desk_answers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('receipt', jsonb_build_object(
    'id', answer.id, 'hash', answer.hash, 'received_at', answer.received_at,
    'state', case when exists (
      select 1 from public.answer_files f where f.answer_id = answer.id and f.verified_at is null
    ) then 'incomplete' else 'complete' end,
    'reference', case answer.what
      when 'request' then (select r.reference from public.requests r where r.id = answer.item)
      else (select o.reference from public.orders o where o.id = answer.item)
    end
  ))
$$;

-- Why the files of an answer to a locked request cannot be listed now; null if they can, or if there are none.
create function public.answer_files_objection(said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wait int;
begin
  if said -> 'manifest' = '[]' then
    return null;
  elsif not exists (
    select 1 from public.requests r
    where r.id = (said #>> '{answers,item}')::uuid and r.user_id = (said #>> '{answers,owner}')::uuid
  ) then
    -- A file lies in the folder of its reader. A guest has none.
    return public.refused_entry(422, 'invalid', 'The request belongs to somebody else, or to nobody', 'owner');
  end if;
  wait := public.files_wait(auth.uid(), said -> 'manifest');
  if wait is not null then
    return jsonb_set(
      public.refused_entry(429, 'limit', 'Too much was sent within an hour'), '{refused,retry_after}', to_jsonb(wait)
    );
  end if;
  return null;
end $$;

-- Takes one entry: {receipt} or {refused}.
create or replace function public.take_desk_answer(entry jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  problem text := public.entry_problem(entry);
  words constant text := entry ->> 'content';
  known public.desk_answers;
  held public.desk_items;
  said jsonb;
  wish jsonb;
  at_present text;
  objection jsonb;
begin
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'An entry is {id, content, made_at}', problem);
  elsif octet_length(words) > 16384 then
    return public.refused_entry(413, 'too_large', 'An answer has at most 16 KB');
  elsif public.is_tangled(words) then
    return public.refused_entry(422, 'invalid', 'The answer cannot be read', 'content');
  end if;
  select * into known from public.desk_answers a where a.id = (entry ->> 'id')::uuid;
  if known.content = words and known.by_whom = auth.uid() then
    return public.desk_receipt(known);
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another answer');
  elsif not public.sees_to_orders() then
    return public.refused_entry(403, 'not_allowed', 'Only staff, managers and admins answer');
  end if;

  said := words::jsonb;
  problem := public.desk_answer_problem(said);
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'The answer is not as agreed', problem);
  end if;
  -- Files alone are an answer without words.
  wish := case when said -> 'manifest' = '[]' then '{}' else '{"note": null}'::jsonb end || (said -> 'answers');
  at_present := public.lock_for_desk(wish ->> 'what', (wish ->> 'item')::uuid);
  if at_present is null then
    return public.refused_entry(404, 'unknown', 'There is no such request or order', 'item');
  end if;
  select * into held from public.desk_items i where i.what = wish ->> 'what' and i.id = (wish ->> 'item')::uuid for update;
  objection := coalesce(public.desk_objection(wish, held, at_present), public.answer_files_objection(said));
  if objection is not null then
    return objection;
  end if;
  perform public.do_desk_answer(wish, held, at_present);
  insert into public.desk_answers (id, what, item, content, hash, by_whom, event)
    values (
      (entry ->> 'id')::uuid, held.what, held.id, words, encode(sha256(convert_to(words, 'UTF8')), 'hex'), auth.uid(),
      case when wish ?| array['note', 'status'] then (
        select max(e.id) from (
          select r.id from public.request_events r where held.what = 'request' and r.request_id = held.id
          union all
          select o.id from public.order_events o where held.what = 'order' and o.order_id = held.id
        ) e
      ) end
    )
    returning * into known;
  insert into public.answer_files (answer_id, slot, sha256, bytes, type)
    select known.id, file ->> 'slot', file ->> 'sha256', (file -> 'bytes')::int, file ->> 'type'
    from jsonb_array_elements(said -> 'manifest') file;
  return public.desk_receipt(known);
end $$;


-- Verifying

-- The caller's request or answer as complete-request needs it: {owner, request, files: [{slot, sha256, bytes, type, version,
-- seconds}]}, the files that are not verified, by slot, with the version that is stored now or null and, of a voice note, the
-- longest that is taken. They are stored in the owner's folder of the request. Null where the caller has no such thing.
create or replace function public.files_to_verify(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with target as (
    select r.user_id as owner, r.id as request, (
      select form.rules -> 'documents' from public.form_rules form where form.kind = r.kind and form.version = r.rules_version
    ) as documents
    from public.requests r where r.id = files_to_verify.id and r.user_id = auth.uid()
    union all
    select r.user_id, r.id, public.answer_documents()
    from public.desk_answers a join public.requests r on r.id = a.item
    where a.what = 'request' and a.id = files_to_verify.id and a.by_whom = auth.uid() and r.user_id is not null
      and public.sees_to_orders()
  )
  select jsonb_build_object('owner', target.owner, 'request', target.request, 'files', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'slot', f.slot, 'sha256', f.sha256, 'bytes', f.bytes, 'type', f.type,
      'version', public.stored_version(target.owner, target.request, f.sha256),
      'seconds', target.documents -> f.slot -> 'seconds'
    ) order by f.slot collate "C"), '[]')
    from (
      select slot, sha256, bytes, type from public.request_files where request_id = files_to_verify.id and verified_at is null
      union all
      select slot, sha256, bytes, type from public.answer_files where answer_id = files_to_verify.id and verified_at is null
    ) f
  )) from target
$$;

-- As settle_files, for the files of an answer.
create function public.settle_answer_files(answer public.desk_answers, judged jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  folder uuid;
begin
  perform public.lock_for_desk('request', answer.item);
  select r.user_id into folder from public.requests r where r.id = answer.item;
  update public.answer_files f set verified_at = clock_timestamp()
  from jsonb_to_recordset(judged) as seen (slot text, version text, fits boolean)
  where f.answer_id = answer.id and f.slot = seen.slot and seen.fits and f.verified_at is null
    and f.refused is distinct from seen.version
    and seen.version = public.stored_version(folder, answer.item, f.sha256);
  if found then
    -- The request's next version: its owner's phone and the desk read it again.
    update public.requests r set status = r.status where r.id = answer.item;
  end if;
  -- The same bytes may be a verified file of the request or of another answer.
  update public.answer_files f set refused = seen.version
  from jsonb_to_recordset(judged) as seen (slot text, version text, fits boolean)
  where f.answer_id = answer.id and f.slot = seen.slot and not seen.fits and not exists (
    select 1 from public.request_files same
    where same.request_id = answer.item and same.sha256 = f.sha256 and same.verified_at is not null
  ) and not exists (
    select 1 from public.desk_answers other join public.answer_files same on same.answer_id = other.id
    where other.what = 'request' and other.item = answer.item and same.sha256 = f.sha256 and same.verified_at is not null
  );
  return public.desk_receipt(answer) || jsonb_build_object(
    'missing', (
      select coalesce(jsonb_agg(distinct f.sha256), '[]') from public.answer_files f
      where f.answer_id = answer.id and f.verified_at is null
    ),
    'refused', (
      select coalesce(jsonb_agg(distinct f.sha256), '[]') from public.answer_files f
      where f.answer_id = answer.id and f.verified_at is null
        and f.refused = public.stored_version(folder, answer.item, f.sha256)
    )
  );
end $$;

-- Takes down what was judged, [{slot, version, fits}], and completes the request or the answer with its last file: {receipt,
-- missing: the hashes of files that are not verified, refused: those among them that are stored and may be removed}. What
-- was said of a version that is not stored any more counts for nothing. Safe to say twice, and from two sides at once.
create or replace function public.settle_files(id uuid, judged jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.requests;
  answer public.desk_answers;
begin
  select * into answer from public.desk_answers a where a.id = settle_files.id;
  if found then
    return public.settle_answer_files(answer, judged);
  end if;
  select * into target from public.requests r where r.id = settle_files.id;
  -- First the owner's versions, as everybody who writes a request does.
  perform public.lock_requests(target.user_id::text);
  update public.request_files f set verified_at = clock_timestamp()
  from jsonb_to_recordset(judged) as seen (slot text, version text, fits boolean)
  where f.request_id = target.id and f.slot = seen.slot and seen.fits and f.verified_at is null
    and f.refused is distinct from seen.version
    and seen.version = public.stored_version(target.user_id, target.id, f.sha256);
  update public.request_files f set refused = seen.version
  from jsonb_to_recordset(judged) as seen (slot text, version text, fits boolean)
  where f.request_id = target.id and f.slot = seen.slot and not seen.fits and not exists (
    select 1 from public.request_files same
    where same.request_id = f.request_id and same.sha256 = f.sha256 and same.verified_at is not null
  ) and not exists (
    select 1 from public.desk_answers other join public.answer_files same on same.answer_id = other.id
    where other.what = 'request' and other.item = f.request_id and same.sha256 = f.sha256 and same.verified_at is not null
  );
  if not exists (select 1 from public.request_files f where f.request_id = target.id and f.verified_at is null) then
    update public.requests r set completed_at = clock_timestamp() where r.id = target.id and r.completed_at is null;
  end if;
  perform public.tell_documents(target.id);
  return jsonb_build_object(
    'receipt', public.request_receipt(target.id),
    'missing', (
      select coalesce(jsonb_agg(distinct f.sha256), '[]') from public.request_files f
      where f.request_id = target.id and f.verified_at is null
    ),
    'refused', (
      select coalesce(jsonb_agg(distinct f.sha256), '[]') from public.request_files f
      where f.request_id = target.id and f.verified_at is null
        and f.refused = public.stored_version(target.user_id, target.id, f.sha256)
    )
  );
end $$;


-- The bucket

-- True if an answer of the caller waits for the file of this name in the bucket; with a version, if that one was refused.
create function public.awaits_answer_file(name text, version text default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.sees_to_orders() and exists (
    select 1 from public.desk_answers a
    join public.requests r on r.id = a.item
    join public.answer_files f on f.answer_id = a.id
    where a.what = 'request' and a.item = public.document_request(awaits_answer_file.name) and a.by_whom = auth.uid()
      and r.user_id::text = split_part(awaits_answer_file.name, '/', 1)
      and f.sha256 = split_part(awaits_answer_file.name, '/', 3) and f.verified_at is null
      and (awaits_answer_file.version is null or f.refused = awaits_answer_file.version)
  )
$$;

create policy "the desk puts the files that its incomplete answers list" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'documents' and public.awaits_answer_file(objects.name));

create policy "the desk removes what was refused of its answers" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'documents' and objects.version is not null and public.awaits_answer_file(objects.name, objects.version)
  );

grant execute on function public.awaits_answer_file(text, text) to authenticated;


-- Reading

-- The files of an event, {files: those that are verified, coming: the number of others}; {} for an event without files.
create function public.event_files(event bigint) returns jsonb
language sql stable set search_path = '' as $$
  select case when count(*) = 0 then '{}'::jsonb else jsonb_build_object(
    'files', coalesce(jsonb_agg(
      jsonb_build_object('slot', f.slot, 'sha256', f.sha256, 'bytes', f.bytes, 'type', f.type) order by f.slot collate "C"
    ) filter (where f.verified_at is not null), '[]'),
    'coming', count(*) filter (where f.verified_at is null)
  ) end
  from public.desk_answers a join public.answer_files f on f.answer_id = a.id where a.what = 'request' and a.event = event_files.event
$$;

-- A request as its owner's phone reads it. Spam reads as received: its sender learns nothing, and phones of today know no
-- such status.
create or replace function public.request_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'kind', r.kind, 'subject', r.subject, 'status', case r.status when 'spam' then 'received' else r.status end, 'reference', r.reference, 'version', r.version,
    'made_at', r.made_at, 'received_at', r.received_at, 'language', r.language, 'answers', r.content::jsonb -> 'answers',
    'files', r.content::jsonb -> 'manifest', 'complete', r.completed_at is not null,
    'filled_by', r.filled_by, 'order_id', o.id,
    'replaced_by', (
      select later.id from public.requests later
      where r.status = 'replaced' and later.replaces = r.id and public.is_senders(later, r.user_id, r.guest_hash)
      order by later.received_at desc, later.id limit 1
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'from', e.from_status, 'to', e.to_status, 'note', e.note, 'by', e.told_by, 'at', e.at
      ) || public.event_files(e.id) order by e.id), '[]'::jsonb) from public.request_events e
      where e.request_id = r.id and 'spam' <> all (array[e.to_status, coalesce(e.from_status, '')])
    )
  ) || coalesce((
    select jsonb_build_object('bookings', jsonb_agg(public.booking_facts(b) order by b.id))
    from public.bookings b where b.request_id = r.id having count(*) > 0
  ), '{}')
  from public.requests r left join public.orders o on o.id = r.id where r.id = target
$$;

-- The log of a request or an order with the names of who did it: for the desk alone.
create or replace function public.desk_log(what text, target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'from', from_word, 'to', to_word, 'code', code, 'note', note, 'by', told_by, 'at', at,
    'who', case when told_by = 'centre' then public.name_of(by_whom) end
  ) || files order by id), '[]'::jsonb)
  from (
    select id, from_status as from_word, to_status as to_word, null as code, note, told_by, at, by_whom,
      public.event_files(id) as files
    from public.request_events where desk_log.what = 'request' and request_id = target
    union all
    select e.id, e.from_state, e.to_state, e.code, e.note,
      case when e.by_whom is null then 'system' when e.by_whom = o.user_id then 'owner' else 'centre' end, e.at, e.by_whom,
      '{}'
    from public.order_events e join public.orders o on o.id = e.order_id
    where desk_log.what = 'order' and e.order_id = target
  ) happened
$$;

-- A request with everything that came of it, for its owner to keep.
create or replace function public.told_request(request public.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'reference', request.reference, 'kind', request.kind, 'subject', request.subject, 'status', request.status,
    'language', request.language, 'made_at', request.made_at, 'received_at', request.received_at,
    'answers', request.content::jsonb,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'status', e.to_status, 'note', e.note, 'by', e.told_by)
        || (public.event_files(e.id) - 'coming') order by e.id), '[]')
      from public.request_events e where e.request_id = request.id
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('place', f.slot, 'type', f.type, 'bytes', f.bytes, 'sha256', f.sha256) order by f.slot), '[]')
      from public.request_files f where f.request_id = request.id
    ),
    'bookings', (
      select coalesce(jsonb_agg(public.booking_facts(b) order by b.id), '[]') from public.bookings b where b.request_id = request.id
    )
  )
$$;
