-- The centre's desk: everything that came in, for those who handle it. They read it by changes, as every phone does; what they write
-- goes through an outbox, so that it is done once however often it arrives, and so that nobody overwrites what a colleague did
-- meanwhile. docs/decisions/0048-the-desk.md explains it.


-- Tables

-- One row for each request and order at the desk, with its assignee and the number of its last change.
create table public.desk_items (
  what text not null check (what in ('request', 'order')),
  id uuid not null,
  n bigint,
  at timestamptz not null default clock_timestamp(),
  assignee uuid references auth.users (id) on delete set null,
  open boolean not null default true,
  primary key (what, id)
);

comment on table public.desk_items is
  'One row for each request and each order: when it last changed, and who sees to it. An enrolment and its order have the same id.';
comment on column public.desk_items.n is
  'Null from the moment of a change until somebody at the desk asks for changes: it is the reader who gives the numbers. So '
  'those who send never wait for one another, and no number appears behind one that was read already.';
comment on column public.desk_items.at is 'When it changed last: in this order the changes are numbered.';
comment on column public.desk_items.open is 'Whether somebody still had to do something about it when it was numbered.';

create unique index desk_items_by_number on public.desk_items (n) where n is not null;
create index desk_items_not_numbered on public.desk_items (at) where n is null;
create index desk_items_by_assignee on public.desk_items (assignee) where assignee is not null;
create index desk_items_open on public.desk_items (n) where open and n is not null;

-- The last number given to a change at the desk; one row.
create table public.desk_version (
  one boolean primary key default true check (one),
  n bigint not null
);

comment on table public.desk_version is 'The last number given in desk_items. Readers who number wait for one another here.';

-- The answers that the desk has sent, so that each is done once.
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

-- The log of assignments.
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

insert into public.desk_version (n) values (0);


-- Changes

-- Trigger: marks a changed request or order as not numbered yet.
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

-- Trigger: marks an item whose assignee changed as not numbered yet.
create function public.number_anew() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.n := null;
  return new;
end $$;

-- Also where the assignee's account is deleted.
create trigger desk_item_assigned before update on public.desk_items
  for each row when (old.assignee is distinct from new.assignee) execute function public.number_anew();

-- Trigger: removes a deleted request or order from the desk. An item without its request would be in every later answer,
-- and phones could not read it.
create function public.forget_at_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.desk_answers a where a.what = tg_argv[0] and a.item = old.id;
  delete from public.desk_assignments a where a.what = tg_argv[0] and a.item = old.id;
  delete from public.desk_items i where i.what = tg_argv[0] and i.id = old.id;
  return null;
end $$;

create trigger request_off_desk after delete on public.requests
  for each row execute function public.forget_at_desk('request');

create trigger order_off_desk after delete on public.orders
  for each row execute function public.forget_at_desk('order');

-- True while somebody has to do something about a request or an order, also while money for it has to go back.
create function public.is_open_at_desk(what text, target uuid) returns boolean
language sql stable set search_path = '' as $$
  select case what
    when 'request' then exists (
      select 1 from public.requests r where r.id = target and r.status in ('received', 'in_review', 'approved')
    )
    else exists (
      select 1 from public.orders o
      where o.id = target and o.state in ('placed', 'awaiting_payment', 'paid', 'packed', 'shipped')
    ) or exists (
      select 1 from public.money_here(target) p join public.orders o on o.id = p.order_id
      where p.state = 'late' or o.state in ('cancelled', 'refunded')
    )
  end
$$;

-- Gives a number to every committed change.
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
  update public.desk_items i set n = last + placed.place, open = public.is_open_at_desk(i.what, i.id)
  from placed where i.what = placed.what and i.id = placed.id;
  update public.desk_version v set n = greatest(last, (select max(i.n) from public.desk_items i));
end $$;


-- Reading

-- Raises an error unless the caller is staff, manager or admin.
create function public.check_desk() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.sees_to_orders() then
    raise exception 'Only staff, managers and admins see what came in' using errcode = '42501';
  end if;
end $$;

