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
