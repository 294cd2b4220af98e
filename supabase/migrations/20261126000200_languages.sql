-- A language is a row: its code stands in public.languages, and words are {code: word} in one column. Before, each language was
-- a column of three and a rule of every function. docs/decisions/0073-a-language-is-a-row.md explains it.


-- The languages

-- The languages of the app, as the last build published them. The fallback is read where words are missing.
create table public.languages (
  code text primary key check (code ~ '^[a-z]{2,3}$'),
  name text not null check (btrim(name) <> '' and char_length(name) <= 40),
  direction text not null default 'ltr' check (direction in ('ltr', 'rtl')),
  place int not null default 0,
  required boolean not null default false,
  fallback boolean not null default false
);

comment on table public.languages is
  'Published with the catalogue, from src/i18n/languages. Rows are never deleted: what was written in a language names them.';
comment on column public.languages.name is 'In itself, as the switch shows it.';
comment on column public.languages.required is
  'True if editors have to write everything in it. A language that has just begun is not: phones of an earlier build do not know it.';
comment on column public.languages.fallback is 'One language has all words; they stand where another lacks them.';

create unique index languages_fallback on public.languages (fallback) where fallback;

insert into public.languages (code, name, direction, place, required, fallback) values
  ('en', 'English', 'ltr', 0, true, true),
  ('pa', 'ਪੰਜਾਬੀ', 'ltr', 1, true, false),
  ('hi', 'हिंदी', 'ltr', 2, true, false);

alter table public.languages enable row level security;

create policy "everybody reads the languages" on public.languages for select to anon, authenticated using (true);

grant select on public.languages to anon, authenticated;
revoke delete, truncate on public.languages from service_role;

-- The code of the language whose words stand where another has none.
create function public.fallback_language() returns text
language sql stable set search_path = '' as $$
  select code from public.languages where fallback
$$;

-- The language that somebody asked for, or the fallback for one that the app does not have.
create function public.known_language(wanted text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select code from public.languages where code = wanted), public.fallback_language())
$$;

-- The word in a language, or the fallback's; without a language the fallback's.
create function public.in_language(words jsonb, language text default null) returns text
language sql stable set search_path = '' as $$
  select coalesce(words ->> language, words ->> public.fallback_language())
$$;

