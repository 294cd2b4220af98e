-- A required text may be answered by any of several files: a message of the support window by a photo or by voice.
-- docs/decisions/0083-messages-are-spoken-and-shown.md explains it. `orFile` of a rule is a slot, or a list of slots.


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
        or (jsonb_typeof(rule #> '{shownWhen,is}') = 'array' and fields ? (rule #>> '{shownWhen,field}')), false
    ) then 'shownWhen'
  end
$$;
