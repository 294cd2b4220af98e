-- Cash at the door, and UPI by the bank's reference. Whoever takes cash gives a slip with the number of their own phone, often without a
-- network; the money is in that person's hands until two people have counted it. What happened is never refused for how an order stands:
-- it becomes a claim, and somebody looks. docs/decisions/khata-and-cash.md explains it.


-- Tables

-- The counts of the cash that a person had in hand.
create table public.cash_closings (
  id uuid primary key,
  who uuid not null,
  counted_paise bigint not null check (counted_paise >= 0),
  expected_paise bigint not null,
  counted_by uuid not null,
  counted_at timestamptz not null default clock_timestamp(),
  seen_by uuid,
  seen_at timestamptz,
  is_right boolean,
  constraint cash_closings_two_people_check check (seen_by <> counted_by),
  constraint cash_closings_seen_check check (num_nonnulls(seen_by, seen_at, is_right) in (0, 3))
);

comment on table public.cash_closings is 'Cash that one person counted and another saw. Only then it is in the till.';
comment on column public.cash_closings.who is 'Whose cash it is. No foreign keys: the books outlive accounts.';
comment on column public.cash_closings.expected_paise is 'What the slips came to when it was counted.';
comment on column public.cash_closings.is_right is 'False: the other person counted something else, and it is counted anew.';

create unique index cash_closings_open on public.cash_closings (who) where seen_at is null;
create index cash_closings_by_day on public.cash_closings (counted_at);

-- The slips that were given for cash.
create table public.cash_slips (
  id uuid primary key,
  number text not null check (number ~ '^[2-9A-HJKMNP-TV-Z]{5}-[1-9][0-9]{0,5}$'),
  by_whom uuid not null,
  order_id uuid,
  customer uuid,
  sale_id uuid,
  paise bigint not null check (paise between 1 and 1000000000),
  at timestamptz not null,
  told_at timestamptz not null default clock_timestamp(),
  claim text check (claim in ('unknown', 'closed', 'paid', 'amount', 'twice', 'number')),
  settled text check (settled in ('khata', 'returned', 'kept')),
  settled_by uuid,
  closing_id uuid references public.cash_closings (id),
  constraint cash_slips_about_check check (num_nonnulls(order_id, customer, sale_id) = 1),
  constraint cash_slips_whole_check check (num_nonnulls(settled, settled_by) in (0, 2) and (settled is null or claim is not null))
);

comment on table public.cash_slips is 'Slips as they were given: five letters and digits of the phone, and its own count. Money without a slip is nobody''s word.';
comment on column public.cash_slips.order_id is 'As the phone named it: an order that the centre does not know is a claim.';
comment on column public.cash_slips.sale_id is 'A sale from a quota, which tells of its slip itself: sell_from_quota.';
comment on column public.cash_slips.claim is
  'Why somebody has to look: the order or khata is unknown, the order called off or paid, the sum another, the same cash told by another '
  'phone (twice), or the number another slip''s.';

create unique index cash_slips_by_number on public.cash_slips (number) where claim is distinct from 'number';
create index cash_slips_by_time on public.cash_slips (told_at);
create index cash_slips_by_person on public.cash_slips (by_whom) where closing_id is null;
create index cash_slips_by_closing on public.cash_slips (closing_id);
create index cash_slips_by_customer on public.cash_slips (customer, told_at) where customer is not null;

-- Why a number never came.
create table public.cash_slip_reasons (
  number text primary key check (number ~ '^[2-9A-HJKMNP-TV-Z]{5}-[1-9][0-9]{0,5}$'),
  reason text not null check (char_length(reason) between 1 and 200),
  by_whom uuid not null,
  at timestamptz not null default clock_timestamp()
);

comment on table public.cash_slip_reasons is
  'Why a slip never came, by a manager who found out (a lost phone, a torn slip), or by the phone that took it back at the door.';

create trigger a_plain_texts before insert or update on public.cash_slip_reasons
  for each row execute function public.plain_texts('reason');


-- Slips

