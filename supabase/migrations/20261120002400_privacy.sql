-- Privacy: consents, everything that the centre holds about a person, and deleting an account. What stays after that, and why, is in
-- docs/decisions/privacy.md.


-- Consents

-- The log of consents given and taken back.
create table public.consents (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose ~ '^[a-z-]{1,40}$'),
  version int not null check (version between 1 and 10000),
  given boolean not null,
  made_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp()
);

comment on table public.consents is
  'Every consent that was given or taken back, with the version of the words that were shown. What came last of a purpose holds.';
comment on column public.consents.id is 'UUIDv7 made on the phone: what makes a second delivery recognisable.';
comment on column public.consents.made_at is 'By the phone''s clock, which may be years off: it decides nothing.';

create index consents_by_person on public.consents (user_id, received_at);

-- Stores consents of the caller, [{id, purpose, version, given, made_at, seen?}] in their order, each id once. `seen` is the id
-- of the last consent of the purpose that the phone knew, null without any. One that is given by somebody who has not seen
-- that it was taken back since is refused (409), and so is an id that belongs to another consent; then nothing is stored.
create function public.keep_consents(entries jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  entry jsonb;
  known public.consents;
  last public.consents;
begin
  if person is null then
    raise exception 'Only an account''s consents are kept here' using errcode = '42501';
  end if;
  -- Two phones at once: the second sees what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended('consents ' || person, 0));
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 100
    or (select count(*) from public.consents c where c.user_id = person) > 2000 then
    raise sqlstate 'PT400' using message = 'At most 100 consents at a time, and 2000 of a person';
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    insert into public.consents (id, user_id, purpose, version, given, made_at)
    values ((entry ->> 'id')::uuid, person, entry ->> 'purpose', (entry -> 'version')::int, (entry -> 'given')::boolean,
      (entry ->> 'made_at')::timestamptz)
    on conflict on constraint consents_pkey do nothing
    returning * into known;
    if known.id is null then
      select * into known from public.consents c where c.id = (entry ->> 'id')::uuid;
      if known.user_id <> person or known.purpose <> entry ->> 'purpose' or known.given <> (entry -> 'given')::boolean then
        raise sqlstate 'PT409' using message = 'This id belongs to another consent';
      end if;
    elsif known.given and entry ? 'seen' then
      select * into last from public.consents c
      where c.user_id = person and c.purpose = known.purpose and c.id <> known.id
      order by c.received_at desc, c.id desc limit 1;
      if not last.given and last.id::text is distinct from entry ->> 'seen' then
        raise sqlstate 'PT409' using message = 'It was taken back since', hint = 'Ask the person again.';
      end if;
    end if;
  end loop;
end $$;


-- All data of a person

-- A request with everything that came of it, for its owner to keep; spam as request_facts tells it.
create function public.exported_request(request public.requests) returns jsonb
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

-- An order with its lines, payments, refunds, events, receipt and returns, for its owner to keep.
create function public.exported_order(ordered public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(ordered) - array['user_id', 'content_hash', 'version'] || jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(line) - 'order_id' order by line.position), '[]')
      from public.order_items line where line.order_id = ordered.id
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', p.provider, 'amount_paise', p.amount_paise, 'state', p.state,
        'created_at', p.created_at, 'settled_at', p.settled_at, 'returned_at', (
          select max(l.at) from public.payment_ledger l where l.payment_id = p.id and l.kind = 'returned'
        )) order by p.created_at), '[]')
      from public.payments p where p.order_id = ordered.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'state', e.to_state, 'code', e.code, 'note', e.note) order by e.id), '[]')
      from public.order_events e where e.order_id = ordered.id
    ),
    'receipt', public.receipt_facts(ordered.id), 'returns', public.return_facts(ordered.id)
  )
$$;

-- Everything that the centre holds about whoever asks, as one document. Not the key of their phones: it is no word of theirs, and
-- whoever had this file could open what lies sealed.
create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  data jsonb;
begin
  if person is null then
    raise exception 'Only an account has data here' using errcode = '42501';
  end if;
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at)
      from auth.users u where u.id = person),
    'profile', (select to_jsonb(p) - 'user_id' from public.profiles p where p.user_id = person),
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'since', r.created_at) order by r.role), '[]')
      from public.user_roles r where r.user_id = person),
    'role_changes', (select coalesce(jsonb_agg(jsonb_build_object('role', e.role, 'change', e.change, 'at', e.at) order by e.id), '[]')
      from public.role_events e where e.whom = person),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.received_at, c.id), '[]')
      from public.consents c where c.user_id = person),
    -- Not its keys: with them and the address anybody could write to that phone.
    'phones_that_are_told', (select coalesce(jsonb_agg(jsonb_build_object('service', split_part(s.endpoint, '/', 3),
        'language', s.language, 'since', s.created_at) order by s.created_at), '[]')
      from public.push_subscriptions s where s.user_id = person),
    'cart', (select coalesce(jsonb_agg(to_jsonb(i) - array['user_id', 'user_session']), '[]')
      from public.cart_items i where i.user_id = person),
    'cart_changes', (select coalesce(jsonb_agg(jsonb_build_object('product', o.product_id, 'kind', o.kind, 'amount', o.amount,
        'made_at', o.made_at) order by o.made_at), '[]') from public.cart_operations o where o.user_id = person),
    'waits_for_goods', (select coalesce(jsonb_agg(to_jsonb(w) - 'user_id' order by w.made_at), '[]')
      from public.stock_waits w where w.user_id = person),
    'orders', (select coalesce(jsonb_agg(public.exported_order(o) order by o.created_at), '[]')
      from public.orders o where o.user_id = person),
    'khata', (select public.khata_facts(c) || jsonb_build_object('entries', public.khata_entries_after(c, '-infinity', 1000000))
      from public.khata_customers c where c.user_id = person),
    'standing_orders', (select coalesce(jsonb_agg(public.standing_facts(s) order by s.created_at), '[]')
      from public.standing_orders s where s.user_id = person),
    'requests', (select coalesce(jsonb_agg(public.exported_request(r) order by r.received_at), '[]')
      from public.requests r where r.user_id = person),
    -- Their words are the farmers', and nobody else's.
    'filled_in_for_others', (select coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'received_at', r.received_at)), '[]')
      from public.requests r where r.filled_by = person and r.user_id is distinct from person)
  ) into data;
  return data;
