-- The till's books: what came and what went back, line by line and for good; how an order that is paid in cash goes its way; when
-- an order that nobody pays ends. docs/decisions/0051-the-till.md tells the whole.

-- How it is paid

alter table public.orders add column pay_by text not null default 'online' check (pay_by in ('online', 'cash'));
comment on column public.orders.pay_by is 'cash: to whoever brings it. Such an order goes its way without money until it is delivered.';

alter table public.delivery_areas add column cash boolean not null default false;
comment on column public.delivery_areas.cash is 'Whether the centre''s own people bring everything there, and take cash for it.';
-- As the content has it: neither an edit for the log nor a change that phones have to hear of.
alter table public.delivery_areas disable trigger user;
update public.delivery_areas set cash = true where id in ('sarna-station', 'sarna');
alter table public.delivery_areas enable trigger user;

drop function public.order_moves(text);
create function public.order_moves(state text, pay_by text default 'online') returns text[]
language sql immutable set search_path = '' as $$
  select case
    when pay_by = 'cash' then case state
      when 'placed' then array['packed', 'cancelled']
      when 'packed' then array['shipped', 'cancelled']
      -- Nobody was at home, or nobody wanted it: it is brought back.
      when 'shipped' then array['delivered', 'cancelled']
      when 'delivered' then array['refunded']
      else array[]::text[]
    end
    else case state
      when 'placed' then array['awaiting_payment', 'cancelled']
      when 'awaiting_payment' then array['paid', 'cancelled']
      when 'paid' then array['packed', 'cancelled', 'refunded']
      when 'packed' then array['shipped', 'cancelled', 'refunded']
      when 'shipped' then array['delivered', 'refunded']
      when 'delivered' then array['refunded']
      -- Money that was paid before the cancelling, or came after it.
      when 'cancelled' then array['refunded']
      else array[]::text[]
    end
  end
$$;

create or replace function public.guard_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changing constant text[] := array['state', 'user_id', 'version'];
begin
  if tg_op = 'INSERT' then
    if new.state <> 'placed' then
      raise exception 'An order begins as placed' using errcode = 'P0001';
    end if;
  else
    if to_jsonb(new) - changing <> to_jsonb(old) - changing or new.user_id <> old.user_id
      or (old.user_id is null and new.user_id is not null)
    then
      raise exception 'An order that was placed is not rewritten' using errcode = 'P0001', hint = 'Cancel it and order anew.';
    end if;
    if new.state <> old.state and not (new.state = any (public.order_moves(old.state, old.pay_by))) then
      raise exception 'An order does not go from % to %', old.state, new.state using errcode = 'P0001';
    end if;
  end if;

  if new.user_id is not null then
    -- Never behind the clock (in ms), as in catalogue_version.
    insert into public.order_versions as held (user_id, n)
      values (new.user_id, (extract(epoch from clock_timestamp()) * 1000)::bigint)
      on conflict (user_id) do update set n = greatest(held.n + 1, excluded.n)
      returning n into new.version;
  end if;
  return new;
end $$;


-- An order is its lines

create function public.check_order_sum() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target uuid;
  goods bigint;
begin
  if tg_table_name = 'orders' then
    target := new.id;
  elsif tg_op = 'DELETE' then
    target := old.order_id;
  else
    target := new.order_id;
  end if;
  select goods_paise into goods from public.orders where id = target;
  if goods is distinct from (select sum(i.line_paise)::bigint from public.order_items i where i.order_id = target) then
    raise exception 'An order costs what its lines add up to' using errcode = '23514';
  end if;
  return null;
end $$;

-- Deferred: an order is written before its lines are, and goes after them.
create constraint trigger order_adds_up after insert on public.orders
  deferrable initially deferred for each row execute function public.check_order_sum();
create constraint trigger lines_add_up after insert or update or delete on public.order_items
  deferrable initially deferred for each row execute function public.check_order_sum();


-- The books

alter table public.payments add column charge_ref text check (char_length(charge_ref) between 1 and 200);
comment on column public.payments.charge_ref is 'What the provider calls the money itself, where that is not the link: it goes back by this name.';

