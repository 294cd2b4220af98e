-- Samples of soil: which belongs to which request, where it is, and what the laboratory found. A result is never rewritten: one that was
-- wrong is withdrawn or corrected, and stays with the reason. docs/decisions/0091-the-soil-card.md explains it.


-- What soil can have

-- The values of a result with the least and the most that soil can have. src/content/soil-limits.ts has the same. They catch wrong
-- units and slips; what is too little or too much for a crop is another question.
create function public.soil_ranges() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "ph": [2, 12], "ec": [0, 50], "oc": [0, 20], "n": [0, 2000], "p": [0, 500], "k": [0, 5000],
    "s": [0, 1000], "zn": [0, 200], "fe": [0, 1000], "cu": [0, 200], "mn": [0, 1000], "b": [0, 50]
  }'::jsonb
$$;

-- The first value that is not one of soil_ranges, no number or out of its range; 'values' where there is none at all; null if all is well.
create function public.soil_values_problem(found jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(found) is distinct from 'object' or found = '{}' then 'values' else (
    select left(key, 20) from jsonb_each(found)
    where not coalesce(case when jsonb_typeof(value) = 'number' then
      (value #>> '{}')::numeric between (public.soil_ranges() -> key -> 0)::numeric and (public.soil_ranges() -> key -> 1)::numeric end, false)
    order by key limit 1
  ) end
$$;


-- Tables

-- One row for each sample.
create table public.soil_samples (
  id uuid primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  number int not null check (number between 1 and 50),
  label text not null unique check (label ~ '^KS-[2-9A-HJKMNP-TV-Z]{5}-[1-9][0-9]?$'),
  field text check (char_length(field) <= 80),
  state text not null default 'collected' check (state in ('collected', 'at_lab', 'tested', 'discarded')),
  reason text check (char_length(reason) <= 500),
  collected_at timestamptz not null default clock_timestamp(),
  at_lab_at timestamptz,
  version int not null default 1,
  unique (request_id, number),
  check ((state = 'discarded') = (reason is not null))
);

comment on column public.soil_samples.label is 'Written on the bag: the reference of the request and the number of the sample.';
comment on column public.soil_samples.field is 'Which field it is from, in the words of who took it.';
comment on column public.soil_samples.reason is 'Why it was discarded.';
comment on column public.soil_samples.version is 'Number of the last change. Who changes a sample names the one that they have seen.';

create trigger a_plain_texts before insert or update on public.soil_samples
  for each row execute function public.plain_texts('field', 'reason+');

-- One row for each result that was ever written down.
create table public.soil_results (
  id uuid primary key,
  sample_id uuid not null references public.soil_samples (id) on delete cascade,
  found jsonb not null check (public.soil_values_problem(found) is null),
  tested_on date check (tested_on between '2000-01-01' and '2999-12-31'),
  lab text check (char_length(lab) <= 120),
  ended text check (ended in ('withdrawn', 'corrected')),
  reason text check (char_length(reason) <= 500),
  ended_at timestamptz,
  by_whom uuid,
  at timestamptz not null default clock_timestamp(),
  check ((ended is null) = (reason is null) and (ended is null) = (ended_at is null))
);

comment on column public.soil_results.found is
  'pH, EC in dS/m, organic carbon in %, N, P and K in kg/ha, S, Zn, Fe, Cu, Mn and B in mg/kg; what was not tested is missing.';
comment on column public.soil_results.ended is 'Corrected: another result took its place. Withdrawn: none did, for example because the sample was another.';
comment on column public.soil_results.by_whom is 'No foreign key: the log outlives accounts.';

-- One result of a sample is valid at a time, whoever writes.
create unique index one_valid_soil_result on public.soil_results (sample_id) where ended is null;
create index soil_results_by_sample on public.soil_results (sample_id, at);

create trigger a_plain_texts before insert or update on public.soil_results
  for each row execute function public.plain_texts('lab', 'reason+');

-- What phones did to samples, so that each is done once.
create table public.soil_actions (
  id uuid primary key,
  sample_id uuid references public.soil_samples (id) on delete cascade,
  hash text not null,
  answer jsonb not null,
  at timestamptz not null default clock_timestamp()
);

comment on column public.soil_actions.sample_id is 'Null for a file of many samples, of which only the number of rows is told here.';
comment on column public.soil_actions.hash is 'SHA-256 of the action and its sender: the same again gets the same answer, another is refused.';

create index soil_actions_by_sample on public.soil_actions (sample_id);


-- Reading

-- A sample as its owner's phone and the desk read it: the earliest result first, also those that were withdrawn or corrected.
create function public.soil_facts(target public.soil_samples) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', target.id, 'label', target.label, 'number', target.number, 'field', target.field, 'state', target.state,
    'version', target.version, 'collected_at', target.collected_at, 'at_lab_at', target.at_lab_at, 'reason', target.reason,
    'results', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'values', r.found, 'tested_on', r.tested_on, 'lab', r.lab, 'at', r.at, 'ended', r.ended, 'reason', r.reason,
        'ended_at', r.ended_at
      ) order by r.at, r.id), '[]') from public.soil_results r where r.sample_id = target.id
    )
  )
