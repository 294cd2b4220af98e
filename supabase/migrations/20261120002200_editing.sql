-- Editing: what people at the centre change in the browser: products, words and pictures of pages, articles, settings of the centre,
-- delivery areas, and what can be booked. All of it takes its versions from the catalogue's one counter, so that a phone follows everything with one
-- question (shop_changes). docs/decisions/catalogue-and-editing.md explains it.


-- Tables

-- Words of pages that editors have changed.
create table public.content_edits (
  path text not null check (path ~ '^[a-z0-9-]+(/[a-z0-9-]+)*$' and char_length(path) <= 160),
  part text not null check (part ~ '^[a-zA-Z0-9.]{1,40}$'),
  was jsonb not null check (jsonb_typeof(was) = 'object'),
  words jsonb check (jsonb_typeof(words) = 'object'),
  version bigint not null unique,
  updated_at timestamptz not null default now(),
  primary key (path, part)
);

comment on table public.content_edits is
  'Words of a page (path) as an editor has them now, {en, pa, hi}, in the place of those that the build has (was). A row '
  'whose words are null gives the place back to the build; it stays, so that phones hear of it.';
comment on column public.content_edits.part is
  'The first 16 hexadecimal digits of the SHA-256 of was.en: an edit belongs to the words that it replaces, wherever on the '
  'page they stand.';

create trigger catalogue_turn before insert or update on public.content_edits
  for each statement execute function public.await_catalogue_turn();

create trigger a_plain_texts before insert or update on public.content_edits
  for each row execute function public.plain_texts('was+', 'words+');

-- Pictures that editors show on pages and articles.
create table public.page_pictures (
  path text not null check (path ~ '^[a-z0-9-]+(/[a-z0-9-]+)*$' and char_length(path) <= 160),
  part text not null check (part ~ '^[a-z0-9-]{1,60}$'),
  photo text references public.item_photos (hash),
  shows jsonb check (jsonb_typeof(shows) = 'object'),
  version bigint not null unique,
  updated_at timestamptz not null default now(),
  primary key (path, part)
);

comment on table public.page_pictures is
  'What a page shows at a place. A row without a photo gives the place back to the build; it stays, so that phones hear of it.';
comment on column public.page_pictures.part is '`top`, above everything, or the name of the drawing whose place it takes.';
comment on column public.page_pictures.shows is 'What is to be seen, {en, pa, hi}, for who does not see it; of a drawing''s place the content says so.';

create index page_pictures_by_photo on public.page_pictures (photo) where photo is not null;

create trigger catalogue_turn before insert or update on public.page_pictures
  for each statement execute function public.await_catalogue_turn();

create trigger a_plain_texts before insert or update on public.page_pictures
  for each row execute function public.plain_texts('shows+');

