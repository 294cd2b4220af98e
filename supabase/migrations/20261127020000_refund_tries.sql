-- A late message of a payment provider about a first try to give money back marked the second one as failed.

-- What the provider called tries that are over.
alter table public.refunds add column earlier_refs text[] not null default '{}';

comment on column public.refunds.earlier_refs is
  'What the provider called the tries before this one: what it says of them late says nothing of this one.';

-- Trigger: keeps the name of a try that another one replaces.
create function public.keep_earlier_refs() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.earlier_refs := array_append(old.earlier_refs, old.provider_ref);
  return new;
end $$;

create trigger refund_replaced before update on public.refunds
  for each row when (old.provider_ref is not null and new.provider_ref is distinct from old.provider_ref)
  execute function public.keep_earlier_refs();

-- Up to ten refunds that are due, each leased to the caller until its next turn: [{id, key, provider, ref, charge_ref,
-- refund_ref, earlier_refs, tries, amount_paise, currency}]; tries are those before this one.
create or replace function public.take_refunds() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due public.refunds;
  payment public.payments;
  taken jsonb := '[]';
begin
  for due in
    select * from public.refunds r where r.state in ('asked', 'sent') and r.due_at <= clock_timestamp()
    order by r.due_at limit 10 for update skip locked
  loop
    -- Two minutes, then longer each time, at most six hours.
    update public.refunds r set tries = r.tries + 1,
      due_at = clock_timestamp() + least(interval '2 minutes' * power(2, least(r.tries, 10)), interval '6 hours')
    where r.id = due.id;
    select * into payment from public.payments p where p.id = due.payment_id;
    taken := taken || jsonb_build_object(
      'id', due.id, 'key', format('%s-%s', due.id, due.round), 'provider', payment.provider, 'ref', payment.provider_ref,
      'charge_ref', payment.charge_ref, 'refund_ref', due.provider_ref, 'earlier_refs', due.earlier_refs, 'tries', due.tries,
      'amount_paise', payment.amount_paise, 'currency', payment.currency
    );
  end loop;
  return taken;
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
  stale boolean;
  by_hand boolean;
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
  end if;
  -- Of another try: one that failed before, one beside the try in hand, or any while this one is still to be asked for.
  stale := outcome <> 'returned' and coalesce(
    ref = any (known.earlier_refs)
    or known.state in ('sent', 'returned') and ref <> known.provider_ref
    or known.state = 'failed' and (outcome = 'failed' or ref = known.provider_ref)
    or known.state = 'asked' and known.tries = 0 and outcome = 'failed',
    false
  );
  if stale or not exists (select 1 from public.money_here(payment.order_id) here where here.id = payment.id) then
    -- It is in the books already. Where what is said now does not go with that, a person has to look.
    select l.how = 'cash' into by_hand from public.payment_ledger l where l.payment_id = payment.id and l.kind = 'returned';
    if outcome = 'failed' and known.state = 'returned' and not stale and not by_hand then
      perform public.note_order_once(payment.order_id, 'refund_failed');
    elsif outcome = 'returned' and by_hand then
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
