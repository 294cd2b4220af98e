-- Photos and voice notes on any form: they go the ways of documents. docs/decisions/0079-anything-attached.md explains it.


-- The rules of forms

-- The first rule that the files of a manifest break, {field: slot, problem}, or null; the slots in order of their keys. Where
-- there is no manifest, nothing is looked at.
create or replace function public.broken_file_rule(documents jsonb, manifest jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('field', left(slot, 100), 'problem', problem)
    from (
      select slot, case
        when rule is null or count(file) > 1 then 'unknown'
        when count(file) = 0 then case when rule -> 'required' = 'true' then 'required' end
        when not bool_and(rule -> 'types' ? (file ->> 'type')) then 'option'
        when not bool_and(
          (file -> 'bytes')::numeric between 1 and least(5242880, (rule -> 'most')::numeric) and (file -> 'bytes')::numeric % 1 = 0
        ) then 'range'
        when not bool_and(file ->> 'sha256' ~ '^[0-9a-f]{64}$') then 'format'
      end as problem
      from (
        select key as slot from jsonb_each(documents) union select value ->> 'slot' from jsonb_array_elements(manifest)
      ) slots
      left join jsonb_array_elements(manifest) file on file ->> 'slot' = slot
      left join jsonb_each(documents) documented (key, rule) on key = slot
      group by slot, rule
    ) slots
    where manifest is not null and problem is not null order by slot collate "C" limit 1
  );
end $$;

-- The first rule that the answers break, {field, problem}, or null. Looked at in this order: the subject, keys that no
-- field has, then the fields by their keys, whose order a jsonb does not keep, then the files where there is a manifest.
create or replace function public.broken_rule(rules jsonb, subject text, answers jsonb, manifest jsonb default null) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  fields constant jsonb := rules -> 'fields';
  field text;
  rule jsonb;
  problem text;
begin
  problem := case
    when not rules ? 'subjects' and subject is not null then 'unknown'
    when rules ? 'subjects' and subject is null then 'required'
    when rules ? 'subjects' and not rules -> 'subjects' ? subject then 'option'
  end;
  if problem is not null then
    return jsonb_build_object('field', 'subject', 'problem', problem);
  elsif jsonb_typeof(answers) is distinct from 'object' then
    return jsonb_build_object('field', 'answers', 'problem', 'type');
  end if;

  select min(key collate "C") into field from jsonb_object_keys(answers) key where not fields ? key;
  if field is not null then
    return jsonb_build_object('field', left(field, 100), 'problem', 'unknown');
  end if;

  for field, rule in select key, value from jsonb_each(fields) order by key collate "C" loop
    problem := case
      when rule ? 'shownWhen' and not public.is_shown(rule -> 'shownWhen', subject, answers) then case when answers ? field then 'hidden' end
      when answers ? field then public.answer_problem(rule, subject, answers -> field)
      -- A voice note may stand for the words.
      when rule ? 'orFile' and manifest @> jsonb_build_array(jsonb_build_object('slot', rule -> 'orFile')) then null
      when rule -> 'required' = 'true' or rule -> 'accepted' = 'true' then 'required'
    end;
    if problem is not null then
      return jsonb_build_object('field', field, 'problem', problem);
    end if;
  end loop;
  if rules ? 'documents' or manifest <> '[]' then
    return public.broken_file_rule(coalesce(rules -> 'documents', '{}'), manifest);
  end if;
  return null;
end $$;

