-- Whoever has no email may take a loan and a training: the form hides its email once "No email" is ticked (`isNot` of a condition), and
-- no other address stands in for it. docs/decisions/0063-email-is-optional.md explains it.


-- Conditions

-- True if a field is shown; while it is not, it has no answer. What is not answered yet is none of `isNot`.
create or replace function public.is_shown(condition jsonb, subject text, answers jsonb) returns boolean
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
        or (jsonb_typeof(coalesce(rule #> '{shownWhen,isNot}', rule #> '{shownWhen,is}')) = 'array'
          and fields ? (rule #>> '{shownWhen,field}')), false
    ) then 'shownWhen'
  end
$$;


-- Trainings

-- The order that an enrolment is paid by: its id and its reference are the request's, its price the program's. Without an email its
-- address is empty, as that of a cart's order is.
create or replace function public.order_training(target uuid, person uuid, program public.catalogue_items, answers jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.orders (
    id, user_id, kind, state, reference, name, email, phone, delivery_fee_paise, goods_paise, total_paise, language,
    content_hash
  )
  select id, person, 'training', 'placed', reference, left(answers ->> 'studentName', 120), coalesce(answers ->> 'email', ''),
    answers ->> 'phone', 0, program.price_paise, program.price_paise, language, hash
  from public.requests where id = target;
  insert into public.order_items (
    order_id, position, product_id, name, category, pack_amount, pack_unit, unit_paise, quantity,
    line_paise
  ) values (
    target, 1, program.id, program.name, program.category, program.pack_amount,
    program.pack_unit, program.price_paise, 1, program.price_paise
  );
  perform public.move_order_to(target, 'awaiting_payment', null);
end $$;

-- Adds the row of an enrolment, and its order.
create or replace function public.file_training(target uuid, person uuid, program public.catalogue_items, answers jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  rupees constant text := '₹' || btrim(to_char(program.price_paise / 100, '99,99,99,999'));
begin
  insert into public.training_enrollments (
    id, user_email, program_title, program_price, student_name, phone, education_background, farming_experience,
    enrollment_data
  ) values (
    target, coalesce(answers ->> 'email', ''), public.in_language(program.name), rupees, answers ->> 'studentName',
    answers ->> 'phone', answers ->> 'education', answers ->> 'experience',
    jsonb_build_object('motivation', answers -> 'motivation', 'program_details', jsonb_build_object(
      'id', split_part(program.id, '/', 2), 'title', public.in_language(program.name), 'level', public.in_language(program.badge),
      'price', rupees,
      'duration', concat_ws(' ', trim_scale(program.pack_amount), program.pack_unit)
    ))
  );
  perform public.order_training(target, person, program, answers);
end $$;

comment on column public.training_enrollments.user_email is 'Empty of somebody without an email.';
