-- Following one's requests on every phone, and the centre's answers to them. A message to the support is a request, too;
-- what the centre says to it is a note.

-- A request as its owner's phone reads it.
create function public.request_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'kind', r.kind, 'subject', r.subject, 'status', r.status, 'reference', r.reference, 'version', r.version,
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
      ) order by e.id), '[]'::jsonb) from public.request_events e where e.request_id = r.id
    )
  )
  from public.requests r left join public.orders o on o.id = r.id where r.id = target
$$;

-- The sender's own requests that changed since a version, oldest change first: {version, more, requests}. At most 200 and,
-- unless it is a single one, 1 MB of words. A phone keeps the version and asks from there, at once while there is more.
-- A guest whom an account has claimed is shown nothing any more: the secret may be on a phone that others use.
create function public.request_changes(since bigint default 0, guest text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sender constant record := public.request_sender(guest);
  answer jsonb;
begin
  -- One statement sees one state of the table.
  with due as (
    (select id, version, octet_length(content) as size from public.requests
    where guest is null and user_id = sender.person and version > coalesce(since, 0) order by version limit 201)
    union all
    (select id, version, octet_length(content) from public.requests
    where user_id is null and guest_hash = sender.guest_hash and version > coalesce(since, 0)
    order by version limit 201)
  ), placed as (
    select id, version, row_number() over by_version as place, sum(size) over by_version as words from due
    window by_version as (order by version)
  ), sent as (
    select id, version from placed where place = 1 or place <= 200 and words <= 1048576
  )
  select jsonb_build_object(
    'version', coalesce((select max(version) from sent), since, 0),
    'more', (select count(*) from due) > (select count(*) from sent),
    'requests', coalesce((select jsonb_agg(public.request_facts(id) order by version) from sent), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;

-- The centre's answer: a note, a new status, or both. The request as its owner sees it then.
create function public.answer_request(id uuid, note text, status text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  words constant text := nullif(btrim(note, E' \t\r\n'), '');
  known public.requests;
begin
  if not public.sees_to_orders() then
    raise exception 'Only the centre answers requests' using errcode = '42501';
  end if;
  select * into known from public.requests r where r.id = answer_request.id;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'There is no such request';
  elsif words is null and status is null then
    raise exception 'An answer says something' using errcode = 'P0001', detail = 'note';
  elsif char_length(words) > 2000 or public.text_problem(translate(words, E'\r', ''), 2000, true) is not null then
    raise exception 'The note cannot be used' using errcode = 'P0001', detail = 'note';
  elsif status = 'replaced' or status not in ('received', 'in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled') then
    raise exception 'Nobody moves a request there' using errcode = 'P0001', detail = 'status';
  end if;
  -- First the owner's versions, then the request, as its owner's phone locks them.
  perform public.lock_requests(owner) from public.request_owner(known.user_id, known.guest_hash) owner where owner is not null;
  perform 1 from public.requests r where r.id = answer_request.id for update;
  select * into known from public.requests r where r.id = answer_request.id;
  perform public.move_request_to(known.id, coalesce(status, known.status), translate(words, E'\r', ''), 'centre');
  return public.request_facts(known.id);
end $$;

grant execute on function public.request_changes(bigint, text) to anon, authenticated;
grant execute on function public.answer_request(uuid, text, text) to authenticated;
