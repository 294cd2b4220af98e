-- The centre's desk: everything that came in, for those who handle it, and what they answer. They read it by changes, as every phone does
-- (desk_reading.sql); what they write goes through an outbox, so that it is done once however often it arrives, and so that nobody
-- overwrites what a colleague did meanwhile. docs/decisions/requests-and-desk.md explains it.


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
  event bigint,
  foreign key (what, item) references public.desk_items (what, id)
);

comment on table public.desk_answers is
  'What somebody at the desk did, in the very words that their phone sent: the same id again is answered with the same receipt.';
comment on column public.desk_answers.by_whom is 'No foreign key: the log outlives accounts.';
comment on column public.desk_answers.event is
  'The last event of its request or order once a note or status was done; null otherwise.';

create index desk_answers_by_item on public.desk_answers (what, item);
create index desk_answers_by_event on public.desk_answers (event) where what = 'request';
create index desk_answers_of_the_hour on public.desk_answers (by_whom, received_at);

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

-- What somebody at the desk wrote down of a voice note, so that a search finds it. Its sender does not see it.
create table public.request_summaries (
  request_id uuid primary key references public.requests (id) on delete cascade,
  summary text not null check (char_length(summary) <= 2000),
  by_whom uuid not null,
  at timestamptz not null default clock_timestamp()
);

comment on table public.request_summaries is 'For the desk alone, through its functions; the latest words only.';

create trigger a_plain_texts before insert or update on public.request_summaries
  for each row execute function public.plain_texts('summary+');

insert into public.desk_version (n) values (0);

-- Trigger: an id names a request or an answer, so that a check of files means one of them.
create function public.refuse_shared_id() returns trigger
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
  for each row execute function public.refuse_shared_id('request');

create trigger an_answer_is_no_request before insert on public.desk_answers
  for each row execute function public.refuse_shared_id('answer');


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
create function public.clear_desk_number() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.n := null;
  return new;
end $$;

-- Also where the assignee's account is deleted.
create trigger desk_item_assigned before update on public.desk_items
  for each row when (old.assignee is distinct from new.assignee) execute function public.clear_desk_number();

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

-- True while somebody has to do something about a request or an order, also while money for it has to go back. What was answered is open
-- again while there is work for it; a bill is open with its request, and not a second time.
create function public.is_open_at_desk(what text, target uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if what = 'request' then
    return exists (
      select 1 from public.requests r where r.id = target and (r.status in ('received', 'in_review', 'approved')
        or r.status = 'answered' and exists (select 1 from public.bookings b where b.request_id = r.id and public.is_work(b)))
    );
  end if;
  return exists (
    select 1 from public.orders o
    where o.id = target and o.kind <> 'booking' and o.state in ('placed', 'awaiting_payment', 'paid', 'packed', 'shipped')
  ) or exists (
    select 1 from public.money_here(target) p join public.orders o on o.id = p.order_id
    where p.state = 'late' or o.state in ('cancelled', 'refunded')
  );
end $$;

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


-- Reading an answer

-- The slots of an answer's files, in the form of a form's rules; src/features/forms/attachments.ts has the same.
create function public.answer_documents() returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'photo-1', photo, 'photo-2', photo, 'photo-3', photo,
    'voice', '{"types": ["audio/webm", "audio/ogg", "audio/mp4"], "most": 1048576, "seconds": 60}'::jsonb
  ) from (select '{"types": ["image/jpeg", "image/png", "image/webp"]}'::jsonb as photo) rules
$$;

-- True if a move of a request takes somebody who decides: to approve, refuse or cancel, and to take either back.
create function public.is_decision(from_status text, to_status text) returns boolean
language sql immutable set search_path = '' as $$
  select to_status in ('approved', 'rejected', 'cancelled') and to_status <> from_status
    or from_status = 'rejected' and to_status <> 'rejected'
$$;

-- The part of a desk answer's content that is invalid, or null. `after`: ids, with blanks between them.
create function public.desk_answer_problem(said jsonb) returns text
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

-- Raises an error unless the caller is staff, manager or admin.
create function public.check_desk() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_desk_staff() then
    raise exception 'Only staff, managers and admins see what came in' using errcode = '42501';
  end if;
end $$;

-- True if the person wrote the last answer to a request or an order that sets this field, and names it in `after`: its
-- phone knows that value, though it has not read it back.
create function public.follows_own_answer(wish jsonb, held public.desk_items, field text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select a.by_whom = auth.uid() and a.id::text = any (string_to_array(wish ->> 'after', ' '))
    from public.desk_answers a
    where a.what = held.what and a.item = held.id and (a.content::jsonb -> 'answers') ? field
    order by a.received_at desc limit 1
  ), false);
end $$;