$$;

-- The samples of a request, {soil: [...]}; {} where there are none.
create function public.soil_of_request(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when count(*) = 0 then '{}'::jsonb else jsonb_build_object('soil', jsonb_agg(public.soil_facts(s) order by s.number)) end
  from public.soil_samples s where s.request_id = target
$$;

-- A request as its owner's phone reads it. Spam reads as received: its sender learns nothing, and phones of today know no
-- such status. Bookings and samples are named only where there are any.
create or replace function public.request_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'kind', r.kind, 'subject', r.subject, 'status', case r.status when 'spam' then 'received' else r.status end, 'reference', r.reference, 'version', r.version,
    'made_at', r.made_at, 'received_at', r.received_at, 'language', r.language, 'answers', r.content::jsonb -> 'answers',
    'files', r.content::jsonb -> 'manifest', 'complete', r.completed_at is not null,
    'filled_by', r.filled_by, 'order_id', o.id,
    'replaced_by', (
      select later.id from public.requests later
      where r.status = 'replaced' and later.replaces = r.id and public.is_senders(later, r.user_id, r.guest_hash)
      order by later.received_at desc, later.id limit 1
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'from', e.from_status, 'to', e.to_status, 'note', e.note, 'by', e.told_by, 'at', e.at
      ) || public.event_files(e.id) order by e.id), '[]'::jsonb) from public.request_events e
      where e.request_id = r.id and 'spam' <> all (array[e.to_status, coalesce(e.from_status, '')])
    )
  ) || coalesce((
    select jsonb_build_object('bookings', jsonb_agg(public.booking_facts(b) order by b.id))
    from public.bookings b where b.request_id = r.id having count(*) > 0
  ), '{}') || public.soil_of_request(r.id)
  from public.requests r left join public.orders o on o.id = r.id where r.id = target
$$;

-- A request with everything that came of it, for its owner to keep.
create or replace function public.told_request(request public.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'reference', request.reference, 'kind', request.kind, 'subject', request.subject, 'status', request.status,
    'language', request.language, 'made_at', request.made_at, 'received_at', request.received_at,
    'answers', request.content::jsonb,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'status', e.to_status, 'note', e.note, 'by', e.told_by)
        || (public.event_files(e.id) - 'coming') order by e.id), '[]')
      from public.request_events e where e.request_id = request.id
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('place', f.slot, 'type', f.type, 'bytes', f.bytes, 'sha256', f.sha256) order by f.slot), '[]')
      from public.request_files f where f.request_id = request.id
    ),
    'bookings', (
      select coalesce(jsonb_agg(public.booking_facts(b) order by b.id), '[]') from public.bookings b where b.request_id = request.id
    )
  ) || public.soil_of_request(request.id)
$$;


-- Who may do what

alter table public.soil_samples enable row level security;
alter table public.soil_results enable row level security;
alter table public.soil_actions enable row level security;

-- Whoever may read the request: its policies count here too.
create policy "samples go with their request" on public.soil_samples for select to authenticated
  using (exists (select 1 from public.requests r where r.id = request_id));

create policy "results go with their sample" on public.soil_results for select to authenticated
  using (exists (select 1 from public.soil_samples s where s.id = sample_id));

-- No policy for soil_actions: only functions that run as their owner touch it.

grant select on public.soil_samples to authenticated;
-- Not by_whom: who works at the centre is nobody's business.
grant select (id, sample_id, found, tested_on, lab, ended, reason, ended_at, at) on public.soil_results to authenticated;
revoke insert, update, delete, truncate on public.soil_samples, public.soil_results from service_role;
revoke all on public.soil_actions from service_role;