-- The log of a request or an order with the names of who did it: for the desk alone.
create function public.desk_log(what text, target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'from', from_word, 'to', to_word, 'code', code, 'note', note, 'by', told_by, 'at', at,
    'who', case when told_by = 'centre' then public.name_of(by_whom) end
  ) order by id), '[]'::jsonb)
  from (
    select id, from_status as from_word, to_status as to_word, null as code, note, told_by, at, by_whom
    from public.request_events where desk_log.what = 'request' and request_id = target
    union all
    select e.id, e.from_state, e.to_state, e.code, e.note,
      case when e.by_whom is null then 'system' when e.by_whom = o.user_id then 'owner' else 'centre' end, e.at, e.by_whom
    from public.order_events e join public.orders o on o.id = e.order_id
    where desk_log.what = 'order' and e.order_id = target
  ) happened
$$;

-- A request or an order as the desk reads it, spam too. `seen` is its last event, `taken` what the desk did to it, by id.
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

-- What changed since a number, oldest change first: {version, more, items}. At most 100 and, unless it is a single one, 1
-- MB of words. Without a number it is the beginning: what is open or changed within 90 days, the latest first, and
-- `before` asks for the page after it; the version of the first page is where to go on from then. A version that is lower
-- than the number asked with says that the database was restored.
create function public.desk_changes(since bigint default null, before bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  last bigint;
  answer jsonb;
  above constant bigint := coalesce(before, 9223372036854775807);
  lately constant bigint := (extract(epoch from now() - interval '90 days') * 1000)::bigint;
begin
  perform public.check_desk();
  perform public.number_desk_items();
  select n into last from public.desk_version;
  -- One statement sees one state of the table.
  with due as (
    (select what, id, n, n as place from public.desk_items where since is not null and n > since order by n limit 101)
    union all
    (select what, id, n, -n from public.desk_items
    where since is null and n < above and n > lately order by n desc limit 101)
    union all
    (select what, id, n, -n from public.desk_items
    where since is null and open and n is not null and n < least(above, lately + 1) order by n desc limit 101)
  ), nearest as (
    select * from due order by place limit 101
  ), sized as (
    select nearest.*, row_number() over by_place as nth, sum(coalesce(octet_length(r.content), 2000)) over by_place as words
    from nearest left join public.requests r on nearest.what = 'request' and r.id = nearest.id
    window by_place as (order by nearest.place)
  ), sent as (
    select * from sized where nth = 1 or nth <= 100 and words <= 1048576
  )
  select jsonb_build_object(
    'version', case when since is null or since > last then last else coalesce((select max(n) from sent), since) end,
    'before', case when since is null then (select min(n) from sent) end,
    'more', (select count(*) from nearest) > (select count(*) from sent),
    'items', coalesce((
      select jsonb_agg(public.desk_facts(i) order by sent.place)
      from sent join public.desk_items i on i.what = sent.what and i.id = sent.id
    ), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;

-- What came in with these words, by its reference, a phone number or what was written; if nobody wrote them so, by the
-- sound of a name: {items}, at most 30, the latest first. It finds what no phone at the desk stores any more.
create function public.desk_find(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := left(public.sought(wanted), 100);
  digits constant text := public.sought_number(wanted);
  said constant text := 'KS-' || regexp_replace(upper(words), '^KS-?', '');
  sounds constant text[] := string_to_array(btrim(public.heard(words)), ' ');
  answer jsonb;
begin
  perform public.check_desk();
  if char_length(words) < 3 then
    return '{"items": []}';
  end if;
  with found as (
    select 'request' as what, id, received_at as at from public.requests
    where reference = said or position(words in lower(content)) > 0
      or (digits is not null and position(digits in translate(content, ' -().', '')) > 0)
    union all
    select 'order', id, created_at from public.orders
    where reference = said or position(words in lower(concat_ws(' ', name, email, address))) > 0
      or (digits is not null and position(digits in phone) > 0)
  ), latest as (
    select * from found order by at desc, id desc limit 30
  )
  select jsonb_agg(public.desk_facts(i) order by latest.at desc, latest.id desc)
  into answer from latest join public.desk_items i on i.what = latest.what and i.id = latest.id;
  if answer is null and words ~ '[[:alpha:]]' then
    with found as (
      select 'request' as what, request.id, request.received_at as at
      from public.requests request, lateral (select request.content::jsonb -> 'answers' as given) answers
      where public.sounds_like(concat_ws(' ', given ->> 'name', given ->> 'applicantName', given ->> 'studentName',
        given ->> 'firstName', given ->> 'lastName'), sounds)
      union all
      select 'order', id, created_at from public.orders where public.sounds_like(name, sounds)
    ), latest as (
      select * from found order by at desc, id desc limit 30
    )
    select jsonb_agg(public.desk_facts(i) order by latest.at desc, latest.id desc)
    into answer from latest join public.desk_items i on i.what = latest.what and i.id = latest.id;
  end if;
  return jsonb_build_object('items', coalesce(answer, '[]'));
end $$;

-- Who handles what comes in, with how much of it is open: [{id, name, roles, open}].
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


-- Answers

-- True if a move of a request takes somebody who decides: to approve, refuse or cancel, and to take either back.
create function public.is_decision(from_status text, to_status text) returns boolean
language sql immutable set search_path = '' as $$
  select to_status in ('approved', 'rejected', 'cancelled') and to_status <> from_status
    or from_status = 'rejected' and to_status <> 'rejected'
$$;

-- The part of a desk answer's content that is invalid, or null.
create function public.desk_answer_problem(said jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when public.content_problem(said) is not null then public.content_problem(said)
    when said ->> 'form' <> 'desk-answer' or said ->> 'version' <> '1' then 'form'
    when said -> 'manifest' <> '[]' then 'manifest'
    when said ? 'subject' then 'subject'
    when wish - array['what', 'item', 'note', 'status', 'assignee', 'seen', 'seenAssignee'] <> '{}' then 'answers'
    when coalesce(wish -> 'what' not in ('"request"', '"order"'), true) then 'what'
    when not public.is_uuid(wish -> 'item') then 'item'
    when jsonb_typeof(wish -> 'seen') is distinct from 'number' or wish ->> 'seen' !~ '^[0-9]{1,15}$' then 'seen'
    when wish ? 'status' and jsonb_typeof(wish -> 'status') <> 'string' then 'status'
    when wish ? 'assignee' and wish -> 'assignee' <> '""' and not public.is_uuid(wish -> 'assignee') then 'assignee'
    when wish ? 'seenAssignee' and wish -> 'seenAssignee' <> '""' and not public.is_uuid(wish -> 'seenAssignee')
      then 'seenAssignee'
    when wish ? 'note' and (jsonb_typeof(wish -> 'note') <> 'string' or public.text_problem(
      wish ->> 'note', case wish ->> 'what' when 'order' then 500 else 2000 end, true) is not null) then 'note'
    when not wish ?| array['note', 'status', 'assignee'] then 'note'
  end
  from (select said -> 'answers' as wish) answered
$$;

-- Why a locked request or order cannot be answered like this now; null if it can.
create function public.desk_objection(wish jsonb, held public.desk_items, at_present text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  status constant text := wish ->> 'status';
  assignee constant uuid := nullif(wish ->> 'assignee', '')::uuid;
  is_request constant boolean := held.what = 'request';
  moves constant text[] := case when is_request then public.request_moves(at_present)
    else public.order_moves(at_present, (select o.pay_by from public.orders o where o.id = held.id)) || array['refunded', 'cash_returned']
  end;
  -- Being paid is the provider's word, being replaced its owner's; the rest is said at the desk. Whether there is money
  -- that could go back, the books say.
  sayable constant text[] := case
    when is_request then array['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled']
    else array['packed', 'shipped', 'delivered', 'cancelled', 'refunded', 'cash_returned']
  end;
begin
  if wish ?| array['note', 'status'] and exists (
    select 1 from public.request_events e
    where is_request and e.request_id = held.id and e.id > (wish -> 'seen')::bigint and e.by_whom is distinct from auth.uid()
    union all
    select 1 from public.order_events e
    where not is_request and e.order_id = held.id and e.id > (wish -> 'seen')::bigint and e.by_whom is distinct from auth.uid()
  ) then
    return public.refused_entry(409, 'changed_meanwhile', 'Somebody else did something about it meanwhile');
  elsif wish ? 'assignee' and held.assignee is distinct from nullif(wish ->> 'seenAssignee', '')::uuid
    and held.assignee is distinct from assignee
  then
    return public.refused_entry(409, 'changed_meanwhile', 'Somebody else was asked to see to it meanwhile', 'assignee');
  elsif status <> at_present and not (status = any (moves) and status = any (sayable)) then
    return public.refused_entry(422, 'invalid', format('It does not go from %s to %s', at_present, left(status, 20)), 'status');
  elsif not public.decides() and (
    case when is_request then public.is_decision(at_present, coalesce(status, at_present))
      else status in ('refunded', 'cash_returned') end
  ) then
    return public.refused_entry(403, 'not_allowed', 'Only managers and admins decide', 'status');
  elsif assignee is not null and not exists (
    select 1 from public.user_roles r where r.user_id = assignee and r.role in ('staff', 'manager', 'admin')
  ) then
    return public.refused_entry(422, 'invalid', 'Only somebody at the desk can see to it', 'assignee');
  end if;
  return null;
end $$;

-- Does what a desk answer says, to what is locked and was not objected to.
create function public.do_desk_answer(wish jsonb, held public.desk_items, at_present text) returns void
language plpgsql set search_path = '' as $$
declare
  note constant text := wish ->> 'note';
  status constant text := coalesce(wish ->> 'status', at_present);
  chosen constant uuid := nullif(wish ->> 'assignee', '')::uuid;
begin
  if held.what = 'request' and wish ?| array['note', 'status'] then
    perform public.move_request_to(held.id, status, note, 'centre');
  elsif held.what = 'order' and status <> at_present then
    perform public.steer_order(held.id, status, note);
  elsif held.what = 'order' and note is not null then
    perform public.note_order(held.id, null, note);
  end if;
  if wish ? 'assignee' and held.assignee is distinct from chosen then
    insert into public.desk_assignments (what, item, assignee, by_whom) values (held.what, held.id, chosen, auth.uid());
    update public.desk_items i set assignee = chosen where i.what = held.what and i.id = held.id;
  end if;
  -- It shows in the facts, whatever else did.
  update public.desk_items i set n = null, at = clock_timestamp() where i.what = held.what and i.id = held.id;
end $$;

-- The receipt of a desk answer.
create function public.desk_receipt(answer public.desk_answers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('receipt', jsonb_build_object(
    'id', answer.id, 'hash', answer.hash, 'received_at', answer.received_at, 'state', 'complete',
    'reference', case answer.what
      when 'request' then (select r.reference from public.requests r where r.id = answer.item)
      else (select o.reference from public.orders o where o.id = answer.item)
    end
  ))
$$;

-- Locks a request or an order as its owner's phone locks it, and returns its status; null if there is none.
create function public.lock_for_desk(what text, target uuid) returns text
language plpgsql set search_path = '' as $$
declare
  known public.requests;
  at_present text;
begin
  if what = 'request' then
    select * into known from public.requests r where r.id = target;
    perform public.lock_requests(owner) from public.request_owner(known.user_id, known.guest_hash) owner where owner is not null;
    select r.status into at_present from public.requests r where r.id = target for update;
  else
    select o.state into at_present from public.orders o where o.id = target for update;
  end if;
  return at_present;
end $$;

-- Takes one entry: {receipt} or {refused}.
create function public.take_desk_answer(entry jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  problem text := public.entry_problem(entry);
  words constant text := entry ->> 'content';
  known public.desk_answers;
  held public.desk_items;
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

  problem := public.desk_answer_problem(words::jsonb);
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'The answer is not as agreed', problem);
  end if;
  wish := words::jsonb -> 'answers';
  at_present := public.lock_for_desk(wish ->> 'what', (wish ->> 'item')::uuid);
  if at_present is null then
    return public.refused_entry(404, 'unknown', 'There is no such request or order', 'item');
  end if;
  select * into held from public.desk_items i where i.what = wish ->> 'what' and i.id = (wish ->> 'item')::uuid for update;
  objection := public.desk_objection(wish, held, at_present);
  if objection is not null then
    return objection;
  end if;
  perform public.do_desk_answer(wish, held, at_present);
  insert into public.desk_answers (id, what, item, content, hash, by_whom)
    values ((entry ->> 'id')::uuid, held.what, held.id, words, encode(sha256(convert_to(words, 'UTF8')), 'hex'), auth.uid())
    returning * into known;
  return public.desk_receipt(known);
end $$;

-- As take_desk_answer, for an entry that may be anything: an error undoes that entry alone. A call with GET, where
-- nothing may be written, is the caller's fault and answered with PostgREST's 405.
create function public.try_desk_answer(entry jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return public.take_desk_answer(entry);
exception
  when unique_violation then
    return public.refused_entry(409, 'conflict', 'This id belongs to another answer');
  when raise_exception then
    -- A guard of the orders: no money came that could go back.
    return public.refused_entry(422, 'invalid', sqlerrm, 'status');
  when data_exception or integrity_constraint_violation or program_limit_exceeded then
    return public.refused_entry(422, 'invalid', 'The answer cannot be read', 'content');
  when read_only_sql_transaction then
    raise;
  when others then
    raise warning 'desk answer % failed: %', entry ->> 'id', sqlstate;
    return public.refused_entry(500, 'failed', 'The centre could not take this in now');
end $$;

-- Does what somebody at the desk wrote, [{id, content, made_at (ms)}], at most 50, and answers as submit_requests does. The
-- content's answers are {what, item, seen, note?, status?, assignee? and seenAssignee?}: what was seen last, and what to
-- do about it. 409 changed_meanwhile says that somebody else did something in between; then nothing is changed.
create function public.answer_from_desk(entries jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry jsonb;
  owner text;
  results jsonb := '[]';
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 50
    or octet_length(entries::text) > 524288
  then
    raise sqlstate 'PT413' using message = 'Entries come as a list of at most 50 and 512 KB', hint = 'Send fewer at once.';
  end if;
  -- All at once and in one order, guests before accounts as in claim_guest, so that two calls never wait for one another.
  for owner in
    select whose from (
      select distinct public.request_owner(r.user_id, r.guest_hash) as whose from jsonb_array_elements(entries) said
      join public.requests r on r.id =
        substring(said ->> 'content' from '"item":"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"')::uuid
    ) owners where whose is not null and public.sees_to_orders() order by char_length(whose) desc, whose
  loop
    perform public.lock_requests(owner);
  end loop;
  for entry in select value from jsonb_array_elements(entries) loop
    results := results || (public.try_desk_answer(entry) || jsonb_build_object('id', left(entry ->> 'id', 100)));
  end loop;
  return jsonb_build_object('results', results);
end $$;

-- Marks requests as spam, or takes that back: {items: those that moved}, at most 500. With `whole_sender` everything from
-- the same guests that still waits goes with them, at most 5000. What a colleague decided meanwhile, what an order
-- depends on, and what is as wanted already stays; each that moves has an event.
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


-- Who may do what

alter table public.desk_items enable row level security;
alter table public.desk_version enable row level security;
alter table public.desk_answers enable row level security;
alter table public.desk_assignments enable row level security;

-- No policy for desk_items, desk_version, desk_answers, desk_assignments: only functions that run as their owner touch
-- them.

revoke all on public.desk_items, public.desk_version from service_role;
revoke insert, update, delete, truncate on public.desk_answers, public.desk_assignments from service_role;
grant execute on function public.desk_changes(bigint, bigint) to authenticated;
grant execute on function public.desk_find(text) to authenticated;
grant execute on function public.desk_colleagues() to authenticated;
grant execute on function public.desk_report(int) to authenticated;
grant execute on function public.answer_from_desk(jsonb) to authenticated;
grant execute on function public.mark_spam(uuid[], boolean, boolean) to authenticated;