-- Why a locked request or order cannot be answered like this now; null if it can. 409 changed_meanwhile: somebody else did
-- something about it. 409 answered_elsewhere: the same person did, from another phone. Without `after`
-- one's own answers are not looked at.
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
  elsif wish ?| array['note', 'status'] and wish ? 'after' and exists (
    select 1 from public.desk_answers a
    where a.what = held.what and a.item = held.id and a.by_whom = auth.uid() and a.event > (wish -> 'seen')::bigint
      and not a.id::text = any (string_to_array(wish ->> 'after', ' '))
  ) then
    return public.refused_entry(409, 'answered_elsewhere', 'The same person answered from another phone meanwhile');
  elsif wish ? 'assignee' and held.assignee is distinct from nullif(wish ->> 'seenAssignee', '')::uuid
    and held.assignee is distinct from assignee and not public.follows_own_answer(wish, held, 'assignee')
  then
    return public.refused_entry(409, 'changed_meanwhile', 'Somebody else was asked to see to it meanwhile', 'assignee');
  elsif wish ? 'summary' and exists (
    select 1 from public.request_summaries s
    where s.request_id = held.id and s.summary not in (wish ->> 'summary', coalesce(wish ->> 'seenSummary', ''))
  ) and not public.follows_own_answer(wish, held, 'summary') then
    return public.refused_entry(409, 'changed_meanwhile', 'Somebody else wrote a summary meanwhile', 'summary');
  elsif status <> at_present and not (status = any (moves) and status = any (sayable)) then
    return public.refused_entry(422, 'invalid', format('It does not go from %s to %s', at_present, left(status, 20)), 'status');
  elsif not public.may_decide() and (
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
  elsif held.what = 'order' and (status <> at_present or wish ? 'status' and public.means_money(held.id, status)) then
    perform public.apply_order_action(held.id, status, note);
    if status = at_present and status = 'cancelled' and note is not null then
      perform public.note_order(held.id, null, note);
    end if;
  elsif held.what = 'order' and note is not null then
    perform public.note_order(held.id, null, note);
  end if;
  if wish ? 'assignee' and held.assignee is distinct from chosen then
    insert into public.desk_assignments (what, item, assignee, by_whom) values (held.what, held.id, chosen, auth.uid());
    update public.desk_items i set assignee = chosen where i.what = held.what and i.id = held.id;
  end if;
  if wish ? 'summary' then
    insert into public.request_summaries (request_id, summary, by_whom) values (held.id, wish ->> 'summary', auth.uid())
      on conflict on constraint request_summaries_pkey
      do update set summary = excluded.summary, by_whom = excluded.by_whom, at = clock_timestamp();
  end if;
  -- It shows in the facts, whatever else did.
  update public.desk_items i set n = null, at = clock_timestamp() where i.what = held.what and i.id = held.id;
end $$;

-- The receipt of a desk answer; incomplete while a file is not verified.
create function public.desk_receipt(answer public.desk_answers) returns jsonb
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
  said jsonb;
  wish jsonb;
  at_present text;
  objection jsonb;
begin
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'An entry is {id, content, made_at}', problem);
  elsif octet_length(words) > 16384 then
    return public.refused_entry(413, 'too_large', 'An answer has at most 16 KB');
  elsif public.has_too_many_brackets(words) then
    return public.refused_entry(422, 'invalid', 'The answer cannot be read', 'content');
  end if;
  select * into known from public.desk_answers a where a.id = (entry ->> 'id')::uuid;
  if known.content = words and known.by_whom = auth.uid() then
    return public.desk_receipt(known);
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another answer');
  elsif not public.is_desk_staff() then
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

-- As take_desk_answer, for an entry that may be anything: an error undoes that entry alone. A call with GET, where
-- nothing may be written, is the caller's fault and answered with PostgREST's 405.
create function public.try_desk_answer(entry jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  problem text;
begin
  return public.take_desk_answer(entry);
exception
  when unique_violation then
    return public.refused_entry(409, 'conflict', 'This id belongs to another answer');
  when raise_exception then
    -- A guard of the orders: no money came that could go back.
    get stacked diagnostics problem = pg_exception_hint;
    return public.refused_entry(422, case problem when 'counted' then problem else 'invalid' end, sqlerrm, 'status');
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
  -- Orders first, as everywhere, and all at once: the books come after them.
  perform from public.orders o where public.is_desk_staff() and o.id in (
    select substring(said ->> 'content' from '"item":"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"')::uuid
    from jsonb_array_elements(entries) said
  ) order by o.id for update;
  -- All at once and in one order, guests before accounts as in claim_guest, so that two calls never wait for one another.
  for owner in
    select whose from (
      select distinct public.request_owner(r.user_id, r.guest_hash) as whose from jsonb_array_elements(entries) said
      join public.requests r on r.id =
        substring(said ->> 'content' from '"item":"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"')::uuid
    ) owners where whose is not null and public.is_desk_staff() order by char_length(whose) desc, whose
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
alter table public.answer_files enable row level security;
alter table public.request_summaries enable row level security;

-- No policy for desk_items, desk_version, desk_answers, desk_assignments, answer_files, request_summaries: only functions that run as
-- their owner touch them.

revoke all on public.desk_items, public.desk_version from service_role;
revoke insert, update, delete, truncate on public.desk_answers, public.desk_assignments from service_role;
revoke all on public.request_summaries from service_role;
revoke all on public.answer_files from service_role;
grant execute on function public.answer_from_desk(jsonb) to authenticated;
grant execute on function public.mark_spam(uuid[], boolean, boolean) to authenticated;
