-- Payments: what a payment provider says about an order, the books of money that came and went back, and cash. A provider's message
-- counts once, in whatever order messages arrive; settle_payment alone marks anything as paid online.
-- docs/decisions/orders-and-money.md explains it.


-- Tables

-- Links to pay an order, and what became of each.
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
  charge_ref text check (char_length(charge_ref) between 1 and 200),
  unique (provider, provider_ref)
);

comment on column public.payments.provider is
  'Who has the money: sandbox, stripe, razorpay; razorpay-qr, whose messages are Razorpay''s, for a UPI code beside the link; cash, upi, account.';
comment on column public.payments.state is
  'late: the money came when the order no longer waited for it (cancelled, or paid already) and has to be given back.';
comment on column public.payments.charge_ref is 'What the provider calls the money itself, where that is not the link: it goes back by this name.';

create index payments_by_order on public.payments (order_id);
create unique index payments_open on public.payments (order_id, provider) where state = 'created';
create unique index payments_paid_once on public.payments (order_id) where state = 'paid';

-- The messages of providers, so that each counts once.
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

-- Goods of an order that came back, and where the money for them went: each row is a credit note.
create table public.order_returns (
  id uuid primary key,
  order_id uuid not null references public.orders (id),
  request_id uuid,
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  number int not null check (number > 0),
  serial text not null unique check (char_length(serial) <= 16),
  way text not null check (way in ('cash', 'upi', 'provider', 'account')),
  paise bigint not null check (paise > 0),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  note text check (char_length(note) <= 200),
  content_hash text not null,
  by_whom uuid not null,
  at timestamptz not null default clock_timestamp(),
  unique (financial_year, number)
);

comment on table public.order_returns is 'What came back of an order, and was paid back. Written by decide_return alone, never changed.';
comment on column public.order_returns.request_id is 'The request that asked for it; one that is taken up again may ask for more. No foreign key: the books outlive requests.';
comment on column public.order_returns.serial is 'Of the credit note, numbered without a gap. The slip for cash has the same number.';
comment on column public.order_returns.way is 'By which the money went: as it came, or to the khata (account).';
comment on column public.order_returns.lines is
  '[{line, packs, is_spoilt, paise, and the tax within it as on the receipt}]; line is a position of the order.';

create index order_returns_by_order on public.order_returns (order_id);

create trigger a_plain_texts before insert on public.order_returns
  for each row execute function public.plain_texts('note');

-- The books: money that came and money that went back.
create table public.payment_ledger (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  payment_id uuid not null references public.payments (id),
  kind text not null check (kind in ('received', 'returned')),
  how text not null check (how in ('provider', 'cash', 'upi', 'account')),
  amount_paise bigint not null check (amount_paise <> 0 and (kind = 'received') = (amount_paise > 0)),
  currency text not null check (currency = 'INR'),
  provider_ref text check (char_length(provider_ref) <= 200),
  by_whom uuid,
  at timestamptz not null default clock_timestamp(),
  return_id uuid references public.order_returns (id),
  unique nulls not distinct (payment_id, kind, return_id)
);

comment on table public.payment_ledger is
  'What came (more than nothing) and what went back (less), for good: a payment comes once, goes back in a part for each return of goods, and what is left of it once.';
comment on column public.payment_ledger.by_whom is 'Who took cash or gave it back; null for a provider. No foreign key: the books outlive accounts.';

create index payment_ledger_by_return on public.payment_ledger (return_id) where return_id is not null;
create index payment_ledger_by_order on public.payment_ledger (order_id);

-- Money that has to go back through the provider.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  order_id uuid not null references public.orders (id),
  return_id uuid unique references public.order_returns (id),
  amount_paise bigint not null check (amount_paise > 0),
  why text not null check (why in ('late', 'again', 'asked')),
  state text not null default 'asked' check (state in ('asked', 'sent', 'returned', 'failed')),
  round int not null default 1,
  tries int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  provider_ref text check (char_length(provider_ref) between 1 and 200),
  asked_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  earlier_refs text[] not null default '{}',
  constraint refunds_once unique nulls not distinct (payment_id, return_id)
);

