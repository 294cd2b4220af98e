-- Closed by default, and small functions that every other file uses. Whatever a later file creates stays closed until that file
-- opens it. Hosted Supabase does the reverse: every new table and function of the schema public is open to everybody, and one
-- forgotten REVOKE is a leak.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PUBLIC's right to run functions is a default of the whole database: it cannot be taken back for one schema.
alter default privileges revoke execute on functions from public;


-- Texts, ids and days

-- Trigger: sets updated_at to the time of the change.
create function public.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;

-- True for a JSON string that is a UUID in lower case.
create function public.is_uuid(input jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- As phones write it: the same id in capitals would not be the same in a receipt.
  return coalesce(
    jsonb_typeof(input) = 'string' and input #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', false
  );
end $$;

-- True for a moment as phones write it, 2026-11-23T06:00:00.000Z. It may still be none of the calendar.
create function public.is_moment(input text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(input ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-([0-2][0-9]|3[01])T[0-9:.]{8,12}Z$', false)
$$;

-- True for a day of the calendar, YYYY-MM-DD. Computes the day itself: '2026-02-30'::date raises an error.
create function public.is_day(input text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when input ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then (
    select month between 1 and 12 and day between 1 and case
      when month in (4, 6, 9, 11) then 30
      when month <> 2 then 31
      when year % 4 = 0 and (year % 100 <> 0 or year % 400 = 0) then 29
      else 28
    end
    from (select left(input, 4)::int as year, substr(input, 6, 2)::int as month, right(input, 2)::int as day) parts
  ) else false end;
end $$;

-- The current day in India.
create function public.india_day() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'Asia/Kolkata')::date $$;

-- The text without characters that nobody sees: controls, marks that turn the direction of what follows, spaces of no
-- width, tags. Line breaks stay if `lines` is true. Joiners (U+200C, U+200D) stay: Punjabi and Hindi are written with
-- them. src/base/clean-text.ts removes the same characters. Texts that a hash was made of are refused with such
-- characters (text_problem); all others lose them when they are written (plain_texts).
create function public.plain_text(input text, lines boolean) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    case when lines then input else translate(input, E'\n', '') end,
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]|\t', '', 'g'
  )
$$;

-- A JSON object of words with each word as plain_text returns it; any other JSON as it is.
create function public.plain_words(input jsonb, lines boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(input)
    when 'string' then to_jsonb(public.plain_text(input #>> '{}', lines))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, public.plain_words(value, lines)), '{}') from jsonb_each(input)
    )
    else input
  end
$$;

-- Trigger: removes hidden characters from the columns named in its arguments; a `+` after a name marks a text of several
-- lines. Its triggers are named a_plain_texts: PostgreSQL runs them by name, so that they come before whatever else looks
-- at the row.
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

-- What is wrong with a text of at most so many characters (code points), or null. One line unless `lines`; no hidden
-- characters.
create function public.text_problem(input text, longest int, lines boolean) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when char_length(input) > longest then 'length'
    when input <> public.plain_text(input, lines) then 'format'
    -- Something must be seen: neither white space nor characters that only steer (joiners, marks of direction, fillers).
    when input !~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f'
      || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]') then 'format'
  end;
end $$;


-- Searching

-- A text as it is searched for: digits of Gurmukhi and Devanagari as Latin ones, no hidden characters, small letters.
create function public.search_text(typed text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(translate(
    regexp_replace(left(coalesce(typed, ''), 400), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    '੦੧੨੩੪੫੬੭੮੯०१२३४५६७८९', '01234567890123456789'
  )))
$$;

-- The digits of a number that somebody searches for, at least four, without what precedes a mobile number; null for
-- words.
create function public.search_number(typed text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when bare ~ '^\+?[0-9]{4,15}$'
    then regexp_replace(regexp_replace(bare, '^(\+|00)?91(0?[6-9][0-9]{9})$', '\2'), '^(\+91|0091|0|\+)', '')
  end
  from regexp_replace(public.search_text(typed), '[^0-9[:alpha:]+]', '', 'g') bare
$$;

-- How each word of a name sounds, a blank before each: ਗੁਰਪ੍ਰੀਤ, गुरप्रीत, Gurpreet and gurprit are all the same. A coarser sister of
-- `soundOf` in src/base/search/tokens.ts: breath (kh, bh) is no difference, since people write names without it as often as with it.
create function public.sound_of(name text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  input text := normalize(lower(coalesce(name, '')), nfd);
begin
  if input ~ '[\u0900-\u0a7f]' then
    -- ਸਰ੍ਹੋਂ is written ਸਰੋਂ too; a vowel that stands behind an unwritten a makes one sound with it.
    input := regexp_replace(input, '\u0a4d\u0a39', '', 'g');
    input := regexp_replace(input, '[\u0921\u0922]\u093c', 'र', 'g');
    input := regexp_replace(input, '([\u0915-\u0939\u0a15-\u0a39])[\u0907\u0908\u0a07\u0a08]', '\1e', 'g');
    input := regexp_replace(input, '([\u0915-\u0939\u0a15-\u0a39])[\u0909\u090a\u0a09\u0a0a]', '\1o', 'g');
    input := translate(input,
      'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊऋएऐओऔिीुूृेैोौंँा़्',
      'kkggnCCjjnttddnttddnpfbbmyrllvssshaaiiuureeooiiuureeoonn');
    input := translate(input,
      'ਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹੜਅਆਇਈਉਊਏਐਓਔਿੀੁੂੇੈੋੌਂਁੰਾ਼੍ੱ',
      'kkggnCCjjnttddnttddnpfbbmyrlvshraaiiuueeooiiuueeoonnn');
  end if;
  input := regexp_replace(regexp_replace(input, '[\u0300-\u036f]', '', 'g'), '[^a-z0-9C]+', ' ', 'g');
  input := regexp_replace(input, 'ph', 'f', 'g');
  input := regexp_replace(regexp_replace(input, 'chh?', 'C', 'g'), 'ck|q|c(?=[aou])', 'k', 'g');
  input := regexp_replace(input, '([kgjtdbs])h+', '\1', 'g');
  input := regexp_replace(input, 'ee+|ii+|y\M', 'i', 'g');
  input := regexp_replace(input, 'oo+', 'u', 'g');
  input := regexp_replace(regexp_replace(input, 'ai', 'e', 'g'), 'au', 'o', 'g');
  input := translate(regexp_replace(input, 'x', 'ks', 'g'), 'wz', 'vj');
  input := regexp_replace(input, 'n(?=[bp])', 'm', 'g');
  -- Singh ends in gh in one script and in h in the other.
  input := regexp_replace(input, '\msinh?\M', 'sing', 'g');
  -- Surinder is written without its e, ਸੁਰਿੰਦਰ.
  input := regexp_replace(input, '(?<=nd)e(?=r)', '', 'g');
  -- Within a word Gurmukhi and Devanagari leave an a unwritten.
  input := regexp_replace(input, '(?<=[a-zC])a+', '', 'g');
  input := regexp_replace(input, '([a-zC])\1', '\1', 'g');
  input := regexp_replace(input, '(?<=[a-zC])h\M', '', 'g');
  return ' ' || btrim(input);
end $$;


-- Limits

-- How long a statement of a caller may take. Without a limit of ours a stranger's pattern or a join over everything would
-- hold a connection for as long as the platform happens to allow. The embedded backend has a limit of its own.
do $$
begin
  alter role anon set statement_timeout = '5s';
  alter role authenticated set statement_timeout = '8s';
  -- It publishes the catalogue in one statement.
  alter role service_role set statement_timeout = '60s';
  notify pgrst, 'reload config';
exception when insufficient_privilege then
  raise warning 'Run as owner of the project: alter role anon, authenticated and service_role set statement_timeout, see docs/deploy.md';
end $$;

-- The network address that a request comes from, an IPv6 one by its network; null if unknown.
create function public.sender_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- Cloudflare, in front of every hosted project, says who it was; the first of the forwarded ones anybody can invent.
  input constant text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
  address inet;
begin
  address := nullif(btrim(input), '')::inet;
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception when data_exception then
  return 'unreadable';
end $$;

-- True if a time has come for something that is tried again after a day at most; also if it is further off than that, because the
-- clock was ahead when it was set.
create function public.is_due(at timestamptz) returns boolean
language sql
volatile
set search_path = ''
as $$
  select at <= clock_timestamp() or at > clock_timestamp() + interval '25 hours'
$$;

-- Raises 429 with Retry-After, in seconds, for the whole call. The wait is in the details too: a page of another origin
-- cannot read the header.
create function public.too_many(message text, wait int) returns void
language plpgsql set search_path = '' as $$
begin
  -- PostgREST takes status and headers from an error of this code.
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', 'PT429', 'message', too_many.message, 'details', format('retry_after=%s', wait),
      'hint', format('Try again in %s minutes.', ceil(wait / 60.0)))::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', wait::text))::text;
end $$;
