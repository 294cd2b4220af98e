-- The sender of spam learns nothing of it: it reads as received in their phones, and now wherever else they may look.


-- Reading

-- The desk reads a status through its functions, owners and agents through request_changes.
revoke select (status) on public.requests from authenticated;

-- Whoever may read the request, and of spam the centre alone.
drop policy "events go with their request" on public.request_events;
create policy "events go with their request" on public.request_events for select to authenticated
  using (
    exists (select 1 from public.requests r where r.id = request_id)
    and (coalesce(from_status, '') <> 'spam' and to_status <> 'spam' or (select public.sees_to_orders()))
  );

-- A request with everything that came of it, for its owner to keep; spam as request_facts tells it.
create or replace function public.told_request(request public.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'reference', request.reference, 'kind', request.kind, 'subject', request.subject,
    'status', case request.status when 'spam' then 'received' else request.status end,
    'language', request.language, 'made_at', request.made_at, 'received_at', request.received_at,
    'answers', request.content::jsonb,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'status', e.to_status, 'note', e.note, 'by', e.told_by)
        || (public.event_files(e.id) - 'coming') order by e.id), '[]')
      from public.request_events e
      where e.request_id = request.id and 'spam' <> all (array[e.to_status, coalesce(e.from_status, '')])
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('place', f.slot, 'type', f.type, 'bytes', f.bytes, 'sha256', f.sha256) order by f.slot), '[]')
      from public.request_files f where f.request_id = request.id
    ),
    'bookings', (
      select coalesce(jsonb_agg(public.booking_facts(b) order by b.id), '[]') from public.bookings b where b.request_id = request.id
    )
  ) || public.soil_of_request(request.id)
$$;


-- Being told

drop trigger request_event_is_told on public.request_events;
create trigger request_event_is_told after insert on public.request_events
  for each row when (new.told_by = 'centre' and 'spam' <> all (array[new.to_status, coalesce(new.from_status, '')]))
  execute function public.note_pushes();
