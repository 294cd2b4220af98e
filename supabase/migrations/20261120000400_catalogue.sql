-- The catalogue: what the centre sells and at what price. The content files write it (publish_catalogue), editors change it,
-- phones follow it by version (shop_changes). docs/decisions/catalogue-and-editing.md explains it.


-- Tables

-- The last version given to any change of the shop; one row.
create table public.catalogue_version (
  only_row boolean primary key default true check (only_row),
  n bigint not null
);

comment on table public.catalogue_version is
  'The last version given, in one row on purpose: whoever takes a version holds the row''s lock until the commit, so that '
  'versions become visible in their order. A sequence would lose changes: of two writers who took 7 and 8, the second may '
  'commit first; a phone reads 8, asks from then on for what is past 8, and never hears of 7.';

-- The versions at which builds of the app were published.
create table public.catalogue_snapshots (
  id text primary key check (char_length(id) between 1 and 80),
  version bigint not null,
  published_at timestamptz not null default now()
);

comment on table public.catalogue_snapshots is
  'A state of the content files, as a build carries it, and the version at which the database held it.';

-- Photos that editors took of products, pages and articles. The catalogue carries only the hash; a phone fetches a photo
-- when it comes into view, and caches it.
create table public.item_photos (
  hash text primary key,
  jpeg bytea not null check (octet_length(jpeg) between 100 and 20480),
  check (hash = encode(sha256(jpeg), 'hex'))
);

comment on table public.item_photos is 'By their hash, for good: what was shown once can be shown again.';

-- The products: words, price, pack and what an editor changed.
create table public.catalogue_items (
  id text primary key check (id ~ '^[a-z0-9-]+/[a-z0-9-]+$' and char_length(id) <= 160),
  catalogue text not null check (char_length(catalogue) between 1 and 80),
  section text not null check (char_length(section) between 1 and 80),
  position int not null default 0 check (position between 0 and 100000),
  name jsonb not null,
  category text not null check (char_length(category) between 1 and 120),
  price_paise int not null check (price_paise > 0 and price_paise <= 100000000),
  pack_amount numeric not null check (pack_amount > 0 and pack_amount <= 1000000),
  pack_unit text not null check (char_length(pack_unit) between 1 and 20),
  badge jsonb,
  search text not null default '' check (char_length(search) <= 500),
  available boolean not null default true,
  retired boolean not null default false,
  content_hash text not null default '' check (char_length(content_hash) <= 80),
  edited_by uuid,
  edited_at timestamptz,
  edited boolean not null generated always as (edited_by is not null) stored,
  version bigint not null unique,
  updated_at timestamptz not null default now(),
  about jsonb,
  away_until date,
  photo text references public.item_photos (hash),
  tiers jsonb check (jsonb_typeof(tiers) = 'array'),
  offer jsonb check (jsonb_typeof(offer) = 'object'),
  tax jsonb check (jsonb_typeof(tax) = 'object'),
  section_title jsonb,
  check (starts_with(id, catalogue || '/'))
);

comment on column public.catalogue_items.retired is
  'No longer sold. Rows are never deleted: orders and carts name them, and a phone must hear that one is gone.';
comment on column public.catalogue_items.content_hash is
  'The hash of the content that was published last; what has the same hash is not written again.';
comment on column public.catalogue_items.edited_by is
  'Who changed the row by hand, after which the content never touches it; all zeros for a hand without an account. '
  'No foreign key: a deleted account must not give the row back to the content.';
comment on column public.catalogue_items.edited is 'What everybody may know of edited_by.';
comment on column public.catalogue_items.version is 'Rises with every visible change of any row; see catalogue_version.';
comment on column public.catalogue_items.about is 'What an editor says about it in the place of the content''s words; null leaves those.';
comment on column public.catalogue_items.away_until is
  'The first day, in India, on which it is there again; a day that has come means nothing any more.';
comment on column public.catalogue_items.photo is 'What an editor shows in the place of the content''s drawing; null leaves that.';
comment on column public.catalogue_items.tiers is
  'What one costs from a quantity on, as an editor has it, [{from, price}] with the price in paise; null leaves the content''s.';

comment on column public.catalogue_items.offer is
  'What one costs from a day until another in India, both included: {price, from, until} with the price in paise. A day that is '
  'over ends it everywhere at once: nobody has to remember to take it back.';