-- True for words as tables hold them: {code: word}, each of 1 to so many characters; null for none.
create function public.are_words(said jsonb, longest int) returns boolean
language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(said) = 'object' then said <> '{}' and not exists (
    select 1 from jsonb_each(said)
    where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string' or btrim(value #>> '{}') = ''
      or char_length(value #>> '{}') > longest
  ) else false end
$$;

-- Trigger: refuses words that are too long or no words, lack those of the fallback, or are in a language that the app does not have.
-- Its arguments name columns and how long a word may be, as 'name 200'. No check of the table: whoever writes would have to be
-- allowed to run its function.
create function public.words_in_languages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given constant jsonb := to_jsonb(new);
  argument text;
  said jsonb;
begin
  foreach argument in array tg_argv loop
    said := given -> split_part(argument, ' ', 1);
    if said <> 'null' and not (
      public.are_words(said, split_part(argument, ' ', 2)::int) and said ? public.fallback_language()
      and said - array(select code from public.languages) = '{}'
    ) then
      raise exception 'Words are {code: word} in languages of the app, the fallback among them'
        using errcode = '23514', detail = argument;
    end if;
  end loop;
  return new;
end $$;

-- Brings the table to the languages of a build: [{code, name, direction, place, required}]. Which one is the fallback stays. Answers
-- how many there are. For the service key alone, before a build with a new language goes out.
create function public.publish_languages(languages jsonb) returns int
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.languages as held (code, name, direction, place, required)
  select code, name, direction, place, required from jsonb_populate_recordset(null::public.languages, publish_languages.languages)
  on conflict (code) do update set
    name = excluded.name, direction = excluded.direction, place = excluded.place, required = excluded.required;
  return (select count(*) from public.languages);
end $$;

grant execute on function public.publish_languages(jsonb) to service_role;

alter table public.profiles drop constraint profiles_language_check,
  add constraint profiles_language_fkey foreign key (language) references public.languages (code);
alter table public.orders drop constraint orders_language_check,
  add constraint orders_language_fkey foreign key (language) references public.languages (code);
alter table public.requests drop constraint requests_language_check,
  add constraint requests_language_fkey foreign key (language) references public.languages (code);
alter table public.push_subscriptions drop constraint push_subscriptions_language_check,
  add constraint push_subscriptions_language_fkey foreign key (language) references public.languages (code);


-- The words

-- Rewritten by its type, not by an update: no row gets a new version, and phones have nothing to ask for again.
drop trigger a_plain_texts on public.catalogue_items;
alter table public.catalogue_items
  drop constraint catalogue_items_name_en_check, drop constraint catalogue_items_badge_en_check,
  drop constraint catalogue_items_about_en_check, drop constraint catalogue_items_check1;
alter table public.catalogue_items
  alter column name_en type jsonb using jsonb_build_object('en', name_en, 'pa', name_pa, 'hi', name_hi),
  alter column badge_en type jsonb using nullif(
    jsonb_strip_nulls(jsonb_build_object('en', coalesce(badge_en, badge_pa, badge_hi), 'pa', badge_pa, 'hi', badge_hi)), '{}'
  ),
  alter column about_en type jsonb using case
    when about_en is not null then jsonb_build_object('en', about_en, 'pa', about_pa, 'hi', about_hi)
  end;
alter table public.catalogue_items
  drop column name_pa, drop column name_hi, drop column badge_pa, drop column badge_hi, drop column about_pa, drop column about_hi;
alter table public.catalogue_items rename column name_en to name;
alter table public.catalogue_items rename column badge_en to badge;
alter table public.catalogue_items rename column about_en to about;
create trigger a_plain_texts before insert or update on public.catalogue_items
  for each row execute function public.plain_texts('name', 'badge', 'about+');
create trigger words_in_languages before insert or update of name, badge, about on public.catalogue_items
  for each row execute function public.words_in_languages('name 200', 'badge 60', 'about 500');

alter table public.order_items
  alter column name_en type jsonb using jsonb_build_object('en', name_en, 'pa', name_pa, 'hi', name_hi);
alter table public.order_items drop column name_pa, drop column name_hi;
alter table public.order_items rename column name_en to name;
alter table public.order_items add constraint order_items_name_check check (public.are_words(name, 200));

-- A row of the log with its words in one field each, as rows are from here on.
create function public.logged_words(fact jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when fact ? 'name_en' then
    fact - array['name_en', 'name_pa', 'name_hi', 'badge_en', 'badge_pa', 'badge_hi', 'about_en', 'about_pa', 'about_hi']
      || jsonb_build_object(
        'name', jsonb_build_object('en', fact -> 'name_en', 'pa', fact -> 'name_pa', 'hi', fact -> 'name_hi'),
        'badge', nullif(jsonb_strip_nulls(jsonb_build_object(
          'en', fact -> 'badge_en', 'pa', fact -> 'badge_pa', 'hi', fact -> 'badge_hi')), '{}'),
        'about', nullif(jsonb_strip_nulls(jsonb_build_object(
          'en', fact -> 'about_en', 'pa', fact -> 'about_pa', 'hi', fact -> 'about_hi')), '{}')
      )
  else fact end
$$;

update public.edit_events set before = public.logged_words(before), after = public.logged_words(after)
where before ? 'name_en' or after ? 'name_en';

drop function public.logged_words(jsonb);


-- Functions that knew the languages

-- Trigger: makes the profile of a new account from what was typed at sign-up.
create or replace function public.begin_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := new.raw_user_meta_data;
begin
  insert into public.profiles (user_id, display_name, phone, language)
  values (
    new.id,
    public.sign_up_word(said ->> 'display_name', 80),
    public.sign_up_word(coalesce(nullif(new.phone, ''), said ->> 'phone'), 20),
    public.known_language(said ->> 'language')
  )
  on conflict (user_id) do nothing;
  return new;
exception when others then
  -- An account without a profile can be mended later; a farmer who cannot sign up is gone.
  raise warning 'no profile for %: %', new.id, sqlerrm;
  return new;
end $$;

-- Brings the table to the content's rows and remembers the snapshot. A row that somebody changed by hand stays theirs.
-- Publishing the same again writes nothing. For the service key alone, before a build with this snapshot goes out.
create or replace function public.publish_catalogue(snapshot text, items jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  inserted int;
  changed int;
  retired_now int;
  kept int;
  now_at bigint;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    raise exception 'A catalogue without items is not published'
      using errcode = 'P0001', hint = 'It would retire everything that is sold.';
  end if;

  -- First of all, so that every statement below sees what the writer before us has committed.
  perform 1 from public.catalogue_version for update;
  -- Tells stamp_catalogue_item that no hand is at work. Not a setting of the function, which only a superuser may give it.
  perform set_config('catalogue.publishing', 'on', true);

  select count(*) into kept
  from jsonb_to_recordset(items) as content (id text, content_hash text)
  join public.catalogue_items held using (id)
  where held.edited and held.content_hash is distinct from content.content_hash;

  insert into public.catalogue_items as held (
    id, catalogue, section, position, name, category, price_paise, pack_amount, pack_unit,
    badge, search, content_hash
  )
  select
    id, catalogue, section, position, name, category, price_paise, pack_amount, pack_unit,
    badge, coalesce(search, ''), content_hash
  from jsonb_populate_recordset(null::public.catalogue_items, items) as content
  where not exists (select 1 from public.catalogue_items known where known.id = content.id);
  get diagnostics inserted = row_count;

  update public.catalogue_items held set
    catalogue = content.catalogue, section = content.section, position = content.position,
    name = content.name, category = content.category, price_paise = content.price_paise,
    pack_amount = content.pack_amount, pack_unit = content.pack_unit,
    badge = content.badge, search = coalesce(content.search, ''), content_hash = content.content_hash, retired = false
  from jsonb_populate_recordset(null::public.catalogue_items, items) as content
  where held.id = content.id and not held.edited and (held.content_hash is distinct from content.content_hash or held.retired);
  get diagnostics changed = row_count;

  update public.catalogue_items held set retired = true
  where not held.edited and not held.retired
    and not exists (select 1 from jsonb_to_recordset(items) as content (id text) where content.id = held.id);
  get diagnostics retired_now = row_count;

  perform set_config('catalogue.publishing', 'off', true);

  select max(version) into now_at from public.catalogue_items;
  insert into public.catalogue_snapshots as known (id, version) values (publish_catalogue.snapshot, now_at)
  on conflict (id) do update set version = excluded.version, published_at = excluded.published_at
    where inserted + changed + retired_now > 0;

  return jsonb_build_object(
    'inserted', inserted, 'changed', changed, 'retired', retired_now, 'kept_for_editor', kept, 'version', now_at
  );
end $$;

-- What a phone has to hear: everything past the version `since`; without one, what differs from the content of its build
-- (`snapshot`); without a known snapshot, everything. At most `at_most` rows, oldest change first; while `more` is true
-- the phone asks again with the answer's `version` as `since`. One statement sees one state of the table, and versions
-- become visible in their order, so that nothing at or below the answer's version can still appear.
create or replace function public.catalogue_changes(
  since bigint default null, snapshot text default null, at_most int default 1000
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  first_time constant boolean := since is null;
  page_size constant int := least(greatest(coalesce(at_most, 1000), 1), 5000);
  past bigint := since;
  answer jsonb;
begin
  if first_time then
    select known.version into past from public.catalogue_snapshots known where known.id = catalogue_changes.snapshot;
    past := coalesce(past, -1);
  end if;

  with candidates as (
    -- Two index ranges instead of one OR, which would read the whole table at every poll of every phone.
    (select id, version from public.catalogue_items where version > past order by version limit page_size + 1)
    union all
    -- A hand's changes from before the snapshot are not in the build. A first answer that is cut short ends below the
    -- snapshot's version, and the next one then starts there: rows may come that the build has already, none is missed.
    (select id, version from public.catalogue_items where first_time and edited and version <= past
     order by version limit page_size + 1)
  ), chosen as (
    select id, row_number() over (order by version) as place from candidates
  ), page as (
    select item.id, item.catalogue, item.section, item.position, item.name, item.category,
      item.price_paise, item.pack_amount, item.pack_unit, item.badge, item.available,
      item.retired, item.version
    from chosen join public.catalogue_items item using (id) where place <= page_size
  ), extent as (
    select exists (select 1 from chosen where place > page_size) as more
  )
  select jsonb_build_object(
    'version', case when extent.more
      then (select max(version) from page)
      else coalesce((select max(version) from public.catalogue_items), 0) end,
    'more', extent.more,
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'catalogue', catalogue, 'section', section, 'position', position,
        'name', name,
        'category', category, 'price_paise', price_paise, 'pack_amount', pack_amount, 'pack_unit', pack_unit,
        'badge', badge,
        'available', available, 'retired', retired, 'version', version
      ) order by version) from page
    ), '[]'::jsonb)
  ) into answer from extent;
  return answer;
