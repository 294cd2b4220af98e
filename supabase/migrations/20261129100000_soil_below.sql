-- A laboratory often writes "<0.1" or BDL: less than it can measure. That is neither zero nor untested, so it is kept as
-- {"below": its limit, or null} in the place of the number.

-- The first value that is not one of soil_ranges, neither a number in its range nor {"below": such a number above zero, or null};
-- 'values' where there is none at all; null if all is well. A pH can always be measured.
create or replace function public.soil_values_problem(found jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(found) is distinct from 'object' or found = '{}' then 'values' else (
    select left(key, 20) from jsonb_each(found)
    where not coalesce(case
      when jsonb_typeof(value) = 'number' then
        (value #>> '{}')::numeric between (public.soil_ranges() -> key -> 0)::numeric and (public.soil_ranges() -> key -> 1)::numeric
      when key = 'ph' or jsonb_typeof(value) <> 'object' or value - 'below' <> '{}' or not public.soil_ranges() ? key then false
      when jsonb_typeof(value -> 'below') = 'null' then true
      when jsonb_typeof(value -> 'below') = 'number' then
        (value ->> 'below')::numeric > 0 and (value ->> 'below')::numeric <= (public.soil_ranges() -> key -> 1)::numeric
    end, false)
    order by key limit 1
  ) end
$$;

comment on column public.soil_results.found is
  'pH, EC in dS/m, organic carbon in %, N, P and K in kg/ha, S, Zn, Fe, Cu, Mn and B in mg/kg; what was not tested is missing, and what was '
  'less than the laboratory can measure is {"below": limit or null}.';

-- A sample as its owner's phone and the desk read it: the earliest result first, also those that were withdrawn or corrected. What could
-- not be measured is apart from the values, because apps of before November 2026 refuse a value that is no number.
create or replace function public.soil_facts(target public.soil_samples) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', target.id, 'label', target.label, 'number', target.number, 'field', target.field, 'state', target.state,
    'version', target.version, 'collected_at', target.collected_at, 'at_lab_at', target.at_lab_at, 'reason', target.reason,
    'results', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'values', parts.measured, 'tested_on', r.tested_on, 'lab', r.lab, 'at', r.at, 'ended', r.ended, 'reason', r.reason,
        'ended_at', r.ended_at
      ) || case when parts.below is null then '{}' else jsonb_build_object('below', parts.below) end order by r.at, r.id), '[]')
      from public.soil_results r, lateral (
        select
          coalesce(jsonb_object_agg(key, value) filter (where jsonb_typeof(value) = 'number'), '{}') as measured,
          jsonb_object_agg(key, value -> 'below') filter (where jsonb_typeof(value) <> 'number') as below
        from jsonb_each(r.found)
      ) parts
      where r.sample_id = target.id
    )
  )
$$;
