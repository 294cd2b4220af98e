-- A batch is taken in as one piece first. Only where something in it breaks does each entry get a subtransaction of its
-- own: that costs as much as keeping the entry does, and nearly no batch needs it.

-- Answers entries in their order, [{id, receipt | refused, known?}]; with `singly` whatever one of them breaks is undone
-- and answered for that one alone, without it the first breach is thrown. Of new entries at most `most` are taken; what is
-- beyond waits `wait` seconds.
create function public.answer_requests(entries jsonb, person uuid, guest_hash text, most int, wait int, singly boolean)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  entry jsonb;
  answer jsonb;
  longest int;
  answers jsonb[] := '{}';
  taken int := 0;
begin
  for entry in select value from jsonb_array_elements(entries) loop
    longest := case when taken >= most then wait end;
    answer := case when singly
      then public.try_request(entry, person, guest_hash, longest)
      else public.take_request(entry, person, guest_hash, longest) end;
    taken := taken + (answer ? 'receipt' and not answer ? 'known')::int;
    answers := answers || (answer || jsonb_build_object('id', left(entry ->> 'id', 100)));
  end loop;
  return to_jsonb(answers);
end $$;

-- As in the migration of submit_requests, and the whole batch at once where nothing breaks.
create or replace function public.submit_requests(entries jsonb, guest text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender record;
  answers jsonb;
  allowed record;
begin
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 50
    or octet_length(entries::text) > 524288
  then
    raise sqlstate 'PT413' using message = 'Entries come as a list of at most 50 and 512 KB', hint = 'Send fewer at once.';
  end if;
  perform public.limit_senders();
  -- The guest first, then the account that it became: see claim_guest.
  select * into sender from public.request_sender(guest);
  if sender.guest_hash is not null then
    perform public.lock_requests(sender.guest_hash);
    select * into sender from public.request_sender(guest);
  end if;
  if sender.person is not null then
    perform public.lock_requests(sender.person::text);
  end if;

  select * into allowed from public.entries_left(sender.person, sender.guest_hash);
  -- What was received before is answered also beyond the limit.
  if allowed.entries <= 0 and not exists (
    select 1 from public.requests r where public.is_senders(r, sender.person, sender.guest_hash)
      and r.id = any (array(
        select (said ->> 'id')::uuid from jsonb_array_elements(entries) said where public.is_uuid(said -> 'id')
      ))
  ) then
    perform public.too_many('Too much was sent within an hour', allowed.wait);
  end if;
  begin
    answers := public.answer_requests(entries, sender.person, sender.guest_hash, allowed.entries, allowed.wait, false);
  exception when others then
    answers := public.answer_requests(entries, sender.person, sender.guest_hash, allowed.entries, allowed.wait, true);
  end;
  perform public.count_entries((select count(*)::int from jsonb_array_elements(answers) answer where not answer ? 'known'));
  return jsonb_build_object(
    'results', coalesce((select jsonb_agg(answer - 'known' order by place)
      from jsonb_array_elements(answers) with ordinality as each (answer, place)), '[]')
  );
end $$;
