-- Prices by quantity, as editors have them: what one costs from so many on. Orders go on reading bulk_prices; what an editor
-- says about a product that stands there goes there too, so that the card, the cart and the order say the same.

alter table public.catalogue_items add tiers jsonb check (jsonb_typeof(tiers) = 'array');

comment on column public.catalogue_items.tiers is
  'What one costs from a quantity on, as an editor has it, [{from, price}] with the price in paise; null leaves the content''s.';

grant select (tiers) on public.catalogue_items to anon, authenticated;

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

-- Steps as they are kept; refused where they are not one to six, whose quantities rise and whose prices fall from the first.
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

-- What a card says is what an order charges, whichever way a hand changed it: by the litre to a household that is the one
-- price of bulk_prices, in bulk every step.
create function public.keep_bulk_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  steps constant jsonb := coalesce(new.tiers, public.bulk_tiers(new.id));
begin
  if coalesce(current_setting('catalogue.publishing', true), '') = 'on' then
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


-- As in the migration of photos, and the steps.
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
    name_en = item.name_en, name_pa = item.name_pa, name_hi = item.name_hi, price_paise = item.price_paise,
    pack_amount = item.pack_amount, pack_unit = item.pack_unit, available = item.available,
    badge_en = item.badge_en, badge_pa = item.badge_pa, badge_hi = item.badge_hi,
    about_en = item.about_en, about_pa = item.about_pa, about_hi = item.about_hi,
    photo = item.photo, tiers = item.tiers
  where held.id = target;
end $$;

-- As in the migration of photos, and the steps.
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
        'available', available, 'away_until', away_until, 'retired', retired, 'photo', photo, 'tiers', tiers,
        'version', version
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
