-- An answer of the desk names in `after` those that its phone had made before. So one's own answers from another phone
-- are seen as what happened meanwhile, and those from the same phone are not taken for a colleague's.

alter table public.desk_answers add column event bigint;

comment on column public.desk_answers.event is
  'The last event of its request or order once a note or status was done; null otherwise, and for answers from before this column.';

-- The part of a desk answer's content that is invalid, or null. `after`: ids, with blanks between them.
create or replace function public.desk_answer_problem(said jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when public.content_problem(said) is not null then public.content_problem(said)
    when said ->> 'form' <> 'desk-answer' or said ->> 'version' <> '1' then 'form'
    when said -> 'manifest' <> '[]' then 'manifest'
    when said ? 'subject' then 'subject'
    when wish - array['what', 'item', 'note', 'status', 'assignee', 'seen', 'seenAssignee', 'summary', 'seenSummary', 'after'] <> '{}' then 'answers'
    when coalesce(wish -> 'what' not in ('"request"', '"order"'), true) then 'what'
    when not public.is_uuid(wish -> 'item') then 'item'
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
    when not wish ?| array['note', 'status', 'assignee', 'summary'] then 'note'
  end
  from (select said -> 'answers' as wish) answered
$$;

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
-- something about it. 409 answered_elsewhere: the same person did, from another phone. Builds before `after` are not
-- asked about their own answers.
create or replace function public.desk_objection(wish jsonb, held public.desk_items, at_present text) returns jsonb
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

-- Takes one entry: {receipt} or {refused}.
create or replace function public.take_desk_answer(entry jsonb) returns jsonb
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
  return public.desk_receipt(known);
end $$;