comment on table public.refunds is
  'What has to go back by the way it came: one for each return of goods, and one for what is left of a payment. asked: we have no word of the provider yet; sent: it has it in hand.';
comment on column public.refunds.round is
  'With the id, the name under which the provider does it once. It rises only where the provider said that it failed.';
comment on column public.refunds.earlier_refs is
  'What the provider called the tries before this one: what it says of them late says nothing of this one.';

create index refunds_by_order on public.refunds (order_id);
create index refunds_due on public.refunds (due_at) where state in ('asked', 'sent');


-- Guards

-- The payments of an order whose money came and has not gone back, or not all of it.
create function public.money_here(target uuid) returns setof public.payments
language plpgsql stable set search_path = '' as $$
begin return query
  select p.* from public.payments p
  where p.order_id = target and p.state in ('paid', 'late')
    and coalesce((select sum(l.amount_paise) from public.payment_ledger l where l.payment_id = p.id), 1) > 0;
end $$;

-- What is left of a payment, in paise: what came, less what went back and what is on its way back for goods.
create function public.payment_rest(target uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce((select sum(l.amount_paise) from public.payment_ledger l where l.payment_id = target), 0)::bigint
    - coalesce((
      select sum(r.amount_paise) from public.refunds r where r.payment_id = target and r.return_id is not null and r.state <> 'returned'
    ), 0)::bigint
$$;

-- Trigger: an order is paid only with a payment of its total, and refunded only once its money went back.
create function public.require_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.state = 'paid' or new.state = 'delivered' and new.pay_by <> 'online') and not exists (
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

create trigger order_money before update on public.orders
  for each row when (new.state in ('paid', 'delivered', 'refunded') and old.state <> new.state)
  execute function public.require_payment();

-- Trigger: closes the open payments of an order that is paid or cancelled.
create function public.close_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.payments set state = 'cancelled', settled_at = clock_timestamp() where order_id = new.id and state = 'created';
  return null;
end $$;

-- Paid too: the link of an earlier try must not be offered any more.
create trigger order_closes_payments after update on public.orders
  for each row when (new.state in ('paid', 'cancelled') and old.state <> new.state) execute function public.close_payments();

-- Trigger: gives the order of a changed payment or refund a new version.
create function public.tell_of_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set state = state where id = new.order_id;
  return null;
end $$;

create trigger payment_told after insert or update on public.payments
  for each row execute function public.tell_of_payment();

create trigger refund_told after insert on public.refunds
  for each row execute function public.tell_of_payment();

-- Not when it is only leased: whoever does that holds the refund and must not wait for the order.
create trigger refund_moved after update on public.refunds
  for each row when (old.state <> new.state) execute function public.tell_of_payment();

-- Trigger: entries of the books match their payment and are never changed.
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
    or payment.state not in ('paid', 'late') or new.kind = 'received' and payment.amount_paise <> new.amount_paise
  then
    raise exception 'The books hold what was paid' using errcode = 'P0001';
  end if;
  if new.kind = 'returned' and not exists (
    select 1 from public.payment_ledger l where l.payment_id = new.payment_id and l.kind = 'received'
  ) then
    raise exception 'Only what came goes back' using errcode = 'P0001';
  elsif new.kind = 'returned' and (case when new.return_id is null then -new.amount_paise <> public.payment_rest(new.payment_id)
    else -new.amount_paise <> (select r.paise from public.order_returns r where r.id = new.return_id and r.order_id = new.order_id)
      or new.amount_paise + (select sum(l.amount_paise) from public.payment_ledger l where l.payment_id = new.payment_id) < 0 end)
  then
    raise exception 'What goes back is the price of what came back, or all that is left' using errcode = 'P0001';
  end if;
  return new;
end $$;

create trigger ledger_guarded before insert or update or delete on public.payment_ledger
  for each row execute function public.guard_ledger();

create trigger ledger_stays before truncate on public.payment_ledger
  for each statement execute function public.guard_ledger();

-- Trigger: a credit note is never changed.
create function public.guard_return() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A credit note is never changed' using errcode = 'P0001';
end $$;

create trigger return_guarded before update or delete on public.order_returns
  for each row execute function public.guard_return();

-- Trigger: enters money into the books in the transaction that marks it as paid, whoever marks it.
create function public.book_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state in ('paid', 'late') and new.state <> old.state then
    raise exception 'Nothing takes back that money came' using errcode = 'P0001';
  elsif new.state in ('paid', 'late') and old.state not in ('paid', 'late') then
    insert into public.payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, provider_ref, by_whom)
    values (
      new.order_id, new.id, 'received', case when new.provider in ('cash', 'upi', 'account') then new.provider else 'provider' end, new.amount_paise,
      new.currency, coalesce(new.charge_ref, new.provider_ref), auth.uid()
    );
  end if;
  return null;
