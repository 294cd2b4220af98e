-- Payments: what the payment provider says about an order. A provider's message counts once, whatever the order in which
-- messages arrive; settle_payment alone marks anything as paid. docs/decisions/0020-orders-and-payments.md tells the whole.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  provider text not null check (provider ~ '^[a-z0-9-]{1,40}$'),
  provider_ref text not null check (char_length(provider_ref) between 1 and 200),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  state text not null default 'created' check (state in ('created', 'paid', 'failed', 'cancelled', 'late')),
  link text not null check (char_length(link) <= 2000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (provider, provider_ref)
);

comment on column public.payments.state is
  'late: the money came when the order no longer waited for it (cancelled, or paid already) and has to be given back.';

create index payments_by_order on public.payments (order_id);
create unique index payments_open on public.payments (order_id, provider) where state = 'created';
create unique index payments_paid_once on public.payments (order_id) where state = 'paid';

create table public.payment_events (
  provider text not null,
  event_id text not null check (char_length(event_id) between 1 and 200),
  payment_id uuid not null references public.payments (id),
  kind text not null,
  amount_paise bigint,
  currency text,
  happened_at timestamptz,
  outcome text not null,
  received_at timestamptz not null default clock_timestamp(),
  primary key (provider, event_id)
);

comment on table public.payment_events is 'Every message of a provider about a payment of ours, once, and what came of it.';

create index payment_events_by_payment on public.payment_events (payment_id);


-- What holds whoever writes

create function public.require_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'paid' and not exists (
    select 1 from public.payments
    where order_id = new.id and state = 'paid' and amount_paise = new.total_paise and currency = new.currency
  ) then
    raise exception 'An order is paid by a payment of its total' using errcode = 'P0001';
  end if;
  if new.state = 'refunded' and not exists (
    select 1 from public.payments where order_id = new.id and state in ('paid', 'late')
  ) then
    raise exception 'No money came for this order that could go back' using errcode = 'P0001';
  end if;
  return new;
end $$;

create trigger order_money before update on public.orders
  for each row when (new.state in ('paid', 'refunded') and old.state <> new.state) execute function public.require_payment();

create function public.close_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.payments set state = 'cancelled', settled_at = clock_timestamp() where order_id = new.id and state = 'created';
  return null;
end $$;

-- Paid too: the link of an earlier try must not be offered any more.
create trigger order_closes_payments after update on public.orders
  for each row when (new.state in ('paid', 'cancelled') and old.state <> new.state) execute function public.close_payments();

create function public.tell_of_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set state = state where id = new.order_id;
  return null;
end $$;

create trigger payment_told after insert or update on public.payments
  for each row execute function public.tell_of_payment();


-- Asking for a payment

-- An order as its owner's phone reads it: its payments too, with the link of one that can still be paid.
create function public.order_with_payments(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select public.order_facts(target) || jsonb_build_object('payments', coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'state', p.state, 'provider', p.provider, 'ref', p.provider_ref, 'amount_paise', p.amount_paise,
    'link', case when p.state = 'created' then p.link end, 'created_at', p.created_at, 'settled_at', p.settled_at
  ) order by p.created_at, p.id), '[]'::jsonb))
  from public.payments p where p.order_id = target
$$;