end $$;


-- Deleting an account

-- True for an order that stays in the books: all but those that were called off before anybody began to pay.
create function public.is_kept(ordered public.orders) returns boolean
language sql stable set search_path = '' as $$
  select ordered.state <> 'cancelled' or exists (select 1 from public.payments p where p.order_id = ordered.id)
$$;

-- True for a request that stays when its account goes: one that the centre still works on, with a booking to come or to bill, or an
-- enrolment whose order stays.
create function public.is_kept(request public.requests) returns boolean
language sql stable set search_path = '' as $$
  select request.status not in ('done', 'rejected', 'cancelled', 'replaced')
    or exists (select 1 from public.bookings b where b.request_id = request.id and b.state in ('confirmed', 'done'))
    or exists (select 1 from public.orders o where o.id = request.id and public.is_kept(o))
$$;

-- What would become of the caller's account if it went now: {person, last_admin, stays: {requests, orders}, goes: {requests, orders},
-- files: the names of stored files that go}.
create function public.preview_deletion() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asks constant uuid := auth.uid();
begin
  if asks is null then
    raise exception 'Only an account can go' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'person', asks,
    'last_admin', exists (select 1 from public.user_roles r where r.user_id = asks and r.role = 'admin')
      and not exists (select 1 from public.user_roles r where r.user_id <> asks and r.role = 'admin'),
    'stays', jsonb_build_object(
      'requests', (select count(*) from public.requests r where r.user_id = asks and public.is_kept(r)),
      'orders', (select count(*) from public.orders o where o.user_id = asks and public.is_kept(o))
    ),
    'goes', jsonb_build_object(
      'requests', (select count(*) from public.requests r where r.user_id = asks and not public.is_kept(r)),
      'orders', (select count(*) from public.orders o where o.user_id = asks and not public.is_kept(o))
    ),
    'files', (
      select coalesce(jsonb_agg(o.name order by o.name), '[]') from storage.objects o
      where o.bucket_id = 'documents' and split_part(o.name, '/', 1) = asks::text
        and not exists (
          select 1 from public.requests r where r.id = public.document_request(o.name) and r.user_id = asks and public.is_kept(r)
        )
    )
  );
end $$;

-- Deletes an account for good, with everything that does not stay; what stays is tied to nobody any more. For the
-- function delete-account, which has checked the caller and removed the files: true if there was such an account, so that
-- it may be called twice.
create function public.delete_account(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  requests_gone uuid[];
  orders_gone uuid[];
begin
  -- As in keep_an_admin: two admins who go at the same moment must not both find the other.
  perform pg_advisory_xact_lock(hashtextextended('the last admin', 0));
  if exists (select 1 from public.user_roles r where r.user_id = person and r.role = 'admin')
    and not exists (select 1 from public.user_roles r where r.user_id <> person and r.role = 'admin') then
    raise sqlstate 'PT409' using message = 'The last admin cannot go', hint = 'Make somebody else an admin first.';
  end if;
  perform public.lock_requests(person::text);
  -- The orders before the books, both of which follow below.
  perform from public.orders o where o.user_id = person order by o.id for update;
  perform public.lock_ledger();
  requests_gone := array(select r.id from public.requests r where r.user_id = person and not public.is_kept(r));
  orders_gone := array(select o.id from public.orders o where o.user_id = person and not public.is_kept(o));
  delete from public.service_requests a where a.id = any (requests_gone);
  delete from public.insurance_applications a where a.id = any (requests_gone);
  delete from public.training_enrollments a where a.id = any (requests_gone);
  delete from public.loan_applications a where a.id = any (requests_gone);
  delete from public.request_files f where f.request_id = any (requests_gone);
  delete from public.request_events e where e.request_id = any (requests_gone);
  delete from public.requests r where r.id = any (requests_gone);
  delete from public.order_items i where i.order_id = any (orders_gone);
  delete from public.order_events e where e.order_id = any (orders_gone);
  delete from public.orders o where o.id = any (orders_gone);
  -- The name stays with what is owed, either way, and goes with a khata that is even.
  update public.khata_customers c set name = '?', phone = null, village = null
    where c.user_id = person and not exists (
      select from public.ledger_accounts a where a.book = 'khata' and a.holder = 'customer:' || c.id and a.posted <> 0
    );
  -- Profile, roles, cart, consents and key go with the account, by their foreign keys.
  delete from auth.users u where u.id = person;
  if not found then
    return false;
  end if;
  delete from public.request_versions v where v.owner = person::text;
  delete from public.request_counts c where c.subject = person::text;
  return true;
end $$;


-- Who may do what

alter table public.consents enable row level security;

create policy "people read their own consents, the centre all" on public.consents for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_desk_staff()));

grant select on public.consents to authenticated;
-- A log: nobody rewrites it, nor does the service key.
revoke insert, update, delete, truncate on public.consents from service_role;
grant execute on function public.keep_consents(jsonb) to authenticated;
grant execute on function public.my_data() to authenticated;
grant execute on function public.preview_deletion() to authenticated;
grant execute on function public.delete_account(uuid) to service_role;
