-- What the system says of an order and what somebody at the centre writes are two columns: `code` is a word of a closed list that
-- phones put into sentences, `note` is people's words and is shown as it is. Staff once could write `refund_done` as a note, and
-- the farmer read "The money went back".

alter table public.order_events add code text check (code in (
  'by_customer', 'payment_failed', 'payment_cancelled', 'payment_expired', 'payment_late', 'payment_again', 'payment_mismatch',
  'refund_asked', 'refund_done', 'refund_failed', 'refund_mismatch', 'refund_twice', 'cash_received', 'cash_returned',
  'request_replaced', 'request_rejected', 'request_cancelled'
));

comment on column public.order_events.code is 'What the system says happened; no function takes it from anybody.';
comment on column public.order_events.note is 'What somebody at the centre wrote, shown as it is.';

-- What was written before: a word of the provider's counts where nobody wrote it, of the owner's where it was theirs to cause.
update public.order_events e set code = e.note, note = null
from public.orders o where o.id = e.order_id and (
  e.note in (
    'payment_failed', 'payment_cancelled', 'payment_expired', 'payment_late', 'payment_again', 'payment_mismatch',
    'refund_done', 'refund_failed', 'refund_mismatch', 'refund_twice'
  ) and e.by_whom is null
  or e.note in ('by_customer', 'payment_expired', 'request_replaced') and e.by_whom = o.user_id
  or e.note in ('refund_asked', 'cash_received', 'cash_returned', 'request_rejected', 'request_cancelled')
);

grant select (code) on public.order_events to authenticated;

create or replace function public.log_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.order_events (order_id, from_state, to_state, code, note, by_whom) values (
    new.id, case when tg_op = 'UPDATE' then old.state end, new.state,
    nullif(current_setting('orders.code', true), ''), nullif(current_setting('orders.note', true), ''), auth.uid()
  );
  return null;
end $$;

drop function public.move_order_to(uuid, text, text);
drop function public.note_order(uuid, text);

-- Moves an order, with what the system says of it and what somebody wrote.
create function public.move_order_to(target uuid, to_state text, code text, words text default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('orders.code', coalesce(code, ''), true), set_config('orders.note', coalesce(words, ''), true);
  update public.orders set state = to_state where id = target;
  perform set_config('orders.code', '', true), set_config('orders.note', '', true);
end $$;

-- Writes into an order's log what happened without moving it, and tells its owner's phones that there is something new.
create function public.note_order(target uuid, code text, words text default null) returns void
language sql set search_path = '' as $$
  insert into public.order_events (order_id, from_state, to_state, code, note, by_whom)
    select id, state, state, note_order.code, words, auth.uid() from public.orders where id = target;
  update public.orders set state = state where id = target;
$$;

drop function public.book_return(public.payments, text, text, text);

-- As before.
create function public.book_return(payment public.payments, how text, ref text, code text, words text default null) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, provider_ref, by_whom)
    values (payment.order_id, payment.id, 'returned', book_return.how, -payment.amount_paise, payment.currency, ref, auth.uid());
  update public.refunds r set state = 'returned', provider_ref = coalesce(ref, r.provider_ref), settled_at = clock_timestamp()
    where r.payment_id = payment.id;
  if exists (select 1 from public.money_here(payment.order_id))
    or exists (select 1 from public.orders o where o.id = payment.order_id and o.state = 'refunded')
  then
    perform public.note_order(payment.order_id, code, words);
  else
    perform public.move_order_to(payment.order_id, 'refunded', code, words);
  end if;
end $$;

drop function public.return_money(uuid, boolean, text);

-- As before.
create function public.return_money(target uuid, by_hand boolean, words text) returns void
language plpgsql set search_path = '' as $$
declare
  payment public.payments;
  begun boolean := false;
begin
  for payment in select * from public.money_here(target) p order by p.created_at, p.id loop
    -- Held, so that nobody asks the provider for it while it is given back by hand.
    perform 1 from public.refunds r where r.payment_id = payment.id for update;
    if exists (
      select 1 from public.refunds r
      where r.payment_id = payment.id and (r.state = 'sent' or r.state = 'asked' and (r.tries > 0 or not by_hand))
    ) then
      continue;
    end if;
    begun := true;
    if by_hand or payment.provider = 'cash' then
      perform public.book_return(payment, 'cash', null, 'cash_returned', words);
    else
      perform public.ask_refund(payment, 'asked');
      perform public.note_order(target, 'refund_asked', words);
    end if;
  end loop;
  if not begun and exists (select 1 from public.money_here(target)) then
    raise exception 'The money is on its way back already' using errcode = 'P0001';
  elsif not begun then
    raise exception 'No money came for this order that could go back' using errcode = 'P0001';
  end if;
end $$;

drop function public.steer_order(uuid, text, text);

-- As before.
create function public.steer_order(target uuid, to_state text, words text) returns void
language plpgsql set search_path = '' as $$
declare
  bought public.orders;
  code text;