-- What makes a field's rule invalid, or null.
create or replace function public.field_rule_problem(rule jsonb, fields jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(rule) is distinct from 'object' then 'no rule'
    when rule ->> 'type' is null
      or rule ->> 'type' not in (
        'text', 'longText', 'phone', 'email', 'number', 'date', 'choice', 'yesNo', 'pin', 'place'
      ) then 'its type'
    when rule - array['type', 'required', 'orFile', 'max', 'least', 'most', 'mostBySubject', 'options', 'accepted', 'shownWhen'] <> '{}'
      then 'a key that is unknown'
    when rule ? 'required' and rule -> 'required' <> 'true' then 'required'
    when rule ? 'orFile' and (jsonb_typeof(rule -> 'orFile') <> 'string' or rule ->> 'type' not in ('text', 'longText')) then 'orFile'
    when rule ? 'accepted' and (rule -> 'accepted' <> 'true' or rule ->> 'type' <> 'yesNo') then 'accepted'
    when rule ? 'mostBySubject' and (jsonb_typeof(rule -> 'mostBySubject') <> 'object' or rule ->> 'type' <> 'number' or
      jsonb_path_exists(rule, '$.mostBySubject.* ? (@.type() != "number")')) then 'mostBySubject'
    when rule ? 'max' and coalesce(rule ->> 'max' !~ '^[1-9][0-9]{0,5}$', true) then 'max'
    when rule ? 'least' and jsonb_typeof(rule -> 'least') <> 'number' then 'least'
    when rule ? 'most' and jsonb_typeof(rule -> 'most') <> 'number' then 'most'
    when (rule ->> 'type' = 'choice') <> (jsonb_typeof(rule -> 'options') is not distinct from 'array') then 'options'
    when rule ? 'shownWhen' and not coalesce(
      jsonb_typeof(rule #> '{shownWhen,subject}') = 'array'
        or (jsonb_typeof(rule #> '{shownWhen,is}') = 'array' and fields ? (rule #>> '{shownWhen,field}')), false
    ) then 'shownWhen'
  end
$$;

-- What makes the document slots of a form invalid, or null.
create or replace function public.documents_problem(documents jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(documents) <> 'object' then 'the documents'
    else (
      select key || ': no rule of a document' from jsonb_each(documents)
      where jsonb_typeof(value) <> 'object' or value - array['required', 'types', 'most', 'seconds'] <> '{}'
        or (value ? 'required' and value -> 'required' <> 'true')
        or jsonb_typeof(value -> 'types') is distinct from 'array' or value -> 'types' = '[]'
        or (value ? 'most' and coalesce((value -> 'most')::text !~ '^[1-9][0-9]{0,6}$', true))
        or (value ? 'seconds' and coalesce((value -> 'seconds')::text !~ '^[1-9][0-9]{0,2}$', true))
        -- The kinds that complete-request can tell apart.
        or not value -> 'types' <@ '["image/jpeg", "image/png", "image/webp", "application/pdf", "audio/webm", "audio/ogg", "audio/mp4"]'
      order by key limit 1
    )
  end
$$;

-- What makes the rules of a form invalid, or null.
create or replace function public.form_rules_problem(rules jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  problem text;
begin
  if jsonb_typeof(rules) is distinct from 'object'
    or rules - array['sender', 'table', 'subjects', 'fields', 'documents'] <> '{}'
  then
    return 'they are sender, table, subjects, fields and documents';
  elsif coalesce(rules ->> 'sender', '') not in ('anyone', 'account') then
    return 'the sender';
  elsif coalesce(rules ->> 'table', '') not in (
    'service_requests', 'insurance_applications', 'training_enrollments', 'loan_applications'
  ) then
    return 'the table';
  elsif rules ->> 'table' <> 'service_requests' and rules ->> 'sender' <> 'account' then
    -- Its rows name the account and, of a training, the order that the account pays.
    return format('only an account can be the sender of %s', rules ->> 'table');
  elsif rules ->> 'sender' <> 'account' and jsonb_path_exists(rules, '$.documents.*.required') then
    -- A file lies under its owner's id. A guest's answers come at once, and the files once the guest has an account.
    return 'only an account can be asked for documents';
  elsif rules ? 'documents' and public.documents_problem(rules -> 'documents') is not null then
    return public.documents_problem(rules -> 'documents');
  elsif rules ? 'subjects' and jsonb_typeof(rules -> 'subjects') <> 'array' then
    return 'the subjects';
  elsif jsonb_typeof(rules -> 'fields') is distinct from 'object' then
    return 'the fields';
  end if;
  select format('%s: %s', key, public.field_rule_problem(value, rules -> 'fields')) into problem
  from jsonb_each(rules -> 'fields') where public.field_rule_problem(value, rules -> 'fields') is not null
  order by key limit 1;
  return problem;
end $$;


-- Files

update storage.buckets set allowed_mime_types = array[
  'image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'audio/webm', 'audio/ogg', 'audio/mp4'
] where id = 'documents';

-- The caller's request as complete-request needs it: {owner, files: [{slot, sha256, bytes, type, version, seconds}]}, the files
-- that are not verified, by slot, with the version that is stored now or null and, of a voice note, the longest that its form takes. Null where the caller has no such request.
create or replace function public.files_to_verify(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('owner', r.user_id, 'files', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'slot', f.slot, 'sha256', f.sha256, 'bytes', f.bytes, 'type', f.type,
      'version', public.stored_version(r.user_id, r.id, f.sha256),
      'seconds', (
        select form.rules -> 'documents' -> f.slot -> 'seconds' from public.form_rules form
        where form.kind = r.kind and form.version = r.rules_version
      )
    ) order by f.slot collate "C"), '[]') from public.request_files f where f.request_id = r.id and f.verified_at is null
  ))
  from public.requests r where r.id = files_to_verify.id and r.user_id = auth.uid()
$$;


-- Summaries

-- What somebody at the desk wrote down of a voice note, so that a search finds it. Its sender does not see it.
create table public.request_summaries (
  request_id uuid primary key references public.requests (id),
  summary text not null check (char_length(summary) <= 2000),
  by_whom uuid not null,
  at timestamptz not null default clock_timestamp()
);

comment on table public.request_summaries is 'For the desk alone, through its functions; the latest words only.';

create trigger a_plain_texts before insert or update on public.request_summaries
  for each row execute function public.plain_texts('summary+');

alter table public.request_summaries enable row level security;

-- No policy: only functions that run as their owner touch it.

revoke all on public.request_summaries from service_role;

-- A request or an order as the desk reads it, spam too. `seen` is its last event, `taken` what the desk did to it, by id.
create or replace function public.desk_facts(target public.desk_items) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'what', target.what, 'id', target.id, 'n', target.n, 'owner', owner.id, 'log', log,
    'seen', coalesce((log -> -1 -> 'id')::bigint, 0),
    'open', public.is_open_at_desk(target.what, target.id),
    'assignee', target.assignee, 'assigned_to', public.name_of(target.assignee),
    'from', (
      select jsonb_build_object('name', p.display_name, 'phone', p.phone, 'village', p.village, 'pincode', p.pincode)
      from public.profiles p where p.user_id = owner.id
    ),
    'taken', (
      select coalesce(jsonb_agg(a.id), '[]'::jsonb) from public.desk_answers a
      where a.what = target.what and a.item = target.id
    )
  ) || case target.what
    when 'request' then jsonb_build_object('request', public.request_facts(target.id) - 'events',
      'spam', (select r.status = 'spam' from public.requests r where r.id = target.id),
      'summary', (select s.summary from public.request_summaries s where s.request_id = target.id))
    else jsonb_build_object('order', public.order_with_payments(target.id) - 'events')
  end
  from public.desk_log(target.what, target.id) log, (
    select case target.what
      when 'request' then (select r.user_id from public.requests r where r.id = target.id)
      else (select o.user_id from public.orders o where o.id = target.id)
    end as id
  ) owner
$$;

-- What came in with these words, by its reference, a phone number or what was written; if nobody wrote them so, by the
-- sound of a name: {items}, at most 30, the latest first. It finds what no phone at the desk stores any more.
create or replace function public.desk_find(wanted text) returns jsonb
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
      or exists (
        select 1 from public.request_summaries s where s.request_id = requests.id and position(words in lower(s.summary)) > 0
      )
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

-- The part of a desk answer's content that is invalid, or null.
create or replace function public.desk_answer_problem(said jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when public.content_problem(said) is not null then public.content_problem(said)
    when said ->> 'form' <> 'desk-answer' or said ->> 'version' <> '1' then 'form'
    when said -> 'manifest' <> '[]' then 'manifest'
    when said ? 'subject' then 'subject'
    when wish - array['what', 'item', 'note', 'status', 'assignee', 'seen', 'seenAssignee', 'summary', 'seenSummary'] <> '{}' then 'answers'
    when coalesce(wish -> 'what' not in ('"request"', '"order"'), true) then 'what'
    when not public.is_uuid(wish -> 'item') then 'item'
    when jsonb_typeof(wish -> 'seen') is distinct from 'number' or wish ->> 'seen' !~ '^[0-9]{1,15}$' then 'seen'
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

-- Why a locked request or order cannot be answered like this now; null if it can.
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
  elsif wish ? 'assignee' and held.assignee is distinct from nullif(wish ->> 'seenAssignee', '')::uuid
    and held.assignee is distinct from assignee
  then
    return public.refused_entry(409, 'changed_meanwhile', 'Somebody else was asked to see to it meanwhile', 'assignee');
  elsif wish ? 'summary' and exists (
    select 1 from public.request_summaries s
    where s.request_id = held.id and s.summary not in (wish ->> 'summary', coalesce(wish ->> 'seenSummary', ''))
  ) then
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

-- Does what a desk answer says, to what is locked and was not objected to.
create or replace function public.do_desk_answer(wish jsonb, held public.desk_items, at_present text) returns void
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
  if wish ? 'summary' then
    insert into public.request_summaries (request_id, summary, by_whom) values (held.id, wish ->> 'summary', auth.uid())
      on conflict on constraint request_summaries_pkey
      do update set summary = excluded.summary, by_whom = excluded.by_whom, at = clock_timestamp();
  end if;
  -- It shows in the facts, whatever else did.
  update public.desk_items i set n = null, at = clock_timestamp() where i.what = held.what and i.id = held.id;
end $$;
