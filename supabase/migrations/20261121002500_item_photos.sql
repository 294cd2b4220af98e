-- Photos of products: what an editor took of what is really sold, in the place of the app's drawing. The catalogue carries
-- only the hash; a phone fetches a photo when its product comes into view, and keeps it.

create table public.item_photos (
  hash text primary key,
  jpeg bytea not null check (octet_length(jpeg) between 100 and 20480),
  check (hash = encode(sha256(jpeg), 'hex'))
);

comment on table public.item_photos is 'By their hash, for good: what was shown once can be shown again.';

alter table public.item_photos enable row level security;
-- No policy: item_photo gives them out, edit_shop takes them in.
revoke all on public.item_photos from service_role;

alter table public.catalogue_items add photo text references public.item_photos (hash);
create index catalogue_items_by_photo on public.catalogue_items (photo) where photo is not null;

comment on column public.catalogue_items.photo is 'What an editor shows in the place of the content''s drawing; null leaves that.';

grant select (photo) on public.catalogue_items to anon, authenticated;

-- A photo in base64, or null where there is none of this hash.
create function public.item_photo(hash text) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(jpeg, 'base64'), E'\n', '') from public.item_photos photo where photo.hash = item_photo.hash
$$;

-- Width and height as a JPEG's own header says them; null where it says nothing: a few bytes may claim to be a picture that
-- no phone has the memory for.
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

-- The hash of a photo that an edit brings: a data address of a JPEG, which is kept, or the hash of one that is kept already.
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


-- As in the migration of edit_shop, and the photo.
create or replace function public.edit_item(target text, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  item public.catalogue_items;
  said jsonb;
begin
  perform public.refuse_other_fields(
    changes, array['name', 'price_paise', 'pack_amount', 'pack_unit', 'badge', 'about', 'available', 'photo']
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
  if changes ? 'photo' then
    item.photo := case when changes -> 'photo' <> 'null' then public.edited_photo(changes -> 'photo', 'photo') end;
  end if;
  update public.catalogue_items held set
    name_en = item.name_en, name_pa = item.name_pa, name_hi = item.name_hi, price_paise = item.price_paise,
    pack_amount = item.pack_amount, pack_unit = item.pack_unit, available = item.available,
    badge_en = item.badge_en, badge_pa = item.badge_pa, badge_hi = item.badge_hi,
    about_en = item.about_en, about_pa = item.about_pa, about_hi = item.about_hi,
    photo = item.photo
  where held.id = target;
end $$;

-- As in the migration before, and the photo.
create or replace function public.shop_fact(kind text, path text, part text) returns jsonb
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
        'available', available, 'away_until', away_until, 'retired', retired, 'photo', photo, 'version', version
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

grant execute on function public.item_photo(text) to anon, authenticated;