create table public.payment_ledger (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  payment_id uuid not null references public.payments (id),
  kind text not null check (kind in ('received', 'returned')),
  how text not null check (how in ('provider', 'cash')),
  amount_paise bigint not null check (amount_paise <> 0 and (kind = 'received') = (amount_paise > 0)),
  currency text not null check (currency = 'INR'),
  provider_ref text check (char_length(provider_ref) <= 200),
  by_whom uuid,
  at timestamptz not null default clock_timestamp(),
  unique (payment_id, kind)
);

comment on table public.payment_ledger is
  'What came (more than nothing) and what went back (less), for good: a payment comes once and goes back once, whole.';
comment on column public.payment_ledger.by_whom is 'Who took cash or gave it back; null for a provider. No foreign key: the books outlive accounts.';

create index payment_ledger_by_order on public.payment_ledger (order_id);

create function public.guard_ledger() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
begin
  if tg_op <> 'INSERT' then
    raise exception 'What stands in the books stays there' using errcode = 'P0001';
  end if;
  select * into payment from public.payments p where p.id = new.payment_id;
  if payment.order_id is distinct from new.order_id or payment.currency is distinct from new.currency
    or payment.amount_paise <> abs(new.amount_paise) or payment.state not in ('paid', 'late')
  then
    raise exception 'The books hold what was paid' using errcode = 'P0001';
  end if;
  if new.kind = 'returned' and not exists (
    select 1 from public.payment_ledger l where l.payment_id = new.payment_id and l.kind = 'received'
  ) then
    raise exception 'Only what came goes back' using errcode = 'P0001';
  end if;
  return new;
end $$;

create trigger ledger_guarded before insert or update or delete on public.payment_ledger
  for each row execute function public.guard_ledger();
create trigger ledger_stays before truncate on public.payment_ledger
  for each statement execute function public.guard_ledger();

-- Money that came is in the books in the same moment, whoever wrote that it came; nothing makes it unpaid again.
create function public.book_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state in ('paid', 'late') and new.state <> old.state then
    raise exception 'Nothing takes back that money came' using errcode = 'P0001';
  elsif new.state in ('paid', 'late') and old.state not in ('paid', 'late') then
    insert into public.payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, provider_ref, by_whom)
    values (
      new.order_id, new.id, 'received', case new.provider when 'cash' then 'cash' else 'provider' end, new.amount_paise,
      new.currency, coalesce(new.charge_ref, new.provider_ref), auth.uid()
    );
  end if;
  return null;
end $$;

insert into public.payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, provider_ref, at)
  select order_id, id, 'received', 'provider', amount_paise, currency, provider_ref, coalesce(settled_at, created_at)
  from public.payments where state in ('paid', 'late') order by settled_at;
-- Until now somebody had returned the money at the provider before they said so here.
insert into public.payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, provider_ref)
  select p.order_id, p.id, 'returned', 'provider', -p.amount_paise, p.currency, p.provider_ref
  from public.payments p join public.orders o on o.id = p.order_id
  where p.state in ('paid', 'late') and o.state = 'refunded';

-- Named so that it comes before payment_told: whoever is told finds it in the books.
create trigger payment_booked after update on public.payments
  for each row execute function public.book_payment();

-- What of an order's payments came and has not gone back.
create function public.money_here(target uuid) returns setof public.payments
language sql stable set search_path = '' as $$
  select p.* from public.payments p
  where p.order_id = target and p.state in ('paid', 'late') and not exists (
    select 1 from public.payment_ledger l where l.payment_id = p.id and l.kind = 'returned'
  )
$$;

