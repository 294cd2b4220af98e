-- What was agreed stays. A booking that was moved took the rates of the day of its move, so that rain raised a farmer's price. The link of a
-- payment that expired ended an enrolment that nobody had refused.


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


-- Payments

-- Brings a payment and its order to the outcome of a message. The link that expires ends a cart's order; an enrolment waits as long as its
-- request does, as in is_unpaid_too_long, and gets another link.
create or replace function public.apply_payment(payment public.payments, order_state text, outcome text, kind text) returns void
language plpgsql set search_path = '' as $$
declare
  is_closed constant boolean := order_state in ('cancelled', 'refunded');
begin
  if outcome in ('paid', 'failed', 'cancelled', 'expired', 'late') then
    update public.payments set state = case outcome when 'expired' then 'cancelled' else outcome end, settled_at = clock_timestamp()
    where id = payment.id;
  end if;
  if outcome = 'paid' then
    perform public.move_order_to(payment.order_id, 'paid', null);
  elsif outcome in ('failed', 'cancelled') then
    perform public.note_order(payment.order_id, 'payment_' || outcome);
  elsif outcome = 'late' then
    perform public.note_order(payment.order_id, case when is_closed then 'payment_late' else 'payment_again' end);
    -- It is not ours: it goes back without anybody's asking.
    perform public.ask_refund(payment, case when is_closed then 'late' else 'again' end);
  elsif outcome = 'mismatch' and kind = 'paid' then
    perform public.note_order(payment.order_id, 'payment_mismatch');
  elsif outcome = 'expired' and order_state = 'awaiting_payment'
    and exists (select 1 from public.orders o where o.id = payment.order_id and o.kind = 'cart')
    and not exists (select 1 from public.payments p where p.order_id = payment.order_id and p.state = 'created')
  then
    perform public.move_order_to(payment.order_id, 'cancelled', 'payment_expired');
  end if;
end $$;
