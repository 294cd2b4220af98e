-- What was withdrawn is empty for the public. Phones still hear of it, so that they take it away; whoever edits reads it whole.

drop policy "everybody reads articles" on public.articles;
create policy "everybody reads articles that are shown" on public.articles for select to anon, authenticated using (shown);
create policy "those who edit read all articles" on public.articles for select to authenticated using (
  (select public.has_role('editor')) or (select public.has_role('manager')) or (select public.has_role('admin'))
);

-- A product off the shelf keeps its name and price: it may lie in a cart. What was said and shown of it goes with it, so nobody
-- reads these columns but through shop_changes.
revoke select (about_en, about_pa, about_hi, photo, tiers) on public.catalogue_items from anon, authenticated;

-- As in the migration of articles, and empty where it was withdrawn.
create or replace function public.shop_fact(kind text, path text, part text) returns jsonb
language sql stable set search_path = '' as $$
  select case kind
    when 'item' then (
      select jsonb_build_object(
        'id', id, 'catalogue', catalogue, 'section', section, 'position', position,
        'name', jsonb_build_object('en', name_en, 'pa', name_pa, 'hi', name_hi),
        'category', category, 'price_paise', price_paise, 'pack_amount', pack_amount, 'pack_unit', pack_unit,
        'badge', case when whole and coalesce(badge_en, badge_pa, badge_hi) is not null
          then jsonb_build_object('en', badge_en, 'pa', badge_pa, 'hi', badge_hi) end,
        'about', case when whole and about_en is not null
          then jsonb_build_object('en', about_en, 'pa', about_pa, 'hi', about_hi) end,
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
        select article.shown or public.may_edit('article', article.id) as whole, '{"en": null, "pa": null, "hi": null}'::jsonb as nothing
      ) reader
      where article.id = shop_fact.path
    )
    when 'picture' then (
      select jsonb_build_object('path', held.path, 'part', held.part, 'photo', photo, 'shows', shows, 'version', version)
      from public.page_pictures held where held.path = shop_fact.path and held.part = shop_fact.part
    )
  end
$$;

-- A photo in base64 while something shows it, or for who edits; null otherwise.
create or replace function public.item_photo(hash text) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(jpeg, 'base64'), E'\n', '') from public.item_photos photo
  where photo.hash = item_photo.hash and (
    exists (select 1 from public.catalogue_items item where item.photo = photo.hash and not item.retired)
    or exists (select 1 from public.page_pictures picture where picture.photo = photo.hash)
    or exists (select 1 from public.articles article where article.photo = photo.hash and article.shown)
    or public.may_edit('item', '')
  )
$$;
