-- What is written at the desk comes in: a note, a new status, a colleague to see to it. Each answer is done once, however
-- often it arrives, and not at all where somebody else did something meanwhile. docs/decisions/0048-the-desk.md tells why.

-- Whether moving a request takes somebody who decides: to approve, refuse or cancel, and to take either back.
create function public.is_decision(from_status text, to_status text) returns boolean
language sql immutable set search_path = '' as $$
  select to_status in ('approved', 'rejected', 'cancelled') and to_status <> from_status
    or from_status = 'rejected' and to_status <> 'rejected'
$$;

-- The centre's answer: a note, a new status, or both. The request as its owner sees it then.
create or replace function public.answer_request(id uuid, note text, status text default null) returns jsonb
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
  if public.is_decision(known.status, coalesce(status, known.status)) and not public.decides() then
    raise exception 'Only managers and admins decide' using errcode = '42501', detail = 'status';
  end if;
  perform public.move_request_to(known.id, coalesce(status, known.status), translate(words, E'\r', ''), 'centre');
  return public.request_facts(known.id);
end $$;

-- The part of a desk answer's content that is not as agreed, or null.
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

-- Why a request or an order, locked, cannot be answered like this now; null where it can.
create function public.desk_objection(wish jsonb, held public.desk_items, at_present text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  status constant text := wish ->> 'status';
  assignee constant uuid := nullif(wish ->> 'assignee', '')::uuid;
  is_request constant boolean := held.what = 'request';
  moves constant text[] := case when is_request then public.request_moves(at_present) else public.order_moves(at_present) end;
  -- Being paid is the provider's word, being replaced its owner's; the rest is said at the desk.
  sayable constant text[] := case
    when is_request then array['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled']
    else array['packed', 'shipped', 'delivered', 'cancelled', 'refunded']
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
    case when is_request then public.is_decision(at_present, coalesce(status, at_present)) else status = 'refunded' end
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
    perform public.move_order_to(held.id, status, note);
  elsif held.what = 'order' and note is not null then
    perform public.note_order(held.id, note);
  end if;
  if wish ? 'assignee' and held.assignee is distinct from chosen then
    insert into public.desk_assignments (what, item, assignee, by_whom) values (held.what, held.id, chosen, auth.uid());
    update public.desk_items i set assignee = chosen where i.what = held.what and i.id = held.id;
  end if;
  -- It shows in the facts, whatever else did.
  update public.desk_items i set n = null, at = clock_timestamp() where i.what = held.what and i.id = held.id;
end $$;

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

-- Locks a request or an order, as its owner's phone locks it, and says where it stands; null where there is none.
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

grant execute on function public.answer_from_desk(jsonb) to authenticated;