end $$;

-- Named so that it comes before payment_told: whoever is told finds it in the books.
create trigger payment_booked after update on public.payments
  for each row execute function public.book_payment();

-- True if all of an order's money is here and the order is not called off: from then on a receipt is due. For an order
-- paid in cash or on account that is once it is delivered.
create function public.order_is_settled(order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.orders o join public.payments p on p.order_id = o.id
    where o.id = order_is_settled.order_id and o.state in ('paid', 'packed', 'shipped', 'delivered')
      and p.state = 'paid' and p.amount_paise = o.total_paise and p.currency = o.currency
  )
$$;

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


-- Ending orders that nobody paid

-- True if an order waits for money longer than any payment link is valid, counted from its placing or its last link. An
-- enrolment waits as long as its request does.
create function public.is_unpaid_too_long(bought public.orders) returns boolean
language sql stable set search_path = '' as $$
  select bought.kind = 'cart' and bought.state = 'awaiting_payment'
    and greatest(bought.created_at, (select max(p.created_at) from public.payments p where p.order_id = bought.id))
      < clock_timestamp() - interval '25 hours'
$$;

-- Ends orders that nobody paid in time, of one person or of all, and returns how many. Functions that touch an order call
-- it; hosted, a schedule does, too.
create function public.expire_orders(person uuid default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  ended int := 0;
begin
  for bought in
    select * from public.orders o
    where o.state = 'awaiting_payment' and o.created_at < clock_timestamp() - interval '25 hours'
      and (person is null or o.user_id = person) and public.is_unpaid_too_long(o)
    order by o.created_at limit 200 for update skip locked
  loop
    perform public.move_order_to(bought.id, 'cancelled', 'payment_expired');
    ended := ended + 1;
  end loop;
  return ended;
end $$;


-- Asking for a payment

-- What pays an order by UPI: null once it is paid, is on a khata, or was called off.
create function public.order_upi(target uuid) returns text
language plpgsql stable set search_path = '' as $$
begin return (
  select public.upi_link(o.total_paise, o.reference) from public.orders o
  where o.id = target and not exists (select from public.money_here(o.id))
    and (o.state = 'awaiting_payment' or o.pay_by = 'cash' and o.state in ('placed', 'packed', 'shipped'))
); end $$;

-- What came back of an order, oldest first: [{id, serial, at, way, paise, lines, money}]; money: returned, or asked, sent or failed at the provider.
create function public.return_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'serial', b.serial, 'at', b.at, 'way', b.way, 'paise', b.paise, 'lines', b.lines, 'note', b.note,
    'money', coalesce((select r.state from public.refunds r where r.return_id = b.id), 'returned')
  ) order by b.financial_year, b.number), '[]')
  from public.order_returns b where b.order_id = target
$$;