comment on column public.catalogue_items.tax is
  'How an editor taxes it, {hsn, rate_bp}; null leaves what the content says of it, its section or its catalogue.';
comment on column public.catalogue_items.section_title is
  'What the section is called, where the centre made it and no content knows it; of several the newest counts.';

create index catalogue_items_edited on public.catalogue_items (version) where edited;
create index catalogue_items_away on public.catalogue_items (version) where away_until is not null and not edited;
create index catalogue_items_by_photo on public.catalogue_items (photo) where photo is not null;

create trigger a_plain_texts before insert or update on public.catalogue_items
  for each row execute function public.plain_texts('name', 'badge', 'about+', 'section_title');

create trigger words_in_languages before insert or update of name, badge, about, section_title on public.catalogue_items
  for each row execute function public.words_in_languages('name 200', 'badge 60', 'about 500', 'section_title 80');

-- Prices of milk by the litre, for households and for businesses.
create table public.bulk_prices (
  product_id text not null check (char_length(product_id) <= 160),
  customer_type text not null check (customer_type in ('domestic', 'commercial')),
  from_litres int not null check (from_litres between 1 and 9999),
  unit_paise int not null check (unit_paise > 0 and unit_paise <= 100000000),
  primary key (product_id, customer_type, from_litres)
);

comment on table public.bulk_prices is
  'What one litre costs in a line of at least so many litres; goes before the price in catalogue_items. '
  'No foreign key: the content publishes its items after the migrations.';

-- The settings of the centre: its name, phones, hours, closed days. The content declares each and has its default
-- (src/content/settings.ts); an admin or a manager puts another value in its place (edit_shop).
create table public.centre_settings (
  key text primary key check (key ~ '^[a-zA-Z]{1,40}$'),
  kind text not null check (kind in ('words', 'text', 'opening', 'closures', 'addresses', 'photo')),
  longest int not null default 200 check (longest between 1 and 4000),
  pattern text not null default '.' check (char_length(pattern) <= 200),
  built jsonb not null,
  value jsonb,
  version bigint not null default 0
);

comment on column public.centre_settings.kind is 'What a value looks like; edited_setting refuses every other.';
comment on column public.centre_settings.pattern is 'A regular expression for the whole of a text.';
comment on column public.centre_settings.built is 'As the content has it.';
comment on column public.centre_settings.value is 'As the centre has it; null while it is as the content has it.';
comment on column public.centre_settings.version is '0 until somebody changes it; see catalogue_version.';

create trigger a_plain_texts before insert or update on public.centre_settings
  for each row execute function public.plain_texts('value');

insert into public.catalogue_version (n) values (0);

-- Bases 75 and 60 rupees: domestic × 1.15, commercial × 0.9, rounded to rupees; its tiers are 0.97, 0.95 and 0.92 of that.
insert into public.bulk_prices (product_id, customer_type, from_litres, unit_paise) values
  ('daily-needs/buffalo-milk-per-litre', 'domestic', 1, 8600),
  ('daily-needs/buffalo-milk-per-litre', 'commercial', 1, 6800),
  ('daily-needs/buffalo-milk-per-litre', 'commercial', 10, 6600),
  ('daily-needs/buffalo-milk-per-litre', 'commercial', 20, 6500),
  ('daily-needs/buffalo-milk-per-litre', 'commercial', 50, 6300),
  ('daily-needs/cow-milk-per-litre', 'domestic', 1, 6900),
  ('daily-needs/cow-milk-per-litre', 'commercial', 1, 5400),
  ('daily-needs/cow-milk-per-litre', 'commercial', 10, 5200),
  ('daily-needs/cow-milk-per-litre', 'commercial', 20, 5100),
  ('daily-needs/cow-milk-per-litre', 'commercial', 50, 5000),
  ('daily-needs/buffalo-milk-bulk', 'commercial', 1, 6800),
  ('daily-needs/buffalo-milk-bulk', 'commercial', 10, 6600),
  ('daily-needs/buffalo-milk-bulk', 'commercial', 20, 6500),
  ('daily-needs/buffalo-milk-bulk', 'commercial', 50, 6300),
  ('daily-needs/cow-milk-bulk', 'commercial', 1, 5400),
  ('daily-needs/cow-milk-bulk', 'commercial', 10, 5200),
  ('daily-needs/cow-milk-bulk', 'commercial', 20, 5100),
  ('daily-needs/cow-milk-bulk', 'commercial', 50, 5000);


