-- How the desk reads what came in: by changes, by search, and counted.


-- Changes

-- The log of a request or an order with the names of who did it: for the desk alone.
create function public.desk_log(what text, target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if what = 'request' then
    return (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'from', e.from_status, 'to', e.to_status, 'code', null, 'note', e.note, 'by', e.told_by, 'at', e.at,
        'who', case when e.told_by = 'centre' then public.name_of(e.by_whom) end
      ) || public.event_files(e.id) order by e.id), '[]'::jsonb)
      from public.request_events e where e.request_id = target
    );
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'from', e.from_state, 'to', e.to_state, 'code', e.code, 'note', e.note, 'by', told.by, 'at', e.at,
      'who', case when told.by = 'centre' then public.name_of(e.by_whom) end
    ) order by e.id), '[]'::jsonb)
    from public.order_events e join public.orders o on o.id = e.order_id, lateral (
      select case when e.by_whom is null then 'system' when e.by_whom = o.user_id then 'owner' else 'centre' end as by
    ) told
    where e.order_id = target
  );
end $$;

-- A request or an order as the desk reads it, spam too. `seen` is its last event, `taken` what the desk did to it, by id.
create function public.desk_facts(target public.desk_items) returns jsonb
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

-- What changed since a number, oldest change first: {version, more, items}. At most 100 and, unless it is a single one, 1
-- MB with all that came of it. Without a number it is the beginning: what is open or changed within 90 days, the latest first, and
-- `before` asks for the page after it; the version of the first page is where to go on from then. A version that is lower
-- than the number asked with says that the database was restored.
create function public.desk_changes(since bigint default null, before bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  last bigint;
  answer jsonb;
  above constant bigint := coalesce(before, 9223372036854775807);
  lately constant bigint := (extract(epoch from now() - interval '90 days') * 1000)::bigint;
begin
  perform public.check_desk();
  perform public.number_desk_items();
  select n into last from public.desk_version;
  -- One statement sees one state of the table.
  with due as (
    (select what, id, n, n as place from public.desk_items where since is not null and n > since order by n limit 101)
    union all
    (select what, id, n, -n from public.desk_items
    where since is null and n < above and n > lately order by n desc limit 101)
    union all
    (select what, id, n, -n from public.desk_items
    where since is null and open and n is not null and n < least(above, lately + 1) order by n desc limit 101)
  ), nearest as (
    select * from due order by place limit 101
  ), told as materialized (
    select nearest.n, nearest.place, public.desk_facts(i) as facts
    from nearest join public.desk_items i on i.what = nearest.what and i.id = nearest.id
  ), sized as (
    select told.*, row_number() over by_place as nth, sum(octet_length(facts::text)) over by_place as size from told
    window by_place as (order by place)
  ), sent as (
    select * from sized where nth = 1 or nth <= 100 and size <= 1048576
  )
  select jsonb_build_object(
    'version', case when since is null or since > last then last else coalesce((select max(n) from sent), since) end,
    'before', case when since is null then (select min(n) from sent) end,
    'more', (select count(*) from nearest) > (select count(*) from sent),
    'items', coalesce((select jsonb_agg(facts order by place) from sent), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;

-- Who handles what comes in, with how much of it is open: [{id, name, roles, open}].
create function public.desk_colleagues() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.check_desk();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.user_id, 'name', public.name_of(held.user_id), 'roles', held.roles,
      'open', (
        select count(*) from public.desk_items i where i.assignee = held.user_id and public.is_open_at_desk(i.what, i.id)
      )
    ) order by held.user_id), '[]'::jsonb)
    from (
      select user_id, jsonb_agg(role order by role) as roles from public.user_roles
      where role in ('staff', 'manager', 'admin') group by user_id
    ) held
  );
end $$;


-- The report

-- How much came in within so many weeks, by what it is and where it stands: {since, rows: [{what, kind, status, week, count}]}.
-- A week begins on Monday, where the centre is. Staff see the sums; the weeks are for managers and admins.
create function public.desk_report(weeks int default 12) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  zone constant text := 'Asia/Kolkata';
  by_week constant boolean := public.may_decide();
  first constant date := date_trunc('week', now() at time zone zone)::date - 7 * (least(greatest(coalesce(weeks, 12), 1), 104) - 1);
  answer jsonb;
begin
  perform public.check_desk();
  with came as (
    select 'request' as what, kind, status, received_at as at from public.requests
    where received_at >= first::timestamp at time zone zone
    union all
    select 'order', kind, state, created_at from public.orders where created_at >= first::timestamp at time zone zone
  ), counted as (
    select what, kind, status, case when by_week then date_trunc('week', at at time zone zone)::date end as week, count(*) as n
    from came group by 1, 2, 3, 4
  )
  select jsonb_build_object('since', first, 'rows', coalesce(jsonb_agg(jsonb_build_object(
    'what', what, 'kind', kind, 'status', status, 'week', week, 'count', n
  ) order by week, what desc, kind, status), '[]'::jsonb)) into answer from counted;
  return answer;
end $$;


-- Searching

-- Who calls gives a name and a village, as they are written or as they sound.

create extension if not exists pg_trgm with schema extensions;

-- A text as the search reads it: capital letters, blanks and the punctuation of numbers make no difference.
create function public.searchable_text(text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(text), ' -().', '')
$$;