end $$;

-- Brings the lines of these products to the sum of their operations.
create or replace function public.settle_cart_lines(person uuid, products text[]) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.cart_items line
  where line.user_id = person and line.product_id = any (products) and not exists (
    select 1 from public.cart_additions(person, products) addition
    where addition.product_id = line.product_id and addition.amount > 0
  );

  insert into public.cart_items as line (
    user_session, user_id, product_id, product_name, product_category, product_price, quantity
  )
  select person::text, person, item.id, public.in_language(item.name), item.category,
    public.price_text(item.price_paise, item.pack_amount, item.pack_unit),
    -- Two phones that each take one off can bring the sum below 1; only a removal takes a line away.
    least(greatest(sum(addition.amount), 1), 9999)
  from public.cart_additions(person, products) addition
  join public.catalogue_items item on item.id = addition.product_id
  group by item.id
  having bool_or(addition.amount > 0)
  on conflict (user_id, product_id) do update set
    product_name = excluded.product_name, product_category = excluded.product_category,
    product_price = excluded.product_price, quantity = excluded.quantity, updated_at = clock_timestamp()
  where (line.product_name, line.product_category, line.product_price, line.quantity)
    is distinct from (excluded.product_name, excluded.product_category, excluded.product_price, excluded.quantity);
end $$;

