-- What the centre sends out: machines, workers, visits and pick-ups, each with its pieces, working hours, area and rate. Bookings are of
-- these. docs/decisions/bookings.md explains both.


-- Table

-- What can be booked. Nothing personal stands here: guests read it.
create table public.resources (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  kind text not null check (kind in ('machine', 'worker', 'visit', 'pickup')),
  name jsonb not null,
  area jsonb,
  pieces int not null default 1 check (pieces between 1 and 50),
  opens time not null default '07:00' check (extract(second from opens) = 0),
  open_minutes int not null default 720 check (open_minutes between 60 and 1440),
  way_minutes int not null default 60 check (way_minutes between 0 and 480),
  hour_paise int check (hour_paise > 0),
  day_paise int check (day_paise > 0),
  needs text[] not null default '{}',
  retired_at timestamptz,
  version bigint not null default 0
);

comment on column public.resources.id is 'For machines and workers the value of the option in the form of equipment booking.';
comment on column public.resources.area is 'Where it goes, in words.';
comment on column public.resources.pieces is
  'How many of it there are. After a piece is gone, the bookings on it stay until somebody moves them.';
comment on column public.resources.opens is 'In India. With open_minutes it may go on past midnight, as a pump does.';
comment on column public.resources.way_minutes is 'Kept free after each booking, for the way to the next village. Bookings keep that of their time.';
comment on column public.resources.hour_paise is 'Null where the rate is by phone; bookings keep the rate of the day when they were confirmed.';
comment on column public.resources.needs is
  'What goes along with it. All of it is booked at once or nothing is: a tractor that was promised to a field and has no driver comes for nothing.';
comment on column public.resources.retired_at is 'From then on nothing new is booked; what was confirmed stays until somebody moves it.';
comment on column public.resources.version is '0 while the row is as the content has it; see catalogue_version.';

create trigger catalogue_turn before insert or update on public.resources
  for each statement execute function public.await_catalogue_turn();

create trigger a_plain_texts before insert or update on public.resources
  for each row execute function public.plain_texts('name', 'area');

create trigger words_in_languages before insert or update on public.resources
  for each row execute function public.words_in_languages('name 80', 'area 200');

-- A resource and all that goes along with it, also with that, each once.
create function public.with_needs(resource text) returns setof public.resources
language sql stable set search_path = '' as $$
  with recursive wanted (id) as (
    values (resource)
    union
    select unnest(r.needs) from wanted w join public.resources r on r.id = w.id
  )
  select r.* from wanted w join public.resources r on r.id = w.id
$$;

-- Trigger: what goes along exists, and does not need in turn what it goes along with: of a circle nothing could be booked alone again.
create function public.check_needs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from unnest(new.needs) need where not exists (select from public.resources r where r.id = need))
    or exists (select from unnest(new.needs) need, public.with_needs(need) r where r.id = new.id)
  then
    raise check_violation using message = 'What goes along is something else, and does not need this';
  end if;
  return new;
end $$;

create trigger needs_checked before insert or update of needs on public.resources
  for each row execute function public.check_needs();

-- The same as src/content/resources.ts, which phones show until a manager changes something (edit_resource).
insert into public.resources (id, kind, name, pieces, hour_paise, day_paise) values
  ('tractor-trolley', 'machine', '{"en": "Tractor with Trolley", "pa": "ਟਰੈਕਟਰ-ਟਰਾਲੀ", "hi": "ट्रैक्टर-ट्रॉली"}', 2, 90000, 650000),
  ('rotavator', 'machine', '{"en": "Rotavator", "pa": "ਰੋਟਾਵੇਟਰ", "hi": "रोटावेटर"}', 1, 70000, null),
  ('sprayer', 'machine', '{"en": "Battery Power Sprayer", "pa": "ਬੈਟਰੀ ਵਾਲਾ ਸਪਰੇਅ ਪੰਪ", "hi": "बैटरी वाला स्प्रे पंप"}', 4, null, 30000),
  ('thresher', 'machine', '{"en": "Thresher", "pa": "ਥਰੈਸ਼ਰ", "hi": "थ्रेशर"}', 1, null, 120000),
  ('water-pump', 'machine', '{"en": "Water Pump", "pa": "ਪਾਣੀ ਵਾਲਾ ਪੰਪ", "hi": "पानी का पंप"}', 3, null, 40000),
  ('drone', 'machine', '{"en": "Drone", "pa": "ਡਰੋਨ", "hi": "ड्रोन"}', 1, null, null),
  ('tractor-operator', 'worker', '{"en": "Tractor Operator", "pa": "ਟਰੈਕਟਰ ਡਰਾਈਵਰ", "hi": "ट्रैक्टर ड्राइवर"}', 2, null, 80000),
  ('farm-laborer', 'worker', '{"en": "Farm Laborer", "pa": "ਖੇਤ ਮਜ਼ਦੂਰ", "hi": "खेत मज़दूर"}', 10, null, 40000),
  ('irrigation-specialist', 'worker', '{"en": "Irrigation Specialist", "pa": "ਸਿੰਜਾਈ ਦਾ ਮਾਹਰ", "hi": "सिंचाई विशेषज्ञ"}', 1, null, 120000),
  ('harvesting-team', 'worker', '{"en": "Harvesting Team", "pa": "ਵਾਢੀ ਟੋਲੀ", "hi": "कटाई टोली"}', 1, null, 250000),
  ('tractor-with-operator', 'machine', '{"en": "Tractor, Trolley and Operator", "pa": "ਟਰੈਕਟਰ-ਟਰਾਲੀ ਅਤੇ ਡਰਾਈਵਰ", "hi": "ट्रैक्टर-ट्रॉली और ड्राइवर"}', 2, null, null),
  ('expert-visit', 'visit', '{"en": "Expert visit", "pa": "ਮਾਹਰ ਦਾ ਫੇਰਾ", "hi": "विशेषज्ञ का दौरा"}', 2, null, null),
  ('soil-pickup', 'pickup', '{"en": "Soil pickup", "pa": "ਮਿੱਟੀ ਦਾ ਨਮੂਨਾ ਲੈ ਜਾਣਾ", "hi": "मिट्टी का नमूना ले जाना"}', 1, null, null);