-- The pattern of `like` that finds a text anywhere within another.
create function public.contains_pattern(text text) returns text
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
  select public.sound_of(concat_ws(' ', given ->> 'name', given ->> 'applicantName', given ->> 'studentName',
    given ->> 'firstName', given ->> 'lastName', given ->> 'village', given ->> 'farmLocation', given ->> 'location',
    given ->> 'preferredLocation', given ->> 'address'))
  from (select content::jsonb -> 'answers' as given) answers
$$;

-- The same of an order.
create function public.order_sounds(name text, address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select public.sound_of(concat_ws(' ', name, address))
$$;

-- True if a name, as sound_of returns it, has for each of the sounds a word that begins with it.
create function public.has_all_sounds(spoken text, sounds text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select bool_and(position(' ' || sound in spoken) > 0) from unnest(sounds) sound where sound <> ''
$$;

-- The words of a search, each to be found by itself; all of it as one where it is a number, or where each word is too short for
-- an index.
create function public.search_words(phrase text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case when public.search_number(phrase) is null and max(char_length(public.searchable_text(word))) >= 3
    then (array_agg(word order by char_length(word) desc))[:8] else array[phrase] end
  from (
    select distinct word from regexp_split_to_table(phrase, '\s+') word where public.searchable_text(word) <> ''
  ) words
$$;

-- The condition in SQL under which a row has a word, as written or by the sound of a name or place, where `written` and
-- `sounding` are SQL. The indexes find rows by searchable_text(written) and by `sounding`; beside them, a word with letters does not
-- run across a blank. Two letters sound like half of everybody, and each row would be compared by its sounds.
create function public.word_condition(word text, written text, sounding text) returns text
language sql stable parallel safe set search_path = '' as $$
  select case when word ~ '[[:alpha:]]' then
    format('(public.searchable_text(%1$s) like %2$L and position(%3$L in lower(%1$s)) > 0)', written, pattern, word)
      || case when sounds is null then ''
        else format(' or (%1$s like %2$L and public.has_all_sounds(%1$s, %3$L))', sounding, public.contains_pattern(' ' || sounds[1]), sounds) end
    else format('public.searchable_text(%s) like %L', written, pattern) end
  from (
    select public.contains_pattern(public.searchable_text(word)) as pattern, (
      select array_agg(sound order by char_length(sound) desc)
      from unnest(string_to_array(btrim(public.sound_of(word)), ' ')) sound where sound <> '' and char_length(word) > 2
    ) as sounds
  ) typed
$$;

create index requests_by_words on public.requests using gin (public.searchable_text(content) extensions.gin_trgm_ops);
create index requests_by_sound on public.requests using gin (public.request_sounds(content) extensions.gin_trgm_ops);
create index orders_by_words on public.orders
  using gin (public.searchable_text(public.order_words(name, email, address)) extensions.gin_trgm_ops);
create index orders_by_sound on public.orders using gin (public.order_sounds(name, address) extensions.gin_trgm_ops);
create index orders_by_phone on public.orders using gin (phone extensions.gin_trgm_ops);

-- What the desk wrote down of voice notes is found as answers are, by index.
create index request_summaries_by_words on public.request_summaries
  using gin (public.searchable_text(summary) extensions.gin_trgm_ops);

-- Half of a district is called Singh: the latest of them are found by going backwards.
create index requests_by_arrival on public.requests (received_at, id);
create index orders_by_arrival on public.orders (created_at, id);

-- What came in with these words, by its reference, a phone number, or each word where it was written or how a name or place sounds:
-- {items, before}, at most 30, the latest first. `before` is there where it goes on, and to be given for what comes next. It
-- finds what no phone at the desk stores any more.
create function public.desk_find(wanted text, before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  phrase constant text := left(public.search_text(wanted), 100);
  words constant text[] := public.search_words(phrase);
  most constant int := 30;
  answer jsonb;
begin
  perform public.check_desk();
  if char_length(public.searchable_text(phrase)) < 3 then
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
          where r.received_at < $1 and (r.reference = $3 or public.searchable_text(r.content) like $4))
        union
        (select 'request', r.id, r.received_at from public.request_summaries s join public.requests r on r.id = s.request_id
          where r.received_at < $1 and public.searchable_text(s.summary) like any ($5) and %2$s)
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
      select string_agg('(' || public.word_condition(word, 'r.content', 'public.request_sounds(r.content)') || ')', ' and ')
      from unnest(words) word
    ),
    (
      select string_agg(format('(position(%L in lower(s.summary)) > 0 or %s)', word,
        public.word_condition(word, 'r.content', 'public.request_sounds(r.content)')), ' and ')
      from unnest(words) word
    ),
    (
      select string_agg('(' || public.word_condition(word, 'public.order_words(o.name, o.email, o.address)',
        'public.order_sounds(o.name, o.address)') || ')', ' and ')
      from unnest(words) word
    )
  ) into answer using coalesce(before, 'infinity'), most + 1, 'KS-' || regexp_replace(upper(phrase), '^KS-?', ''),
    public.contains_pattern(public.search_number(wanted)),
    (select array_agg(public.contains_pattern(public.searchable_text(word))) from unnest(words) word);
  return answer;
end $$;


-- Who may do what

grant execute on function public.desk_changes(bigint, bigint) to authenticated;
grant execute on function public.desk_colleagues() to authenticated;
grant execute on function public.desk_report(int) to authenticated;
grant execute on function public.desk_find(text, timestamptz) to authenticated;
