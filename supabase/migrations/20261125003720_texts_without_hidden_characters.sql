-- Characters that nobody sees: controls, marks that turn the direction of what follows, spaces of no width, tags. They hide what a
-- text says, or turn a number round; pasted from another app they come along unseen. One function knows them. Texts that a hash
-- was made of are refused with them (text_problem), all others lose them where they are written (plain_texts).

-- The text without them; line breaks stay where it has `lines`. Joiners (U+200C, U+200D) stay: Punjabi and Hindi are written
-- with them. The same characters as in src/base/clean-text.ts.
create function public.plain_text(said text, lines boolean) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    case when lines then said else translate(said, E'\n', '') end,
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]|\t', '', 'g'
  )
$$;

-- The same for every word in a JSON object of words; anything else as it is.
create function public.plain_words(said jsonb, lines boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(said)
    when 'string' then to_jsonb(public.plain_text(said #>> '{}', lines))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, public.plain_words(value, lines)), '{}') from jsonb_each(said)
    )
    else said
  end
$$;

-- Cleans the columns that it is given, those with a plus as texts of several lines.
create function public.plain_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given constant jsonb := to_jsonb(new);
  cleaned jsonb := '{}';
  field text;
  name text;
begin
  foreach field in array tg_argv loop
    name := rtrim(field, '+');
    if given -> name <> public.plain_words(given -> name, name <> field) then
      cleaned := cleaned || jsonb_build_object(name, public.plain_words(given -> name, name <> field));
    end if;
  end loop;
  return case when cleaned = '{}' then new else jsonb_populate_record(new, cleaned) end;
end $$;

-- The name says when: before whatever else looks at the row.
create trigger a_plain_texts before insert or update on public.profiles
  for each row execute function public.plain_texts('display_name', 'phone', 'village');
create trigger a_plain_texts before insert or update on public.orders
  for each row execute function public.plain_texts('name', 'email', 'phone', 'address+');
create trigger a_plain_texts before insert or update on public.order_events
  for each row execute function public.plain_texts('note+');
create trigger a_plain_texts before insert or update on public.request_events
  for each row execute function public.plain_texts('note+');
create trigger a_plain_texts before insert or update on public.catalogue_items
  for each row execute function public.plain_texts('name_en', 'name_pa', 'name_hi', 'badge_en', 'badge_pa', 'badge_hi', 'about_en+', 'about_pa+', 'about_hi+');
create trigger a_plain_texts before insert or update on public.content_edits
  for each row execute function public.plain_texts('was+', 'words+');
create trigger a_plain_texts before insert or update on public.page_pictures
  for each row execute function public.plain_texts('shows+');
create trigger a_plain_texts before insert or update on public.articles
  for each row execute function public.plain_texts('headline', 'lead+', 'body+');
create trigger a_plain_texts before insert or update on public.delivery_areas
  for each row execute function public.plain_texts('title', 'brought');

-- As before, by the function above.
create or replace function public.text_problem(said text, longest int, lines boolean) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when char_length(said) > longest then 'length'
    when said <> public.plain_text(said, lines) then 'format'
    -- Something must be seen: neither white space nor characters that only steer (joiners, marks of direction, fillers).
    when said !~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f'
      || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]') then 'format'
  end;
end $$;

create or replace function public.sign_up_word(typed text, longest int) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(left(btrim(public.plain_text(typed, false)), longest)), '')
$$;