update public.resources set needs = '{tractor-operator,tractor-trolley}' where id = 'tractor-with-operator';


-- Working hours

-- The time now, for everything that bookings compare with a clock: never a phone's, which may be days off.
create function public.booking_now() returns timestamptz
language sql stable set search_path = '' as $$ select now() $$;

-- When the resource opens on a day of India.
create function public.opens_at(resource public.resources, day date) returns timestamptz
language sql immutable set search_path = '' as $$
  select (day + resource.opens) at time zone 'Asia/Kolkata'
$$;

-- Minutes from the last opening to a time: 0 to 1439.
create function public.minutes_open(resource public.resources, at timestamptz) returns int
language sql immutable set search_path = '' as $$
  select mod((extract(epoch from (at at time zone 'Asia/Kolkata')::time - resource.opens) / 60)::int + 1440, 1440)
$$;

-- The minutes after its opening at which the resource works on a day with these hours of the centre (centre_hours): none while the
-- centre is closed; on a day of other hours while the centre is open.
create function public.working_minutes(resource public.resources, hours jsonb, special boolean) returns int4range
language sql immutable set search_path = '' as $$
  select case
    when hours = 'null' then 'empty'
    when special then int4range(0, resource.open_minutes)
      * int4range((hours ->> 0)::int - opens, (hours ->> 1)::int - opens)
    else int4range(0, resource.open_minutes)
  end
  from (select extract(epoch from resource.opens)::int / 60 as opens) minutes
$$;

-- The same of a day of India.
create function public.working_minutes_on(resource public.resources, day date) returns int4range
language sql stable set search_path = '' as $$
  select public.working_minutes(resource, centre.hours, centre.special) from public.centre_hours(day) centre
$$;

-- The day of India to whose working hours a time belongs; the time of opening itself to the day that it opens.
create function public.working_day(resource public.resources, at timestamptz) returns date
language sql immutable set search_path = '' as $$
  select ((at at time zone 'Asia/Kolkata') - resource.opens::interval)::date
$$;

-- True for a time that begins and ends on days when the centre works, within what is_within_hours allows.
create function public.is_on_working_days(resource public.resources, slot tstzrange) returns boolean
language sql stable set search_path = '' as $$
  select public.working_minutes_on(resource, public.working_day(resource, lower(slot))) @> public.minutes_open(resource, lower(slot))
    and public.working_minutes_on(resource, public.working_day(resource, upper(slot) - interval '1 minute'))
      @> mod(public.minutes_open(resource, upper(slot)) + 1439, 1440)
$$;

-- True for a time from one full minute to another, at most 31 days, that begins and ends within working hours. A longer one than a
-- working day stays out over night.
create function public.is_within_hours(resource public.resources, slot tstzrange) returns boolean
language sql immutable set search_path = '' as $$
  select not isempty(slot) and upper(slot) - lower(slot) <= interval '31 days'
    and date_trunc('minute', lower(slot)) = lower(slot) and date_trunc('minute', upper(slot)) = upper(slot)
    and public.minutes_open(resource, lower(slot)) < resource.open_minutes
    and mod(public.minutes_open(resource, upper(slot)) + 1439, 1440) < resource.open_minutes
$$;


-- Who may do what

alter table public.resources enable row level security;

create policy "everybody reads what can be booked" on public.resources for select to anon, authenticated using (true);

grant select on public.resources to anon, authenticated;
revoke delete, truncate on public.resources from service_role;
