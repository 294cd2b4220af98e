-- An edit comes in: one function for whatever is changed, which answers each edit once and says what somebody else made of
-- the same thing meanwhile.

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

grant execute on function public.edit_shop(jsonb) to authenticated;