-- Articles that editors wrote; no build has them, and phones cache all of them.
create table public.articles (
  id text primary key check (id ~ '^[a-z0-9-]{3,80}$'),
  headline jsonb not null check (jsonb_typeof(headline) = 'object'),
  lead jsonb not null check (jsonb_typeof(lead) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  day date not null check (day between '2020-01-01' and '2099-12-31'),
  photo text references public.item_photos (hash),
  shown boolean not null default true,
  version bigint not null unique,
  updated_at timestamptz not null default now()
);

comment on table public.articles is
  'Words are {en, pa, hi}, null in a language in which it is not written; in each it is written whole or not at all.';
comment on column public.articles.shown is 'False for one that was withdrawn. Rows stay, so that phones hear of it.';

create index articles_by_photo on public.articles (photo) where photo is not null;

create trigger catalogue_turn before insert or update on public.articles
  for each statement execute function public.await_catalogue_turn();

create trigger a_plain_texts before insert or update on public.articles
  for each row execute function public.plain_texts('headline', 'lead+', 'body+');

-- The log of edits.
create table public.edit_events (
  id uuid primary key,
  who uuid not null,
  target text not null check (char_length(target) <= 220),
  before jsonb,
  after jsonb,
  content_hash text,
  version bigint not null,
  at timestamptz not null default now(),
  part_of uuid
);

comment on table public.edit_events is
  'Every change by hand, for good, and the receipt of each edit that a phone sent: an id that stands here is not done again.';
comment on column public.edit_events.who is 'All zeros for a hand without an account. No foreign key: the log outlives accounts.';

comment on column public.edit_events.part_of is
  'The file or the undoing that this change came with: the log shows that once, not its thousand products.';

create index edit_events_by_import on public.edit_events (part_of) where part_of is not null;
create index edit_events_by_target on public.edit_events (target, version);
create index edit_events_by_version on public.edit_events (version);


-- Versions and the log

-- True if the caller may change this: settings of the centre, its areas and its machines are the admins' and managers', the rest
-- editors' too.
create function public.may_edit(kind text, path text) returns boolean
language sql stable set search_path = '' as $$
  select public.has_role('admin') or public.has_role('manager')
    or kind not in ('area', 'setting', 'resource') and public.has_role('editor')
$$;

-- Trigger: gives a changed row the next version of the catalogue.
create function public.stamp_shop_fact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'version' - 'updated_at' = to_jsonb(old) - 'version' - 'updated_at' then
    new.version := old.version;
    return new;
  end if;
  -- Never behind the clock, as in stamp_catalogue_item.
  update public.catalogue_version
    set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    returning n into new.version;
  return new;
end $$;

create trigger content_edit_stamped before insert or update on public.content_edits
  for each row execute function public.stamp_shop_fact();

create trigger delivery_area_stamped before insert or update on public.delivery_areas
  for each row execute function public.stamp_shop_fact();

create trigger resource_stamped before insert or update on public.resources
  for each row execute function public.stamp_shop_fact();

create trigger page_picture_stamped before insert or update on public.page_pictures
  for each row execute function public.stamp_shop_fact();

create trigger article_stamped before insert or update on public.articles
  for each row execute function public.stamp_shop_fact();

create trigger catalogue_turn before update on public.centre_settings
  for each statement execute function public.await_catalogue_turn();

-- Not what the content publishes: phones have that in their build.
create trigger centre_setting_stamped before update on public.centre_settings
  for each row when (new.value is distinct from old.value) execute function public.stamp_shop_fact();

create trigger voice_recording_stamped before insert or update on public.voice_recordings
  for each row execute function public.stamp_shop_fact();

-- A row as people change it: the moment from which a machine is not booked is the centre's; they say only that it is not.
create function public.logged_row(fact jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when fact ? 'retired_at'
    then fact - 'retired_at' || jsonb_build_object('paused', fact -> 'retired_at' <> 'null') else fact end
$$;

-- Trigger: writes each change by hand into edit_events.
create function public.log_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] := array['content_hash', 'edited_by', 'edited_at', 'edited', 'updated_at'];
  edit constant jsonb := nullif(current_setting('shop.edit', true), '');
  fact constant jsonb := public.logged_row(to_jsonb(new)) - bookkeeping;
  past jsonb;
begin
  if tg_op = 'UPDATE' then
    past := public.logged_row(to_jsonb(old)) - bookkeeping;
  end if;
  if coalesce(current_setting('catalogue.publishing', true), '') = 'on' or (past ->> 'version') = (fact ->> 'version') then
    return null;
  end if;
  insert into public.edit_events (id, who, target, before, after, content_hash, version, part_of) values (
    coalesce((edit ->> 'id')::uuid, gen_random_uuid()),
    coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000'),
    case tg_table_name
      when 'catalogue_items' then 'item:' || (fact ->> 'id')
      when 'delivery_areas' then 'area:' || (fact ->> 'id')
      when 'resources' then 'resource:' || (fact ->> 'id')
      when 'articles' then 'article:' || (fact ->> 'id')
      when 'centre_settings' then 'setting:' || (fact ->> 'key')
      when 'voice_recordings' then 'recording:' || (fact ->> 'path') || '#' || (fact ->> 'part')
      when 'page_pictures' then 'picture:' || (fact ->> 'path') || '#' || (fact ->> 'part')
      else 'text:' || (fact ->> 'path') || '#' || (fact ->> 'part')
    end,
    past, fact, edit ->> 'content_hash', (fact ->> 'version')::bigint, (edit ->> 'part_of')::uuid
  );
  return null;
end $$;

create trigger catalogue_item_logged after insert or update on public.catalogue_items
  for each row execute function public.log_edit();

create trigger content_edit_logged after insert or update on public.content_edits
  for each row execute function public.log_edit();

create trigger delivery_area_logged after insert or update on public.delivery_areas
  for each row execute function public.log_edit();

create trigger resource_logged after insert or update on public.resources
  for each row execute function public.log_edit();

create trigger page_picture_logged after insert or update on public.page_pictures
  for each row execute function public.log_edit();

create trigger article_logged after insert or update on public.articles
  for each row execute function public.log_edit();

create trigger centre_setting_logged after update on public.centre_settings
  for each row when (new.value is distinct from old.value) execute function public.log_edit();

create trigger voice_recording_logged after insert or update on public.voice_recordings
  for each row execute function public.log_edit();

-- The current state of a target as phones read it; null if there is none, and empty once it was withdrawn.
create function public.shop_fact(kind text, path text, part text) returns jsonb
language sql stable set search_path = '' as $$
  select case kind
    when 'item' then (
      select jsonb_build_object(
        'id', id, 'catalogue', catalogue, 'section', section, 'position', position,
        'name', name,
        'category', category, 'price_paise', price_paise, 'pack_amount', pack_amount, 'pack_unit', pack_unit,
        'badge', case when whole then badge end, 'about', case when whole then about end,
        'available', available, 'away_until', away_until, 'retired', retired, 'photo', case when whole then photo end,
        'tiers', case when whole then tiers end, 'offer', case when whole then offer end, 'tax', tax,
        'section_title', section_title,
        'left', stock.packs_left, 'back_on', stock.back_on,
        'version', greatest(item.version, stock.version)
      ) from public.catalogue_items item
      left join public.stock_items stock on stock.product_id = item.id
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
    when 'resource' then (
      select public.logged_row(to_jsonb(resource)) - array['kind', 'area']
      from public.resources resource where resource.id = shop_fact.path
    )
    when 'setting' then (
      select jsonb_build_object('key', key, 'value', value, 'version', version)
      from public.centre_settings held where held.key = shop_fact.path
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
    when 'recording' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'words', words, 'sound', sound, 'version', version)
      from public.voice_recordings held where held.path = shop_fact.path and held.part = shop_fact.part
    )
  end
$$;


-- Reading an edit

-- Raises an error about one field of an edit.
create function public.refuse_edit(message text, field text) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT422' using message = message, detail = field;
end $$;

-- {code: word} without blanks at the ends; refused if a required language is missing, or if a word is empty, too long, has control
-- characters or is in a language that the app does not have.
create function public.edited_words(said jsonb, field text, longest int) returns jsonb
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
create function public.edited_some_words(said jsonb, field text, longest int) returns jsonb
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

-- A number within its bounds; refused otherwise.
create function public.edited_number(said jsonb, field text, least_allowed numeric, most_allowed numeric) returns numeric
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(said) is distinct from 'number' or said::numeric not between least_allowed and most_allowed then
    perform public.refuse_edit(format('A number from %s to %s', least_allowed, most_allowed), field);
  end if;
  return said::numeric;
end $$;

-- The same without decimals.
create function public.edited_count(said jsonb, field text, least_allowed int, most_allowed int) returns int
language plpgsql set search_path = '' as $$
begin
  if public.edited_number(said, field, least_allowed, most_allowed) <> trunc(said::numeric) then
    perform public.refuse_edit('A whole number', field);
  end if;
  return said::int;
end $$;

-- Whole paise; refused otherwise.
create function public.edited_paise(said jsonb, field text, least_allowed int) returns int
language sql set search_path = '' as $$
  select public.edited_count(said, field, least_allowed, 100000000)
$$;

-- True or false; refused otherwise.
create function public.edited_flag(said jsonb, field text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(said) is distinct from 'boolean' then
    perform public.refuse_edit('Yes or no', field);
  end if;
  return said::boolean;
end $$;

-- Refuses fields that an edit of this kind does not know: they would be lost without a word.
create function public.refuse_other_fields(changes jsonb, known text[]) returns void
language plpgsql set search_path = '' as $$
declare
  other constant text := (select key from jsonb_object_keys(changes) key where key <> all (known) limit 1);
begin
  if other is not null or changes = '{}' then
    perform public.refuse_edit('Not something that can be changed', coalesce(other, 'changes'));
  end if;
end $$;

-- Width and height as a JPEG's own header says them; null without them: a few bytes may claim to be a picture that no
-- phone has the memory for.
create function public.jpeg_size(jpeg bytea) returns int[]
language plpgsql immutable set search_path = '' as $$
declare
  at int := 2;
  code int;
begin
  while at + 9 < octet_length(jpeg) and get_byte(jpeg, at) = 255 loop
    code := get_byte(jpeg, at + 1);
    if code between 192 and 207 and code not in (196, 200, 204) then
      return array[
        get_byte(jpeg, at + 7) * 256 + get_byte(jpeg, at + 8), get_byte(jpeg, at + 5) * 256 + get_byte(jpeg, at + 6)
      ];
    end if;
    at := at + 2 + get_byte(jpeg, at + 2) * 256 + get_byte(jpeg, at + 3);
  end loop;
  return null;
end $$;

-- The hash of a photo that an edit brings: a data address of a JPEG, which is stored, or the hash of a stored one.
create function public.edited_photo(said jsonb, field text) returns text
language plpgsql set search_path = '' as $$
declare
  told constant text := said #>> '{}';
  jpeg bytea;
  size int[];
  found_hash text;
begin
  if told ~ '^[0-9a-f]{64}$' then
    select photo.hash into found_hash from public.item_photos photo where photo.hash = told;
    if found_hash is null then
      perform public.refuse_edit('No such photo', field);
    end if;
    return found_hash;
  end if;
  if told is null or char_length(told) > 27400 or told !~ '^data:image/jpeg;base64,([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$' then
    perform public.refuse_edit('A photo is a JPEG of at most 20 KB', field);
  end if;
  jpeg := decode(split_part(told, ',', 2), 'base64');
  size := public.jpeg_size(jpeg);
  if octet_length(jpeg) not between 100 and 20480 or substring(jpeg from 1 for 3) <> '\xffd8ff'
    or size is null or not (size[1] between 1 and 640 and size[2] between 1 and 640)
  then
    perform public.refuse_edit('A photo is a JPEG of at most 20 KB and 640 pixels', field);
  end if;
  found_hash := encode(sha256(jpeg), 'hex');
  insert into public.item_photos (hash, jpeg) values (found_hash, jpeg) on conflict (hash) do nothing;
  return found_hash;
end $$;

-- Price steps as they are stored; refused unless they are one to six, with rising quantities and prices that fall from
-- the first.
create function public.edited_tiers(said jsonb, price_paise int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  step jsonb;
  quantity numeric := 1;
  price int := price_paise;
  read jsonb := '[]';
begin
  if jsonb_typeof(said) is distinct from 'array' or jsonb_array_length(said) not between 1 and 6 then
    perform public.refuse_edit('One to six steps', 'tiers');
  end if;
  for step in select value from jsonb_array_elements(said) loop
    if jsonb_typeof(step) <> 'object' or step - 'from' - 'price' <> '{}' then
      perform public.refuse_edit('A step has a quantity and a price', 'tiers');
    end if;
    if public.edited_number(step -> 'from', 'tiers', quantity + 1, 9999) <> trunc((step -> 'from')::numeric) then
      perform public.refuse_edit('A quantity is a whole number', 'tiers');
    end if;
    quantity := (step -> 'from')::numeric;
    if public.edited_paise(step -> 'price', 'tiers', 1) >= price then
      perform public.refuse_edit('Each step costs less than the one before', 'tiers');
    end if;
    price := (step -> 'price')::int;
    read := read || jsonb_build_object('from', quantity::int, 'price', price);
  end loop;
  return read;
end $$;


-- Edits

-- A product of the centre's own, as it is before the first words and prices are in it: it stands last on its shelf.
create function public.begun_item(target text, changes jsonb) returns public.catalogue_items
language plpgsql set search_path = '' as $$
declare
  item public.catalogue_items;
begin
  item.catalogue := split_part(target, '/', 1);
  select known.category into item.category from public.catalogue_items known
  where known.catalogue = item.catalogue and known.catalogue <> 'training'
  order by known.section = changes ->> 'section' desc, known.position limit 1;
  if item.category is null or target !~ '^[a-z0-9-]+/[a-z0-9-]+$' or char_length(target) > 160 then
    perform public.refuse_edit('No such product', 'target');
  elsif not changes ?& array['name', 'price_paise', 'pack_amount', 'pack_unit', 'section'] then
    perform public.refuse_edit('A new product has a name, a price, a pack and a section', 'target');
  end if;
  item.id := target;
  item.position := coalesce((
    select max(known.position) + 1 from public.catalogue_items known
    where known.catalogue = item.catalogue and known.section = changes ->> 'section'
  ), 0);
  item.search := '';
  item.available := true;
  item.retired := false;
  item.content_hash := '';
  return item;
end $$;

-- An offer as it is stored; refused unless its days are in order and it costs less than the price. One that is over stays.
create function public.edited_offer(said jsonb, price_paise int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  day constant text := '^20\d\d-\d\d-\d\d$';
begin
  if jsonb_typeof(said) <> 'object' or said - array['price', 'from', 'until'] <> '{}'
    or coalesce(said ->> 'from' !~ day or said ->> 'until' !~ day or (said ->> 'until')::date < (said ->> 'from')::date, true)
  then
    perform public.refuse_edit('An offer has a price and two days, as in 2026-11-23', 'offer');
  end if;
  if public.edited_paise(said -> 'price', 'offer', 1) >= price_paise and (said ->> 'until')::date >= public.india_day() then
    perform public.refuse_edit('An offer costs less than the price', 'offer');
  end if;
  return said;
exception when datetime_field_overflow then
  perform public.refuse_edit('No such day', 'offer');
end $$;

-- A tax as it is stored, {hsn, rate_bp}; refused unless tax_rates could hold it.
create function public.edited_tax(said jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if said = 'null' then
    return null;
  end if;
  if jsonb_typeof(said) <> 'object' or said - array['hsn', 'rate_bp'] <> '{}' or coalesce(said ->> 'hsn' !~ '^[0-9]{4,8}$', true)
    or public.edited_paise(said -> 'rate_bp', 'tax', 0) > 4000 or (said -> 'rate_bp')::int % 2 <> 0
  then
    perform public.refuse_edit('A tax has an HSN code and a rate of at most 40 per cent', 'tax');
  end if;
  return said;
end $$;

-- Changes a product, or begins one.
create function public.edit_item(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  item public.catalogue_items;
  said jsonb;
begin
  perform public.refuse_other_fields(changes, array[
    'name', 'price_paise', 'pack_amount', 'pack_unit', 'badge', 'about', 'available', 'photo', 'tiers', 'offer', 'tax', 'section',
    'section_title'
  ]);
  select * into item from public.catalogue_items where id = target;
  if item.id is null then
    item := public.begun_item(target, changes);
  elsif item.content_hash <> '' and changes ?| array['section', 'section_title'] then
    perform public.refuse_edit('Where a product of the app stands, the app says', 'section');
  end if;
  -- What a file brought and an undoing took away, the corrected file brings again.
  item.retired := item.retired and item.content_hash <> '';
  if changes ? 'section_title' then
    item.section_title := case when changes -> 'section_title' <> 'null'
      then public.edited_words(changes -> 'section_title', 'section_title', 80) end;
  end if;
  if changes ? 'section' then
    item.section := changes ->> 'section';
    -- "item" is the part of an address before a product's.
    if coalesce(item.section !~ '^[a-z0-9-]{1,80}$' or item.section = 'item', true) or item.section_title is null and not exists (
      select 1 from public.catalogue_items known where known.catalogue = item.catalogue and known.section = item.section
    ) then
      perform public.refuse_edit('No such section, and no name for a new one', 'section');
    end if;
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
    if said is null and exists (select 1 from public.bulk_prices known where known.product_id = target) then
      perform public.refuse_edit('This product has one price', 'tiers');
    end if;
    if item.tiers is null and changes -> 'tiers' <> said then
      -- Nobody's change: the log is to say what the steps were, which the row did not know.
      perform set_config('catalogue.publishing', 'on', true);
      update public.catalogue_items held set tiers = said where held.id = target;
      perform set_config('catalogue.publishing', 'off', true);
      item.tiers := said;
    end if;
    if said is null then
      item.tiers := nullif(changes -> 'tiers', 'null');
    else
      said := public.edited_tiers(changes -> 'tiers', item.price_paise);
      item.tiers := case when item.tiers is not null then said end;
    end if;
  end if;
  if changes ? 'offer' then
    item.offer := nullif(changes -> 'offer', 'null');
  end if;
  -- Also after a new price alone: one that is lower may cost less than what was a reduction.
  item.tiers := case when item.tiers is not null then public.edited_tiers(item.tiers, item.price_paise) end;
  item.offer := case when item.offer is not null then public.edited_offer(item.offer, item.price_paise) end;
  if changes ? 'tax' then
    item.tax := public.edited_tax(changes -> 'tax');
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
  perform public.put_item(item);
end $$;

-- Writes what an editor may change of a product, or the whole of a new one.
create function public.put_item(item public.catalogue_items) returns void
language plpgsql set search_path = '' as $$
begin
  update public.catalogue_items held set
    section = item.section, name = item.name, price_paise = item.price_paise, pack_amount = item.pack_amount,
    pack_unit = item.pack_unit, available = item.available, badge = item.badge, about = item.about, photo = item.photo,
    tiers = item.tiers, offer = item.offer, tax = item.tax, section_title = item.section_title, retired = item.retired
  where held.id = item.id;
  if not found then
    -- The trigger gives the version.
    item.version := 0;
    item.updated_at := now();
    insert into public.catalogue_items (
      id, catalogue, section, position, name, category, price_paise, pack_amount, pack_unit, badge, search, available, retired,
      content_hash, version, updated_at, about, photo, tiers, offer, tax, section_title
    ) values (
      item.id, item.catalogue, item.section, item.position, item.name, item.category, item.price_paise, item.pack_amount,
      item.pack_unit, item.badge, item.search, item.available, item.retired, item.content_hash, item.version, item.updated_at,
      item.about, item.photo, item.tiers, item.offer, item.tax, item.section_title
    );
  end if;
end $$;

-- The products that a file would change and that somebody else changed after the file's sender had seen them, in one of the same
-- fields and otherwise: {id: as it is now}; null without any. What a counter marks as sold out meanwhile is no such field.
create function public.overtaken_items(items jsonb, seen bigint, own text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(item.id, public.shop_fact('item', item.id, null))
  from jsonb_each(items) wanted
  join public.catalogue_items item on item.id = wanted.key and item.version > seen
  left join lateral (
    select event.before, event.who = auth.uid() and (event.id::text = any (own) or event.part_of::text = any (own)) as mine
    from public.edit_events event
    where event.target = 'item:' || wanted.key and event.version > seen
    order by mine, event.version limit 1
  ) first on true
  where coalesce(not first.mine, true) and exists (
    select 1 from jsonb_each(wanted.value) field
    cross join lateral (select coalesce(to_jsonb(item) -> field.key, 'null') as value) now
    -- Without a line in the log a new build has changed it.
    where now.value <> field.value
      and (first.mine is null or coalesce(first.before -> field.key, 'null') <> now.value)
  )
$$;

-- Undoes what came with one file: each field goes back to what it was unless somebody has changed it since; what was new is no
-- longer sold. Returns how many products changed.
create function public.undo_items(file uuid) returns int
language plpgsql set search_path = '' as $$
declare
  event public.edit_events;
  item public.catalogue_items;
  past jsonb;
  count int := 0;
begin
  for event in select * from public.edit_events known where known.part_of = file order by known.version desc loop
    select * into item from public.catalogue_items where id = event.after ->> 'id';
    select jsonb_object_agg(field.key, field.value) into past
    from jsonb_each(event.before - array['version', 'away_until']) field
    where field.value <> event.after -> field.key and to_jsonb(item) -> field.key = event.after -> field.key;
    if event.before is null then
      past := '{"retired": true}';
    end if;
    continue when past is null or to_jsonb(item) @> past;
    perform public.put_item(jsonb_populate_record(item, past));
    count := count + 1;
  end loop;
  return count;
end $$;

-- Changes many products at once, by a file: {items: {id: changes}}, or takes a file back: {undo: its id}. All or nothing: of one
-- refused product the id stands before the field. Answers as edit_shop.
create function public.edit_items(edit jsonb, hash text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  changes constant jsonb := edit -> 'changes';
  items constant jsonb := changes -> 'items';
  overtaken jsonb;
  wanted record;
  at_row text := '';
  field text;
  done int := 0;
begin
  if jsonb_typeof(items) = 'object' and items <> '{}' then
    -- More would not be done within the time that a statement has.
    if (select count(*) from jsonb_object_keys(items)) > 2000 then
      perform public.refuse_edit('A file changes at most 2000 products', 'items');
    end if;
    overtaken := public.overtaken_items(
      items, (edit ->> 'seen')::bigint, array(select jsonb_path_query(edit -> 'after', '$[*]') #>> '{}')
    );
    if overtaken is not null then
      return jsonb_build_object('conflict', jsonb_build_object(
        'items', overtaken, 'version', (select max((fact.value -> 'version')::bigint) from jsonb_each(overtaken) fact)
      ));
    end if;
  elsif not exists (select 1 from public.edit_events known where known.part_of::text = changes ->> 'undo') then
    perform public.refuse_edit('A file changes something, or is taken back', 'items');
  end if;

  perform set_config('shop.edit', jsonb_build_object('part_of', edit -> 'id')::text, true);
  if items is null then
    done := public.undo_items((changes ->> 'undo')::uuid);
  else
    for wanted in select * from jsonb_each(items) loop
      at_row := wanted.key;
      perform public.edit_item(wanted.key, wanted.value);
      done := done + 1;
    end loop;
  end if;
  perform set_config('shop.edit', '', true);
  insert into public.edit_events (id, who, target, after, content_hash, version)
  select (edit ->> 'id')::uuid, auth.uid(), 'items:' || (edit ->> 'path'),
    jsonb_build_object(case when items is null then 'undone' else 'products' end, done), hash, known.n
  from public.catalogue_version known;
  return jsonb_build_object('done', (select n from public.catalogue_version));
exception when sqlstate 'PT422' then
  get stacked diagnostics field = pg_exception_detail;
  perform public.refuse_edit(sqlerrm, concat_ws(' ', nullif(at_row, ''), field));
end $$;

-- Changes words of a page.
create function public.edit_text(path text, part text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  was constant jsonb := public.edited_words(changes -> 'was', 'was', 4000);
  words constant jsonb := case
    when changes -> 'words' <> 'null' then public.edited_words(changes -> 'words', 'words', 4000)
  end;
begin
  perform public.refuse_other_fields(changes, array['was', 'words']);
  if part is distinct from left(encode(sha256(convert_to(public.in_language(was), 'UTF8')), 'hex'), 16) then
    perform public.refuse_edit('The part is not named by its words', 'part');
  end if;
  insert into public.content_edits as held (path, part, was, words) values (edit_text.path, edit_text.part, was, words)
  on conflict on constraint content_edits_pkey do update set was = excluded.was, words = excluded.words;
end $$;

-- True for hours of one day: [from, to] in minutes after midnight, the end after the beginning. Hours across midnight are no hours.
create function public.are_hours(said jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(said) = 'array' and jsonb_array_length(said) = 2 and said ->> 0 ~ '^[0-9]{1,4}$' and said ->> 1 ~ '^[0-9]{1,4}$'
      and (said ->> 0)::int < (said ->> 1)::int and (said ->> 1)::int <= 1440,
    false
  )
$$;

-- True for days on which the centre keeps other hours: {from, to, hours, name}, at most 60 days long.
create function public.is_closure(said jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(said) <> 'object' or said - '{from,to,hours,name}'::text[] <> '{}' then false
    when not coalesce(public.is_day(said ->> 'from') and public.is_day(said ->> 'to'), false) then false
    else (said ->> 'to')::date - (said ->> 'from')::date between 0 and 60
      and (coalesce(said -> 'hours', 'null') = 'null' or public.are_hours(said -> 'hours'))
      and (coalesce(said -> 'name', 'null') = 'null' or public.are_words(said -> 'name', 60))
  end
$$;

-- The value of a setting as it is stored; refused if it is not of the setting's kind.
create function public.edited_setting(setting public.centre_settings, said jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  told constant text := btrim(said #>> '{}');
begin
  if said is null or said = 'null' then
    return null;
  end if;
  if setting.kind = 'words' then
    return public.edited_words(said, 'value', setting.longest);
  elsif setting.kind = 'text' then
    if jsonb_typeof(said) <> 'string' or char_length(told) > setting.longest or told ~ '[\u0001-\u001f\u007f]'
      or told !~ ('^(' || setting.pattern || ')$')
    then
      perform public.refuse_edit('Not written as this setting is', 'value');
    end if;
    return to_jsonb(told);
  elsif setting.kind = 'photo' then
    return to_jsonb(public.edited_photo(said, 'value'));
  elsif jsonb_typeof(said) <> 'array' then
    perform public.refuse_edit('A list', 'value');
  elsif setting.kind = 'opening' then
    if jsonb_array_length(said) <> 7 or exists (
      select 1 from jsonb_array_elements(said) day where day <> 'null' and not public.are_hours(day)
    ) then
      perform public.refuse_edit('Each day of the week is closed or has hours within it', 'value');
    end if;
    -- Promises would name no day.
    if not exists (select 1 from jsonb_array_elements(said) day where day <> 'null') then
      perform public.refuse_edit('A centre is open on one day at least', 'value');
    end if;
  elsif setting.kind = 'closures' then
    if jsonb_array_length(said) > 100 or exists (select 1 from jsonb_array_elements(said) one where not public.is_closure(one)) then
      perform public.refuse_edit('A closed day has its date', 'value');
    end if;
  elsif jsonb_array_length(said) > 100 or exists (
    select 1 from jsonb_array_elements(said) one where jsonb_typeof(one) <> 'string' or one #>> '{}' !~ '^/[a-z0-9/#-]{1,100}$'
  ) then
    perform public.refuse_edit('Addresses of pages', 'value');
  end if;
  return said;
end $$;

-- Changes a setting of the centre; null gives it back to the content.
create function public.edit_setting(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  setting public.centre_settings;
begin
  perform public.refuse_other_fields(changes, array['value']);
  select * into setting from public.centre_settings held where held.key = target;
  if setting.key is null then
    perform public.refuse_edit('No such setting', 'target');
  end if;
  update public.centre_settings held set value = public.edited_setting(setting, changes -> 'value') where held.key = target;
end $$;

-- Changes or adds a delivery area.
create function public.edit_area(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  area public.delivery_areas;
begin
  perform public.refuse_other_fields(changes, array['title', 'brought', 'fee_paise', 'free_from_paise', 'served']);
  select * into area from public.delivery_areas where id = target;
  if area.id is null and not (changes ?& array['title', 'brought', 'fee_paise', 'free_from_paise']) then
    perform public.refuse_edit('A new area has a name, a time, a fee and a sum from which it is free', 'target');
  end if;
  if changes ? 'title' then
    area.title := public.edited_words(changes -> 'title', 'title', 80);
  end if;
  if changes ? 'brought' then
    area.brought := public.edited_words(changes -> 'brought', 'brought', 120);
  end if;
  if changes ? 'fee_paise' then
    area.fee_paise := public.edited_paise(changes -> 'fee_paise', 'fee_paise', 0);
  end if;
  if changes ? 'free_from_paise' then
    area.free_from_paise := public.edited_paise(changes -> 'free_from_paise', 'free_from_paise', 0);
  end if;
  area.served := case when changes ? 'served' then public.edited_flag(changes -> 'served', 'served')
    else coalesce(area.served, true) end;
  insert into public.delivery_areas as held (id, fee_paise, free_from_paise, title, brought, served)
  values (target, area.fee_paise, area.free_from_paise, area.title, area.brought, area.served)
  on conflict (id) do update set fee_paise = excluded.fee_paise, free_from_paise = excluded.free_from_paise,
    title = excluded.title, brought = excluded.brought, served = excluded.served;
  if not exists (select 1 from public.delivery_areas where served) then
    perform public.refuse_edit('Something has to be brought somewhere', 'served');
  end if;
end $$;

-- Changes a machine, a worker or a visit. What is confirmed stays as it was agreed, on its piece, with its rates and what goes along.
create function public.edit_resource(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  resource public.resources;
begin
  perform public.refuse_other_fields(
    changes, array['pieces', 'opens', 'open_minutes', 'way_minutes', 'hour_paise', 'day_paise', 'needs', 'paused']
  );
  select * into resource from public.resources r where r.id = target;
  if resource.id is null then
    perform public.refuse_edit('No such machine', 'target');
  end if;
  if changes ? 'pieces' then
    resource.pieces := public.edited_count(changes -> 'pieces', 'pieces', 1, 50);
    -- The hour of a booking on a piece that goes would be given to somebody else.
    if exists (
      select from public.booking_pieces p
      where p.resource_id = target and p.piece > resource.pieces and upper(p.held) > public.booking_now()
    ) then
      perform public.refuse_edit('Its bookings have to be moved first', 'pieces');
    end if;
  end if;
  if changes ? 'opens' then
    if coalesce(changes ->> 'opens' !~ '^([01]\d|2[0-3]):[0-5]\d(:00)?$', true) then
      perform public.refuse_edit('A time, as in 07:00', 'opens');
    end if;
    resource.opens := (changes ->> 'opens')::time;
  end if;
  if changes ? 'open_minutes' then
    resource.open_minutes := public.edited_count(changes -> 'open_minutes', 'open_minutes', 60, 1440);
  end if;
  if changes ? 'way_minutes' then
    resource.way_minutes := public.edited_count(changes -> 'way_minutes', 'way_minutes', 0, 480);
  end if;
  if changes ? 'hour_paise' then
    resource.hour_paise := case when changes -> 'hour_paise' <> 'null'
      then public.edited_paise(changes -> 'hour_paise', 'hour_paise', 1) end;
  end if;
  if changes ? 'day_paise' then
    resource.day_paise := case when changes -> 'day_paise' <> 'null'
      then public.edited_paise(changes -> 'day_paise', 'day_paise', 1) end;
  end if;
  if changes ? 'needs' then
    if jsonb_typeof(changes -> 'needs') <> 'array' then
      perform public.refuse_edit('A list', 'needs');
    end if;
    resource.needs := array(select distinct need from jsonb_array_elements_text(changes -> 'needs') need order by need);
  end if;
  if changes ? 'paused' then
    resource.retired_at := case when public.edited_flag(changes -> 'paused', 'paused') then coalesce(resource.retired_at, now()) end;
  end if;
  update public.resources r set pieces = resource.pieces, opens = resource.opens, open_minutes = resource.open_minutes,
    way_minutes = resource.way_minutes, hour_paise = resource.hour_paise, day_paise = resource.day_paise, needs = resource.needs,
    retired_at = resource.retired_at
  where r.id = target;
exception when check_violation then
  -- Of needs: unknown, its own, or in a circle.
  perform public.refuse_edit(sqlerrm, 'needs');
end $$;

-- Changes the picture at a place of a page.
create function public.edit_picture(path text, part text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  picture public.page_pictures;
begin
  perform public.refuse_other_fields(changes, array['photo', 'shows']);
  if path !~ '^[a-z0-9-]+(/[a-z0-9-]+)*$' or char_length(path) > 160 or part !~ '^[a-z0-9-]{1,60}$' then
    perform public.refuse_edit('No such place', 'path');
  end if;
  select * into picture from public.page_pictures held where held.path = edit_picture.path and held.part = edit_picture.part;
  if changes ? 'photo' then
    picture.photo := case when changes -> 'photo' <> 'null' then public.edited_photo(changes -> 'photo', 'photo') end;
  end if;
  if changes ? 'shows' then
    picture.shows := case when changes -> 'shows' <> 'null' then public.edited_words(changes -> 'shows', 'shows', 200) end;
  end if;
  insert into public.page_pictures as held (path, part, photo, shows)
  values (edit_picture.path, edit_picture.part, picture.photo, picture.shows)
  on conflict on constraint page_pictures_pkey do update set photo = excluded.photo, shows = excluded.shows;
end $$;

-- Changes, adds or withdraws an article.
create function public.edit_article(target text, changes jsonb) returns void
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

-- Marks a product as not there until the day after today, or takes the mark off. A later day is of a phone whose clock is ahead, and
-- means today all the same: refused, the mark came back for good. A mark that comes late, out of a phone without network, names a
-- day that has come and changes nothing.
create function public.set_away(target text, until jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  day date;
begin
  if until <> 'null' then
    if jsonb_typeof(until) <> 'string' or until #>> '{}' !~ '^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$' then
      perform public.refuse_edit('A day, as in 2026-11-23', 'away_until');
    end if;
    day := least((until #>> '{}')::date, public.india_day() + 1);
  end if;
  update public.catalogue_items set away_until = day where id = target;
  if not found then
    perform public.refuse_edit('No such product', 'target');
  end if;
end $$;

-- The id in the log of the mark that came with this edit.
create function public.id_of_mark(edit text) returns uuid
language sql immutable set search_path = '' as $$
  select md5(edit || ' away_until')::uuid
$$;

-- Changes one thing: {id, kind: item | items | text | area | resource | setting | picture | article | recording, path, part?, changes, seen, after?}. `seen` is
-- the version that the phone had reached when the person looked; `after` names edits of the same phone that this one
-- builds upon. Those at the counter may change away_until of products alone. Answers
--   {done: version}
--   {conflict: what is there now}: somebody else changed it after what the person saw; nothing was written.
-- The same id with the same words again is answered and not done again; with other words it is refused (409).
create function public.edit_shop(edit jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  edit_id constant uuid := (edit ->> 'id')::uuid;
  kind constant text := edit ->> 'kind';
  path constant text := edit ->> 'path';
  part constant text := edit ->> 'part';
  changes constant jsonb := edit -> 'changes';
  seen constant bigint := (edit ->> 'seen')::bigint;
  aim constant text := kind || ':' || path || coalesce('#' || part, '');
  hash constant text := encode(sha256(convert_to((edit - 'id')::text, 'UTF8')), 'hex');
  known public.edit_events;
  fact jsonb;
  edited_at_version bigint;
begin
  if coalesce(kind not in ('item', 'items', 'text', 'area', 'resource', 'setting', 'picture', 'article', 'recording'), true) or edit_id is null or path is null or seen is null
    or (kind in ('text', 'picture', 'recording')) <> (part is not null) or jsonb_typeof(changes) is distinct from 'object'
  then
    perform public.refuse_edit('An edit says what it changes, and what was seen', 'edit');
  end if;
  -- Whoever stands at the counter says what is not there; everything else about it is the editors'.
  if not public.may_edit(kind, path) and (kind <> 'item' or changes - 'away_until' <> '{}' or not public.has_role('staff')) then
    raise exception 'Only those who may edit this can' using errcode = '42501';
  end if;
  -- First of all, so that every statement below sees what the writer before us has committed.
  perform 1 from public.catalogue_version for update;

  select * into known from public.edit_events event where event.id = edit_id;
  if known.who = auth.uid() and known.content_hash = hash then
    return jsonb_build_object('done', known.version);
  elsif known.id is not null then
    raise sqlstate 'PT409' using message = 'This id belongs to another edit';
  end if;
  if kind = 'items' then
    return public.edit_items(edit, hash);
  end if;

  fact := public.shop_fact(kind, path, part);
  -- A sale changes what phones are told of a product, and is nobody's edit of it.
  edited_at_version := coalesce(
    (select item.version from public.catalogue_items item where kind = 'item' and item.id = path), (fact ->> 'version')::bigint
  );
  -- Of two who say what is there today the later one is right, whatever else was changed meanwhile.
  if changes - 'away_until' <> '{}' and edited_at_version > seen and not exists (
    select 1 from public.edit_events event
    where event.target = aim and event.version = edited_at_version and event.who = auth.uid()
      and exists (
        select 1 from jsonb_path_query(edit -> 'after', '$[*]') mine
        where event.id::text in (mine #>> '{}', public.id_of_mark(mine #>> '{}')::text)
      )
  ) then
    return jsonb_build_object('conflict', fact);
  end if;

  perform set_config('shop.edit', jsonb_build_object('id', edit_id, 'content_hash', hash)::text, true);
  case kind
    when 'item' then
      if not changes ? 'away_until' or changes - 'away_until' <> '{}' then
        perform public.edit_item(path, changes - 'away_until');
        -- An id stands in the log once: a mark beside another change has one of its own.
        perform set_config('shop.edit', jsonb_build_object('id', public.id_of_mark(edit_id::text))::text, true);
      end if;
      if changes ? 'away_until' then
        perform public.set_away(path, changes -> 'away_until');
      end if;
    when 'text' then perform public.edit_text(path, part, changes);
    when 'picture' then perform public.edit_picture(path, part, changes);
    when 'article' then perform public.edit_article(path, changes);
    when 'setting' then perform public.edit_setting(path, changes);
    when 'recording' then perform public.edit_recording(path, part, changes);
    when 'resource' then perform public.edit_resource(path, changes);
    else perform public.edit_area(path, changes);
  end case;
  perform set_config('shop.edit', '', true);

  fact := public.shop_fact(kind, path, part);
  -- What changed something is in the log by now; what changed nothing has its receipt too.
  insert into public.edit_events (id, who, target, after, content_hash, version)
  values (edit_id, auth.uid(), aim, fact, hash, (fact ->> 'version')::bigint)
  on conflict (id) do nothing;
  return jsonb_build_object('done', (fact ->> 'version')::bigint);
end $$;


-- Following the shop

-- What a phone has to hear of the shop, {version, more, items, texts, areas, resources, settings, pictures, articles}: everything past the version
-- `since`; without one, what differs from the content of its build (`snapshot`); without a known snapshot, everything. At most
-- `at_most` of them together, oldest change first; while `more` is true the phone asks again with the answer's `version` as
-- `since`. One statement sees one state of the tables, and versions become visible in their order, so that nothing at or below the
-- answer's version can still appear.
create function public.shop_changes(
  since bigint default null, snapshot text default null, at_most int default 1000
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_time constant boolean := since is null;
  page_size constant int := least(greatest(coalesce(at_most, 1000), 1), 5000);
  past bigint := since;
  answer jsonb;
begin
  if first_time then
    select known.version into past from public.catalogue_snapshots known where known.id = shop_changes.snapshot;
    past := coalesce(past, -1);
  end if;

  with candidates as (
    -- Two index ranges instead of one OR, which would read the whole table at every poll of every phone.
    (select 'item' as kind, id as path, null::text as part, version from public.catalogue_items
      where version > past order by version limit page_size + 1)
    union all
    -- The build has no changes by hand from before its snapshot. A first answer that is cut short ends below the snapshot's version,
    -- and the next one then starts there: rows may come that the build has already, none is missed.
    (select 'item', id, null, version from public.catalogue_items
      where first_time and edited and version <= past order by version limit page_size + 1)
    union all
    -- Nor is any build told what is away: it would say so for ever.
    (select 'item', id, null, version from public.catalogue_items
      where first_time and away_until is not null and not edited and version <= past order by version limit page_size + 1)
    union all
    -- Nor how many there are.
    (select 'item', product_id, null, version from public.stock_items
      where version > coalesce(since, -1) order by version limit page_size + 1)
    union all
    -- No build is told of these by its snapshot.
    (select 'text', path, part, version from public.content_edits
      where version > coalesce(since, -1) order by version limit page_size + 1)
    union all
    -- 0 is as the content has it.
    (select 'area', id, null, version from public.delivery_areas
      where version > greatest(since, 0) order by version limit page_size + 1)
    union all
    (select 'resource', id, null, version from public.resources
      where version > greatest(since, 0) order by version limit page_size + 1)
    union all
    (select 'setting', key, null, version from public.centre_settings
      where version > greatest(since, 0) order by version limit page_size + 1)
    union all
    (select 'article', id, null, version from public.articles
      where version > coalesce(since, -1) order by version limit page_size + 1)
    union all
    (select 'picture', path, part, version from public.page_pictures
      where version > coalesce(since, -1) order by version limit page_size + 1)
  ), chosen as (
    select *, row_number() over (order by version) as place from candidates
  ), page as materialized (
    select kind, version, public.shop_fact(kind, path, part) as fact from chosen where place <= page_size
  ), extent as (
    select exists (select 1 from chosen where place > page_size) as more
  )
  select jsonb_build_object(
    'version', case when extent.more
      then (select max(version) from page)
      else greatest(
        (select max(version) from public.catalogue_items), (select max(version) from public.stock_items),
        (select max(version) from public.content_edits),
        (select max(version) from public.delivery_areas), (select max(version) from public.resources), (select max(version) from public.page_pictures),
        (select max(version) from public.articles), (select max(version) from public.centre_settings), 0
      ) end,
    'more', extent.more,
    'items', coalesce((select jsonb_agg(fact order by version) from page where kind = 'item'), '[]'),
    'texts', coalesce((select jsonb_agg(fact order by version) from page where kind = 'text'), '[]'),
    'areas', coalesce((select jsonb_agg(fact order by version) from page where kind = 'area'), '[]'),
    'resources', coalesce((select jsonb_agg(fact order by version) from page where kind = 'resource'), '[]'),
    'settings', coalesce((select jsonb_agg(fact order by version) from page where kind = 'setting'), '[]'),
    'pictures', coalesce((select jsonb_agg(fact order by version) from page where kind = 'picture'), '[]'),
    'articles', coalesce((select jsonb_agg(fact order by version) from page where kind = 'article'), '[]')
  ) into answer from extent;
  return answer;
end $$;

-- A photo in base64 while something shows it, or for editors; null otherwise.
create function public.item_photo(hash text) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(jpeg, 'base64'), E'\n', '') from public.item_photos photo
  where photo.hash = item_photo.hash and (
    exists (select 1 from public.catalogue_items item where item.photo = photo.hash and not item.retired)
    or exists (select 1 from public.page_pictures picture where picture.photo = photo.hash)
    or exists (select 1 from public.articles article where article.photo = photo.hash and article.shown)
    or exists (select 1 from public.centre_settings held where held.kind = 'photo' and held.value #>> '{}' = photo.hash)
    or public.may_edit('item', '')
  )
$$;


-- The log

-- The fields of a row that differ before and after, {field: [from, to]}; all fields if there was no row before.
create function public.changed_fields(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_array(coalesce(past.value, 'null'), coalesce(fact.value, 'null'))), '{}')
  from jsonb_each(coalesce(before, '{}')) past full join jsonb_each(after) fact using (key)
  where coalesce(past.value, 'null') is distinct from coalesce(fact.value, 'null')
    and key <> all (array['id', 'path', 'part', 'was', 'version', 'catalogue', 'section', 'position', 'category', 'created_at'])
$$;

-- A page of edits, {more, edits: [{id, target, was, at, who, by_hand, is_new, version, overtaken, changed}]}, the latest first; with
-- `earlier_than` those before that version. `was` names the target in words: the product's, article's, area's or machine's name, or
-- the words that were replaced. `overtaken` is a change of a product that a later file, shown as one line, has changed too. Receipts of edits that changed nothing are left out.
create function public.edit_log(earlier_than bigint default null, at_most int default 30) returns jsonb
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
    where event.version > 0 and (earlier_than is null or event.version < earlier_than) and event.part_of is null
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
          page.after -> 'name',
          (select jsonb_object_agg(code, coalesce(page.after -> 'words', page.before -> 'words')) from public.languages
            where page.target ~ '^(recording|items):' having count(*) > 0)
        ),
        'who', public.name_of(page.who), 'by_hand', page.who = '00000000-0000-0000-0000-000000000000',
        'overtaken', exists (
          select 1 from public.edit_events later
          where later.target = page.target and later.version > page.version and later.part_of is not null
        ),
        'changed', public.changed_fields(page.before, page.after)
      ) order by page.version desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;


-- Who may do what

alter table public.content_edits enable row level security;
alter table public.page_pictures enable row level security;
alter table public.articles enable row level security;
alter table public.edit_events enable row level security;

create policy "everybody reads the words of pages" on public.content_edits for select to anon, authenticated using (true);

create policy "those who edit read who changed what" on public.edit_events for select to authenticated
  using ((select public.has_role('editor')) or (select public.has_role('manager')) or (select public.has_role('admin')));

create policy "everybody reads the pictures of pages" on public.page_pictures for select to anon, authenticated using (true);

create policy "guests read articles that are shown" on public.articles for select to anon using (shown);

create policy "people read articles that are shown, those who edit all" on public.articles for select to authenticated using (
  shown or (select public.has_role('editor')) or (select public.has_role('manager')) or (select public.has_role('admin'))
);

grant select on public.content_edits to anon, authenticated;
-- Nobody writes but edit_shop; the log is append-only for the service key too.
revoke insert, update, delete, truncate on public.content_edits, public.edit_events from service_role;
grant select on public.page_pictures to anon, authenticated;
-- Nobody writes but edit_shop.
revoke insert, update, delete, truncate on public.page_pictures from service_role;
grant select on public.articles to anon, authenticated;
revoke insert, update, delete, truncate on public.articles from service_role;
grant select on public.edit_events to authenticated;
grant execute on function public.edit_shop(jsonb) to authenticated;
grant execute on function public.shop_changes(bigint, text, int) to anon, authenticated, service_role;
grant execute on function public.item_photo(text) to anon, authenticated;
grant execute on function public.edit_log(bigint, int) to authenticated;