-- Versions

-- Trigger: makes writers of the shop wait for one another before the first row is locked.
create function public.await_catalogue_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Before the first row is locked: two writers of the same rows would otherwise each wait for what the other holds.
  perform 1 from public.catalogue_version for update;
  return null;
end $$;

create trigger catalogue_turn before insert or update on public.catalogue_items
  for each statement execute function public.await_catalogue_turn();

-- Trigger: gives a changed product its next version, and notes who changed it by hand. Marking a product as not there
-- today is no edit: the row still follows the content.
create function public.stamp_catalogue_item() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- What no phone is shown. Every other column counts, also one that a later migration adds.
  bookkeeping constant text[] := array['content_hash', 'edited_by', 'edited_at', 'edited', 'version', 'updated_at'];
  publishing constant boolean := coalesce(current_setting('catalogue.publishing', true), '') = 'on';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - bookkeeping = to_jsonb(old) - bookkeeping then
    new.version := old.version;
    new.updated_at := old.updated_at;
    return new;
  end if;

  -- Never behind the clock (in ms): a database made anew or restored from a backup must not give out again a version
  -- that a phone already has.
  update public.catalogue_version
    set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    returning n into new.version;
  new.updated_at := clock_timestamp();
  -- What is not there today is no edit of the content: the row stays the content's, with the prices of its next build.
  if tg_op = 'UPDATE' and to_jsonb(new) - bookkeeping - 'away_until' = to_jsonb(old) - bookkeeping - 'away_until' then
    return new;
  end if;
  if auth.uid() is not null or not publishing then
    new.edited_by := coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000');
    new.edited_at := new.updated_at;
  end if;
  return new;
end $$;

create trigger catalogue_item_stamped before insert or update on public.catalogue_items
  for each row execute function public.stamp_catalogue_item();


-- Publishing

-- Brings the table to the content's rows and remembers the snapshot. A row that somebody changed by hand stays theirs.
-- Publishing the same again writes nothing. For the service key alone, before a build with this snapshot goes out.
create function public.publish_catalogue(snapshot text, items jsonb) returns jsonb
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


-- Stores what the content says of the settings: [{key, kind, longest, pattern, built}]. What somebody changed stays theirs.
create function public.publish_settings(settings jsonb) returns int
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.centre_settings as held (key, kind, longest, pattern, built)
    select key, kind, coalesce(longest, 200), coalesce(pattern, '.'), built
    from jsonb_to_recordset(settings) as given (key text, kind text, longest int, pattern text, built jsonb)
    on conflict (key) do update set kind = excluded.kind, longest = excluded.longest, pattern = excluded.pattern, built = excluded.built;
  return jsonb_array_length(settings);
end $$;


-- Settings of the centre

