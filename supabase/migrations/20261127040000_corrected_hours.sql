-- The desk corrects the hours that were worked, and the bill. docs/decisions/0104-hours-and-bill-are-corrected.md


-- The actions that are possible in a state, for the centre or for the owner of the request. Hours are corrected until there is a bill,
-- which is corrected for ever.
create or replace function public.booking_moves(state text, centre boolean) returns text[]
language sql immutable set search_path = '' as $$
  select case state
    when 'asked' then case when centre then array['offer', 'confirm', 'call_off'] else array['prefer', 'call_off'] end
    when 'offered' then case when centre then array['offer', 'confirm', 'call_off'] else array['take', 'prefer', 'call_off'] end
    when 'confirmed' then case when centre then array['move', 'assign', 'call_off', 'done'] else array['move', 'call_off'] end
    when 'done' then case when centre then array['done', 'bill'] else array[]::text[] end
    when 'billed' then case when centre then array['bill'] else array[]::text[] end
    else array[]::text[]
  end
$$;

-- As in closed_doors.sql; and what is done may be done again, with other hours. act_on_booking has the list; besides
--   prefer: {starts, ends}, for the owner: asks for another time than those offered, of the same resource
--   assign: {operator}, for the centre
create or replace function public.do_booking_action(target public.bookings, wanted public.resources, action jsonb, told_by text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  reason constant text := action ->> 'reason';
  slot constant tstzrange := public.read_slot(action);
  given tstzrange[];
  busy tstzrange;
  problem text;
begin
  case action ->> 'do'
    when 'offer' then
      given := array(select public.read_slot(said) from jsonb_array_elements(action -> 'slots') with ordinality as s (said, place) order by place);
      select public.wish_problem(target, wanted, one), one into problem, busy from unnest(given) one
      where public.wish_problem(target, wanted, one) is not null limit 1;
      if problem is not null then
        return public.refused_booking(target, 409, problem, 'This time cannot be booked', public.nearest_slots(wanted, busy, target.id));
      end if;
      update public.bookings b set state = 'offered', resource_id = wanted.id, offers = given where b.id = target.id;
      perform public.note_booking(target, 'offered', given[1], reason, told_by);
    when 'prefer' then
      problem := public.wish_problem(target, wanted, slot);
      if problem is not null then
        return public.refused_booking(target, 409, problem, 'This time cannot be booked', public.nearest_slots(wanted, slot, target.id));
      end if;
      update public.bookings b set state = 'asked', offers = '{}', asked_day = (lower(slot) at time zone 'Asia/Kolkata')::date where b.id = target.id;
      perform public.note_booking(target, 'asked', slot, reason, told_by);
    when 'confirm', 'move', 'take' then
      if action ->> 'do' = 'move' and told_by = 'owner' and lower(target.during) <= public.booking_now() then
        return public.refused_booking(target, 409, 'begun', 'What has begun is moved at the centre');
      end if;
      if action ->> 'do' = 'take' and not slot = any (target.offers) then
        return public.refused_booking(target, 409, 'changed_meanwhile', 'This time is offered no more');
      end if;
      return public.take_slot(target, wanted, slot, action, told_by);
    when 'assign' then
      update public.bookings b set operator = action ->> 'operator' where b.id = target.id;
      perform public.note_booking(target, 'assigned', null, action ->> 'operator', told_by);
    when 'call_off' then
      if told_by = 'owner' and target.state = 'confirmed' and lower(target.during) <= public.booking_now() then
        return public.refused_booking(target, 409, 'begun', 'What has begun is called off at the centre');
      end if;
      update public.bookings b set state = 'called_off', offers = '{}' where b.id = target.id;
      perform public.note_booking(target, 'called_off', target.during, reason, told_by);
    when 'done' then
      if target.state = 'done' then
        -- The hours alone are corrected: when the piece became free is known.
        update public.bookings b set worked_minutes = (action ->> 'minutes')::int where b.id = target.id;
      elsif lower(target.during) >= public.booking_now() then
        return public.refused_booking(target, 409, 'not_begun', 'It has not begun');
      else
        -- Done early: from now on the piece is free, after its way.
        update public.bookings b set state = 'done', worked_minutes = (action ->> 'minutes')::int,
          during = tstzrange(lower(b.during), least(upper(b.during), public.booking_now())),
          held = tstzrange(lower(b.held), least(upper(b.during), public.booking_now()) + (upper(b.held) - upper(b.during)))
        where b.id = target.id;
      end if;
      perform public.note_booking(target, 'done', target.during, reason, told_by);
    when 'bill' then
      update public.bookings b set state = 'billed', bill_paise = (action ->> 'paise')::int where b.id = target.id;
      perform public.note_booking(target, 'billed', null, reason, told_by);
  end case;
  return null;
end $$;
