-- The nearest free times are looked for in one query. Before, each of some 500 times asked for each piece: moving a full day of 147
-- bookings took 46 seconds, and everybody else waited.

-- The times as long as a wanted one at which a piece is free, the nearest first, at most three that do not overlap. Looked for within 14
-- days, not before `earliest`: on the half hours after opening if it fits into a day, else from the same hour.
create or replace function public.nearest_slots(
  resource public.resources, wanted tstzrange, but uuid default null, earliest timestamptz default '-infinity'
) returns tstzrange[]
language plpgsql stable set search_path = '' as $$
declare
  length constant interval := upper(wanted) - lower(wanted);
  way constant interval := make_interval(mins => resource.way_minutes);
  spare constant int := resource.open_minutes - (extract(epoch from length) / 60)::int;
  present constant timestamptz := public.booking_now();
  -- The first time of the first day; all others are full half hours or days after it, so that all are within hours or none.
  first constant timestamptz := public.opening(resource, (greatest(lower(wanted), present) at time zone 'Asia/Kolkata')::date - 14)
    + make_interval(mins => case when spare < 0 then public.minutes_open(resource, lower(wanted)) else 0 end);
  slot tstzrange;
  chosen tstzrange[] := '{}';
begin
  if resource.retired_at <= present or not public.is_within_hours(resource, tstzrange(first, first + length)) then
    return chosen;
  end if;
  for slot in
    with pieces as materialized (
      select one.piece, range_agg(b.held) as held
      from generate_series(1, resource.pieces) one (piece) left join public.bookings b
        on b.resource_id = resource.id and b.piece = one.piece and b.state in ('confirmed', 'done', 'billed')
        and b.held && tstzrange(first, first + interval '30 days' + length + way) and b.id is distinct from but
      group by one.piece
    )
    select tstzrange(starts, starts + length) from (
      select first + make_interval(hours => 24 * days, mins => minutes) as starts
      from generate_series(0, 28) days, generate_series(0, greatest(spare, 0), 30) minutes
    ) candidates
    where starts >= greatest(present, earliest) and starts <= present + interval '400 days'
      and exists (select 1 from pieces p where p.held is null or not p.held && tstzrange(starts, starts + length + way))
    order by abs(extract(epoch from starts - lower(wanted))), starts
  loop
    if not slot && any (chosen) then
      chosen := chosen || slot;
    end if;
    exit when cardinality(chosen) = 3;
  end loop;
  return chosen;
end $$;
