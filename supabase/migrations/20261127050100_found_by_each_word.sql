-- Who calls gives a name and a village. The search at the desk took both as one phrase, heard names alone, showed whoever's name
-- sounds so only where nobody's was written so, and answered the thirty latest without a word about the others.

-- How names and places sound that a request gives. The index of the old sounds goes with them.
drop index public.requests_by_sound;
create or replace function public.request_sounds(content text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select public.heard(concat_ws(' ', given ->> 'name', given ->> 'applicantName', given ->> 'studentName',
    given ->> 'firstName', given ->> 'lastName', given ->> 'village', given ->> 'farmLocation', given ->> 'location',
    given ->> 'preferredLocation', given ->> 'address'))
  from (select content::jsonb -> 'answers' as given) answers
$$;
create index requests_by_sound on public.requests using gin (public.request_sounds(content) extensions.gin_trgm_ops);

-- The same of an order.
create function public.order_sounds(name text, address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select public.heard(concat_ws(' ', name, address))
$$;
drop index public.orders_by_sound;
create index orders_by_sound on public.orders using gin (public.order_sounds(name, address) extensions.gin_trgm_ops);

-- Half of a district is called Singh: the latest of them are found by going backwards.
create index requests_by_arrival on public.requests (received_at, id);
create index orders_by_arrival on public.orders (created_at, id);

-- The words of a search, each to be found by itself; all of it as one where it is a number, or where each word is too short for
-- an index.
create function public.sought_words(phrase text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case when public.sought_number(phrase) is null and max(char_length(public.searched(word))) >= 3
    then (array_agg(word order by char_length(word) desc))[:8] else array[phrase] end
  from (
    select distinct word from regexp_split_to_table(phrase, '\s+') word where public.searched(word) <> ''
  ) words
$$;

-- The condition in SQL under which a row has a word, as written or by the sound of a name or place, where `written` and
-- `sounding` are SQL. The indexes find rows by searched(written) and by `sounding`; beside them, a word with letters does not
-- run across a blank. Two letters sound like half of everybody, and each row would be heard for them.
create function public.having_word(word text, written text, sounding text) returns text
language sql stable parallel safe set search_path = '' as $$
  select case when word ~ '[[:alpha:]]' then
    format('(public.searched(%1$s) like %2$L and position(%3$L in lower(%1$s)) > 0)', written, pattern, word)
      || case when sounds is null then ''
        else format(' or (%1$s like %2$L and public.heard_all(%1$s, %3$L))', sounding, public.anywhere(' ' || sounds[1]), sounds) end
    else format('public.searched(%s) like %L', written, pattern) end
  from (
    select public.anywhere(public.searched(word)) as pattern, (
      select array_agg(sound order by char_length(sound) desc)
      from unnest(string_to_array(btrim(public.heard(word)), ' ')) sound where sound <> '' and char_length(word) > 2
    ) as sounds
  ) sought
$$;

-- What came in with these words, by its reference, a phone number, or each word where it was written or how a name or place sounds:
-- {items, before}, at most 30, the latest first. `before` is there where it goes on, and to be given for what comes next. It
-- finds what no phone at the desk stores any more.
drop function public.desk_find(text);
create function public.desk_find(wanted text, before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  phrase constant text := left(public.sought(wanted), 100);
  words constant text[] := public.sought_words(phrase);
  most constant int := 30;
  answer jsonb;
begin
  perform public.check_desk();
  if char_length(public.searched(phrase)) < 3 then
    return '{"items": [], "before": null}';
  end if;
  -- Written out for these words: the planner chooses the index of the rarest.
  execute format(
    $sql$
      with found as (
        (select 'request' as what, r.id, r.received_at as at from public.requests r
          where r.received_at < $1 and %1$s order by at desc, id desc limit $2)
        union
        (select 'request', r.id, r.received_at from public.requests r
          where r.received_at < $1 and (r.reference = $3 or public.searched(r.content) like $4))
        union
        (select 'request', r.id, r.received_at from public.request_summaries s join public.requests r on r.id = s.request_id
          where r.received_at < $1 and public.searched(s.summary) like any ($5) and %2$s)
        union
        (select 'order', o.id, o.created_at from public.orders o
          where o.created_at < $1 and %3$s order by o.created_at desc, o.id desc limit $2)
        union
        (select 'order', o.id, o.created_at from public.orders o where o.created_at < $1 and (o.reference = $3 or o.phone like $4))
      ), latest as (
        select * from found order by at desc, id desc limit $2
      ), page as (
        select * from latest order by at desc, id desc limit $2 - 1
      )
      select jsonb_build_object(
        'items', (
          select coalesce(jsonb_agg(public.desk_facts(i) order by page.at desc, page.id desc), '[]')
          from page join public.desk_items i on i.what = page.what and i.id = page.id
        ),
        'before', case when (select count(*) from latest) = $2 then (select min(at) from page) end
      )
    $sql$,
    (
      select string_agg('(' || public.having_word(word, 'r.content', 'public.request_sounds(r.content)') || ')', ' and ')
      from unnest(words) word
    ),
    (
      select string_agg(format('(position(%L in lower(s.summary)) > 0 or %s)', word,
        public.having_word(word, 'r.content', 'public.request_sounds(r.content)')), ' and ')
      from unnest(words) word
    ),
    (
      select string_agg('(' || public.having_word(word, 'public.order_words(o.name, o.email, o.address)',
        'public.order_sounds(o.name, o.address)') || ')', ' and ')
      from unnest(words) word
    )
  ) into answer using coalesce(before, 'infinity'), most + 1, 'KS-' || regexp_replace(upper(phrase), '^KS-?', ''),
    public.anywhere(public.sought_number(wanted)),
    (select array_agg(public.anywhere(public.searched(word))) from unnest(words) word);
  return answer;
end $$;

grant execute on function public.desk_find(text, timestamptz) to authenticated;
