-- The desk's search by index: what stands anywhere in a request or an order, and names by their sound. Without it a search of a million
-- rows reads all of them.
create extension if not exists pg_trgm with schema extensions;

-- A text as the search reads it: capital letters, blanks and the punctuation of numbers make no difference.
create function public.searched(text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(text), ' -().', '')
$$;

-- What finds a text anywhere within another by `like`.
create function public.anywhere(text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || regexp_replace(text, '([\\%_])', '\\\1', 'g') || '%'
$$;

-- The words of an order that the desk searches.
create function public.order_words(name text, email text, address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(address, ''))
$$;

-- How the names sound that a request gives.
create function public.request_sounds(content text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select public.heard(concat_ws(' ', given ->> 'name', given ->> 'applicantName', given ->> 'studentName',
    given ->> 'firstName', given ->> 'lastName'))
  from (select content::jsonb -> 'answers' as given) answers
$$;

create index requests_by_words on public.requests using gin (public.searched(content) extensions.gin_trgm_ops);
create index requests_by_sound on public.requests using gin (public.request_sounds(content) extensions.gin_trgm_ops);
create index orders_by_words on public.orders
  using gin (public.searched(public.order_words(name, email, address)) extensions.gin_trgm_ops);
create index orders_by_sound on public.orders using gin (public.heard(name) extensions.gin_trgm_ops);
create index orders_by_phone on public.orders using gin (phone extensions.gin_trgm_ops);

-- True if a name, as it is heard, has for each of the sounds a word that begins with it.
create function public.heard_all(heard text, sounds text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select bool_and(position(' ' || sound in heard) > 0) from unnest(sounds) sound where sound <> ''
$$;

-- Items whose words or numbers contain what is wanted, latest first, at most 30; else those whose names sound like it.
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
