-- The limit of stored files believed the sizes that a phone states. docs/decisions/0102-real-sizes.md explains it.

create index requests_incomplete on public.requests (user_id, received_at) where completed_at is null;

-- The bytes of a stored file as the storage counted them; null if nothing is stored.
create function public.stored_size(person uuid, target uuid, sha256 text) returns bigint
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(o.metadata -> 'size') = 'number' then (o.metadata -> 'size')::bigint end
  from storage.objects o
  where o.bucket_id = 'documents' and o.name = public.document_name(person, target, stored_size.sha256)
$$;

-- The seconds until a sender may list so many bytes of files, or null if now. Two gigabytes an hour, of requests and answers
-- together: an agent with the papers of 200 farmers has a sixth of it, and what somebody lists they may store. What was not verified
-- counts as large as it is stored. Of a sender's requests of 30 days 5,000 files may be unverified: whatever is stated of them, they
-- are no more than 25 gigabytes. Each that is verified makes room, so that is asked again soon.
create or replace function public.files_wait(person uuid, manifest jsonb) returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from min(listed.at) + interval '1 hour' - now())))::int
    from (
      select r.received_at as at, greatest(f.bytes, case when f.verified_at is null then public.stored_size(r.user_id, r.id, f.sha256) end) as bytes
      from public.requests r join public.request_files f on f.request_id = r.id
      where r.user_id = person and r.received_at > now() - interval '1 hour'
      union all
      select a.received_at, greatest(f.bytes, case when f.verified_at is null then (
        select public.stored_size(r.user_id, r.id, f.sha256) from public.requests r where r.id = a.item
      ) end)
      from public.desk_answers a join public.answer_files f on f.answer_id = a.id
      where a.by_whom = person and a.received_at > now() - interval '1 hour'
    ) listed
    having sum(listed.bytes) + (select sum((file -> 'bytes')::numeric) from jsonb_array_elements(manifest) file) > 2147483648
  ), (
    select 300
    from public.requests r join public.request_files f on f.request_id = r.id
    where r.user_id = person and r.completed_at is null and r.received_at > now() - interval '30 days' and f.verified_at is null
    having count(*) + jsonb_array_length(manifest) > 5000
  ))
$$;
