-- Marks a product as not there until the day after today, or takes the mark off. A later day is of a phone whose clock is ahead, and
-- means today all the same: refused, the mark came back for good. A mark that comes late, out of a phone without network, names a
-- day that has come and changes nothing.
create or replace function public.set_away(target text, until jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  day date;
begin
  if until <> 'null' then
    if jsonb_typeof(until) <> 'string' or until #>> '{}' !~ '^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$' then
      perform public.refuse_edit('A day, as in 2026-11-23', 'away_until');
    end if;
    day := least((until #>> '{}')::date, public.india_day() + 1);
  end if;
  update public.catalogue_items set away_until = day where id = target;
  if not found then
    perform public.refuse_edit('No such product', 'target');
  end if;
end $$;