create or replace function public.require_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.state = 'paid' or new.state = 'delivered' and new.pay_by = 'cash') and not exists (
    select 1 from public.payments
    where order_id = new.id and state = 'paid' and amount_paise = new.total_paise and currency = new.currency
  ) then
    raise exception 'An order is paid by a payment of its total' using errcode = 'P0001';
  end if;
  if new.state = 'refunded' and not exists (select 1 from public.payment_ledger l where l.order_id = new.id) then
    raise exception 'No money came for this order that could go back' using errcode = 'P0001';
  elsif new.state = 'refunded' and exists (select 1 from public.money_here(new.id)) then
    raise exception 'The money has not gone back yet' using errcode = 'P0001';
  end if;
  return new;
end $$;

drop trigger order_money on public.orders;
create trigger order_money before update on public.orders
  for each row when (new.state in ('paid', 'delivered', 'refunded') and old.state <> new.state)
  execute function public.require_payment();


-- Money that goes back

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null unique references public.payments (id),
  order_id uuid not null references public.orders (id),
  why text not null check (why in ('late', 'again', 'asked')),
  state text not null default 'asked' check (state in ('asked', 'sent', 'returned', 'failed')),
  round int not null default 1,
  tries int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  provider_ref text check (char_length(provider_ref) between 1 and 200),
  asked_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);

comment on column public.order_events.note is
  'A word of the system (by_customer, payment_failed, payment_cancelled, payment_expired, payment_late, payment_again, '
  'payment_mismatch, refund_asked, refund_done, refund_failed, refund_mismatch, refund_twice, cash_received, cash_returned), or what somebody '
  'at the centre wrote.';

comment on table public.refunds is
  'What has to go back by the way it came, one for each payment. asked: we have no word of the provider yet; sent: it has it in hand.';
comment on column public.refunds.round is
  'With the id, the name under which the provider does it once. It rises only where the provider said that it failed.';

create index refunds_by_order on public.refunds (order_id);
create index refunds_due on public.refunds (due_at) where state in ('asked', 'sent');

create trigger refund_told after insert on public.refunds
  for each row execute function public.tell_of_payment();
-- Not when it is only leased: whoever does that holds the refund and must not wait for the order.
create trigger refund_moved after update on public.refunds
  for each row when (old.state <> new.state) execute function public.tell_of_payment();

-- Has a payment go back by the way it came; again, nothing more happens, unless the provider could not do it the last time.
create function public.ask_refund(payment public.payments, why text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.refunds (payment_id, order_id, why, asked_by)
    values (payment.id, payment.order_id, ask_refund.why, auth.uid()) on conflict (payment_id) do nothing;
  if not found then
    update public.refunds r set state = 'asked', round = r.round + 1, tries = 0, due_at = clock_timestamp(),
      provider_ref = null, asked_by = auth.uid()
    where r.payment_id = payment.id and r.state = 'failed';
  end if;
end $$;

-- Writes into the books that a payment went back. Where nothing of the order's money is left here, the order is refunded.
create function public.book_return(payment public.payments, how text, ref text, note text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, provider_ref, by_whom)
    values (payment.order_id, payment.id, 'returned', book_return.how, -payment.amount_paise, payment.currency, ref, auth.uid());
  update public.refunds r set state = 'returned', provider_ref = coalesce(ref, r.provider_ref), settled_at = clock_timestamp()
    where r.payment_id = payment.id;
  if exists (select 1 from public.money_here(payment.order_id))
    or exists (select 1 from public.orders o where o.id = payment.order_id and o.state = 'refunded')
  then
    perform public.note_order(payment.order_id, note);
  else
    perform public.move_order_to(payment.order_id, 'refunded', note);
  end if;
end $$;

-- Up to ten refunds whose turn it is, each leased to the caller until its next turn:
-- [{id, key, provider, ref, charge_ref, refund_ref, amount_paise, currency}].
create function public.take_refunds() returns jsonb
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
      'charge_ref', payment.charge_ref, 'refund_ref', due.provider_ref, 'amount_paise', payment.amount_paise,
      'currency', payment.currency
    );
  end loop;
  return taken;
end $$;

