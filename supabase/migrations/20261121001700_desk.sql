-- The centre's desk: everything that came in, for those who see to it. What they read comes by changes, as on every phone;
-- what they write goes through an outbox, so that it is done once however often it arrives, and so that nobody overwrites
-- what a colleague did meanwhile. docs/decisions/0048-the-desk.md tells why it is as it is.

create table public.desk_items (
  what text not null check (what in ('request', 'order')),
  id uuid not null,
  n bigint,
  at timestamptz not null default clock_timestamp(),
  assignee uuid references auth.users (id) on delete set null,
  primary key (what, id)
);

comment on table public.desk_items is
  'One row for each request and each order: when it last changed, and who sees to it. An enrolment and its order have the same id.';
comment on column public.desk_items.n is
  'Null from the moment of a change until somebody at the desk asks for changes: it is the reader who gives the numbers. So '
  'those who send never wait for one another, and no number appears behind one that was read already.';

comment on column public.desk_items.at is 'When it changed last: in this order the changes are numbered.';

create unique index desk_items_by_number on public.desk_items (n) where n is not null;
create index desk_items_not_numbered on public.desk_items (at) where n is null;
create index desk_items_by_assignee on public.desk_items (assignee) where assignee is not null;

create table public.desk_version (
  one boolean primary key default true check (one),
  n bigint not null
);

comment on table public.desk_version is 'The last number given in desk_items. Readers who number wait for one another here.';

create table public.desk_answers (
  id uuid primary key,
  what text not null,
  item uuid not null,
  content text not null check (octet_length(content) <= 16384),
  hash text not null check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  by_whom uuid not null,
  received_at timestamptz not null default clock_timestamp(),
  foreign key (what, item) references public.desk_items (what, id)
);

comment on table public.desk_answers is
  'What somebody at the desk did, in the very words that their phone sent: the same id again is answered with the same receipt.';
comment on column public.desk_answers.by_whom is 'No foreign key: the log outlives accounts.';

create index desk_answers_by_item on public.desk_answers (what, item);

create table public.desk_assignments (
  id bigint generated always as identity primary key,
  what text not null,
  item uuid not null,
  assignee uuid,
  by_whom uuid not null,
  at timestamptz not null default clock_timestamp(),
  foreign key (what, item) references public.desk_items (what, id)
);

comment on table public.desk_assignments is 'Who was asked to see to what, by whom, for good. Without an assignee: nobody any more.';

create index desk_assignments_by_item on public.desk_assignments (what, item, id);


-- What changed

create function public.mark_for_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.desk_items (what, id) values (tg_argv[0], new.id)
    on conflict on constraint desk_items_pkey do update set n = null, at = clock_timestamp();
  return null;
end $$;

-- Every event, payment and file that the desk shows moves its request or order.
create trigger request_on_desk after insert or update on public.requests
  for each row execute function public.mark_for_desk('request');
create trigger order_on_desk after insert or update on public.orders
  for each row execute function public.mark_for_desk('order');

create function public.number_anew() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.n := null;
  return new;
end $$;

-- Also where the assignee's account is deleted.
create trigger desk_item_assigned before update on public.desk_items
  for each row when (old.assignee is distinct from new.assignee) execute function public.number_anew();

-- What came before there was a desk, numbered by when it came.
insert into public.desk_items (what, id, at, n)
  select what, id, at, (extract(epoch from at) * 1000)::bigint + row_number() over (order by at, what, id)
  from (
    select 'request' as what, id, received_at as at from public.requests
    union all
    select 'order', id, created_at from public.orders
  ) came;
insert into public.desk_version (n) select coalesce(max(n), 0) from public.desk_items;

-- Gives a number to whatever changed and is committed.
create function public.number_desk_items() returns void
language plpgsql set search_path = '' as $$
declare
  last bigint;