-- The order that the caller wants to pay: {order}. Where there is none yet and `wanted` holds {lines, delivery, contact,
-- language}, it is placed first, so that one request does both. Refusals are those of place_order and {refused: 'unknown'},
-- {refused: 'total_changed', total_paise}, {refused: 'paid'}, {refused: 'closed'}.
create function public.order_to_pay(order_id uuid, amount_paise bigint, wanted jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
  answer jsonb;
begin
  select * into known from public.orders where id = order_id and user_id = auth.uid();
  if known.id is null and wanted is null then
    return jsonb_build_object('refused', 'unknown');
  elsif known.id is null then
    answer := public.place_order(
      order_id, wanted -> 'lines', wanted -> 'delivery', wanted -> 'contact', amount_paise, wanted ->> 'language'
    );
    return case when answer ? 'refused' then answer else jsonb_build_object('order', public.order_with_payments(order_id)) end;
  elsif known.total_paise is distinct from amount_paise then
    return jsonb_build_object('refused', 'total_changed', 'total_paise', known.total_paise);
  elsif known.state <> 'awaiting_payment' then
    return jsonb_build_object('refused', case when known.state in ('cancelled', 'refunded') then 'closed' else 'paid' end);
  end if;
  return jsonb_build_object('order', public.order_with_payments(order_id));
end $$;

-- Keeps the link that a provider gave for an order: {payment_id, link}. Where the order has one that is open, that one
-- stands and the new link is never shown. {refused: 'closed'} when the order no longer waits for money.
create function public.open_payment(order_id uuid, provider text, ref text, link text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.orders;
  opened public.payments;
begin
  select * into wanted from public.orders where id = order_id for update;
  if wanted.state is distinct from 'awaiting_payment' then
    return jsonb_build_object('refused', 'closed');
  end if;
  select * into opened from public.payments p
  where p.order_id = wanted.id and p.provider = open_payment.provider and p.state = 'created';
  if opened.id is null then
    insert into public.payments (order_id, provider, provider_ref, amount_paise, currency, link)
      values (wanted.id, open_payment.provider, ref, wanted.total_paise, wanted.currency, open_payment.link)
      returning * into opened;
  end if;
  return jsonb_build_object('payment_id', opened.id, 'link', opened.link);
end $$;


-- Settling

-- What a message does, by its kind and by where the payment and the order stand. No message is wrong to arrive late or
-- twice; money is never overlooked, and nothing takes back that it came.
create function public.payment_outcome(kind text, payment_state text, order_state text) returns text
language sql immutable set search_path = '' as $$
  select case
    when kind = 'paid' and payment_state in ('paid', 'late') then 'repeated'
    when kind = 'paid' and order_state = 'awaiting_payment' then 'paid'
    when kind = 'paid' then 'late'
    when kind = 'expired' and payment_state in ('created', 'failed', 'cancelled') then 'expired'
    when payment_state = 'created' then kind
    else 'ignored'
  end
$$;

-- Brings a payment and its order to what a message of this outcome means.
create function public.apply_payment(payment public.payments, order_state text, outcome text, kind text) returns void
language plpgsql set search_path = '' as $$
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
    perform public.note_order(
      payment.order_id, case when order_state in ('cancelled', 'refunded') then 'payment_late' else 'payment_again' end
    );
  elsif outcome = 'mismatch' and kind = 'paid' then
    perform public.note_order(payment.order_id, 'payment_mismatch');
  elsif outcome = 'expired' and order_state = 'awaiting_payment'
    and not exists (select 1 from public.payments p where p.order_id = payment.order_id and p.state = 'created')
  then
    perform public.move_order_to(payment.order_id, 'cancelled', 'payment_expired');
  end if;
end $$;

-- Takes one message of a provider: paid, failed, cancelled (the payer turned back) or expired. Answers {outcome, repeated,
-- order_id, order_state, payment_state}; outcome is paid, failed, cancelled, expired, late, repeated, ignored, mismatch, or
-- unknown for a payment that is not ours, which leaves no trace, so that it counts when it comes again.
create function public.settle_payment(
  provider text, event_id text, ref text, kind text, amount_paise bigint, currency text, happened_at timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  before text;
  told public.payment_events;
  repeated boolean := true;
begin
  if kind is null or kind not in ('paid', 'failed', 'cancelled', 'expired') then
    raise exception 'A payment is paid, failed, cancelled or expired' using errcode = 'P0001';
  end if;
  select * into payment from public.payments p where p.provider = settle_payment.provider and p.provider_ref = ref;
  if payment.id is null then
    return jsonb_build_object('outcome', 'unknown', 'repeated', false);
  end if;
  -- The order first, as everywhere: messages about it wait for one another here and then see what the other has done.
  select state into before from public.orders where id = payment.order_id for update;
  select * into payment from public.payments p where p.id = payment.id for update;
  select * into told from public.payment_events e
  where e.provider = settle_payment.provider and e.event_id = settle_payment.event_id;
  if told.event_id is null then
    insert into public.payment_events (provider, event_id, payment_id, kind, amount_paise, currency, happened_at, outcome)
    values (
      settle_payment.provider, settle_payment.event_id, payment.id, settle_payment.kind, settle_payment.amount_paise,
      settle_payment.currency, settle_payment.happened_at,
      case when (payment.amount_paise, payment.currency) is distinct from (settle_payment.amount_paise, settle_payment.currency)
        then 'mismatch' else public.payment_outcome(settle_payment.kind, payment.state, before) end
    ) returning * into told;
    perform public.apply_payment(payment, before, told.outcome, settle_payment.kind);
    repeated := false;
  end if;
  return jsonb_build_object('outcome', told.outcome, 'repeated', repeated) || public.payment_standing(told.payment_id);
end $$;

create function public.payment_standing(payment_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('order_id', o.id, 'order_state', o.state, 'payment_state', p.state)
  from public.payments p join public.orders o on o.id = p.order_id where p.id = payment_id
$$;


-- Moving and following orders

-- Takes back an own order that is not paid; again, the same answer. Its lines are still in it, for the cart.
create function public.cancel_order(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = order_id and user_id = auth.uid() for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'There is no such order';
  elsif known.state in ('placed', 'awaiting_payment') then
    perform public.move_order_to(order_id, 'cancelled', 'by_customer');
  elsif known.state <> 'cancelled' then
    raise sqlstate 'PT409' using message = 'The order is paid already', hint = 'Ask the centre to cancel it.';
  end if;
  return public.order_with_payments(order_id);
end $$;

-- The centre's own moves. That money came or went back is not theirs to claim: paid is the provider's word, and only
-- managers and admins say refunded.
create function public.move_order(order_id uuid, to_state text, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.sees_to_orders() or (
    to_state = 'refunded' and not public.has_role('manager') and not public.has_role('admin')
  ) then
    raise exception 'Only the centre moves orders, only managers return money' using errcode = '42501';
  end if;
  if to_state is null or to_state not in ('packed', 'shipped', 'delivered', 'cancelled', 'refunded') then
    raise exception 'Nobody moves an order there' using errcode = 'P0001';
  end if;
  perform 1 from public.orders where id = order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such order';
  end if;
  perform public.move_order_to(order_id, to_state, note);
  return public.order_with_payments(order_id);
end $$;

-- The caller's own orders that changed since a version, oldest change first: {version, more, orders}. A phone keeps the
-- version and asks from there.
create function public.order_changes(since bigint default 0, at_most int default 50) returns jsonb
language sql stable security definer set search_path = '' as $$
  with page as (
    select id, version, row_number() over (order by version) as place from public.orders
    where user_id = auth.uid() and version > coalesce(since, 0)
    order by version limit least(greatest(coalesce(at_most, 50), 1), 200) + 1
  ), sent as (
    select id, version from page where place <= least(greatest(coalesce(at_most, 50), 1), 200)
  )
  select jsonb_build_object(
    'version', coalesce((select max(version) from sent), since, 0),
    'more', (select count(*) from page) > (select count(*) from sent),
    'orders', coalesce((select jsonb_agg(public.order_with_payments(id) order by version) from sent), '[]'::jsonb)
  )
$$;


-- Who may do what

alter table public.payments enable row level security;
alter table public.payment_events enable row level security;
-- No policy for payment_events: they are for the books, through the service key.

create policy "payments go with their order" on public.payments for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

grant select on public.payments to authenticated;
revoke insert, update, delete, truncate on public.payments, public.payment_events from service_role;
grant execute on function public.order_to_pay(uuid, bigint, jsonb) to authenticated;
grant execute on function public.open_payment(uuid, text, text, text) to service_role;
grant execute on function public.settle_payment(text, text, text, text, bigint, text, timestamptz) to service_role;
grant execute on function public.cancel_order(uuid) to authenticated;
grant execute on function public.move_order(uuid, text, text) to authenticated;
grant execute on function public.order_changes(bigint, int) to authenticated;
