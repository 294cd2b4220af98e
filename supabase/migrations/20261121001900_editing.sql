-- What people at the centre change in the browser: the catalogue's rows, the words of pages, the settings of the centre and
-- where it delivers. All of it takes its versions from the catalogue's one counter, so that a phone asks one question for
-- everything (shop_changes). docs/decisions/0047-what-editors-change.md tells the whole.

alter table public.catalogue_items
  add about_en text check (btrim(about_en) <> '' and char_length(about_en) <= 500),
  add about_pa text check (btrim(about_pa) <> '' and char_length(about_pa) <= 500),
  add about_hi text check (btrim(about_hi) <> '' and char_length(about_hi) <= 500),
  add check (num_nulls(about_en, about_pa, about_hi) in (0, 3));

comment on column public.catalogue_items.about_en is 'What an editor says about it in the place of the content''s words; null leaves those.';

grant select (about_en, about_pa, about_hi) on public.catalogue_items to anon, authenticated;

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
  'page they stand. Of the path "centre" the name of the setting.';

alter table public.delivery_areas
  add title jsonb check (jsonb_typeof(title) = 'object'),
  add brought jsonb check (jsonb_typeof(brought) = 'object'),
  add served boolean not null default true,
  add version bigint not null default 0;

comment on column public.delivery_areas.title is 'Null while it is called as the content calls it; brought, when it comes, likewise.';
comment on column public.delivery_areas.served is 'False where nothing is brought any more. Rows stay: orders name them.';
comment on column public.delivery_areas.version is '0 while the row is as the content has it; see catalogue_version.';

create table public.edit_events (
  id uuid primary key,
  who uuid not null,
  target text not null check (char_length(target) <= 220),
  before jsonb,
  after jsonb,
  content_hash text,
  version bigint not null,
  at timestamptz not null default now()
);

comment on table public.edit_events is
  'Every change by hand, for good, and the receipt of each edit that a phone sent: an id that stands here is not done again.';
comment on column public.edit_events.who is 'All zeros for a hand without an account. No foreign key: the log outlives accounts.';

create index edit_events_by_target on public.edit_events (target, version);


-- Versions and the log

create trigger catalogue_turn before insert or update on public.content_edits
  for each statement execute function public.await_catalogue_turn();
create trigger catalogue_turn before insert or update on public.delivery_areas
  for each statement execute function public.await_catalogue_turn();

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

create function public.log_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] := array['content_hash', 'edited_by', 'edited_at', 'edited', 'updated_at'];
  edit constant jsonb := nullif(current_setting('shop.edit', true), '');
  fact constant jsonb := to_jsonb(new) - bookkeeping;
  past jsonb;
begin
  if tg_op = 'UPDATE' then
    past := to_jsonb(old) - bookkeeping;
  end if;
  if coalesce(current_setting('catalogue.publishing', true), '') = 'on' or (past ->> 'version') = (fact ->> 'version') then
    return null;
  end if;
  insert into public.edit_events (id, who, target, before, after, content_hash, version) values (
    coalesce((edit ->> 'id')::uuid, gen_random_uuid()),
    coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000'),
    case tg_table_name
      when 'catalogue_items' then 'item:' || (fact ->> 'id')
      when 'delivery_areas' then 'area:' || (fact ->> 'id')
      else 'text:' || (fact ->> 'path') || '#' || (fact ->> 'part')
    end,
    past, fact, edit ->> 'content_hash', (fact ->> 'version')::bigint
  );
  return null;
end $$;

create trigger catalogue_item_logged after insert or update on public.catalogue_items
  for each row execute function public.log_edit();
create trigger content_edit_logged after insert or update on public.content_edits
  for each row execute function public.log_edit();
create trigger delivery_area_logged after insert or update on public.delivery_areas
  for each row execute function public.log_edit();


-- An edit comes in

create function public.refuse_edit(message text, field text) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT422' using message = message, detail = field;
end $$;

