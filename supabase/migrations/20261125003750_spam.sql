-- Many requests at once put aside as spam, and taken back: what nobody wants is no work for the desk, and no row of it is lost.

alter table public.requests drop constraint requests_status_check, add constraint requests_status_check check (
  status in ('received', 'in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced', 'spam')
);

-- As before, and spam: from where nothing was decided, and back to the beginning.
create or replace function public.request_moves(status text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case status
    when 'received' then array['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced', 'spam']
    when 'in_review' then array['answered', 'approved', 'rejected', 'done', 'cancelled', 'replaced', 'spam']
    when 'answered' then array['in_review', 'approved', 'rejected', 'done', 'cancelled', 'replaced']
    when 'rejected' then array['in_review', 'replaced']
    when 'approved' then array['done', 'cancelled']
    when 'done' then array['in_review']
    when 'spam' then array['received']
    else array[]::text[]
  end;
end $$;

-- Puts requests aside as spam, or takes them back: {items: those that moved}, at most 500. With `whole_sender` all that came from
-- the same guests and still waits goes with them, at most 5000. What a colleague decided meanwhile, what an order hangs on, and
-- what is as wished already stays as it is; each that moves has an event.
create function public.mark_spam(items uuid[], is_spam boolean default true, whole_sender boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  goal constant text := case when is_spam then 'spam' else 'received' end;
  chosen uuid[] := items;
  owner text;
  target uuid;
  moved jsonb := '[]';
begin
  perform public.check_desk();
  if items is null or cardinality(items) > 500 then
    raise sqlstate 'PT413' using message = 'At most 500 at once', hint = 'Send fewer at once.';
  end if;
  if is_spam and whole_sender then
    chosen := array(
      select r.id from public.requests r where r.id = any (items)
      union
      (select r.id from public.requests r
      where r.user_id is null and r.status = 'received' and r.guest_hash in (
        select one.guest_hash from public.requests one where one.id = any (items) and one.user_id is null
      ) limit 5000)
    );
  end if;
  -- All at once and in one order, guests before accounts, as in answer_from_desk.
  for owner in
    select whose from (
      select distinct public.request_owner(r.user_id, r.guest_hash) as whose from public.requests r where r.id = any (chosen)
    ) owners where whose is not null order by char_length(whose) desc, whose
  loop
    perform public.lock_requests(owner);
  end loop;
  for target in
    select r.id from public.requests r
    where r.id = any (chosen) and r.status <> goal and goal = any (public.request_moves(r.status))
      and (is_spam or r.status = 'spam') and not exists (select 1 from public.orders o where o.id = r.id)
    order by r.id for update
  loop
    perform public.move_request_to(target, goal, null, 'centre');
    moved := moved || to_jsonb(target);
  end loop;
  return jsonb_build_object('items', moved);
end $$;

grant execute on function public.mark_spam(uuid[], boolean, boolean) to authenticated;

-- As before. Whoever sent it reads that it was received: a sender of spam learns nothing, and a status that no phone knows yet would
-- stop the phones of today.
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
      ) order by e.id), '[]'::jsonb) from public.request_events e
      where e.request_id = r.id and 'spam' <> all (array[e.to_status, coalesce(e.from_status, '')])
    )
  )
  from public.requests r left join public.orders o on o.id = r.id where r.id = target
$$;

-- As before, and `spam`.
create or replace function public.desk_facts(target public.desk_items) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'what', target.what, 'id', target.id, 'n', target.n, 'owner', owner.id, 'log', log,
    'seen', coalesce((log -> -1 -> 'id')::bigint, 0),
    'open', public.is_open_at_desk(target.what, target.id),
    'assignee', target.assignee, 'assigned_to', public.name_of(target.assignee),
    'from', (
      select jsonb_build_object('name', p.display_name, 'phone', p.phone, 'village', p.village)
      from public.profiles p where p.user_id = owner.id
    ),
    'taken', (
      select coalesce(jsonb_agg(a.id), '[]'::jsonb) from public.desk_answers a
      where a.what = target.what and a.item = target.id
    )
  ) || case target.what
    when 'request' then jsonb_build_object('request', public.request_facts(target.id) - 'events',
      'spam', (select r.status = 'spam' from public.requests r where r.id = target.id))
    else jsonb_build_object('order', public.order_with_payments(target.id) - 'events')
  end
  from public.desk_log(target.what, target.id) log, (
    select case target.what
      when 'request' then (select r.user_id from public.requests r where r.id = target.id)
      else (select o.user_id from public.orders o where o.id = target.id)
    end as id
  ) owner
$$;