-- What was done to the cart of the person who asks, past a version, oldest first:
--   {version, more, operations: [{id, product_id, kind, amount, observed, made_at (ms)}], products: [{id, name, price_paise}]}
-- `version` is what to ask with next; with `more` at once. An addition that a removal names already is left out: a phone
-- that has it hears of the removal, any other does not need it. A phone that has never sent anything and asks for the
-- first time (since null) is spared the removals too, so that years of orders do not travel to a new phone.
create or replace function public.cart_changes(since bigint default null, at_most int default 500) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  page_size constant int := least(greatest(coalesce(at_most, 500), 1), 1000);
  answer jsonb;
begin
  if person is null then
    raise exception 'Only a person with an account has a cart here' using errcode = '42501';
  end if;
  -- One statement, one snapshot: the latest version must not be newer than the rows.
  with due as (
    select made.*, row_number() over (order by made.version) as place
    from public.cart_operations made
    where made.user_id = person and made.version > coalesce(since, 0) and case made.kind
      when 'remove' then since is not null
      else made.id not in (
        select unnest(removal.observed) from public.cart_operations removal
        where removal.user_id = person and removal.kind = 'remove'
      ) end
    order by made.version
    limit page_size + 1
  ), page as (
    select * from due where place <= page_size
  )
  select jsonb_build_object(
    'version', case
      when (select count(*) from due) > page_size then (select max(version) from page)
      else (select coalesce(max(known.version), 0) from public.cart_operations known where known.user_id = person) end,
    'more', (select count(*) from due) > page_size,
    'operations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'product_id', product_id, 'kind', kind, 'amount', amount, 'observed', to_jsonb(observed),
        'made_at', floor(extract(epoch from made_at) * 1000)::bigint
      ) order by version), '[]'::jsonb) from page
    ),
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', item.name,
        'price_paise', item.price_paise
      ) order by item.id), '[]'::jsonb)
      from public.catalogue_items item where item.id in (select product_id from page where kind = 'add')
    )
  ) into answer;
  return answer;
end $$;

-- The lines with today's words and prices; without a price if the product is unknown, is not sold now, or is not there
-- today.
create or replace function public.priced_lines(lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(line || jsonb_build_object(
    'name', item.name,
    'category', item.category, 'pack_amount', item.pack_amount, 'pack_unit', item.pack_unit,
    'catalogue', item.catalogue, 'unit_paise', price.unit_paise,
    'line_paise', price.unit_paise::bigint * (line -> 'quantity')::int
  ) order by place)
  from jsonb_array_elements(lines) with ordinality given (line, place)
  left join public.catalogue_items item on item.id = line ->> 'product_id' and item.available and not item.retired
    and item.catalogue <> 'training'
    and coalesce(item.away_until <= public.india_day(), true)
  left join lateral (
    select bulk.unit_paise from public.bulk_prices bulk
    where bulk.product_id = item.id and bulk.from_litres <= (line -> 'quantity')::int
      and bulk.customer_type = coalesce(line #>> '{options,customer_type}', 'domestic')
    order by bulk.from_litres desc limit 1
  ) bulk on true
  cross join lateral (select coalesce(bulk.unit_paise, item.price_paise) as unit_paise) price
$$;

-- An order as phones read it, without its payments.
create or replace function public.order_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'reference', o.reference, 'kind', o.kind, 'state', o.state, 'version', o.version, 'pay_by', o.pay_by,
    'created_at', o.created_at, 'language', o.language, 'currency', o.currency, 'goods_paise', o.goods_paise,
    'delivery_fee_paise', o.delivery_fee_paise, 'total_paise', o.total_paise, 'delivery_area', o.delivery_area,
    'contact', jsonb_build_object('name', o.name, 'email', o.email, 'phone', o.phone, 'address', o.address),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'product_id', i.product_id, 'name', i.name,
        'category', i.category, 'pack_amount', i.pack_amount, 'pack_unit', i.pack_unit, 'quantity', i.quantity,
        'options', i.options, 'unit_paise', i.unit_paise, 'line_paise', i.line_paise
      ) order by i.position), '[]'::jsonb) from public.order_items i where i.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', e.from_state, 'to', e.to_state, 'code', e.code, 'note', e.note, 'at', e.at
      ) order by e.id), '[]'::jsonb) from public.order_events e where e.order_id = o.id
    )
  )
  from public.orders o where o.id = target
$$;

