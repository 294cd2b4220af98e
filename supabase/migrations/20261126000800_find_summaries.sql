-- What the desk wrote down of voice notes is found as answers are, by index.
create index request_summaries_by_words on public.request_summaries
  using gin (public.searched(summary) extensions.gin_trgm_ops);

-- Items whose words, numbers or summary contain what is wanted, latest first, at most 30; else those whose names sound like it.
create or replace function public.desk_find(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := left(public.sought(wanted), 100);
  digits constant text := public.sought_number(wanted);
  said constant text := 'KS-' || regexp_replace(upper(words), '^KS-?', '');
  sounds constant text[] := string_to_array(btrim(public.heard(words)), ' ');
  -- By these the indexes find rows; the conditions beside them decide.
  by_words constant text := public.anywhere(public.searched(words));
  by_digits constant text := public.anywhere(digits);
  by_sound constant text := (
    select public.anywhere(' ' || sound) from unnest(sounds) sound where sound <> '' order by char_length(sound) desc limit 1
  );
  answer jsonb;
begin
  perform public.check_desk();
  if char_length(words) < 3 then
    return '{"items": []}';
  end if;
  with found as (
    select 'request' as what, id, received_at as at from public.requests
    where reference = said
      or (public.searched(content) like by_words and position(words in lower(content)) > 0)
      or public.searched(content) like by_digits
    union
    select 'request', r.id, r.received_at from public.request_summaries s join public.requests r on r.id = s.request_id
    where public.searched(s.summary) like by_words and position(words in lower(s.summary)) > 0
    union all
    select 'order', id, created_at from public.orders
    where reference = said
      or (public.searched(public.order_words(name, email, address)) like by_words
        and position(words in public.order_words(name, email, address)) > 0)
      or phone like by_digits
  ), latest as (
    select * from found order by at desc, id desc limit 30
  )
  select jsonb_agg(public.desk_facts(i) order by latest.at desc, latest.id desc)
  into answer from latest join public.desk_items i on i.what = latest.what and i.id = latest.id;
  if answer is null and words ~ '[[:alpha:]]' then
    with found as (
      select 'request' as what, id, received_at as at from public.requests
      where public.request_sounds(content) like by_sound
        and public.heard_all(public.request_sounds(content), sounds)
      union all
      select 'order', id, created_at from public.orders
      where public.heard(name) like by_sound and public.heard_all(public.heard(name), sounds)
    ), latest as (
      select * from found order by at desc, id desc limit 30
    )
    select jsonb_agg(public.desk_facts(i) order by latest.at desc, latest.id desc)
    into answer from latest join public.desk_items i on i.what = latest.what and i.id = latest.id;
  end if;
  return jsonb_build_object('items', coalesce(answer, '[]'));
end $$;