-- The provider's word about a refund: returned, sent or failed. By our own id, or by the payment where somebody gave the money
-- back at the provider's own desk. Answers {outcome}: returned, sent, failed, repeated, mismatch, or unknown for what is not ours.
create function public.settle_refund(
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
    perform public.note_order(payment.order_id, 'refund_mismatch');
    return jsonb_build_object('outcome', 'mismatch');
  elsif known.state = outcome and outcome = 'failed'
    or not exists (select 1 from public.money_here(payment.order_id) here where here.id = payment.id)
  then
    -- It is in the books already. Where what is said now does not go with that, a person has to look.
    if known.state = 'returned' and outcome = 'failed' then
      perform public.note_order(payment.order_id, 'refund_failed');
    elsif outcome = 'returned' and exists (
      select 1 from public.payment_ledger l where l.payment_id = payment.id and l.kind = 'returned' and l.how = 'cash'
    ) then
      perform public.note_order(payment.order_id, 'refund_twice');
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


-- What the desk does

-- Writes into the books that whoever brought an order took its money.
create function public.take_cash(target uuid) returns void
language plpgsql set search_path = '' as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where id = target for update;
  insert into public.payments (order_id, provider, provider_ref, amount_paise, currency, link)
    values (target, 'cash', 'cash_' || target, bought.total_paise, bought.currency, '')
    on conflict (provider, provider_ref) do nothing;
  update public.payments p set state = 'paid', settled_at = clock_timestamp()
    where p.provider = 'cash' and p.provider_ref = 'cash_' || target and p.state = 'created';
end $$;

-- Has everything that came for an order go back: by the way it came, and what was cash, by hand, now.
create function public.return_money(target uuid, by_hand boolean, note text) returns void
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
      perform public.book_return(payment, 'cash', null, coalesce(note, 'cash_returned'));
    else
      perform public.ask_refund(payment, 'asked');
      perform public.note_order(target, coalesce(note, 'refund_asked'));
    end if;
  end loop;
  if not begun and exists (select 1 from public.money_here(target)) then
    raise exception 'The money is on its way back already' using errcode = 'P0001';
  elsif not begun then
    raise exception 'No money came for this order that could go back' using errcode = 'P0001';
  end if;
end $$;

-- Does to an order what was chosen at the desk. refunded: the money goes back, and the order is refunded once it has;
-- cash_returned: somebody gave it back by hand; delivered, of an order that is paid in cash: the money was taken.
create function public.steer_order(target uuid, to_state text, note text) returns void
language plpgsql set search_path = '' as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where id = target for update;
  if to_state in ('refunded', 'cash_returned') then
    perform public.return_money(target, to_state = 'cash_returned', note);
    return;
  end if;
  if to_state = 'delivered' and bought.pay_by = 'cash' and bought.state = 'shipped' then
    perform public.take_cash(target);
    note := coalesce(note, 'cash_received');
  end if;
  perform public.move_order_to(target, to_state, note);
  -- Staff cancel, and what was paid waits for somebody who may give it back.
  if to_state = 'cancelled' and public.decides() and exists (
    select 1 from public.money_here(target) p left join public.refunds r on r.payment_id = p.id where r.id is null
  ) then
    perform public.return_money(target, false, null);
  end if;
end $$;

create or replace function public.move_order(order_id uuid, to_state text, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.sees_to_orders() or (to_state in ('refunded', 'cash_returned') and not public.decides()) then
    raise exception 'Only the centre moves orders, only managers return money' using errcode = '42501';
  end if;
  if to_state is null or to_state not in ('packed', 'shipped', 'delivered', 'cancelled', 'refunded', 'cash_returned') then
    raise exception 'Nobody moves an order there' using errcode = 'P0001';
  end if;
  perform 1 from public.orders where id = order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such order';
  end if;
  perform public.steer_order(order_id, to_state, note);
  return public.order_with_payments(order_id);
end $$;

-- Also what nobody has to pack any more, as long as money for it has to go back.
create or replace function public.is_open_at_desk(what text, target uuid) returns boolean
language sql stable set search_path = '' as $$
  select case what
    when 'request' then exists (
      select 1 from public.requests r where r.id = target and r.status in ('received', 'in_review', 'approved')
    )
    else exists (
      select 1 from public.orders o
      where o.id = target and o.state in ('placed', 'awaiting_payment', 'paid', 'packed', 'shipped')
    ) or exists (
      select 1 from public.money_here(target) p join public.orders o on o.id = p.order_id
      where p.state = 'late' or o.state in ('cancelled', 'refunded')
    )
  end
$$;

create or replace function public.desk_objection(wish jsonb, held public.desk_items, at_present text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  status constant text := wish ->> 'status';
  assignee constant uuid := nullif(wish ->> 'assignee', '')::uuid;
  is_request constant boolean := held.what = 'request';
  moves constant text[] := case when is_request then public.request_moves(at_present)
    else public.order_moves(at_present, (select o.pay_by from public.orders o where o.id = held.id)) || array['refunded', 'cash_returned']
  end;
  -- Being paid is the provider's word, being replaced its owner's; the rest is said at the desk. Whether there is money
  -- that could go back, the books say.
  sayable constant text[] := case
    when is_request then array['in_review', 'answered', 'approved', 'rejected', 'done', 'cancelled']
    else array['packed', 'shipped', 'delivered', 'cancelled', 'refunded', 'cash_returned']
  end;
begin
  if wish ?| array['note', 'status'] and exists (
    select 1 from public.request_events e
    where is_request and e.request_id = held.id and e.id > (wish -> 'seen')::bigint and e.by_whom is distinct from auth.uid()
    union all
    select 1 from public.order_events e
    where not is_request and e.order_id = held.id and e.id > (wish -> 'seen')::bigint and e.by_whom is distinct from auth.uid()
  ) then
    return public.refused_entry(409, 'changed_meanwhile', 'Somebody else did something about it meanwhile');
  elsif wish ? 'assignee' and held.assignee is distinct from nullif(wish ->> 'seenAssignee', '')::uuid
    and held.assignee is distinct from assignee
  then
    return public.refused_entry(409, 'changed_meanwhile', 'Somebody else was asked to see to it meanwhile', 'assignee');
  elsif status <> at_present and not (status = any (moves) and status = any (sayable)) then
    return public.refused_entry(422, 'invalid', format('It does not go from %s to %s', at_present, left(status, 20)), 'status');
  elsif not public.decides() and (
    case when is_request then public.is_decision(at_present, coalesce(status, at_present))
      else status in ('refunded', 'cash_returned') end
  ) then
    return public.refused_entry(403, 'not_allowed', 'Only managers and admins decide', 'status');
  elsif assignee is not null and not exists (
    select 1 from public.user_roles r where r.user_id = assignee and r.role in ('staff', 'manager', 'admin')
  ) then
    return public.refused_entry(422, 'invalid', 'Only somebody at the desk can see to it', 'assignee');
  end if;
  return null;
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
    perform public.note_order(held.id, note);
  end if;
  if wish ? 'assignee' and held.assignee is distinct from chosen then
    insert into public.desk_assignments (what, item, assignee, by_whom) values (held.what, held.id, chosen, auth.uid());
    update public.desk_items i set assignee = chosen where i.what = held.what and i.id = held.id;
  end if;
  -- It shows in the facts, whatever else did.
  update public.desk_items i set n = null, at = clock_timestamp() where i.what = held.what and i.id = held.id;
end $$;


-- Who may do what

alter table public.payment_ledger enable row level security;
alter table public.refunds enable row level security;
create policy "the books go with their order" on public.payment_ledger for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy "refunds go with their order" on public.refunds for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

-- Not by_whom and asked_by: who works at the centre is nobody's business.
grant select (id, order_id, payment_id, kind, how, amount_paise, currency, at) on public.payment_ledger to authenticated;
grant select (id, order_id, payment_id, why, state, created_at, settled_at) on public.refunds to authenticated;
revoke insert, update, delete, truncate on public.payment_ledger, public.refunds from service_role;
grant execute on function public.take_refunds() to service_role;
grant execute on function public.settle_refund(text, uuid, text, text, text, bigint, text) to service_role;