-- Brings an order on whose cash is there to where its goods are: delivered, if it was to be paid at the door, else paid.
create function public.follow_cash(bought public.orders) returns void
language plpgsql set search_path = '' as $$
declare
  state text := bought.state;
begin
  perform public.take_money(bought.id, 'cash');
  if bought.pay_by = 'online' then
    perform public.move_order_to(bought.id, 'paid', 'cash_received');
    return;
  end if;
  -- Whoever stands at the door with the cash has brought the goods, also where the desk has not said so.
  foreach state in array array['packed', 'shipped', 'delivered'] loop
    if state = any (public.order_moves((select o.state from public.orders o where o.id = bought.id), 'cash')) then
      perform public.move_order_to(bought.id, state, case state when 'delivered' then 'cash_received' end);
    end if;
  end loop;
end $$;

-- Why a slip for an order is a claim; null for one that pays it.
create function public.order_claim(bought public.orders, paise bigint) returns text
language sql stable set search_path = '' as $$
  select case
    when bought.id is null then 'unknown'
    when bought.state in ('cancelled', 'refunded') then 'closed'
    when bought.pay_by = 'account' or exists (select from public.money_here(bought.id)) then 'paid'
    when bought.total_paise <> paise then 'amount'
  end
$$;

-- Why a slip for a khata is a claim; null for one that pays into it. The same sum told by two phones within half a day is perhaps one payment.
create function public.khata_claim(whose uuid, sum_paise bigint) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select from public.khata_customers c where c.id = whose) then 'unknown'
    when exists (
      select from public.cash_slips s where s.customer = whose and s.paise = sum_paise and s.by_whom <> auth.uid()
        and s.told_at between clock_timestamp() - interval '12 hours' and clock_timestamp() and s.claim is null
    ) then 'twice'
  end
$$;

-- Takes a slip: the cash is in the caller's hands from now on, whatever comes of it. Returns the claim, or null.
create function public.take_slip(act jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  slip constant uuid := (act ->> 'id')::uuid;
  paise constant bigint := (act ->> 'paise')::bigint;
  at constant timestamptz := least((act ->> 'at')::timestamptz, now());
  hand constant text := 'phone:' || auth.uid();
  bought public.orders;
  claim text;
  reference text := act ->> 'number';
begin
  perform pg_advisory_xact_lock(hashtextextended('slip ' || reference, 0));
  if exists (select from public.cash_slips s where s.number = act ->> 'number') then
    claim := 'number';
    reference := null;
  elsif act ? 'order' then
    select * into bought from public.orders o where o.id = (act ->> 'order')::uuid for update;
    claim := public.order_claim(bought, paise);
  elsif act ? 'customer' then
    perform public.lock_ledger();
    claim := public.khata_claim((act ->> 'customer')::uuid, paise);
  end if;
  insert into public.cash_slips (id, number, by_whom, order_id, customer, sale_id, paise, at, claim) values (
    slip, act ->> 'number', auth.uid(), (act ->> 'order')::uuid, (act ->> 'customer')::uuid, (act ->> 'sale')::uuid, paise, at, claim
  );
  if claim is null and act ? 'customer' then
    perform public.receive_for_khata(slip, (act ->> 'customer')::uuid, paise, 'cash', hand, reference, at);
    return null;
  end if;
  perform public.apply_transfers(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'id', public.cash_side(slip), 'book', 'cash', 'unit', 'paise', 'amount', paise, 'why', 'cash', 'at', at, 'by', auth.uid(), 'about', slip,
    'from', coalesce('order:' || (act ->> 'order'), 'customer:' || (act ->> 'customer'), 'sale:' || (act ->> 'sale')), 'to', hand, 'reference', reference
  ))));
  if claim is null and act ? 'order' then
    perform public.follow_cash(bought);
  end if;
  return claim;
end $$;