begin
  if not exists (select 1 from public.desk_items where n is null) then
    return;
  end if;
  select n into last from public.desk_version for update;
  -- Never behind the clock (in ms), as in catalogue_version: a restored backup must not give numbers that phones have seen.
  last := greatest(last, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  with due as (
    -- What is being changed again right now is numbered after that.
    select what, id, at from public.desk_items where n is null order by at limit 10000 for update skip locked
  ), placed as (
    select what, id, row_number() over (order by at, id, what) as place from due
  )
  update public.desk_items i set n = last + placed.place from placed where i.what = placed.what and i.id = placed.id;
  update public.desk_version v set n = greatest(last, (select max(i.n) from public.desk_items i));
end $$;

-- Whether somebody still has to do something about it.
create function public.is_open_at_desk(what text, target uuid) returns boolean
language sql stable set search_path = '' as $$
  select case what
    when 'request' then exists (
      select 1 from public.requests r where r.id = target and r.status in ('received', 'in_review', 'approved')
    )
    else exists (
      select 1 from public.orders o
      where o.id = target and o.state in ('placed', 'awaiting_payment', 'paid', 'packed', 'shipped')
    )
  end
$$;

create function public.name_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select display_name from public.profiles where user_id = person
$$;

-- What happened to a request or an order, with who did it: for the desk alone.
create function public.desk_log(what text, target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'from', from_word, 'to', to_word, 'note', note, 'by', told_by, 'at', at,
    'who', case when told_by = 'centre' then public.name_of(by_whom) end
  ) order by id), '[]'::jsonb)
  from (
    select id, from_status as from_word, to_status as to_word, note, told_by, at, by_whom
    from public.request_events where desk_log.what = 'request' and request_id = target
    union all
    select e.id, e.from_state, e.to_state, e.note,
      case when e.by_whom is null then 'system' when e.by_whom = o.user_id then 'owner' else 'centre' end, e.at, e.by_whom
    from public.order_events e join public.orders o on o.id = e.order_id
    where desk_log.what = 'order' and e.order_id = target
  ) happened
$$;

-- A request or an order as the desk reads it. `seen` is the last event of it, `taken` what the desk did to it, by id.
create function public.desk_facts(target public.desk_items) returns jsonb
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
    when 'request' then jsonb_build_object('request', public.request_facts(target.id) - 'events')
    else jsonb_build_object('order', public.order_with_payments(target.id) - 'events')
  end
  from public.desk_log(target.what, target.id) log, (
    select case target.what
      when 'request' then (select r.user_id from public.requests r where r.id = target.id)
      else (select o.user_id from public.orders o where o.id = target.id)
    end as id
  ) owner
$$;

create function public.check_desk() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.sees_to_orders() then
    raise exception 'Only staff, managers and admins see what came in' using errcode = '42501';
  end if;
end $$;