-- Orders the lines: [{product_id, quantity, options?: {customer_type}, observed?: [addition's id]}], delivered to {area,
-- pay_by?}, for contact {name, email?, phone, address?}. Cash is taken where the centre delivers everything itself, to an
-- address. Answers
--   {placed: order}
--   {refused: 'unavailable', ids}: unknown or not sold now
--   {refused: 'total_changed', total_paise, goods_paise, delivery_fee_paise, lines}: the person saw another total
--   {refused: 'ordered_before'}: another order of the person's, not called off, has something of it already.
-- A refusal leaves no trace. The same id with the same content again is the same order and gets its answer; with other
-- content, or from somebody else, it is a conflict.
create or replace function public.place_order(
  order_id uuid, lines jsonb, delivery jsonb, contact jsonb, expected_total_paise bigint, language text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- First of all: of two calls with the same id the second has to see what the first has written.
  person constant uuid := public.lock_own_cart();
  wanted constant jsonb := public.order_lines(lines);
  who constant jsonb := public.order_contact(contact);
  area constant text := delivery ->> 'area';
  pay_by constant text := coalesce(delivery ->> 'pay_by', 'online');
  hash constant text := encode(sha256(convert_to((
    jsonb_build_array(wanted, who, area) || case pay_by when 'online' then '[]' else jsonb_build_array(pay_by) end
  )::text, 'UTF8')), 'hex');
  known public.orders;
  priced jsonb;
  missing jsonb;
  fee bigint;
  goods bigint;
begin
  if order_id is null then
    perform public.refuse_order('An order has an id', 'order_id');
  end if;
  select * into known from public.orders where id = order_id;
  if known.user_id = person and known.content_hash = hash then
    return jsonb_build_object('placed', public.order_facts(order_id));
  elsif known.id is not null then
    raise sqlstate 'PT409' using message = 'This id belongs to another order', hint = 'Order anew under a new id.';
  end if;
  if pay_by not in ('online', 'cash') then
    perform public.refuse_order('An order is paid online or in cash', 'pay_by');
  elsif pay_by = 'cash' and not exists (select 1 from public.delivery_areas a where a.id = area and a.cash) then
    perform public.refuse_order('Cash is taken in Sarna Station and Sarna', 'pay_by');
  elsif pay_by = 'cash' and who ->> 'address' is null then
    perform public.refuse_order('The address is missing', 'address');
  end if;
  if exists (
    select 1 from public.ordered_additions a join public.orders o on o.id = a.order_id
    where a.addition_id = any (public.observed_additions(lines)) and o.user_id = person
      and o.state not in ('cancelled', 'refunded')
  ) then
    return jsonb_build_object('refused', 'ordered_before');
  end if;

  perform public.limit_orders(person);
  priced := public.priced_lines(wanted);
  select jsonb_agg(line -> 'product_id') into missing from jsonb_array_elements(priced) line where line -> 'unit_paise' = 'null';
  if missing is not null then
    return jsonb_build_object('refused', 'unavailable', 'ids', missing);
  end if;
  goods := (select sum((line -> 'line_paise')::bigint) from jsonb_array_elements(priced) line);
  fee := public.delivery_fee(priced, area);
  if goods + fee is distinct from expected_total_paise then
    return jsonb_build_object(
      'refused', 'total_changed', 'total_paise', goods + fee, 'goods_paise', goods, 'delivery_fee_paise', fee,
      'lines', (select jsonb_agg(line - 'catalogue') from jsonb_array_elements(priced) line)
    );
  end if;

  loop
    insert into public.orders (
      id, user_id, kind, state, reference, name, email, phone, address, delivery_area, delivery_fee_paise, goods_paise,
      total_paise, language, content_hash, pay_by
    ) values (
      order_id, person, 'cart', 'placed', public.new_reference(), who ->> 'name', who ->> 'email', who ->> 'phone',
      who ->> 'address', area, fee, goods, goods + fee,
      public.known_language(place_order.language), hash, pay_by
    ) on conflict (reference) do nothing;
    exit when found;
  end loop;
  insert into public.order_items (
    order_id, position, product_id, name, category, pack_amount, pack_unit, unit_paise, quantity,
    options, line_paise
  )
  select place_order.order_id, place, line ->> 'product_id', line -> 'name',
    line ->> 'category', (line -> 'pack_amount')::numeric, line ->> 'pack_unit',
    (line -> 'unit_paise')::int, (line -> 'quantity')::int, line -> 'options', (line -> 'line_paise')::bigint
  from jsonb_array_elements(priced) with ordinality given (line, place);
  -- What is paid in cash waits for nobody.
  if pay_by = 'online' then
    perform public.move_order_to(order_id, 'awaiting_payment', null);
  end if;
  perform public.clear_ordered_lines(person, order_id, lines);
  return jsonb_build_object('placed', public.order_facts(order_id));
end $$;

-- The part of a submission's content that is invalid, or null.
create or replace function public.content_problem(said jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when jsonb_typeof(said) <> 'object' then 'content'
    when said - array['answers', 'filledBy', 'form', 'language', 'manifest', 'replaces', 'subject', 'version'] <> '{}' then (
      select left(min(key collate "C"), 100) from jsonb_object_keys(said) key
      where key not in ('answers', 'filledBy', 'form', 'language', 'manifest', 'replaces', 'subject', 'version')
    )
    when jsonb_typeof(said -> 'form') is distinct from 'string' then 'form'
    when jsonb_typeof(said -> 'version') is distinct from 'number' or said ->> 'version' !~ '^[1-9][0-9]{0,5}$' then 'version'
    when jsonb_typeof(said -> 'answers') is distinct from 'object' then 'answers'
    when not exists (select 1 from public.languages known where to_jsonb(known.code) = said -> 'language') then 'language'
    when not public.is_manifest(said -> 'manifest') then 'manifest'
    when said ? 'subject' and jsonb_typeof(said -> 'subject') <> 'string' then 'subject'
    when said ? 'replaces' and not public.is_uuid(said -> 'replaces') then 'replaces'
    when said ? 'filledBy' and jsonb_typeof(said -> 'filledBy') <> 'string' then 'filledBy'
  end;
end $$;

alter function public.desk_answer_problem(jsonb) stable;

-- The order that an enrolment is paid by: its id and its reference are the request's, its price the program's.
create or replace function public.order_training(target uuid, person uuid, program public.catalogue_items, answers jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.orders (
    id, user_id, kind, state, reference, name, email, phone, delivery_fee_paise, goods_paise, total_paise, language,
    content_hash
  )
  select id, person, 'training', 'placed', reference, left(answers ->> 'studentName', 120), answers ->> 'email',
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
    target, answers ->> 'email', public.in_language(program.name), rupees, answers ->> 'studentName', answers ->> 'phone',
    answers ->> 'education', answers ->> 'experience',
    jsonb_build_object('motivation', answers -> 'motivation', 'program_details', jsonb_build_object(
      'id', split_part(program.id, '/', 2), 'title', public.in_language(program.name), 'level', public.in_language(program.badge),
      'price', rupees,
      'duration', concat_ws(' ', trim_scale(program.pack_amount), program.pack_unit)
    ))
  );
  perform public.order_training(target, person, program, answers);
end $$;

-- The current state of a target as phones read it; null if there is none, and empty once it was withdrawn.
create or replace function public.shop_fact(kind text, path text, part text) returns jsonb
language sql stable set search_path = '' as $$
  select case kind
    when 'item' then (
      select jsonb_build_object(
        'id', id, 'catalogue', catalogue, 'section', section, 'position', position,
        'name', name,
        'category', category, 'price_paise', price_paise, 'pack_amount', pack_amount, 'pack_unit', pack_unit,
        'badge', case when whole then badge end, 'about', case when whole then about end,
        'available', available, 'away_until', away_until, 'retired', retired, 'photo', case when whole then photo end,
        'tiers', case when whole then tiers end,
        'version', version
      ) from public.catalogue_items item
      cross join lateral (select not item.retired or public.may_edit('item', item.id) as whole) reader
      where item.id = shop_fact.path
    )
    when 'text' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'was', was, 'words', words, 'version', version)
      from public.content_edits held where held.path = shop_fact.path and held.part = shop_fact.part
    )
    when 'area' then (
      select jsonb_build_object(
        'id', id, 'fee_paise', fee_paise, 'free_from_paise', free_from_paise, 'title', title, 'brought', brought,
        'served', served, 'version', version
      ) from public.delivery_areas area where area.id = shop_fact.path
    )
    when 'article' then (
      select jsonb_build_object(
        'id', id, 'headline', case when whole then headline else nothing end, 'lead', case when whole then lead else nothing end,
        'body', case when whole then body else nothing end, 'day', day, 'photo', case when whole then photo end, 'shown', shown,
        'version', version
      ) from public.articles article
      cross join lateral (
        select article.shown or public.may_edit('article', article.id) as whole, 
          (select jsonb_object_agg(code, null) from public.languages) as nothing
      ) reader
      where article.id = shop_fact.path
    )
    when 'picture' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'photo', photo, 'shows', shows, 'version', version)
      from public.page_pictures held where held.path = shop_fact.path and held.part = shop_fact.part
    )
  end