begin
  select * into bought from public.orders where id = target for update;
  if to_state in ('refunded', 'cash_returned') then
    perform public.return_money(target, to_state = 'cash_returned', words);
    return;
  end if;
  if to_state = 'delivered' and bought.pay_by = 'cash' and bought.state = 'shipped' then
    perform public.take_cash(target);
    code := 'cash_received';
  end if;
  perform public.move_order_to(target, to_state, code, words);
  -- Staff cancel, and what was paid waits for somebody who may give it back.
  if to_state = 'cancelled' and public.decides() and exists (
    select 1 from public.money_here(target) p left join public.refunds r on r.payment_id = p.id where r.id is null
  ) then
    perform public.return_money(target, false, null);
  end if;
end $$;

create or replace function public.do_desk_answer(wish jsonb, held public.desk_items, at_present text) returns void
language plpgsql set search_path = '' as $$
declare
  note constant text := wish ->> 'note';
  status constant text := coalesce(wish ->> 'status', at_present);
  chosen constant uuid := nullif(wish ->> 'assignee', '')::uuid;
begin
  if held.what = 'request' and wish ?| array['note', 'status'] then
    perform public.move_request_to(held.id, status, note, 'centre');
  elsif held.what = 'order' and status <> at_present then
    perform public.steer_order(held.id, status, note);
  elsif held.what = 'order' and note is not null then
    perform public.note_order(held.id, null, note);
  end if;
  if wish ? 'assignee' and held.assignee is distinct from chosen then
    insert into public.desk_assignments (what, item, assignee, by_whom) values (held.what, held.id, chosen, auth.uid());
    update public.desk_items i set assignee = chosen where i.what = held.what and i.id = held.id;
  end if;
  -- It shows in the facts, whatever else did.
  update public.desk_items i set n = null, at = clock_timestamp() where i.what = held.what and i.id = held.id;
end $$;

-- It moved an order whatever a colleague had done meanwhile; answer_from_desk says what was seen.
drop function public.move_order(uuid, text, text);

create or replace function public.order_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'reference', o.reference, 'kind', o.kind, 'state', o.state, 'version', o.version, 'pay_by', o.pay_by,
    'created_at', o.created_at, 'language', o.language, 'currency', o.currency, 'goods_paise', o.goods_paise,
    'delivery_fee_paise', o.delivery_fee_paise, 'total_paise', o.total_paise, 'delivery_area', o.delivery_area,
    'contact', jsonb_build_object('name', o.name, 'email', o.email, 'phone', o.phone, 'address', o.address),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'product_id', i.product_id, 'name', jsonb_build_object('en', i.name_en, 'pa', i.name_pa, 'hi', i.name_hi),
        'category', i.category, 'pack_amount', i.pack_amount, 'pack_unit', i.pack_unit, 'quantity', i.quantity,
        'options', i.options, 'unit_paise', i.unit_paise, 'line_paise', i.line_paise
      ) order by i.position), '[]'::jsonb) from public.order_items i where i.order_id = o.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', e.from_state, 'to', e.to_state, 'code', e.code, 'note', e.note, 'at', e.at
      ) order by e.id), '[]'::jsonb) from public.order_events e where e.order_id = o.id
    )
  )
  from public.orders o where o.id = target
$$;

create or replace function public.desk_log(what text, target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'from', from_word, 'to', to_word, 'code', code, 'note', note, 'by', told_by, 'at', at,
    'who', case when told_by = 'centre' then public.name_of(by_whom) end
  ) order by id), '[]'::jsonb)
  from (
    select id, from_status as from_word, to_status as to_word, null as code, note, told_by, at, by_whom
    from public.request_events where desk_log.what = 'request' and request_id = target
    union all
    select e.id, e.from_state, e.to_state, e.code, e.note,
      case when e.by_whom is null then 'system' when e.by_whom = o.user_id then 'owner' else 'centre' end, e.at, e.by_whom
    from public.order_events e join public.orders o on o.id = e.order_id
    where desk_log.what = 'order' and e.order_id = target
  ) happened
$$;

create or replace function public.told_order(ordered public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(ordered) - array['user_id', 'content_hash', 'version'] || jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(line) - 'order_id' order by line.position), '[]')
      from public.order_items line where line.order_id = ordered.id
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', p.provider, 'amount_paise', p.amount_paise, 'state', p.state,
        'created_at', p.created_at, 'settled_at', p.settled_at, 'returned_at', (
          select l.at from public.payment_ledger l where l.payment_id = p.id and l.kind = 'returned'
        )) order by p.created_at), '[]')
      from public.payments p where p.order_id = ordered.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'state', e.to_state, 'code', e.code, 'note', e.note) order by e.id), '[]')
      from public.order_events e where e.order_id = ordered.id
    ),
    'receipt', public.receipt_facts(ordered.id)
  )
$$;