-- What changed since a number, oldest change first: {version, more, items}. At most 100 and, unless it is a single one, 1 MB
-- of words. Without a number it is the beginning: what is open or changed within 90 days, the latest first, and `before`
-- asks for the page after it; the version of the first page is where to go on from then. A version that is lower than the
-- number asked with says that the database was restored.
create function public.desk_changes(since bigint default null, before bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  last bigint;
  answer jsonb;
begin
  perform public.check_desk();
  perform public.number_desk_items();
  select n into last from public.desk_version;
  -- One statement sees one state of the table.
  with due as (
    (select what, id, n, n as place from public.desk_items where since is not null and n > since order by n limit 101)
    union all
    (select what, id, n, -n from public.desk_items i
    where since is null and n < coalesce(before, 9223372036854775807) and (
      n > (extract(epoch from now() - interval '90 days') * 1000)::bigint or public.is_open_at_desk(what, id)
    ) order by n desc limit 101)
  ), sized as (
    select due.*, row_number() over by_place as nth, sum(coalesce(octet_length(r.content), 2000)) over by_place as words
    from due left join public.requests r on due.what = 'request' and r.id = due.id
    window by_place as (order by due.place)
  ), sent as (
    select * from sized where nth = 1 or nth <= 100 and words <= 1048576
  )
  select jsonb_build_object(
    'version', case when since is null or since > last then last else coalesce((select max(n) from sent), since) end,
    'before', case when since is null then (select min(n) from sent) end,
    'more', (select count(*) from due) > (select count(*) from sent),
    'items', coalesce((
      select jsonb_agg(public.desk_facts(i) order by sent.place)
      from sent join public.desk_items i on i.what = sent.what and i.id = sent.id
    ), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;

-- What no phone at the desk keeps any more, by its reference, a phone number or words of it: {items}, at most 30, the
-- latest first.
create function public.desk_find(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := lower(btrim(left(coalesce(wanted, ''), 100)));
  said constant text := 'KS-' || regexp_replace(upper(words), '^KS-?', '');
  answer jsonb;
begin
  perform public.check_desk();
  if char_length(words) < 3 then
    return '{"items": []}';
  end if;
  with found as (
    select 'request' as what, id, received_at as at from public.requests
    where reference = said or position(words in lower(content)) > 0
    union all
    select 'order', id, created_at from public.orders
    where reference = said or phone = words or position(words in lower(concat_ws(' ', name, email, address))) > 0
  ), latest as (
    select * from found order by at desc, id desc limit 30
  )
  select jsonb_build_object('items', coalesce(jsonb_agg(public.desk_facts(i) order by latest.at desc, latest.id desc), '[]'))
  into answer from latest join public.desk_items i on i.what = latest.what and i.id = latest.id;
  return answer;
end $$;

-- Who sees to what comes in, with how much of it is open: [{id, name, roles, open}].
create function public.desk_colleagues() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.check_desk();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.user_id, 'name', public.name_of(held.user_id), 'roles', held.roles,
      'open', (
        select count(*) from public.desk_items i where i.assignee = held.user_id and public.is_open_at_desk(i.what, i.id)
      )
    ) order by held.user_id), '[]'::jsonb)
    from (
      select user_id, jsonb_agg(role order by role) as roles from public.user_roles
      where role in ('staff', 'manager', 'admin') group by user_id
    ) held
  );
end $$;

-- Whether the caller approves, refuses and gives money back.
create function public.decides() returns boolean
language sql stable set search_path = '' as $$
  select public.has_role('manager') or public.has_role('admin')
$$;

-- How much came in within so many weeks, by what it is and where it stands: {since, rows: [{what, kind, status, week, count}]}.
-- A week begins on Monday, where the centre is. Staff see the sums; the weeks are for managers and admins.
create function public.desk_report(weeks int default 12) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  zone constant text := 'Asia/Kolkata';
  by_week constant boolean := public.decides();
  first constant date := date_trunc('week', now() at time zone zone)::date - 7 * (least(greatest(coalesce(weeks, 12), 1), 104) - 1);
  answer jsonb;
begin
  perform public.check_desk();
  with came as (
    select 'request' as what, kind, status, received_at as at from public.requests
    where received_at >= first::timestamp at time zone zone
    union all
    select 'order', kind, state, created_at from public.orders where created_at >= first::timestamp at time zone zone
  ), counted as (
    select what, kind, status, case when by_week then date_trunc('week', at at time zone zone)::date end as week, count(*) as n
    from came group by 1, 2, 3, 4
  )
  select jsonb_build_object('since', first, 'rows', coalesce(jsonb_agg(jsonb_build_object(
    'what', what, 'kind', kind, 'status', status, 'week', week, 'count', n
  ) order by week, what desc, kind, status), '[]'::jsonb)) into answer from counted;
  return answer;
end $$;


-- Who may do what

alter table public.desk_items enable row level security;
alter table public.desk_version enable row level security;
alter table public.desk_answers enable row level security;
alter table public.desk_assignments enable row level security;
-- No policies: who works at the centre and what they do is shown by the functions above, to those who work there.

revoke all on public.desk_items, public.desk_version from service_role;
revoke insert, update, delete, truncate on public.desk_answers, public.desk_assignments from service_role;
grant execute on function public.desk_changes(bigint, bigint) to authenticated;
grant execute on function public.desk_find(text) to authenticated;
grant execute on function public.desk_colleagues() to authenticated;
grant execute on function public.desk_report(int) to authenticated;