-- An order as its owner's phone reads it: with its payments, the link of one that can still be paid, what pays it by UPI, and what came back.
-- The refund of a payment is the one that is under way, or held up; returned once nothing of it is left.
create function public.order_with_payments(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin return (
  select public.order_facts(target) || jsonb_build_object('upi', public.order_upi(target), 'returns', public.return_facts(target), 'payments', coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'state', p.state, 'provider', p.provider, 'ref', p.provider_ref, 'amount_paise', p.amount_paise,
    'link', case when p.state = 'created' then p.link end, 'created_at', p.created_at, 'settled_at', p.settled_at,
    'refund', case when back.left = 0 then 'returned' else (
      select r.state from public.refunds r where r.payment_id = p.id and r.state <> 'returned' order by r.state = 'failed' desc, r.id limit 1
    ) end
  ) order by p.created_at, p.id), '[]'::jsonb))
  from public.payments p cross join lateral (
    select sum(l.amount_paise) as left from public.payment_ledger l where l.payment_id = p.id
  ) back
  where p.order_id = target
); end $$;

-- The order that the caller wants to pay: {order}. If there is none yet and `wanted` holds {lines, delivery, contact,
-- language}, it is placed first, so that one request does both; a known order has to be exactly that, or it is a
-- conflict, as for place_order. An order paid in cash is answered as it is. Refusals are those of place_order and
-- {refused: 'unknown'}, {refused: 'total_changed', total_paise}, {refused: 'paid'}, {refused: 'closed'} (also if nobody
-- paid in time). An enrolment waits for its payment for months, its link for a day: whoever comes back later gets a new one. Money that
-- comes by the old link all the same pays the order, or goes back if that is paid.
create function public.order_to_pay(order_id uuid, amount_paise bigint, wanted jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
  answer jsonb;
begin
  perform public.expire_orders(auth.uid());
  select * into known from public.orders where id = order_id and user_id = auth.uid();
  if known.id is null and wanted is null then
    return jsonb_build_object('refused', 'unknown');
  elsif wanted is not null then
    -- Of a known order it places nothing: it answers the same words, and to others it is the conflict that they are.
    answer := public.place_order(
      order_id, wanted -> 'lines', wanted -> 'delivery', wanted -> 'contact', amount_paise, wanted ->> 'language'
    );
    if known.id is null then
      return case when answer ? 'refused' then answer else jsonb_build_object('order', public.order_with_payments(order_id)) end;
    end if;
  end if;

  if known.total_paise is distinct from amount_paise then
    return jsonb_build_object('refused', 'total_changed', 'total_paise', known.total_paise);
  elsif known.state in ('cancelled', 'refunded') then
    return jsonb_build_object('refused', 'closed');
  elsif known.pay_by = 'online' and known.state <> 'awaiting_payment' then
    return jsonb_build_object('refused', 'paid');
  end if;
  -- No provider's link is valid as long; of one that nobody said to be over there is another one.
  update public.payments p set state = 'cancelled', settled_at = clock_timestamp()
    where p.order_id = known.id and p.state = 'created' and p.provider <> 'cash'
      and p.created_at not between clock_timestamp() - interval '25 hours' and clock_timestamp() + interval '1 hour';
  return jsonb_build_object('order', public.order_with_payments(order_id));
end $$;

-- Stores the link that a provider gave for an order: {payment_id, link}. If the order has an open one, that one is
-- returned and the new link is never shown. {refused: 'closed'} when the order no longer waits for money.
create function public.open_payment(order_id uuid, provider text, ref text, link text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.orders;
  opened public.payments;
begin
  select * into wanted from public.orders where id = order_id for update;
  if wanted.id is null or (wanted.pay_by = 'cash') <> (open_payment.provider = 'cash')
    or (case wanted.pay_by when 'cash' then wanted.state in ('cancelled', 'refunded') else wanted.state <> 'awaiting_payment' end)
  then
    return jsonb_build_object('refused', 'closed');
  end if;
  select * into opened from public.payments p
  where p.order_id = wanted.id and p.provider = open_payment.provider and (p.state = 'created' or wanted.pay_by = 'cash');
  if opened.id is null then
    insert into public.payments (order_id, provider, provider_ref, amount_paise, currency, link)
      values (wanted.id, open_payment.provider, ref, wanted.total_paise, wanted.currency, open_payment.link)
      returning * into opened;
  end if;
  return jsonb_build_object('payment_id', opened.id, 'link', opened.link);
end $$;


-- Settling

-- {order_id, order_state, payment_state} of a payment.
create function public.payment_standing(payment_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('order_id', o.id, 'order_state', o.state, 'payment_state', p.state)
  from public.payments p join public.orders o on o.id = p.order_id where p.id = payment_id
$$;

-- What a provider's message does, by its kind and the states of payment and order. No message is wrong to arrive late or
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

-- Brings a payment and its order to the outcome of a message. The link that expires ends a cart's order; an enrolment waits as long as its
-- request does, as in is_unpaid_too_long, and gets another link.
create function public.apply_payment(payment public.payments, order_state text, outcome text, kind text) returns void
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

-- Takes one message of a provider, about a link or a UPI code of its: paid, failed, cancelled (the payer turned back) or expired. Answers {outcome, repeated,
-- order_id, order_state, payment_state}; outcome is paid, failed, cancelled, expired, late, repeated, ignored, mismatch, or
-- unknown for a payment that is not ours, which leaves no trace, so that it counts when it comes again.
create function public.settle_payment(
  provider text, event_id text, ref text, kind text, amount_paise bigint, currency text, happened_at timestamptz,
  charge_ref text default null
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
  select * into payment from public.payments p
  where p.provider in (settle_payment.provider, settle_payment.provider || '-qr') and p.provider_ref = ref
    and p.provider not in ('cash', 'upi', 'account');
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
    if told.outcome in ('paid', 'late') then
      update public.payments p set charge_ref = settle_payment.charge_ref where p.id = payment.id returning * into payment;
    elsif told.outcome = 'repeated' and settle_payment.charge_ref <> payment.charge_ref then
      -- Another payment of the same link or code: a person has to look.
      perform public.note_order(payment.order_id, 'payment_mismatch');
    end if;
    perform public.apply_payment(payment, before, told.outcome, settle_payment.kind);
    repeated := false;
  end if;
  return jsonb_build_object('outcome', told.outcome, 'repeated', repeated) || public.payment_standing(told.payment_id);
end $$;


-- Money back

-- What a refund comes to: the price of the goods that came back (part), or all that is left of the payment.
create function public.refund_sum(payment uuid, part uuid) returns bigint
language sql stable set search_path = '' as $$
  select case when part is null then public.payment_rest(payment) else (select b.paise from public.order_returns b where b.id = part) end
$$;

-- Has a payment go back by the way it came, all that is left or the part for a return of goods; again, nothing more happens, unless the
-- provider could not do it the last time.
create function public.ask_refund(payment public.payments, why text, part uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.refunds (payment_id, order_id, return_id, amount_paise, why, asked_by)
    values (payment.id, payment.order_id, part, public.refund_sum(payment.id, part), ask_refund.why, auth.uid())
    on conflict on constraint refunds_once do nothing;
  if not found then
    update public.refunds r set state = 'asked', round = r.round + 1, tries = 0, due_at = clock_timestamp(),
      provider_ref = null, asked_by = auth.uid()
    where r.payment_id = payment.id and r.return_id is not distinct from part and r.state = 'failed';
  end if;
end $$;

-- Enters into the books that a payment went back, all that is left or the part for a return of goods. Once nothing of the order's money is
-- left here, the order is refunded.
create function public.book_return(
  payment public.payments, how text, ref text, code text, words text default null, part uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.payment_ledger (order_id, payment_id, kind, how, amount_paise, currency, provider_ref, by_whom, return_id)
    values (payment.order_id, payment.id, 'returned', book_return.how, -public.refund_sum(payment.id, part), payment.currency, ref, auth.uid(), part);
  update public.refunds r set state = 'returned', provider_ref = coalesce(ref, r.provider_ref), settled_at = clock_timestamp()
    where r.payment_id = payment.id and r.return_id is not distinct from part;
  if exists (select 1 from public.money_here(payment.order_id))
    or exists (select 1 from public.orders o where o.id = payment.order_id and o.state = 'refunded')
  then
    perform public.note_order(payment.order_id, code, words);
  else
    perform public.move_order_to(payment.order_id, 'refunded', code, words);
  end if;
end $$;

-- Gives a payment back by hand, all that is left or the part for a return of goods: in the book of cash from a holder of cash or the bank to
-- the order, and in the books of payments; together or not at all.
create function public.give_back(
  payment public.payments, way text, holder text, ref text, code text, words text, part uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.apply_transfers(jsonb_build_array(jsonb_build_object(
    'id', public.cash_side(coalesce(part, payment.id)), 'book', 'cash', 'unit', 'paise', 'from', holder, 'to', 'order:' || payment.order_id,
    'amount', public.refund_sum(payment.id, part), 'why', way || '_back', 'about', payment.order_id, 'reference', ref, 'by', auth.uid()
  )));
  perform public.book_return(payment, way, ref, code, words, part);
end $$;

-- Up to ten refunds that are due, each leased to the caller until its next turn: [{id, key, provider, ref, charge_ref,
-- refund_ref, earlier_refs, tries, amount_paise, currency}]; tries are those before this one.
create function public.take_refunds() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due public.refunds;
  payment public.payments;
  taken jsonb := '[]';
begin
  for due in
    select * from public.refunds r where r.state in ('asked', 'sent') and public.is_due(r.due_at)
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
      'amount_paise', due.amount_paise, 'currency', payment.currency
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
  stale boolean;
  by_hand boolean;
  booked bigint;
begin
  if outcome is null or outcome not in ('returned', 'sent', 'failed') then
    raise exception 'A refund is returned, sent or failed' using errcode = 'P0001';
  end if;
  select p.* into payment from public.payments p left join public.refunds r on r.payment_id = p.id
  where p.provider in (settle_refund.provider, settle_refund.provider || '-qr') and p.state in ('paid', 'late')
    and (r.id = refund_id or refund_id is null and p.charge_ref = settle_refund.charge_ref);
  if payment.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- The order first, as everywhere.
  perform 1 from public.orders o where o.id = payment.order_id for update;
  -- Without our id it is what is left of the payment.
  select * into known from public.refunds r
    where r.payment_id = payment.id and case when refund_id is null then r.return_id is null else r.id = refund_id end for update;
  select -l.amount_paise, l.how <> 'provider' into booked, by_hand from public.payment_ledger l
    where l.payment_id = payment.id and l.kind = 'returned' and l.return_id is not distinct from known.return_id;
  if (coalesce(known.amount_paise, booked, public.payment_rest(payment.id)), payment.currency)
    is distinct from (settle_refund.amount_paise, settle_refund.currency)
  then
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
  if stale or booked is not null then
    -- It is in the books already. Where what is said now does not go with that, a person has to look.
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
    perform public.book_return(payment, 'provider', ref, 'refund_done', null, known.return_id);
  else
    update public.refunds r set state = outcome, provider_ref = coalesce(ref, r.provider_ref),
      settled_at = case outcome when 'failed' then clock_timestamp() end
      where r.payment_id = payment.id and r.return_id is not distinct from known.return_id;
    if outcome = 'failed' then
      perform public.note_order(payment.order_id, 'refund_failed');
    end if;
  end if;
  return jsonb_build_object('outcome', outcome);
end $$;


-- The desk

-- Enters into the books that an order's money came in another way than by a provider: cash, upi (`ref`: the bank's reference) or account, where it is
-- on the khata since it was placed. Once; what was paid already stays as it is.
create function public.take_money(target uuid, provider text, ref text default null) returns void
language plpgsql set search_path = '' as $$
declare
  bought public.orders;
  name constant text := coalesce(ref, provider || '_' || target);
begin
  select * into bought from public.orders where id = target for update;
  if exists (select from public.payments p where p.order_id = target and p.state = 'paid') then
    return;
  end if;
  insert into public.payments (order_id, provider, provider_ref, amount_paise, currency, link)
    values (target, take_money.provider, name, bought.total_paise, bought.currency, '')
    on conflict on constraint payments_provider_provider_ref_key do nothing;
  update public.payments p set state = 'paid', settled_at = clock_timestamp()
    where p.provider = take_money.provider and p.provider_ref = name and p.order_id = target and p.state = 'created';
end $$;

-- The payments that a refund chosen at the desk gives back: of an order that stands only what came beyond its total, as
-- long as there is any of that; else everything. What is on its way back already is not among them.
create function public.money_to_return(target uuid, by_hand boolean) returns setof public.payments
language sql stable set search_path = '' as $$
  with free as (
    select p.* from public.money_here(target) p
    where public.payment_rest(p.id) > 0 and not exists (
      select 1 from public.refunds r
      where r.payment_id = p.id and r.return_id is null and (r.state = 'sent' or r.state = 'asked' and (r.tries > 0 or not by_hand))
    )
  )
  select f.* from free f
  where f.state = 'late' or not exists (
    select 1 from free other join public.orders o on o.id = target
    where other.state = 'late' and o.state in ('paid', 'packed', 'shipped', 'delivered')
  )
$$;

-- Returns money that came for an order: by the way it came, and cash by hand, now, out of the hand that took it, if it is still there, else out of
-- the till. What the provider could not return for goods goes first, by itself: whoever repeats that does not mean the rest.
create function public.return_money(target uuid, by_hand boolean, words text) returns void
language plpgsql set search_path = '' as $$
declare
  payment public.payments;
  part uuid;
  begun boolean := false;
  slip constant uuid := (select s.id from public.cash_slips s where s.order_id = target and s.claim is null limit 1);
  rest constant bigint := (select public.payment_rest(p.id) from public.payments p where p.order_id = target and p.state = 'paid');
begin
  perform public.lock_ledger();
  -- Held, so that nobody asks the provider for it while it is given back by hand.
  perform 1 from public.refunds r where r.order_id = target order by r.id for update;
  for part in select r.return_id from public.refunds r where r.order_id = target and r.return_id is not null and r.state = 'failed' loop
    begun := true;
    select p.* into payment from public.payments p join public.refunds r on r.payment_id = p.id where r.return_id = part;
    if by_hand then
      perform public.give_back(payment, 'cash', public.cash_of_slip(slip, rest), null, 'cash_returned', words, part);
    else
      perform public.ask_refund(payment, 'asked', part);
      perform public.note_order(target, 'refund_asked', words);
    end if;
  end loop;
  if begun then
    return;
  end if;
  for payment in select * from public.money_to_return(target, by_hand) p order by p.created_at, p.id loop
    begun := true;
    if payment.provider = 'account' then
      perform public.book_return(payment, 'account', null, 'account_returned', words);
    elsif by_hand or payment.provider = 'cash' then
      perform public.give_back(payment, 'cash', public.cash_of_slip(slip, rest), null, 'cash_returned', words);
    elsif payment.provider = 'upi' then
      perform public.give_back(payment, 'upi', 'bank', null, 'refund_done', words);
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

-- True if money came for an order that goes back by itself, and nobody has asked for that. Cash and UPI are given back by somebody, who says so.
create function public.is_returned_alone(target uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.money_here(target) p left join public.refunds r on r.payment_id = p.id
    where r.id is null and p.provider not in ('cash', 'upi')
  )
$$;

-- True if an answer at the desk that names the state an order has already means its money: it was refunded and more came,
-- or staff cancelled it and somebody who may decide says so again.
create function public.means_money(held uuid, status text) returns boolean
language sql stable set search_path = '' as $$
  select case status
    when 'refunded' then exists (select 1 from public.money_here(held))
    when 'cancelled' then public.may_decide() and public.is_returned_alone(held)
    else false
  end
$$;

-- Does to an order what was chosen at the desk. refunded: the money goes back, and the order is refunded once it has;
-- cash_returned: somebody gave it back by hand. An order that is paid at the door is delivered by the slip for its cash (take_slip), and here only
-- once money is there: cash without a slip would be in nobody's hands. What was on the khata goes back to it.
create function public.apply_order_action(target uuid, to_state text, words text) returns void
language plpgsql set search_path = '' as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where id = target for update;
  if to_state in ('refunded', 'cash_returned') then
    perform public.return_money(target, to_state = 'cash_returned', words);
    return;
  end if;
  if to_state = 'delivered' and bought.pay_by = 'cash' and not exists (select from public.money_here(target)) then
    raise exception 'The cash for this order comes with its slip' using errcode = 'P0001', hint = 'slip';
  elsif to_state = 'delivered' and bought.pay_by = 'account' and bought.state = 'shipped' then
    perform public.take_money(target, 'account');
  end if;
  perform public.move_order_to(target, to_state, null, words);
  -- Staff cancel, and what was paid waits for somebody who may give it back.
  if to_state = 'cancelled' and public.may_decide() and public.is_returned_alone(target) then
    perform public.return_money(target, false, null);
  end if;
end $$;

-- Cancels an own order for which no money came; called again, it answers the same, also once money that came late has gone back. Its
-- lines are still in the answer, for the cart. A bill is for work that was done: only the centre takes it back. What a standing order made
-- was called off until the evening before, or not at all.
create function public.cancel_order(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = order_id and user_id = auth.uid() for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'There is no such order';
  elsif known.state in ('placed', 'awaiting_payment') and known.kind <> 'booking'
    and not exists (select from public.standing_days d where d.order_id = known.id)
    and not exists (select from public.money_here(known.id))
  then
    perform public.move_order_to(order_id, 'cancelled', 'by_customer');
  elsif known.state not in ('cancelled', 'refunded') then
    raise sqlstate 'PT409' using message = 'The order is paid or packed already', hint = 'Ask the centre to cancel it.';
  end if;
  return public.order_with_payments(order_id);
end $$;


-- Who may do what

alter table public.payments enable row level security;
alter table public.payment_events enable row level security;
alter table public.order_returns enable row level security;
alter table public.payment_ledger enable row level security;
alter table public.refunds enable row level security;

create policy "payments go with their order" on public.payments for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

create policy "returns go with their order" on public.order_returns for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

create policy "the books go with their order" on public.payment_ledger for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

create policy "refunds go with their order" on public.refunds for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

-- No policy for payment_events: only functions that run as their owner touch it.

grant select on public.payments to authenticated;
revoke insert, update, delete, truncate on public.payments, public.payment_events from service_role;
-- Not by_whom and asked_by: who works at the centre is nobody's business.
grant select (id, order_id, payment_id, kind, how, amount_paise, currency, at) on public.payment_ledger to authenticated;
grant select (id, order_id, serial, way, paise, lines, note, at) on public.order_returns to authenticated;
revoke insert, update, delete, truncate on public.order_returns, public.payment_ledger, public.refunds from service_role;
grant select (id, order_id, payment_id, why, state, created_at, settled_at) on public.refunds to authenticated;
grant execute on function public.expire_orders(uuid) to service_role;
grant execute on function public.order_to_pay(uuid, bigint, jsonb) to authenticated;
grant execute on function public.open_payment(uuid, text, text, text) to service_role;
grant execute on function public.settle_payment(text, text, text, text, bigint, text, timestamptz, text) to service_role;
grant execute on function public.take_refunds() to service_role;
grant execute on function public.settle_refund(text, uuid, text, text, text, bigint, text) to service_role;
grant execute on function public.cancel_order(uuid) to authenticated;