$$;

-- {code: word} without blanks at the ends; refused if a required language is missing, or if a word is empty, too long, has control
-- characters or is in a language that the app does not have.
create or replace function public.edited_words(said jsonb, field text, longest int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  language public.languages;
  word text;
  read jsonb := '{}';
begin
  if jsonb_typeof(said) is distinct from 'object' or said - array(select code from public.languages) <> '{}' then
    perform public.refuse_edit('Words come by their language', field);
  end if;
  for language in select * from public.languages order by place loop
    continue when not language.required and not said ? language.code;
    word := btrim(said ->> language.code, E' \t\r\n');
    if jsonb_typeof(said -> language.code) is distinct from 'string' or word = '' or char_length(word) > longest
      or word ~ '[\u0001-\u0009\u000b-\u001f\u007f]'
    then
      perform public.refuse_edit(format('Words have 1 to %s characters in each language', longest), field);
    end if;
    read := read || jsonb_build_object(language.code, word);
  end loop;
  return read;
end $$;

-- {code: word} without blanks at the ends, null in a language without words; refused if there are words in no language,
-- or if words are too long or have control characters.
create or replace function public.edited_some_words(said jsonb, field text, longest int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  language text;
  word text;
  read jsonb := '{}';
begin
  if jsonb_typeof(said) is distinct from 'object' or said - array(select code from public.languages) <> '{}' then
    perform public.refuse_edit('Words come by their language', field);
  end if;
  for language in select code from public.languages order by place loop
    word := nullif(btrim(said ->> language, E' \t\r\n'), '');
    if coalesce(jsonb_typeof(said -> language), 'null') not in ('string', 'null') or char_length(word) > longest
      or word ~ '[\u0001-\u0009\u000b-\u001f\u007f]'
    then
      perform public.refuse_edit(format('Words have 1 to %s characters', longest), field);
    end if;
    read := read || jsonb_build_object(language, word);
  end loop;
  if jsonb_strip_nulls(read) = '{}' then
    perform public.refuse_edit('Nothing is said in any language', field);
  end if;
  return read;
end $$;

-- Changes a product.
create or replace function public.edit_item(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  item public.catalogue_items;
  said jsonb;
begin
  perform public.refuse_other_fields(
    changes, array['name', 'price_paise', 'pack_amount', 'pack_unit', 'badge', 'about', 'available', 'photo', 'tiers']
  );
  select * into item from public.catalogue_items where id = target;
  if item.id is null then
    perform public.refuse_edit('No such product', 'target');
  end if;
  if changes ? 'name' then
    item.name := public.edited_words(changes -> 'name', 'name', 200);
  end if;
  if changes ? 'badge' then
    item.badge := case when changes -> 'badge' <> 'null' then public.edited_words(changes -> 'badge', 'badge', 60) end;
  end if;
  if changes ? 'about' then
    item.about := case when changes -> 'about' <> 'null' then public.edited_words(changes -> 'about', 'about', 500) end;
  end if;
  if changes ? 'price_paise' then
    item.price_paise := public.edited_paise(changes -> 'price_paise', 'price_paise', 1);
  end if;
  if changes ? 'tiers' then
    said := public.bulk_tiers(target);
    if said is null then
      perform public.refuse_edit('This product has one price', 'tiers');
    end if;
    if item.tiers is null and changes -> 'tiers' <> said then
      -- Nobody's change: the log is to say what the steps were, which the row did not know.
      perform set_config('catalogue.publishing', 'on', true);
      update public.catalogue_items held set tiers = said where held.id = target;
      perform set_config('catalogue.publishing', 'off', true);
      item.tiers := said;
    end if;
    said := public.edited_tiers(changes -> 'tiers', item.price_paise);
    item.tiers := case when item.tiers is not null then said end;
  end if;
  if changes ? 'pack_amount' then
    item.pack_amount := public.edited_number(changes -> 'pack_amount', 'pack_amount', 0.001, 1000000);
  end if;
  if changes ? 'pack_unit' then
    -- A phone shows no product whose unit it cannot write; those that are sold are units that it can.
    if not exists (select 1 from public.catalogue_items known where known.pack_unit = changes ->> 'pack_unit') then
      perform public.refuse_edit('No such unit', 'pack_unit');
    end if;
    item.pack_unit := changes ->> 'pack_unit';
  end if;
  if changes ? 'available' then
    item.available := public.edited_flag(changes -> 'available', 'available');
  end if;
  if changes ? 'photo' then
    item.photo := case when changes -> 'photo' <> 'null' then public.edited_photo(changes -> 'photo', 'photo') end;
  end if;
  update public.catalogue_items held set
    name = item.name, price_paise = item.price_paise,
    pack_amount = item.pack_amount, pack_unit = item.pack_unit, available = item.available,
    badge = item.badge, about = item.about, photo = item.photo, tiers = item.tiers
  where held.id = target;
end $$;

-- Changes words of a page, or a setting of the centre.
create or replace function public.edit_text(path text, part text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  was constant jsonb := public.edited_words(changes -> 'was', 'was', 4000);
  words constant jsonb := case
    when changes -> 'words' <> 'null' then public.edited_words(changes -> 'words', 'words', 4000)
  end;
begin
  perform public.refuse_other_fields(changes, array['was', 'words']);
  if path = 'centre' then
    if part not in (
      'name', 'address', 'phone', 'supportPhone', 'email', 'supportEmail', 'trainingEmail', 'trainingCentre',
      'hours.weekdays', 'hours.saturday', 'hours.sunday'
    ) then
      perform public.refuse_edit('No such setting', 'part');
    end if;
    if part in ('phone', 'supportPhone') and public.in_language(words) !~ '^\+91 ?[0-9]{5} ?[0-9]{5}$'
      or part like '%mail' and public.in_language(words) !~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'
      or part in ('phone', 'supportPhone', 'email', 'supportEmail', 'trainingEmail')
        and (select count(distinct value) > 1 from jsonb_each_text(words))
    then
      perform public.refuse_edit('Not a phone number or an e-mail address', part);
    end if;
  elsif part is distinct from left(encode(sha256(convert_to(public.in_language(was), 'UTF8')), 'hex'), 16) then
    perform public.refuse_edit('The part is not named by its words', 'part');
  end if;
  insert into public.content_edits as held (path, part, was, words) values (edit_text.path, edit_text.part, was, words)
  on conflict on constraint content_edits_pkey do update set was = excluded.was, words = excluded.words;
end $$;

-- Changes, adds or withdraws an article.
create or replace function public.edit_article(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  article public.articles;
  language text;
begin
  perform public.refuse_other_fields(changes, array['headline', 'lead', 'body', 'day', 'photo', 'shown']);
  select * into article from public.articles where id = target;
  if article.id is null and (target !~ '^[a-z0-9-]{3,80}$' or not changes ?& array['headline', 'lead', 'body', 'day']) then
    perform public.refuse_edit('A new article has a title, a lead, a text and a day', 'target');
  end if;
  if changes ? 'headline' then
    article.headline := public.edited_some_words(changes -> 'headline', 'headline', 160);
  end if;
  if changes ? 'lead' then
    article.lead := public.edited_some_words(changes -> 'lead', 'lead', 500);
  end if;
  if changes ? 'body' then
    article.body := public.edited_some_words(changes -> 'body', 'body', 12000);
  end if;
  for language in select code from public.languages order by place loop
    if num_nulls(article.headline ->> language, article.lead ->> language, article.body ->> language) not in (0, 3) then
      perform public.refuse_edit('In each language an article is written whole or not at all', 'body');
    end if;
  end loop;
  if changes ? 'day' then
    if changes ->> 'day' !~ '^20[2-9]\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$' then
      perform public.refuse_edit('A day, as in 2026-11-23', 'day');
    end if;
    article.day := (changes ->> 'day')::date;
  end if;
  if changes ? 'photo' then
    article.photo := case when changes -> 'photo' <> 'null' then public.edited_photo(changes -> 'photo', 'photo') end;
  end if;
  article.shown := case when changes ? 'shown' then public.edited_flag(changes -> 'shown', 'shown')
    else coalesce(article.shown, true) end;
  insert into public.articles as held (id, headline, lead, body, day, photo, shown)
  values (target, article.headline, article.lead, article.body, article.day, article.photo, article.shown)
  on conflict (id) do update set headline = excluded.headline, lead = excluded.lead, body = excluded.body,
    day = excluded.day, photo = excluded.photo, shown = excluded.shown;
end $$;

-- A page of edits, {more, edits: [{id, target, was, at, who, by_hand, is_new, version, changed}]}, the latest first; with
-- `earlier_than` those before that version. `was` names the target in words: the product's, article's or area's name, or
-- the words that were replaced. Receipts of edits that changed nothing are left out.
create or replace function public.edit_log(earlier_than bigint default null, at_most int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant int := least(greatest(coalesce(at_most, 30), 1), 100);
  answer jsonb;
begin
  if not (public.has_role('editor') or public.has_role('manager') or public.has_role('admin')) then
    raise exception 'Only those who edit see who changed what' using errcode = '42501';
  end if;
  with found as (
    select event.* from public.edit_events event
    where event.version > 0 and (earlier_than is null or event.version < earlier_than)
      and not (event.before is null and event.target like 'item:%' and not event.after ? 'search')
      and not exists (
        select 1 from public.edit_events same
        where same.target = event.target and same.version = event.version
          and (same.at, same.id) < (event.at, event.id)
      )
    order by event.version desc limit page_size + 1
  ), page as (
    select * from found order by version desc limit page_size
  )
  select jsonb_build_object(
    'more', (select count(*) from found) > page_size,
    'edits', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'target', page.target, 'at', page.at, 'version', page.version, 'is_new', page.before is null,
        'was', coalesce(
          page.after -> 'was', page.after -> 'headline', nullif(page.after -> 'title', 'null'),
          page.after -> 'name'
        ),
        'who', public.name_of(page.who), 'by_hand', page.who = '00000000-0000-0000-0000-000000000000',
        'changed', public.changed_fields(page.before, page.after)
      ) order by page.version desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;
