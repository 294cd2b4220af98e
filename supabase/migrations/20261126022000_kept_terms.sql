-- What was agreed stays. A booking that was moved took the rates of the day of its move, so that rain raised a farmer's price. The link of a
-- payment that expired ended an enrolment that nobody had refused. A provider that says the same about a refund again and again wrote it
-- into the order's log each time.


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


-- Refunds

-- As note_order, but not where the order's last event says just that: a provider repeats a message that it thinks was not understood.
create function public.note_order_once(target uuid, code text) returns void
language plpgsql set search_path = '' as $$
begin
  if code is distinct from (select e.code from public.order_events e where e.order_id = target order by e.id desc limit 1) then
    perform public.note_order(target, code);
  end if;
end $$;

-- The provider's word about a refund: returned, sent or failed. By our own id, or by the payment where somebody gave the money
-- back at the provider's own desk. Answers {outcome}: returned, sent, failed, repeated, mismatch, or unknown for what is not ours.
create or replace function public.settle_refund(
  provider text, refund_id uuid, charge_ref text, ref text, outcome text, amount_paise bigint, currency text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  known public.refunds;
begin
  if outcome is null or outcome not in ('returned', 'sent', 'failed') then
    raise exception 'A refund is returned, sent or failed' using errcode = 'P0001';
  end if;
  select p.* into payment from public.payments p left join public.refunds r on r.payment_id = p.id
  where p.provider = settle_refund.provider and p.state in ('paid', 'late')
    and (r.id = refund_id or refund_id is null and p.charge_ref = settle_refund.charge_ref);
  if payment.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- The order first, as everywhere.
  perform 1 from public.orders o where o.id = payment.order_id for update;
  select * into known from public.refunds r where r.payment_id = payment.id for update;
  if (payment.amount_paise, payment.currency) is distinct from (settle_refund.amount_paise, settle_refund.currency) then
    perform public.note_order_once(payment.order_id, 'refund_mismatch');
    return jsonb_build_object('outcome', 'mismatch');
  elsif known.state = outcome and outcome = 'failed'
    or not exists (select 1 from public.money_here(payment.order_id) here where here.id = payment.id)
  then
    -- It is in the books already. Where what is said now does not go with that, a person has to look.
    if known.state = 'returned' and outcome = 'failed' then
      perform public.note_order_once(payment.order_id, 'refund_failed');
    elsif outcome = 'returned' and exists (
      select 1 from public.payment_ledger l where l.payment_id = payment.id and l.kind = 'returned' and l.how = 'cash'
    ) then
      perform public.note_order_once(payment.order_id, 'refund_twice');
    end if;
    return jsonb_build_object('outcome', 'repeated');
  end if;
  if known.id is null then
    perform public.ask_refund(payment, 'asked');
  end if;
  if outcome = 'returned' then
    perform public.book_return(payment, 'provider', ref, 'refund_done');
  else
    update public.refunds r set state = outcome, provider_ref = coalesce(ref, r.provider_ref),
      settled_at = case outcome when 'failed' then clock_timestamp() end where r.payment_id = payment.id;
    if outcome = 'failed' then
      perform public.note_order(payment.order_id, 'refund_failed');
    end if;
  end if;
  return jsonb_build_object('outcome', outcome);
end $$;
