-- The rules of the forms, as the phone has them: which answers are allowed, and when. Every published version stays, because a phone
-- that was in a drawer for a year still sends answers to last year's form. broken_rule and the phone's own checker agree:
-- tests/forms/rule-cases.json holds cases for both.


-- Table

-- The rules of every published version of every form.
create table public.form_rules (
  kind text not null check (kind ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(kind) <= 80),
  version int not null check (version between 1 and 999999),
  rules jsonb not null,
  published_at timestamptz not null default now(),
  primary key (kind, version)
);

comment on table public.form_rules is 'Append-only: answers that were checked by a version must be checkable by it for ever.';


-- Checking answers

-- True if a field is shown; while it is not, it has no answer. What is not answered yet is none of `isNot`.
create function public.is_shown(condition jsonb, subject text, answers jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when condition is null then true
    when condition ? 'subject' then coalesce(condition -> 'subject' ? subject, false)
    when condition ? 'isNot' then not exists (
      select 1 from jsonb_array_elements(condition -> 'isNot') unwanted where unwanted = answers -> (condition ->> 'field')
    )
    else exists (
      select 1 from jsonb_array_elements(condition -> 'is') wanted where wanted = answers -> (condition ->> 'field')
    )
  end;
end $$;

-- True for a spot on the map as phones write it, geo:32.2733,75.6522;u=12;t=1732170000000: degrees, metres that it may be off
-- by, milliseconds since 1970.
create function public.is_spot(input text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when input ~ '^geo:-?[0-9]{1,2}([.][0-9]{1,7})?,-?[0-9]{1,3}([.][0-9]{1,7})?;u=[0-9]{1,8};t=[0-9]{12,14}$' then (
      select abs(part[1]::numeric) <= 90 and abs(part[2]::numeric) <= 180 from regexp_match(input, ':([^,]+),([^;]+);') part
    )
    else false
  end;
end $$;

-- What is wrong with an answer that is given, or null.
create function public.answer_problem(rule jsonb, subject text, answer jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  type constant text := rule ->> 'type';
  input constant text := answer #>> '{}';
begin
  if jsonb_typeof(answer) <> (case type when 'number' then 'number' when 'yesNo' then 'boolean' else 'string' end) then
    return 'type';
  end if;
  return case type
    when 'text' then public.text_problem(input, coalesce((rule -> 'max')::int, 200), false)
    when 'longText' then public.text_problem(input, coalesce((rule -> 'max')::int, 2000), true)
    when 'phone' then case when input !~ '^[6-9][0-9]{9}$' then 'format' end
    when 'email' then coalesce(
      public.text_problem(input, 254, false),
      case when input !~ '^[^@[:space:]\u00a0]+@[^@[:space:]\u00a0]+$' then 'format' end
    )
    when 'date' then case when not public.is_day(input) then 'format' end
    when 'choice' then case when not coalesce(rule -> 'options' ? input, false) then 'option' end
    when 'number' then case
      -- What a phone reads as infinite.
      when abs(answer::numeric) > 1.7976931348623157e308::numeric then 'type'
      when answer::numeric < (rule -> 'least')::numeric or answer::numeric > (rule -> 'most')::numeric
        or answer::numeric > (rule -> 'mostBySubject' -> subject)::numeric then 'range'
    end
    -- Only yes is an answer to what has to be accepted.
    when 'yesNo' then case when rule -> 'accepted' = 'true' and answer = 'false' then 'required' end
    when 'pin' then case when input !~ '^[1-9][0-9]{5}$' then 'format' end
    when 'place' then coalesce(
      public.text_problem(input, 300, false),
      -- What begins like a spot on the map must be one: no words do.
      case when input ~* '^geo:' and not public.is_spot(input) then 'format' end
    )
  end;
end $$;

-- The first rule that the files of a manifest break, {field: slot, problem}, or null; the slots in order of their keys. Where
-- there is no manifest, nothing is looked at.
create function public.broken_file_rule(documents jsonb, manifest jsonb) returns jsonb
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
create function public.broken_rule(rules jsonb, subject text, answers jsonb, manifest jsonb default null) returns jsonb
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
      -- A voice note or a photo may stand for the words.
      when exists (
        select 1 from jsonb_array_elements(manifest) file where (rule -> 'orFile') @> (file -> 'slot')
      ) then null
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


-- Publishing

-- What makes a field's rule invalid, or null.
create function public.field_rule_problem(rule jsonb, fields jsonb) returns text
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
    when rule ? 'orFile' and (rule ->> 'type' not in ('text', 'longText') or jsonb_typeof(rule -> 'orFile') not in ('string', 'array')
      or rule -> 'orFile' = '[]' or jsonb_path_exists(rule, '$.orFile[*] ? (@.type() != "string")')) then 'orFile'
    when rule ? 'accepted' and (rule -> 'accepted' <> 'true' or rule ->> 'type' <> 'yesNo') then 'accepted'
    when rule ? 'mostBySubject' and (jsonb_typeof(rule -> 'mostBySubject') <> 'object' or rule ->> 'type' <> 'number' or
      jsonb_path_exists(rule, '$.mostBySubject.* ? (@.type() != "number")')) then 'mostBySubject'
    when rule ? 'max' and coalesce(rule ->> 'max' !~ '^[1-9][0-9]{0,5}$', true) then 'max'
    when rule ? 'least' and jsonb_typeof(rule -> 'least') <> 'number' then 'least'
    when rule ? 'most' and jsonb_typeof(rule -> 'most') <> 'number' then 'most'
    when (rule ->> 'type' = 'choice') <> (jsonb_typeof(rule -> 'options') is not distinct from 'array') then 'options'
    when rule ? 'shownWhen' and not coalesce(
      jsonb_typeof(rule #> '{shownWhen,subject}') = 'array'
        or (jsonb_typeof(coalesce(rule #> '{shownWhen,isNot}', rule #> '{shownWhen,is}')) = 'array'
          and fields ? (rule #>> '{shownWhen,field}')), false
    ) then 'shownWhen'
  end
$$;

-- What makes the document slots of a form invalid, or null.
create function public.documents_problem(documents jsonb) returns text
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
create function public.form_rules_problem(rules jsonb) returns text
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

-- Adds the rules of {kind: {version: rules}}: {published: how many were new}. What is there already must be the same;
-- otherwise nothing is published. For the service key alone, before a build with these forms goes out.
create function public.publish_form_rules(rules jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  form text;
  number text;
  input jsonb;
  held jsonb;
  published int := 0;
begin
  for form, number, input in
    select kinds.key, versions.key, versions.value
    from jsonb_each(publish_form_rules.rules) kinds, jsonb_each(kinds.value) versions order by 1, 2
  loop
    if number !~ '^[1-9][0-9]{0,5}$' or public.form_rules_problem(input) is not null then
      raise exception 'These are no rules of %, version %: %', form, number, public.form_rules_problem(input)
        using errcode = 'P0001';
    end if;
    insert into public.form_rules (kind, version, rules) values (form, number::int, input)
      on conflict on constraint form_rules_pkey do nothing;
    if found then
      published := published + 1;
      continue;
    end if;
    select known.rules into held from public.form_rules known where known.kind = form and known.version = number::int;
    if held <> input then
      raise sqlstate 'PT409' using message = format('The rules of %s, version %s, are published and are not these', form, number),
        hint = 'Publish the changed form under the next version.';
    end if;
  end loop;
  return jsonb_build_object('published', published);
end $$;


-- Who may do what

alter table public.form_rules enable row level security;

-- No policy for form_rules: only functions that run as their owner touch it.

revoke insert, update, delete, truncate on public.form_rules from service_role;
grant execute on function public.publish_form_rules(jsonb) to service_role;