-- {en, pa, hi} without blanks at the ends; refused where one of them is missing, empty, too long or has control characters.
create function public.edited_words(said jsonb, field text, longest int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  language text;
  word text;
  read jsonb := '{}';
begin
  if jsonb_typeof(said) is distinct from 'object' then
    perform public.refuse_edit('Words come in three languages', field);
  end if;
  foreach language in array array['en', 'pa', 'hi'] loop
    word := btrim(said ->> language, E' \t\r\n');
    if jsonb_typeof(said -> language) is distinct from 'string' or word = '' or char_length(word) > longest
      or word ~ '[\u0001-\u0009\u000b-\u001f\u007f]'
    then
      perform public.refuse_edit(format('Words have 1 to %s characters in each language', longest), field);
    end if;
    read := read || jsonb_build_object(language, word);
  end loop;
  return read;
end $$;

-- A whole number within its bounds; refused otherwise.
create function public.edited_number(said jsonb, field text, least_allowed numeric, most_allowed numeric) returns numeric
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(said) is distinct from 'number' or said::numeric not between least_allowed and most_allowed then
    perform public.refuse_edit(format('A number from %s to %s', least_allowed, most_allowed), field);
  end if;
  return said::numeric;
end $$;

-- Whole paise; refused otherwise.
create function public.edited_paise(said jsonb, field text, least_allowed int) returns int
language plpgsql set search_path = '' as $$
begin
  if public.edited_number(said, field, least_allowed, 100000000) <> trunc(said::numeric) then
    perform public.refuse_edit('An amount is in whole paise', field);
  end if;
  return said::int;
end $$;

create function public.edited_flag(said jsonb, field text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(said) is distinct from 'boolean' then
    perform public.refuse_edit('Yes or no', field);
  end if;
  return said::boolean;
end $$;

-- Refuses what an edit of this kind does not know: a field that nobody reads would be lost without a word.
create function public.refuse_other_fields(changes jsonb, known text[]) returns void
language plpgsql set search_path = '' as $$
declare
  other constant text := (select key from jsonb_object_keys(changes) key where key <> all (known) limit 1);
begin
  if other is not null or changes = '{}' then
    perform public.refuse_edit('Not something that can be changed', coalesce(other, 'changes'));
  end if;
end $$;

create function public.edit_item(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  item public.catalogue_items;
  said jsonb;
begin
  perform public.refuse_other_fields(
    changes, array['name', 'price_paise', 'pack_amount', 'pack_unit', 'badge', 'about', 'available']
  );
  select * into item from public.catalogue_items where id = target;
  if item.id is null then
    perform public.refuse_edit('No such product', 'target');
  end if;
  if changes ? 'name' then
    said := public.edited_words(changes -> 'name', 'name', 200);
    item.name_en := said ->> 'en'; item.name_pa := said ->> 'pa'; item.name_hi := said ->> 'hi';
  end if;
  if changes ? 'badge' then
    said := case when changes -> 'badge' <> 'null' then public.edited_words(changes -> 'badge', 'badge', 60) end;
    item.badge_en := said ->> 'en'; item.badge_pa := said ->> 'pa'; item.badge_hi := said ->> 'hi';
  end if;
  if changes ? 'about' then
    said := case when changes -> 'about' <> 'null' then public.edited_words(changes -> 'about', 'about', 500) end;
    item.about_en := said ->> 'en'; item.about_pa := said ->> 'pa'; item.about_hi := said ->> 'hi';
  end if;
  if changes ? 'price_paise' then
    item.price_paise := public.edited_paise(changes -> 'price_paise', 'price_paise', 1);
    -- What the card says is what an order charges: by the litre to a household that is the one price of bulk_prices.
    update public.bulk_prices set unit_paise = item.price_paise
    where product_id = target and customer_type = 'domestic' and from_litres = 1;
    if not found and exists (select 1 from public.bulk_prices bulk where bulk.product_id = target) then
      perform public.refuse_edit('This product has prices by quantity', 'price_paise');
    end if;
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
  update public.catalogue_items held set
    name_en = item.name_en, name_pa = item.name_pa, name_hi = item.name_hi, price_paise = item.price_paise,
    pack_amount = item.pack_amount, pack_unit = item.pack_unit, available = item.available,
    badge_en = item.badge_en, badge_pa = item.badge_pa, badge_hi = item.badge_hi,
    about_en = item.about_en, about_pa = item.about_pa, about_hi = item.about_hi
  where held.id = target;
end $$;

create function public.edit_text(path text, part text, changes jsonb) returns void
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
    if part in ('phone', 'supportPhone') and words ->> 'en' !~ '^\+91 ?[0-9]{5} ?[0-9]{5}$'
      or part like '%mail' and words ->> 'en' !~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'
      or part in ('phone', 'supportPhone', 'email', 'supportEmail', 'trainingEmail')
        and (words ->> 'en' <> words ->> 'pa' or words ->> 'en' <> words ->> 'hi')
    then
      perform public.refuse_edit('Not a phone number or an e-mail address', part);
    end if;
  elsif part is distinct from left(encode(sha256(convert_to(was ->> 'en', 'UTF8')), 'hex'), 16) then
    perform public.refuse_edit('The part is not named by its words', 'part');
  end if;
  insert into public.content_edits as held (path, part, was, words) values (edit_text.path, edit_text.part, was, words)
  on conflict on constraint content_edits_pkey do update set was = excluded.was, words = excluded.words;
end $$;

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

-- What is in the database of a target now, as phones read it; null where nothing is.
create function public.shop_fact(kind text, path text, part text) returns jsonb
language sql stable set search_path = '' as $$
  select case kind
    when 'item' then (
      select jsonb_build_object(
        'id', id, 'catalogue', catalogue, 'section', section, 'position', position,
        'name', jsonb_build_object('en', name_en, 'pa', name_pa, 'hi', name_hi),
        'category', category, 'price_paise', price_paise, 'pack_amount', pack_amount, 'pack_unit', pack_unit,
        'badge', case when coalesce(badge_en, badge_pa, badge_hi) is not null
          then jsonb_build_object('en', badge_en, 'pa', badge_pa, 'hi', badge_hi) end,
        'about', case when about_en is not null
          then jsonb_build_object('en', about_en, 'pa', about_pa, 'hi', about_hi) end,
        'available', available, 'retired', retired, 'version', version
      ) from public.catalogue_items item where item.id = shop_fact.path
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
  end
$$;

-- Whether the person who asks may change this: the centre's own affairs are the admins', the rest editors' and managers' too.
create function public.may_edit(kind text, path text) returns boolean
language sql stable set search_path = '' as $$
  select public.has_role('admin')
    or kind <> 'area' and path <> 'centre' and (public.has_role('editor') or public.has_role('manager'))
$$;

-- Changes one thing: {id, kind: item | text | area, path, part?, changes, seen, after?}. `seen` is the version that the
-- phone had reached when the person looked; `after` names edits of the same phone that this one builds upon. Answers
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
begin
  if coalesce(kind not in ('item', 'text', 'area'), true) or edit_id is null or path is null or seen is null
    or (kind = 'text') <> (part is not null) or jsonb_typeof(changes) is distinct from 'object'
  then
    perform public.refuse_edit('An edit says what it changes, and what was seen', 'edit');
  end if;
  if not public.may_edit(kind, path) then
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

  fact := public.shop_fact(kind, path, part);
  if (fact ->> 'version')::bigint > seen and not exists (
    select 1 from public.edit_events event
    where event.target = aim and event.version = (fact ->> 'version')::bigint
      and edit -> 'after' ? event.id::text and event.who = auth.uid()
  ) then
    return jsonb_build_object('conflict', fact);
  end if;

  perform set_config('shop.edit', jsonb_build_object('id', edit_id, 'content_hash', hash)::text, true);
  case kind
    when 'item' then perform public.edit_item(path, changes);
    when 'text' then perform public.edit_text(path, part, changes);
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


-- The changes go out

-- catalogue_changes with everything else that can be changed: {version, more, items, texts, areas}. One page holds so many
-- of them together, oldest change first, whatever they are; the same law holds as there.
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
    (select 'item' as kind, id as path, null::text as part, version from public.catalogue_items
      where version > past order by version limit page_size + 1)
    union all
    (select 'item', id, null, version from public.catalogue_items
      where first_time and edited and version <= past order by version limit page_size + 1)
    union all
    -- No build is told of these by its snapshot.
    (select 'text', path, part, version from public.content_edits
      where version > coalesce(since, -1) order by version limit page_size + 1)
    union all
    -- 0 is as the content has it.
    (select 'area', id, null, version from public.delivery_areas
      where version > greatest(since, 0) order by version limit page_size + 1)
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
        (select max(version) from public.catalogue_items), (select max(version) from public.content_edits),
        (select max(version) from public.delivery_areas), 0
      ) end,
    'more', extent.more,
    'items', coalesce((select jsonb_agg(fact order by version) from page where kind = 'item'), '[]'),
    'texts', coalesce((select jsonb_agg(fact order by version) from page where kind = 'text'), '[]'),
    'areas', coalesce((select jsonb_agg(fact order by version) from page where kind = 'area'), '[]')
  ) into answer from extent;
  return answer;
end $$;

-- As in the orders' migration, but nothing is brought where nothing is brought any more.
create or replace function public.delivery_fee(lines jsonb, area text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  brought constant bigint := (
    select sum((line -> 'line_paise')::bigint) from jsonb_array_elements(lines) line where line ->> 'catalogue' = 'daily-needs'
  );
  rule public.delivery_areas;
begin
  select * into rule from public.delivery_areas where id = area;
  if rule.id is null and (area is not null or brought is not null) or brought is not null and not rule.served then
    perform public.refuse_order('The delivery area is missing or unknown', 'area');
  end if;
  return case when brought < rule.free_from_paise then rule.fee_paise else 0 end;
end $$;


-- Who may do what

alter table public.content_edits enable row level security;
alter table public.edit_events enable row level security;

create policy "everybody reads the words of pages" on public.content_edits for select to anon, authenticated using (true);
create policy "managers and admins read who changed what" on public.edit_events for select to authenticated
  using ((select public.has_role('manager')) or (select public.has_role('admin')));

grant select on public.content_edits to anon, authenticated;
grant select on public.edit_events to authenticated;
-- Nobody writes but edit_shop; the log is append-only for the service key too.
revoke insert, update, delete, truncate on public.content_edits, public.edit_events from service_role;
grant execute on function public.edit_shop(jsonb) to authenticated;
grant execute on function public.shop_changes(bigint, text, int) to anon, authenticated, service_role;
