-- What was agreed stays. A booking that was moved took the rates of the day of its move, so that rain raised a farmer's price.


-- Bookings

-- Confirms a booking for a resource and time; its resource and itself are locked. Null, or why it cannot be: the code of slot_problem,
-- or taken. What is moved keeps its rates, unless another resource goes.
create or replace function public.place_booking(target public.bookings, wanted public.resources, slot tstzrange, what text, reason text, told_by text)
returns text
language plpgsql set search_path = '' as $$
declare
  problem constant text := public.slot_problem(wanted, slot);
  agreed constant boolean := target.state = 'confirmed' and target.resource_id = wanted.id;
  free int;
begin
  if problem is not null then
    return problem;
  end if;
  free := public.free_piece(wanted, slot, target.id);
  if free is null then
    return 'taken';
  end if;
  update public.bookings b
  set state = 'confirmed', resource_id = wanted.id, piece = free, during = slot, held = public.with_way(wanted, slot), offers = '{}',
    hour_paise = case when agreed then b.hour_paise else wanted.hour_paise end,
    day_paise = case when agreed then b.day_paise else wanted.day_paise end
  where b.id = target.id;
  perform public.note_booking(target, what, slot, reason, told_by);
  return null;
end $$;
