-- Documents: the files that belong to requests and to the centre's answers, whether they arrived, and who may store and read them. A file
-- is in the bucket documents under <user id>/<request id>/<sha256>, all lower-case, of the owner of the request. Storing one there proves
-- nothing: the function complete-request reads it and marks it as verified. docs/decisions/files-photos-voice.md has the
-- files of answers.


-- Table

-- The files that a request's manifest lists, and whether each was verified.
create table public.request_files (
  request_id uuid not null references public.requests (id),
  slot text not null check (char_length(slot) <= 100),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes int not null check (bytes between 1 and 5242880),
  type text not null,
  verified_at timestamptz,
  refused text,
  primary key (request_id, slot)
);

comment on table public.request_files is 'As the words of the request list them; two slots may hold the same file.';
comment on column public.request_files.verified_at is 'When size, kind and hash of the stored file were found to be these.';
comment on column public.request_files.refused is
  'The version of the stored file that was last found to be another one, which may be removed. Once refused, a version is never '
  'verified; so a late removal cannot take away the right file that came meanwhile.';


-- Names

-- The request that a name in the bucket belongs to; null for any other name.
create function public.document_request(name text) returns uuid
language sql immutable set search_path = '' as $$
  select case
    when document_request.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{64}$'
      then split_part(document_request.name, '/', 2)::uuid
  end
$$;

-- The name of a file in the bucket.
create function public.document_name(person uuid, request uuid, sha256 text) returns text
language sql immutable set search_path = '' as $$
  select person || '/' || request || '/' || sha256
$$;

-- The version of a stored file, which no other upload has; null if nothing is stored.
create function public.stored_version(person uuid, target uuid, sha256 text) returns text
language sql stable set search_path = '' as $$
  select version from storage.objects
  where bucket_id = 'documents' and name = public.document_name(person, target, stored_version.sha256)
$$;

-- The bytes of a stored file as the storage counted them; null if nothing is stored.
create function public.stored_size(person uuid, target uuid, sha256 text) returns bigint
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(o.metadata -> 'size') = 'number' then (o.metadata -> 'size')::bigint end
  from storage.objects o
  where o.bucket_id = 'documents' and o.name = public.document_name(person, target, stored_size.sha256)
$$;

-- The files of an event, {files: those that are verified, coming: the number of others}; {} for an event without files.
create function public.event_files(event bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
  select case when count(*) = 0 then '{}'::jsonb else jsonb_build_object(
    'files', coalesce(jsonb_agg(
      jsonb_build_object('slot', f.slot, 'sha256', f.sha256, 'bytes', f.bytes, 'type', f.type) order by f.slot collate "C"
    ) filter (where f.verified_at is not null), '[]'),
    'coming', count(*) filter (where f.verified_at is null)
  ) end
  from public.desk_answers a join public.answer_files f on f.answer_id = a.id where a.what = 'request' and a.event = event_files.event
); end $$;


-- Listing and verifying

-- Stores what a request's manifest lists.
create function public.list_files(target uuid, manifest jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.request_files (request_id, slot, sha256, bytes, type)
  select target, file ->> 'slot', file ->> 'sha256', (file -> 'bytes')::int, file ->> 'type'
  from jsonb_array_elements(manifest) file;
end $$;

-- The seconds until a sender may list so many bytes of files, or null if now. Two gigabytes an hour, of requests and answers
-- together: an agent with the papers of 200 farmers has a sixth of it, and what somebody lists they may store. What was not verified
-- counts as large as it is stored. Of a sender's requests of 30 days 5,000 files may be unverified: whatever is stated of them, they
-- are no more than 25 gigabytes. Each that is verified makes room, so that is asked again soon.
create function public.files_wait(person uuid, manifest jsonb) returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from min(listed.at) + interval '1 hour' - now())))::int
    from (
      select r.received_at as at, greatest(f.bytes, case when f.verified_at is null then public.stored_size(r.user_id, r.id, f.sha256) end) as bytes
      from public.requests r join public.request_files f on f.request_id = r.id
      where r.user_id = person and r.received_at between now() - interval '1 hour' and clock_timestamp()
      union all
      select a.received_at, greatest(f.bytes, case when f.verified_at is null then (
        select public.stored_size(r.user_id, r.id, f.sha256) from public.requests r where r.id = a.item
      ) end)
      from public.desk_answers a join public.answer_files f on f.answer_id = a.id
      where a.by_whom = person and a.received_at between now() - interval '1 hour' and clock_timestamp()
    ) listed
    having sum(listed.bytes) + (select sum((file -> 'bytes')::numeric) from jsonb_array_elements(manifest) file) > 2147483648
  ), (
    select 300
    from public.requests r join public.request_files f on f.request_id = r.id
    where r.user_id = person and r.completed_at is null and r.received_at between now() - interval '30 days' and clock_timestamp() and f.verified_at is null
    having count(*) + jsonb_array_length(manifest) > 5000
  ))
