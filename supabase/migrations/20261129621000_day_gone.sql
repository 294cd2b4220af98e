-- A phone whose date was 40 days behind booked a machine for a day 39 days gone, and its form that had waited for a network longer than
-- the day was away was taken too. Such an entry comes back with the nearest free days.

-- The next days from today on which a resource is free for so long, at most three; none of one that is retired.
create function public.nearest_days(resource public.resources, length interval) returns date[]
language plpgsql stable set search_path = '' as $$
declare
  day date := (public.booking_now() at time zone 'Asia/Kolkata')::date;
  starts timestamptz;
  slot tstzrange;
  days date[] := '{}';
begin
  while cardinality(days) < 3 loop
    starts := public.opening(resource, day);
    slot := (public.nearest_slots(resource, tstzrange(starts, starts + length), null, day::timestamp at time zone 'Asia/Kolkata'))[1];
    exit when slot is null;
    days := days || (lower(slot) at time zone 'Asia/Kolkata')::date;
    day := days[cardinality(days)] + 1;
  end loop;
  return days;
end $$;

-- The refusal of answers that book something for a day gone by, with `days`, the nearest free ones; or null.
create function public.refused_day(said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted constant record := public.wanted_booking(said ->> 'form', said -> 'answers');
  resource public.resources;
begin
  select r.* into resource from public.resources r where r.id = wanted.resource;
  if resource.id is null or not coalesce(wanted.day < (public.booking_now() at time zone 'Asia/Kolkata')::date, false) then
    return null;
  end if;
  return jsonb_set(
    public.refused_entry(
      422, 'day_gone', 'The day has gone by', case when said -> 'answers' ? 'startDate' then 'startDate' else 'preferredDate' end
    ),
    '{refused,days}',
    -- As long as the desk suggests (src/core/desk/day-plan.ts).
    to_jsonb(public.nearest_days(resource, case wanted.duration
      when 'full-day' then interval '8 hours'
      when '2-days' then interval '32 hours'
      when '3-days' then interval '56 hours'
      when 'weekly' then interval '152 hours'
      else case when resource.kind in ('visit', 'pickup') then interval '2 hours' else interval '4 hours' end
    end))
  );
end $$;

-- As in derived_answers.sql; and a booking names no day gone by.
create or replace function public.take_request(entry jsonb, person uuid, guest_hash text, wait int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  problem text := public.entry_problem(entry);
  known public.requests;
  said jsonb;
  form jsonb;
  broken jsonb;
begin
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'An entry is {id, content, made_at}', problem);
  elsif octet_length(entry ->> 'content') > 65536 then
    return public.refused_entry(413, 'too_large', 'A submission has at most 64 KB');
  elsif public.is_tangled(entry ->> 'content') then
    return public.refused_entry(422, 'invalid', 'The submission cannot be read', 'content');
  end if;
  select * into known from public.requests r where r.id = (entry ->> 'id')::uuid;
  if known.content = entry ->> 'content' and public.is_senders(known, person, guest_hash) then
    return jsonb_build_object('receipt', public.request_receipt(known.id), 'known', true);
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another submission');
  end if;

  said := (entry ->> 'content')::jsonb;
  problem := public.content_problem(said);
  if problem is not null then
    return public.refused_entry(422, 'invalid', 'The submission is not as agreed', problem);
  end if;
  select rules into form from public.form_rules where kind = said ->> 'form' and version = (said -> 'version')::int;
  if form is null then
    return public.refused_entry(422, 'unknown_form', 'The centre does not know this version of the form');
  elsif form ->> 'sender' = 'account' and (person is null or guest_hash is not null and auth.uid() is distinct from person) then
    return public.refused_entry(403, 'account_only', 'Only somebody with an account can send this');
  end if;
  broken := public.broken_rule(form, said ->> 'subject', said -> 'answers', said -> 'manifest');
  if form ->> 'table' = 'training_enrollments' and (public.training_program(said ->> 'subject')).id is null then
    broken := coalesce(broken, '{"field": "subject", "problem": "option"}');
  end if;
  broken := coalesce(broken, public.broken_consent(said));
  if broken is not null then
    return public.refused_entry(422, 'invalid', 'The answer breaks a rule: ' || (broken ->> 'problem'), broken ->> 'field');
  end if;
  broken := public.refused_day(said);
  if broken is not null then
    return broken;
  end if;
  wait := coalesce(wait, case when said -> 'manifest' <> '[]' then public.files_wait(person, said -> 'manifest') end);
  if wait is not null then
    return jsonb_set(
      public.refused_entry(429, 'limit', 'Too much was sent within an hour'), '{refused,retry_after}', to_jsonb(wait)
    );
  end if;

  known := public.keep_request(entry, said, person, guest_hash);
  perform public.list_files(known.id, said -> 'manifest');
  perform public.file_answers(known.id, form ->> 'table', person, known.kind, known.subject, said -> 'answers');
  perform public.replace_requests(known);
  return jsonb_build_object('receipt', public.request_receipt(known.id));
end $$;