-- A setting as it is now; null for one that the content has not published.
create function public.setting(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(held.value, held.built) from public.centre_settings held where held.key = setting.key
$$;

-- What somebody put in the place of the content's setting; null while it is as the content has it.
create function public.changed_setting(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select held.value from public.centre_settings held where held.key = changed_setting.key
$$;

-- The centre's hours on a day of India, [from, to] in minutes after midnight, JSON null while it is closed; `special` if they are not
-- its weekday's. The last of several closures counts. Phones reckon the same (src/base/open-hours.ts).
create function public.centre_hours(day date, out hours jsonb, out special boolean) returns record
language plpgsql stable security definer set search_path = '' as $$
begin
  select coalesce(closure -> 'hours', 'null') into hours
  from jsonb_array_elements(public.setting('closures')) with ordinality as closures (closure, place)
  where centre_hours.day between (closure ->> 'from')::date and (closure ->> 'to')::date
  order by place desc limit 1;
  special := hours is not null;
  -- Of a centre that has published no hours every day is open: its machines are not locked up.
  hours := coalesce(hours, public.setting('opening') -> extract(dow from day)::int, '[0, 1440]');
end $$;


-- Prices

-- A price for a pack, as ₹399/500 g or ₹86.50/litre.
create function public.price_text(paise int, amount numeric, unit text) returns text
language sql immutable set search_path = '' as $$
  select '₹' || case when paise % 100 = 0 then (paise / 100)::text else round(paise / 100::numeric, 2)::text end || '/'
    || case when amount = 1 then unit else trim_scale(amount)::text || ' ' || unit end
$$;

-- The steps by which an order of a product is priced now; null where quantities do not decide.
create function public.bulk_tiers(product text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('from', from_litres, 'price', unit_paise) order by from_litres)
  from public.bulk_prices
  where product_id = product and customer_type = 'commercial' and from_litres > 1
    and not exists (
      select 1 from public.bulk_prices own where own.product_id = product and own.customer_type = 'domestic'
    )
$$;

-- Trigger: brings bulk_prices to the price and the steps of an edited product, so that the card and the order say the
-- same: by the litre to a household the one price, in bulk every step.
create function public.keep_bulk_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  steps constant jsonb := coalesce(new.tiers, public.bulk_tiers(new.id));
begin
  if coalesce(current_setting('catalogue.publishing', true), '') = 'on'
    or not exists (select 1 from public.bulk_prices known where known.product_id = new.id)
  then
    return null;
  end if;
  if steps is null then
    update public.bulk_prices set unit_paise = new.price_paise
    where product_id = new.id and customer_type = 'domestic' and from_litres = 1;
    return null;
  end if;
  perform public.edited_tiers(steps, new.price_paise);
  delete from public.bulk_prices where product_id = new.id and customer_type = 'commercial';
  insert into public.bulk_prices (product_id, customer_type, from_litres, unit_paise)
  select new.id, 'commercial', 1, new.price_paise
  union all
  select new.id, 'commercial', (step ->> 'from')::int, (step ->> 'price')::int from jsonb_array_elements(steps) step;
  return null;
end $$;

create trigger catalogue_item_in_bulk after update on public.catalogue_items
  for each row when (old.price_paise <> new.price_paise or old.tiers is distinct from new.tiers)
  execute function public.keep_bulk_prices();

-- What one of so many costs by an item's own steps; null where it has none, and of milk, whose prices bulk_prices has.
create function public.step_price(item public.catalogue_items, quantity int) returns int
language sql stable set search_path = '' as $$
  select (step ->> 'price')::int from jsonb_array_elements(item.tiers) step
  where (step ->> 'from')::int <= quantity
    and not exists (select 1 from public.bulk_prices own where own.product_id = item.id)
  order by (step ->> 'from')::int desc limit 1
$$;

-- What an offer asks today; null on a day that it does not hold.
create function public.offer_price(offer jsonb) returns int
language sql stable set search_path = '' as $$
  select (offer ->> 'price')::int
  where public.india_day() between (offer ->> 'from')::date and (offer ->> 'until')::date
$$;

-- The program that a training is about, as it is offered now; nothing where it is not.
create function public.training_program(subject text) returns public.catalogue_items
language sql stable set search_path = '' as $$
  select * from public.catalogue_items where id = 'training/' || subject and available and not retired
$$;


-- Who may do what

alter table public.catalogue_version enable row level security;
alter table public.catalogue_snapshots enable row level security;
alter table public.item_photos enable row level security;
alter table public.centre_settings enable row level security;
alter table public.catalogue_items enable row level security;
alter table public.bulk_prices enable row level security;

create policy "everybody reads the catalogue" on public.catalogue_items for select to anon, authenticated
  using (true);

create policy "everybody reads which snapshots are out" on public.catalogue_snapshots for select to anon, authenticated
  using (true);

create policy "everybody reads bulk prices" on public.bulk_prices for select to anon, authenticated using (true);

-- No policy for catalogue_version, item_photos, centre_settings: only functions that run as their owner touch them.

revoke all on public.catalogue_version from service_role;
grant select on public.catalogue_snapshots to anon, authenticated;
revoke all on public.item_photos, public.centre_settings from service_role;
-- Not edited_by and edited_at: who works at the centre is nobody's business. `select *` is therefore refused.
grant select (
  id, catalogue, section, position, name, category, price_paise, pack_amount, pack_unit, badge, search, available, retired, edited, version, updated_at, away_until
) on public.catalogue_items to anon, authenticated;
-- No deletes and no truncation for the service key either: a row that is gone cannot tell the phones that it is gone.
revoke delete, truncate on public.catalogue_items from service_role;
grant select on public.bulk_prices to anon, authenticated;
grant execute on function public.publish_catalogue(text, jsonb) to service_role;
grant execute on function public.publish_settings(jsonb) to service_role;
