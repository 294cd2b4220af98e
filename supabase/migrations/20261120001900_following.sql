-- How phones follow the centre: a request with all that came of it, one call for everything that an open page follows
-- (docs/decisions/speed.md), and which life of its data the centre is in.


-- Requests

-- A request as its owner's phone reads it. Spam reads as received: its sender learns nothing. Bookings and samples are named
-- only where there are any.
create function public.request_facts(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
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
  ), '{}') || public.soil_of_request(r.id)
  from public.requests r left join public.orders o on o.id = r.id where r.id = target
); end $$;

-- The sender's own requests that changed since a version, oldest change first: {version, more, requests}. At most 200 and, unless it is
-- a single one, 1 MB with all that came of them. A phone keeps the version and asks from there, at once while there is more. A guest
-- whom an account has claimed is shown nothing any more, even once that account is gone.
create function public.request_changes(since bigint default 0, guest text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sender constant record := public.request_sender(guest);
  answer jsonb;
begin
  -- One statement sees one state of the table.
  with due as (
    (select id, version from public.requests
    where guest is null and user_id = sender.person and version > coalesce(since, 0) order by version limit 201)
    union all
    (select id, version from public.requests
    where user_id is null and guest_hash = sender.guest_hash and version > coalesce(since, 0)
      and not public.was_claimed(sender.guest_hash)
    order by version limit 201)
  ), told as materialized (
    select due.version, public.request_facts(r.id) || jsonb_build_object('form_version', r.content::jsonb -> 'version') as facts
    from due join public.requests r using (id)
  ), placed as (
    select told.*, row_number() over by_version as place, sum(octet_length(facts::text)) over by_version as size from told
    window by_version as (order by version)
  ), sent as (
    select version, facts from placed where place = 1 or place <= 200 and size <= 1048576
  )
  select jsonb_build_object(
    'version', coalesce((select max(version) from sent), since, 0),
    'more', (select count(*) from due) > (select count(*) from sent),
    'requests', coalesce((select jsonb_agg(facts order by version) from sent), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;


-- The life of the centre

-- A database that is restored from a backup begins a new life: the versions that it gives from then on were given before, to what is lost.
-- A phone that was away while two backups were restored has to know what the first of them lost, too: what it has a receipt of may be
-- older than the second backup. docs/decisions/outbox.md says what a phone does.

-- Which life the centre is in, and those before it; one row.
create table public.centre_life (
  only_row boolean primary key default true check (only_row),
  n bigint not null,
  data_until timestamptz,
  lives jsonb not null default '[]'
);

comment on table public.centre_life is
  'The number is another in each life; data_until is the moment of the last thing that a restored backup has: what a phone '
  'has a receipt of from later is lost here. Null where nothing was there.';
comment on column public.centre_life.lives is
  'Every life that a restored backup began, [{life, data_until}], the earliest first.';

insert into public.centre_life (n) values ((extract(epoch from clock_timestamp()) * 1000)::bigint);

-- {life, data_until, lives}, for every phone.
create function public.centre_life() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('life', n, 'data_until', data_until, 'lives', lives) from public.centre_life
$$;

-- To be called once after a backup was restored; calling it again does no harm. Returns the life's number.
create function public.begin_life() returns bigint
language sql volatile security definer set search_path = '' as $$
  update public.centre_life as known set
    n = begun.life,
    data_until = begun.until,
    lives = known.lives || jsonb_build_object('life', begun.life, 'data_until', begun.until)
  from (
    select
      greatest(old.n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint) as life,
      greatest((select max(received_at) from public.requests), (select max(created_at) from public.orders)) as until
    from public.centre_life as old
  ) as begun
  returning known.n
$$;


-- One call

-- Answers several questions at once: {"shop_changes": {…}, …} under the names of the functions, each with the arguments
-- of that function, answered under the same names. It has no rights of its own: what the caller may not ask alone, they
-- may not ask here, and then nothing is answered.
create function public.what_is_new(asked jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  about jsonb;
  input jsonb := '{}';
begin
  if jsonb_typeof(asked) is distinct from 'object' then
    raise exception 'Asked is an object of questions' using errcode = '22023';
  end if;
  about := asked -> 'shop_changes';
  if about is not null then
    input := input || jsonb_build_object('shop_changes',
      public.shop_changes((about ->> 'since')::bigint, about ->> 'snapshot'));
  end if;
  about := asked -> 'cart_changes';
  if about is not null then
    input := input || jsonb_build_object('cart_changes', public.cart_changes((about ->> 'since')::bigint));
  end if;
  about := asked -> 'request_changes';
  if about is not null then
    input := input || jsonb_build_object('request_changes',
      public.request_changes((about ->> 'since')::bigint, about ->> 'guest'));
  end if;
  about := asked -> 'order_changes';
  if about is not null then
    input := input || jsonb_build_object('order_changes', public.order_changes((about ->> 'since')::bigint));
  end if;
  if asked ? 'centre_life' then
    input := input || jsonb_build_object('centre_life', public.centre_life());
  end if;
  return input;
end $$;


-- Who may do what

alter table public.centre_life enable row level security;

-- No policy for centre_life: only functions that run as their owner touch it.

revoke all on public.centre_life from service_role;
grant execute on function public.request_changes(bigint, text) to anon, authenticated;
grant execute on function public.what_is_new(jsonb) to anon, authenticated;
grant execute on function public.centre_life() to anon, authenticated;
grant execute on function public.begin_life() to service_role;