-- Raises P0001 with the hint `counted` while the cash of a person is counted and waits for a second one: what left that hand now would be in
-- the till too. A count that begins meanwhile waits for the caller.
create function public.check_uncounted(holder uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.lock_ledger();
  if exists (select from public.cash_closings c where c.who = holder and c.seen_at is null) then
    raise exception 'This cash is counted, and waits for a second person' using errcode = 'P0001', hint = 'counted';
  end if;
end $$;

-- Who has the cash of a slip of which so much goes back, all of it without `part`: whoever took it, until two people have counted it, and after
-- that if they missed as much; else the till, and the till without a slip. Raises as check_uncounted. The slip's row is locked after this, as
-- by a count.
create function public.cash_of_slip(slip uuid, part bigint default null) returns text
language plpgsql set search_path = '' as $$
declare
  taken constant public.cash_slips := (select s from public.cash_slips s where s.id = slip);
  hand constant text := 'phone:' || taken.by_whom;
begin
  perform public.check_uncounted(taken.by_whom);
  return case when public.ledger_free('cash', 'paise', hand) >= coalesce(part, taken.paise) and exists (
    select from public.cash_slips s left join public.cash_closings c on c.id = s.closing_id
    where s.id = slip and coalesce(c.expected_paise - c.counted_paise >= s.paise, true)
  ) then hand else 'till' end;
end $$;

-- Settles a claim, once: `khata`: the money was given and belongs to the customer; `returned`: it was given back, or never there; `kept`: it is
-- that of a sale from a quota, which no khata has.
create function public.settle_slip(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  slip public.cash_slips;
  taken public.ledger_transfers;
  whose uuid;
  hand text;
begin
  perform public.lock_ledger();
  if act ->> 'how' = 'returned' then
    hand := public.cash_of_slip((act ->> 'slip')::uuid);
  end if;
  select * into slip from public.cash_slips s where s.id = (act ->> 'slip')::uuid for update;
  if slip.claim is null or slip.settled is not null then
    raise exception 'Nothing is open about this slip' using errcode = 'P0001', hint = 'settled';
  elsif act ->> 'how' = 'kept' and slip.sale_id is null then
    raise exception 'The money of this slip belongs into a khata' using errcode = 'P0001', hint = 'invalid';
  end if;
  select * into taken from public.ledger_transfers t where t.id = public.cash_side(slip.id);
  if act ->> 'how' = 'khata' then
    whose := coalesce((select public.khata_of_order(o) from public.orders o where o.id = slip.order_id), public.khata_of(slip.customer));
    perform public.apply_transfers(jsonb_build_array(jsonb_build_object(
      'id', act ->> 'id', 'book', 'khata', 'unit', 'paise', 'from', 'received', 'to', 'customer:' || whose, 'amount', slip.paise,
      'why', 'cash', 'about', slip.id, 'at', slip.at, 'by', auth.uid()
    )));
  elsif act ->> 'how' = 'returned' then
    perform public.apply_transfers((
      select jsonb_build_array(jsonb_build_object(
        'id', act ->> 'id', 'book', 'cash', 'unit', 'paise', 'from', hand, 'to', payer.holder, 'amount', slip.paise, 'why', 'correction',
        'about', slip.id, 'corrects', taken.id, 'by', auth.uid()
      ))
      from public.ledger_accounts payer where payer.id = taken.from_account
    ));
  end if;
  update public.cash_slips s set settled = act ->> 'how', settled_by = auth.uid() where s.id = slip.id;
end $$;


-- Closing a day

-- What a person has in hand by the books.
create function public.cash_in_hand(who uuid) returns bigint
language sql stable set search_path = '' as $$ select public.ledger_free('cash', 'paise', 'phone:' || who) $$;

-- Writes down what was counted, with the slips that it is counted against.
create function public.count_cash(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  holder constant uuid := (act ->> 'who')::uuid;
begin
  perform public.check_uncounted(holder);
  insert into public.cash_closings (id, who, counted_paise, expected_paise, counted_by)
    values ((act ->> 'id')::uuid, holder, (act ->> 'paise')::bigint, public.cash_in_hand(holder), auth.uid());
  update public.cash_slips s set closing_id = (act ->> 'id')::uuid where s.by_whom = holder and s.closing_id is null;
end $$;

-- Says as the second person whether a count is right. Then the cash is in the till: what is missing stays with whoever had it, what is too
-- much comes from nowhere known.
create function public.see_count(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  counted public.cash_closings;
  known bigint;
begin
  select * into counted from public.cash_closings c where c.id = (act ->> 'closing')::uuid for update;
  if counted.id is null or counted.seen_at is not null then
    raise exception 'Somebody has seen this count' using errcode = 'P0001', hint = 'seen';
  elsif counted.counted_by = auth.uid() then
    raise exception 'Two people close the cash of a day' using errcode = 'P0001', hint = 'same';
  end if;
  update public.cash_closings c set seen_by = auth.uid(), seen_at = clock_timestamp(), is_right = (act -> 'right')::boolean
    where c.id = counted.id;
  if not (act -> 'right')::boolean then
    update public.cash_slips s set closing_id = null where s.closing_id = counted.id;
    return;
  end if;
  known := least(counted.counted_paise, counted.expected_paise);
  perform public.apply_transfers((
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'book', 'cash', 'unit', 'paise', 'from', source, 'to', 'till', 'amount', paise, 'why', 'closing', 'about', counted.id,
      'by', auth.uid()
    )), '[]')
    from (values
      ((act ->> 'id')::uuid, 'phone:' || counted.who, known),
      (public.cash_side((act ->> 'id')::uuid), 'over', counted.counted_paise - known)
    ) moves (id, source, paise) where paise > 0
  ));
end $$;


-- UPI

-- Money for an order by UPI, with the bank's reference, of exactly its total. An order that waits for it is paid; one that is to be paid
-- at the door is paid before it is brought.
create function public.take_upi(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  bought public.orders;
  reference constant text := public.upi_reference(act ->> 'reference');
begin
  select * into bought from public.orders o where o.id = (act ->> 'order')::uuid for update;
  if bought.id is null then
    raise exception 'There is no such order' using errcode = 'P0001', hint = 'unknown';
  elsif bought.state in ('cancelled', 'refunded') then
    raise exception 'This order was called off: the money goes to the khata, or back' using errcode = 'P0001', hint = 'closed';
  elsif bought.pay_by = 'account' or exists (select from public.money_here(bought.id)) then
    raise exception 'This order is paid already' using errcode = 'P0001', hint = 'paid';
  elsif bought.total_paise <> (act ->> 'paise')::bigint then
    raise exception 'The order costs another sum' using errcode = 'P0001', hint = 'sum';
  end if;
  perform public.apply_transfers(jsonb_build_array(jsonb_build_object(
    'id', act ->> 'id', 'book', 'cash', 'unit', 'paise', 'from', 'order:' || bought.id, 'to', 'bank', 'amount', bought.total_paise,
    'why', 'upi', 'about', bought.id, 'reference', reference, 'at', least((act ->> 'at')::timestamptz, now()), 'by', auth.uid()
  )));
  perform public.take_money(bought.id, 'upi', reference);
  if bought.pay_by = 'online' then
    perform public.move_order_to(bought.id, 'paid', 'upi_received');
  else
    perform public.note_order(bought.id, 'upi_received');
    -- What stands at a door already was brought before its money came.
    if bought.state = 'shipped' and (public.counted_mark(bought.id)).what <> 'not_home' then
      perform public.apply_order_action(bought.id, 'delivered', null);
    end if;
  end if;
end $$;

-- Notes that the owner of an order says they have paid it. It moves nothing: the desk sees the note first, and looks at the bank.
create function public.say_paid(order_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  said public.orders;
begin
  select * into said from public.orders o where o.id = say_paid.order_id and o.user_id = auth.uid();
  if said.id is null then
    raise sqlstate 'PT404' using message = 'There is no such order';
  elsif said.state in ('awaiting_payment', 'placed', 'packed', 'shipped') then
    perform public.note_order_once(said.id, 'said_paid');
  end if;
  return true;
end $$;


-- Acts

-- The part of an act that is invalid, or null.
create function public.cash_act_problem(act jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when not public.is_uuid(act -> 'id') then 'id'
    when coalesce(act ->> 'do' not in ('slip', 'upi', 'settle', 'explain', 'count', 'see'), true) then 'do'
    when act ->> 'do' in ('slip', 'upi', 'count')
      and coalesce(jsonb_typeof(act -> 'paise') <> 'number' or act ->> 'paise' !~ '^[0-9]{1,10}$', true) then 'paise'
    when act ->> 'do' in ('slip', 'upi') and (act ->> 'paise')::bigint not between 1 and 1000000000 then 'paise'
    when act ->> 'do' in ('slip', 'upi')
      and not public.is_moment(act ->> 'at') then 'at'
    when act ->> 'do' in ('slip', 'explain') and coalesce(act ->> 'number' !~ '^[2-9A-HJKMNP-TV-Z]{5}-[1-9][0-9]{0,5}$', true) then 'number'
    when act ->> 'do' = 'slip' and public.is_uuid(act -> 'order') = public.is_uuid(act -> 'customer') then 'about'
    when act ->> 'do' = 'upi' and not public.is_uuid(act -> 'order') then 'order'
    when act ->> 'do' = 'settle' and (not public.is_uuid(act -> 'slip') or coalesce(act ->> 'how' not in ('khata', 'returned', 'kept'), true)) then 'how'
    when act ->> 'do' = 'explain' and public.text_problem(coalesce(act ->> 'reason', ''), 200, false) is not null then 'reason'
    when act ->> 'do' = 'count' and not public.is_uuid(act -> 'who') then 'who'
    when act ->> 'do' = 'see' and (not public.is_uuid(act -> 'closing') or coalesce(jsonb_typeof(act -> 'right') <> 'boolean', true)) then 'closing'
  end;
end $$;

-- Does an act about cash that a phone of staff has written, each id once: {id, do, …}. do: slip {number, order or customer, paise, at},
-- upi {order, paise, reference, at}, count {who, paise}, see {closing, right}, explain {number, reason}; for managers settle {slip, how}.
-- Answers {done: true, claim?}, or {refused} with the code invalid, conflict, forbidden, reference, reused, sum, paid, closed, unknown,
-- settled, counted, seen or same. A slip is never refused for what the centre thinks of it: the money was handed over.
create function public.act_on_cash(act jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  problem text := public.cash_act_problem(act);
  answer jsonb;
  message text;
  claim text;
begin
  if auth.uid() is null then
    raise exception 'Only staff take cash' using errcode = '42501';
  elsif problem is not null then
    return public.refused_entry(422, 'invalid', 'An act about cash is not as agreed', problem);
  end if;
  answer := public.answered_act(act);
  if answer is not null then
    return answer;
  elsif not (case act ->> 'do' when 'settle' then public.may_decide() else public.is_desk_staff() end) then
    return public.refused_entry(403, 'forbidden', 'This account may not do this');
  end if;
  begin
    case act ->> 'do'
      when 'slip' then claim := public.take_slip(act - 'sale');
      when 'upi' then perform public.take_upi(act);
      when 'settle' then perform public.settle_slip(act);
      when 'count' then perform public.count_cash(act);
      when 'see' then perform public.see_count(act);
      when 'explain' then
        insert into public.cash_slip_reasons (number, reason, by_whom) values (act ->> 'number', act ->> 'reason', auth.uid())
          -- What a manager has written stands above what the phone said.
          on conflict (number) do update set reason = excluded.reason, by_whom = excluded.by_whom, at = clock_timestamp()
          where public.may_decide();
    end case;
  exception
    when raise_exception then
      get stacked diagnostics problem = pg_exception_hint, message = message_text;
      return public.refused_entry(409, coalesce(nullif(problem, ''), 'invalid'), message);
    when data_exception or integrity_constraint_violation then
      return public.refused_entry(422, 'invalid', sqlerrm);
  end;
  return public.keep_act(act, jsonb_strip_nulls(jsonb_build_object('done', true, 'claim', claim)));
end $$;


-- Reading

-- A slip as staff read it.
create function public.slip_facts(slip public.cash_slips) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', slip.id, 'number', slip.number, 'who', slip.by_whom, 'by', public.name_of(slip.by_whom), 'paise', slip.paise, 'at', slip.at,
    'claim', slip.claim, 'settled', slip.settled, 'sale', slip.sale_id is not null,
    'about', coalesce((select o.reference from public.orders o where o.id = slip.order_id),
      (select c.name from public.khata_customers c where c.id = slip.customer),
      (select i.name ->> 'en' from public.quota_sales s join public.catalogue_items i on i.id = s.product_id where s.id = slip.sale_id))
  )
$$;

-- The cash of the centre, for staff: {hands: [{who, name, paise, slips, counted}], claims, missing: [{number, name, at, reason, said_by}], closings}.
-- hands: who has cash or slips that are not closed; counted: their open count. missing: numbers of a phone that never came, with when it sent
-- the next one: of each gap the last hundred, since a number is what a phone says; of those with a reason the last 90 days. closings: the
-- last 30.
create function public.cash_book() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.check_desk();
  return jsonb_build_object(
    'hands', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'who', hands.who, 'name', public.name_of(hands.who), 'paise', public.cash_in_hand(hands.who),
        'slips', (
          select coalesce(jsonb_agg(public.slip_facts(s) order by s.at), '[]') from public.cash_slips s
          where s.by_whom = hands.who and (s.closing_id is null or s.closing_id = open.id)
        ),
        'counted', case when open.id is not null then jsonb_build_object(
          'id', open.id, 'paise', open.counted_paise, 'by', public.name_of(open.counted_by), 'mine', open.counted_by = auth.uid()
        ) end
      ) order by hands.who), '[]')
      from (
        select substr(a.holder, 7)::uuid as who from public.ledger_accounts a
          where a.book = 'cash' and a.holder like 'phone:%' and a.posted <> 0
        union select s.by_whom from public.cash_slips s where s.closing_id is null
        union select c.who from public.cash_closings c where c.seen_at is null
      ) hands left join public.cash_closings open on open.who = hands.who and open.seen_at is null
    ),
    'claims', (
      select coalesce(jsonb_agg(public.slip_facts(s) order by s.told_at desc), '[]') from public.cash_slips s
      where s.claim is not null and s.settled is null
    ),
    'missing', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', number, 'name', public.name_of(coalesce(gaps.by_whom, r.by_whom)), 'at', coalesce(gaps.told_at, r.at), 'reason', r.reason,
        'said_by', public.name_of(r.by_whom)
      ) order by coalesce(gaps.told_at, r.at) desc), '[]')
      from (
        select phone || '-' || n as number, by_whom, told_at
          from (
            select phone, last, lag(last, 1, 0) over (partition by phone order by last) as before, by_whom, told_at
            from public.cash_slips, split_part(number, '-', 1) phone, cast(split_part(number, '-', 2) as int) last
          ) came cross join lateral generate_series(greatest(before + 1, last - 100), last - 1) n
      ) gaps
      -- The last one of a phone leaves no gap: whoever took it back has said so.
      full join public.cash_slip_reasons r using (number)
      where not exists (select from public.cash_slips came where came.number = r.number)
        and coalesce(r.at between now() - interval '90 days' and clock_timestamp(), true)
    ),
    'closings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', public.name_of(c.who), 'at', c.seen_at, 'counted_paise', c.counted_paise, 'expected_paise', c.expected_paise,
        'counted_by', public.name_of(c.counted_by), 'seen_by', public.name_of(c.seen_by), 'right', c.is_right
      ) order by c.seen_at desc), '[]')
      from (select * from public.cash_closings where seen_at is not null order by seen_at desc limit 30) c
    )
  );
end $$;


-- Who may do what

alter table public.cash_closings enable row level security;
alter table public.cash_slips enable row level security;
alter table public.cash_slip_reasons enable row level security;

-- No policy: staff read all of it by cash_book.
revoke all on public.cash_closings, public.cash_slips, public.cash_slip_reasons from service_role;
grant execute on function public.act_on_cash(jsonb) to authenticated;
grant execute on function public.cash_book() to authenticated;
grant execute on function public.say_paid(uuid) to authenticated;