$$;

-- The caller's request or answer as complete-request needs it: {owner, request, files: [{slot, sha256, bytes, type, version,
-- seconds}]}, the files that are not verified, by slot, with the version that is stored now or null and, of a voice note, the
-- longest that is taken. They are stored in the owner's folder of the request. Null where the caller has no such thing.
create function public.files_to_verify(id uuid) returns jsonb
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
      and public.is_desk_staff()
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
create function public.settle_files(id uuid, judged jsonb) returns jsonb
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

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'documents', 'documents', false, 5242880, array[
    'image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'audio/webm', 'audio/ogg', 'audio/mp4'
  ]
)
-- One that was made by hand may be open.
on conflict (id) do update set public = false, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- True if an answer of the caller waits for the file of this name in the bucket; with a version, if that one was refused.
create function public.awaits_answer_file(name text, version text default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_desk_staff() and exists (
    select 1 from public.desk_answers a
    join public.requests r on r.id = a.item
    join public.answer_files f on f.answer_id = a.id
    where a.what = 'request' and a.item = public.document_request(awaits_answer_file.name) and a.by_whom = auth.uid()
      and r.user_id::text = split_part(awaits_answer_file.name, '/', 1)
      and f.sha256 = split_part(awaits_answer_file.name, '/', 3) and f.verified_at is null
      and (awaits_answer_file.version is null or f.refused = awaits_answer_file.version)
  )
$$;


-- Who may do what

alter table public.request_files enable row level security;

-- Whoever may read the request: its policies count here too.
create policy "lists of files go with their request" on public.request_files for select to authenticated
  using (exists (select 1 from public.requests r where r.id = request_id));

create policy "owners put the files that an incomplete request of theirs lists" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'documents' and split_part(objects.name, '/', 1) = (select auth.uid())::text
    and exists (
      select 1 from public.requests r join public.request_files f on f.request_id = r.id
      where r.id = public.document_request(objects.name) and f.sha256 = split_part(objects.name, '/', 3)
        and r.user_id = (select auth.uid()) and r.completed_at is null
    )
  );

-- Not whoever filled it in for somebody else: the papers are the farmer's.
create policy "owners read the files of their requests, the centre all" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'documents'
    and ((select public.is_desk_staff()) or split_part(objects.name, '/', 1) = (select auth.uid())::text)
  );

-- No policy for update: what is stored stays as it is. What complete-request refused goes, in the name of its owner, and
-- nothing else: the service key could not be kept from removing the right file that came meanwhile.
create policy "owners remove what was refused" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'documents' and split_part(objects.name, '/', 1) = (select auth.uid())::text
    and exists (
      select 1 from public.requests r join public.request_files f on f.request_id = r.id
      where r.id = public.document_request(objects.name) and r.user_id = (select auth.uid())
        and f.sha256 = split_part(objects.name, '/', 3) and f.verified_at is null and f.refused = objects.version
    )
  );

-- Storage asks no function before a request, so its policies do. The second line is the guard on signed links: storage puts
-- what it is asked to do into storage.operation, and whoever may sign says for how long. So nobody signs but the service key.
create policy "a session that has ended opens no file" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'documents' or (select public.session_is_open()));

create policy "no link outlives its reader's rights" on storage.objects as restrictive for all to anon, authenticated using (
  bucket_id <> 'documents'
  or coalesce((select current_setting('storage.operation', true)), '') !~ '(sign|render|s3|copy|move)'
);

create policy "the desk puts the files that its incomplete answers list" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'documents' and public.awaits_answer_file(objects.name));

create policy "the desk removes what was refused of its answers" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'documents' and objects.version is not null and public.awaits_answer_file(objects.name, objects.version)
  );

grant select on public.request_files to authenticated;
revoke insert, update, delete, truncate on public.request_files from service_role;
-- For the policies of storage.objects, which run as the caller.
grant execute on function public.document_request(text) to authenticated;
grant execute on function public.files_to_verify(uuid) to authenticated;
grant execute on function public.settle_files(uuid, jsonb) to service_role;
grant execute on function public.awaits_answer_file(text, text) to authenticated;
