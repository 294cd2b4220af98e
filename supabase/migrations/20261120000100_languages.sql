-- The languages of the app: each is a row, and words are {code: word} in one column.
-- docs/decisions/languages-and-search.md explains it.


-- Table

-- The languages of the app, as the last build published them. The fallback is read where words are missing.
create table public.languages (
  code text primary key check (code ~ '^[a-z]{2,3}$'),
  name text not null check (btrim(name) <> '' and char_length(name) <= 40),
  direction text not null default 'ltr' check (direction in ('ltr', 'rtl')),
  place int not null default 0,
  required boolean not null default false,
  fallback boolean not null default false
);

comment on table public.languages is
  'Published with the catalogue, from src/platform/i18n/languages. Rows are never deleted: what was written in a language names them.';
comment on column public.languages.name is 'In itself, as the switch shows it.';
comment on column public.languages.required is
  'True if editors have to write everything in it. A language that has just begun is not: phones of an earlier build do not know it.';
comment on column public.languages.fallback is 'One language has all words; they stand where another lacks them.';

create unique index languages_fallback on public.languages (fallback) where fallback;

insert into public.languages (code, name, direction, place, required, fallback) values
  ('en', 'English', 'ltr', 0, true, true),
  ('pa', 'ਪੰਜਾਬੀ', 'ltr', 1, true, false),
  ('hi', 'हिंदी', 'ltr', 2, true, false);


-- Words

-- The code of the language whose words stand where another has none.
create function public.fallback_language() returns text
language sql stable set search_path = '' as $$
  select code from public.languages where fallback
$$;

-- The language that somebody asked for, or the fallback for one that the app does not have.
create function public.known_language(wanted text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select code from public.languages where code = wanted), public.fallback_language())
$$;

-- The word in a language, or the fallback's; without a language the fallback's.
create function public.in_language(words jsonb, language text default null) returns text
language sql stable set search_path = '' as $$
  select coalesce(words ->> language, words ->> public.fallback_language())
$$;

-- True for words as tables hold them: {code: word}, each of 1 to so many characters; null for none.
create function public.are_words(input jsonb, longest int) returns boolean
language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(input) = 'object' then input <> '{}' and not exists (
    select 1 from jsonb_each(input)
    where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string' or btrim(value #>> '{}') = ''
      or char_length(value #>> '{}') > longest
  ) else false end
$$;

-- Trigger: refuses words that are too long or no words, lack those of the fallback, or are in a language that the app does not have.
-- Its arguments name columns and how long a word may be, as 'name 200'. No check of the table: whoever writes would have to be
-- allowed to run its function.
create function public.words_in_languages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given constant jsonb := to_jsonb(new);
  argument text;
  input jsonb;
begin
  foreach argument in array tg_argv loop
    input := given -> split_part(argument, ' ', 1);
    if input <> 'null' and not (
      public.are_words(input, split_part(argument, ' ', 2)::int) and input ? public.fallback_language()
      and input - array(select code from public.languages) = '{}'
    ) then
      raise exception 'Words are {code: word} in languages of the app, the fallback among them'
        using errcode = '23514', detail = argument;
    end if;
  end loop;
  return new;
end $$;


-- Publishing

-- Brings the table to the languages of a build: [{code, name, direction, place, required}]. Which one is the fallback stays. Answers
-- how many there are. For the service key alone, before a build with a new language goes out.
create function public.publish_languages(languages jsonb) returns int
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.languages as held (code, name, direction, place, required)
  select code, name, direction, place, required from jsonb_populate_recordset(null::public.languages, publish_languages.languages)
  on conflict (code) do update set
    name = excluded.name, direction = excluded.direction, place = excluded.place, required = excluded.required;
  return (select count(*) from public.languages);
end $$;


-- Who may do what

alter table public.languages enable row level security;

create policy "everybody reads the languages" on public.languages for select to anon, authenticated using (true);

grant select on public.languages to anon, authenticated;
revoke delete, truncate on public.languages from service_role;
grant execute on function public.publish_languages(jsonb) to service_role;
