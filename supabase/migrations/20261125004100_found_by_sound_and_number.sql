-- People, requests and orders are found by a name in any script and by a number however it is written.

-- Digits of Gurmukhi and Devanagari as Latin ones, no characters that nobody sees, small letters.
create function public.sought(typed text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(translate(
    regexp_replace(left(coalesce(typed, ''), 400), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    '੦੧੨੩੪੫੬੭੮੯०१२३४५६७८९', '01234567890123456789'
  )))
$$;

-- The digits of a number that somebody looks for, at least four, without what stands before a mobile number; null for words.
create function public.sought_number(typed text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when bare ~ '^\+?[0-9]{4,15}$'
    then regexp_replace(regexp_replace(bare, '^(\+|00)?91(0?[6-9][0-9]{9})$', '\2'), '^(\+91|0091|0|\+)', '')
  end
  from regexp_replace(public.sought(typed), '[^0-9[:alpha:]+]', '', 'g') bare
$$;

-- How each word of a name sounds, a blank before each: ਗੁਰਪ੍ਰੀਤ, गुरप्रीत, Gurpreet and gurprit are all the same. A coarser sister of
-- `soundOf` in src/base/search/words.ts: breath (kh, bh) is no difference, since people write names without it as often as with it.
create function public.heard(name text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  said text := normalize(lower(coalesce(name, '')), nfd);
begin
  if said ~ '[\u0900-\u0a7f]' then
    -- ਸਰ੍ਹੋਂ is written ਸਰੋਂ too; a vowel that stands behind an unwritten a makes one sound with it.
    said := regexp_replace(said, '\u0a4d\u0a39', '', 'g');
    said := regexp_replace(said, '[\u0921\u0922]\u093c', 'र', 'g');
    said := regexp_replace(said, '([\u0915-\u0939\u0a15-\u0a39])[\u0907\u0908\u0a07\u0a08]', '\1e', 'g');
    said := regexp_replace(said, '([\u0915-\u0939\u0a15-\u0a39])[\u0909\u090a\u0a09\u0a0a]', '\1o', 'g');
    said := translate(said,
      'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊऋएऐओऔिीुूृेैोौंँा़्',
      'kkggnCCjjnttddnttddnpfbbmyrllvssshaaiiuureeooiiuureeoonn');
    said := translate(said,
      'ਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹੜਅਆਇਈਉਊਏਐਓਔਿੀੁੂੇੈੋੌਂਁੰਾ਼੍ੱ',
      'kkggnCCjjnttddnttddnpfbbmyrlvshraaiiuueeooiiuueeoonnn');
  end if;
  said := regexp_replace(regexp_replace(said, '[\u0300-\u036f]', '', 'g'), '[^a-z0-9C]+', ' ', 'g');
  said := regexp_replace(said, 'ph', 'f', 'g');
  said := regexp_replace(regexp_replace(said, 'chh?', 'C', 'g'), 'ck|q|c(?=[aou])', 'k', 'g');
  said := regexp_replace(said, '([kgjtdbs])h+', '\1', 'g');
  said := regexp_replace(said, 'ee+|ii+|y\M', 'i', 'g');
  said := regexp_replace(said, 'oo+', 'u', 'g');
  said := regexp_replace(regexp_replace(said, 'ai', 'e', 'g'), 'au', 'o', 'g');
  said := translate(regexp_replace(said, 'x', 'ks', 'g'), 'wz', 'vj');
  said := regexp_replace(said, 'n(?=[bp])', 'm', 'g');
  -- Singh ends in gh in one script and in h in the other.
  said := regexp_replace(said, '\msinh?\M', 'sing', 'g');
  -- Surinder is written without its e, ਸੁਰਿੰਦਰ.
  said := regexp_replace(said, '(?<=nd)e(?=r)', '', 'g');
  -- Within a word Gurmukhi and Devanagari leave an a unwritten.
  said := regexp_replace(said, '(?<=[a-zC])a+', '', 'g');
  said := regexp_replace(said, '([a-zC])\1', '\1', 'g');
  said := regexp_replace(said, '(?<=[a-zC])h\M', '', 'g');
  return ' ' || btrim(said);
end $$;

-- Whether a name has a word that begins with each of the sounds.
create function public.sounds_like(name text, sounds text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select bool_and(position(' ' || sound in heard.name) > 0) from public.heard(name) heard(name), unnest(sounds) sound where sound <> ''
$$;

-- What came in with these words in it, by its number, a phone number or what was written; where nobody wrote them so, by the sound of
-- a name. {items}, at most 30, the latest first.
create or replace function public.desk_find(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := left(public.sought(wanted), 100);
  digits constant text := public.sought_number(wanted);
  said constant text := 'KS-' || regexp_replace(upper(words), '^KS-?', '');
  sounds constant text[] := string_to_array(btrim(public.heard(words)), ' ');
  answer jsonb;
begin
  perform public.check_desk();
  if char_length(words) < 3 then
    return '{"items": []}';
  end if;
  with found as (
    select 'request' as what, id, received_at as at from public.requests
    where reference = said or position(words in lower(content)) > 0
      or (digits is not null and position(digits in translate(content, ' -().', '')) > 0)
    union all
    select 'order', id, created_at from public.orders
    where reference = said or position(words in lower(concat_ws(' ', name, email, address))) > 0
      or (digits is not null and position(digits in phone) > 0)
  ), latest as (
    select * from found order by at desc, id desc limit 30
  )
  select jsonb_agg(public.desk_facts(i) order by latest.at desc, latest.id desc)
  into answer from latest join public.desk_items i on i.what = latest.what and i.id = latest.id;
  if answer is null and words ~ '[[:alpha:]]' then
    with found as (
      select 'request' as what, request.id, request.received_at as at
      from public.requests request, lateral (select request.content::jsonb -> 'answers' as given) answers
      where public.sounds_like(concat_ws(' ', given ->> 'name', given ->> 'applicantName', given ->> 'studentName',
        given ->> 'firstName', given ->> 'lastName'), sounds)
      union all
      select 'order', id, created_at from public.orders where public.sounds_like(name, sounds)
    ), latest as (
      select * from found order by at desc, id desc limit 30
    )
    select jsonb_agg(public.desk_facts(i) order by latest.at desc, latest.id desc)
    into answer from latest join public.desk_items i on i.what = latest.what and i.id = latest.id;
  end if;
  return jsonb_build_object('items', coalesce(answer, '[]'));
end $$;

-- A page of people, {more, people: [{id, email, phone, display_name, created_at, roles}]}, who came last first. With `wanted`, those
-- with these letters in their e-mail or name, whose name sounds so, or with these digits in their number. The number is the one they
-- proved: who is to be given a role is not known by what they wrote themselves. `after` is {created_at, id} of the last one seen.
create or replace function public.list_people(
  wanted text default null, holding text default null, after jsonb default null, at_most int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  letters constant text := left(public.sought(wanted), 100);
  digits constant text := public.sought_number(wanted);
  -- Two letters sound like half of everybody.
  sounds constant text[] := case when char_length(letters) > 2 and letters ~ '[[:alpha:]]'
    then string_to_array(btrim(public.heard(letters)), ' ') end;
  page_size constant int := least(greatest(coalesce(at_most, 50), 1), 200);
  answer jsonb;
begin
  if not public.has_role('admin') then
    raise exception 'Only admins see everybody' using errcode = '42501';
  end if;
  with found as (
    select person.id, person.email, person.created_at, profile.display_name,
      case when person.phone_confirmed_at is not null then nullif(person.phone, '') end as phone
    from auth.users person left join public.profiles profile on profile.user_id = person.id
    where (
        letters = '' or position(letters in lower(person.email)) > 0 or position(letters in lower(profile.display_name)) > 0
        or (digits is not null and person.phone_confirmed_at is not null and position(digits in person.phone) > 0)
        or (sounds is not null and public.sounds_like(profile.display_name, sounds))
      )
      and (holding is null or exists (
        select 1 from public.user_roles held where held.user_id = person.id and held.role = holding
      ))
      and (after is null
        or (person.created_at, person.id) < ((after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid))
    order by person.created_at desc, person.id desc limit page_size + 1
  ), page as (
    select * from found order by created_at desc, id desc limit page_size
  )
  select jsonb_build_object(
    'more', (select count(*) from found) > page_size,
    'people', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'email', page.email, 'phone', page.phone, 'display_name', page.display_name, 'created_at', page.created_at,
        'roles', (
          select coalesce(jsonb_agg(held.role order by held.role), '[]') from public.user_roles held
          where held.user_id = page.id
        )
      ) order by page.created_at desc, page.id desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;
