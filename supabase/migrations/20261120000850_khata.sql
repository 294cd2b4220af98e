-- The khata: what a customer has had on account and has paid, as transfers of the ledger. Nothing here has a balance of its own, and no
-- entry is ever edited. docs/decisions/khata-and-cash.md explains it.
--
-- For other files: charge_khata(entry, person, paise, why, about, at, note) puts goods or work on account, credit_khata(...) takes them off
-- again; both by an account's id or a khata's, each entry once. khata_free(person) says how much may still be taken on account.


-- Tables

-- The people who have a khata.
create table public.khata_customers (
  id uuid primary key,
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120),
  phone text check (phone ~ '^[6-9][0-9]{9}$'),
  village text check (char_length(village) between 1 and 80),
  is_quiet boolean not null default false,
  said_paid_at timestamptz,
  reminded_at timestamptz,
  version bigint not null default 0,
  created_at timestamptz not null default clock_timestamp()
);

comment on table public.khata_customers is
  'Whoever has a khata: an account, or a neighbour of the shop who has no phone. What they owe is with ledger_accounts, customer:<id>.';
comment on column public.khata_customers.id is 'The account''s own id, or one made on the phone that wrote the person down.';
comment on column public.khata_customers.user_id is 'Null without an account, and once it is gone: what is owed outlives it.';
comment on column public.khata_customers.is_quiet is 'True if the customer wants no reminders.';
comment on column public.khata_customers.said_paid_at is 'When the customer last said that they paid, until money comes. It moves nothing.';
comment on column public.khata_customers.version is 'Of the name, the number and the like; see ledger_versions.';

create index khata_customers_by_version on public.khata_customers (version);

create trigger a_plain_texts before insert or update on public.khata_customers
  for each row execute function public.plain_texts('name', 'phone', 'village');

-- Trigger: gives a changed customer the next version of the ledger.
create function public.number_khata_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.ledger_versions set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint) returning n into new.version;
  return new;
end $$;

create trigger customer_numbered before insert or update on public.khata_customers
  for each row execute function public.number_khata_customer();


-- Whose khata, and how much it holds

-- The id of a khata: its own, or that of the account, whose khata begins here. Raises P0001 with the hint `unknown` for nobody.
create function public.khata_of(person uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  found_id uuid := (
    select c.id from public.khata_customers c where c.user_id = person or c.id = person order by c.user_id = person desc nulls last limit 1
  );
begin
  if found_id is not null then
    return found_id;
  end if;
  insert into public.khata_customers (id, user_id, name, phone, village)
    select u.id, u.id, coalesce(nullif(btrim(p.display_name), ''), split_part(u.email, '@', 1), nullif(u.phone, ''), '?'),
      substring(regexp_replace(coalesce(p.phone, u.phone, ''), '[^0-9]', '', 'g') from '([6-9][0-9]{9})$'), nullif(btrim(p.village), '')
    from auth.users u left join public.profiles p on p.user_id = u.id where u.id = person
    on conflict (id) do nothing;
  if not exists (select from public.khata_customers c where c.id = person) then
    raise exception 'Nobody has this khata' using errcode = 'P0001', hint = 'unknown';
  end if;
  return person;
end $$;

-- How much a customer may still take on account, in paise; 0 without a khata.
create function public.khata_free(person uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce((
    select a.posted - a.reserved - a.lower_limit from public.khata_customers c
    join public.ledger_accounts a on a.book = 'khata' and a.unit = 'paise' and a.holder = 'customer:' || c.id
    where c.user_id = person or c.id = person limit 1
  ), 0)
$$;

-- Raises P0001 with the hint `amount` unless a sum of the khata is 1 paisa to 1 crore rupees: a bill of nothing or less would turn
-- goods into money.
create function public.check_khata_sum(paise bigint) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(paise not between 1 and 1000000000, true) then
    raise exception 'A sum is 1 paisa to 1 crore rupees' using errcode = 'P0001', hint = 'amount';
  end if;
end $$;

-- Puts goods or work on a customer's account, once for each entry. `why`: order, goods, milk, booking; `about`: the id of what is
-- billed. Raises P0001 with the hint `short` above the limit, `amount` for a sum that is none, `unknown` for nobody's khata.
create function public.charge_khata(
  entry uuid, person uuid, paise bigint, why text, about text default null, at timestamptz default now(), note text default null
) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.check_khata_sum(paise);
  perform public.apply_transfers(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'id', entry, 'book', 'khata', 'unit', 'paise', 'from', 'customer:' || public.khata_of(person), 'to', 'sold',
    'amount', paise, 'why', why, 'about', about, 'at', least(at, now()), 'note', note, 'by', auth.uid()
  ))));
end $$;

-- Takes goods or work off a customer's account again: the opposite of charge_khata, with the same rules. `corrects`: the charge.
create function public.credit_khata(
  entry uuid, person uuid, paise bigint, why text, about text default null, at timestamptz default now(), note text default null,
  corrects uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.check_khata_sum(paise);
  perform public.apply_transfers(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'id', entry, 'book', 'khata', 'unit', 'paise', 'from', 'sold', 'to', 'customer:' || public.khata_of(person),
    'amount', paise, 'why', why, 'about', about, 'at', least(at, now()), 'note', note, 'corrects', corrects, 'by', auth.uid()
  ))));
end $$;

-- Money for a khata: cash that came into the till or a phone, or UPI that came to the bank. In the book of cash it goes from the customer
-- to where it is now, in the khata from `received` to the customer; together or not at all. The number of a slip and the bank's
-- reference count once (P0001 with the hint `reused`).
create function public.receive_for_khata(
  entry uuid, person uuid, paise bigint, how text, into_holder text, reference text, at timestamptz, note text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  customer constant text := 'customer:' || public.khata_of(person);
  facts constant jsonb := jsonb_strip_nulls(jsonb_build_object('unit', 'paise', 'amount', paise, 'why', how, 'at', least(at, now()),
    'note', note, 'by', auth.uid()));
begin
  perform public.check_khata_sum(paise);
  perform public.apply_transfers(jsonb_build_array(
    facts || jsonb_build_object('id', entry, 'book', 'khata', 'from', 'received', 'to', customer),
    facts || jsonb_strip_nulls(jsonb_build_object('id', public.cash_side(entry), 'book', 'cash', 'from', customer, 'to', into_holder,
      'about', entry, 'reference', reference))
  ));
  update public.khata_customers c set said_paid_at = null where c.id = substr(customer, 10)::uuid and c.said_paid_at is not null;
end $$;

-- The id of the transfer in the book of cash that belongs to an entry of a khata or of an order.
create function public.cash_side(entry uuid) returns uuid
language sql immutable set search_path = '' as $$ select md5('cash ' || entry)::uuid $$;

-- The digits of a bank's reference, however it is typed. Raises P0001 with the hint `reference` unless they are twelve.
create function public.bank_reference(typed text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits constant text := regexp_replace(coalesce(typed, ''), '\s', '', 'g');
begin
  if digits !~ '^[0-9]{12}$' then
    raise exception 'The bank''s reference has twelve digits' using errcode = 'P0001', hint = 'reference';
  end if;
  return digits;
end $$;

-- A bank's reference under which an entry counts. Where every earlier entry with it was corrected (it was written to the
-- wrong customer), it counts once more, with a number after it. Raises as bank_reference.
create function public.upi_reference(typed text) returns text
language plpgsql stable set search_path = '' as $$
declare
  digits constant text := public.bank_reference(typed);
  corrected int;
  known int;
begin
  select count(*), count(*) filter (where exists (select from public.ledger_transfers c where c.corrects = t.id)) into known, corrected
    from public.ledger_transfers t where t.why = 'upi' and t.reference in (digits, digits || '-2', digits || '-3', digits || '-4');
  return digits || case when known > 0 and known = corrected then '-' || known + 1 else '' end;
end $$;


-- Orders on account

-- Puts a new order on its owner's khata; false, with nothing done, where the limit is reached. The ledger locks the account: of twenty orders
-- at once those fit that fit.
create function public.charge_order(order_id uuid, person uuid, paise bigint) returns boolean
language plpgsql set search_path = '' as $$
declare
  problem text;
begin
  perform public.charge_khata(order_id, person, paise, 'order', order_id::text);
  return true;
exception when raise_exception then
  get stacked diagnostics problem = pg_exception_hint;
  if problem <> 'short' then raise; end if;
  return false;
end $$;

-- The khata on which an order was put; else that of its buyer. Raises P0001 with the hint `unknown` for nobody.
create function public.khata_of_order(bought public.orders) returns uuid
language plpgsql set search_path = '' as $$
begin
  return coalesce((
    select k.id from public.ledger_transfers t join public.ledger_accounts a on a.id = t.from_account
    join public.khata_customers k on a.holder = 'customer:' || k.id where t.id = bought.id
  ), public.khata_of(bought.user_id));
end $$;

-- Trigger: what is called off or given back leaves the khata again, once, less the goods that left it before.
create function public.take_order_off_khata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rest constant bigint := new.total_paise - coalesce((select sum(b.paise) from public.order_returns b where b.order_id = new.id), 0);
begin
  if rest > 0 and exists (select from public.ledger_transfers t where t.id = new.id) then
    perform public.credit_khata(
      md5('order back ' || new.id)::uuid, public.khata_of_order(new), rest, 'order_back', new.id::text, now(), null, new.id);
  end if;
  return null;
end $$;

create trigger order_off_khata after update on public.orders
  for each row when (new.pay_by = 'account' and new.state in ('cancelled', 'refunded') and old.state <> new.state)
  execute function public.take_order_off_khata();


-- Acts

-- Writes a person down, or their name, number and village anew; staff.
create function public.save_khata_customer(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  phone constant text := nullif(act ->> 'phone', '');
begin
  if coalesce(btrim(act ->> 'name'), '') = '' or char_length(act ->> 'name') > 120 or char_length(act ->> 'village') > 80
    or phone !~ '^[6-9][0-9]{9}$'
  then
    raise exception 'A customer has a name, and perhaps a number and a village' using errcode = 'P0001', hint = 'customer';
  end if;
  -- An account's khata begins with its profile.
  if exists (select from auth.users u where u.id = (act ->> 'customer')::uuid) then
    perform public.khata_of((act ->> 'customer')::uuid);
  end if;
  insert into public.khata_customers (id, name, phone, village)
    values ((act ->> 'customer')::uuid, btrim(act ->> 'name'), phone, nullif(btrim(act ->> 'village'), ''))
    on conflict (id) do update set name = excluded.name, phone = excluded.phone, village = excluded.village;
  -- Its account is there from the first day, so that lists of balances need no second case.
  perform public.ledger_account('khata', 'paise', 'customer:' || (act ->> 'customer'));
end $$;

-- Answers a wrong entry by its opposite, whole and once: of two managers who correct it the second is refused. Money that came with it
-- goes back to the other side in the book of cash.
create function public.correct_khata(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  wrong public.ledger_transfers;
  money public.ledger_transfers;
  opposite jsonb := '[]';
  hand text;
begin
  select t.* into wrong from public.ledger_transfers t
    join public.ledger_accounts a on a.id in (t.from_account, t.to_account) and a.book = 'khata'
      and a.holder = 'customer:' || (act ->> 'customer')
    where t.id = (act ->> 'corrects')::uuid;
  if wrong.id is null or wrong.why in ('order', 'order_back', 'return', 'correction') then
    raise exception 'This entry is not corrected: cancel its order, or enter it anew' using errcode = 'P0001', hint = 'entry';
  end if;
  hand := public.cash_of_slip(wrong.id);
  -- The second of two sees what the first has written.
  perform public.lock_ledger();
  if exists (select from public.ledger_transfers t where t.corrects = wrong.id) then
    raise exception 'Somebody has corrected this entry' using errcode = 'P0001', hint = 'corrected';
  end if;
  select * into money from public.ledger_transfers t where t.id = public.cash_side(wrong.id);
  select jsonb_agg(jsonb_build_object(
    'id', case t.id when wrong.id then act ->> 'id' else public.cash_side((act ->> 'id')::uuid)::text end, 'book', source.book, 'unit', 'paise',
    'from', case when target.holder like 'phone:%' then hand else target.holder end, 'to', source.holder,
    'amount', t.amount, 'why', 'correction', 'about', wrong.id, 'corrects', t.id, 'at', now(), 'by', auth.uid(), 'note', act ->> 'note'
  )) into opposite
  from (select wrong.* union all select money.* where money.id is not null) t
    join public.ledger_accounts source on source.id = t.from_account join public.ledger_accounts target on target.id = t.to_account;
  perform public.apply_transfers(opposite);
end $$;

-- True if an act is about the caller's own khata.
create function public.is_own_khata(act jsonb) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.khata_customers c where c.id = (act ->> 'customer')::uuid and c.user_id = auth.uid())
$$;

-- True if the caller may do this act: a customer silences reminders of their own khata, and says that they paid; staff write down and receive; who decides gives
-- limits and corrects.
create function public.may_act_on_khata(act jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case act ->> 'do'
    when 'quiet' then public.is_own_khata(act) or public.is_desk_staff()
    when 'said_paid' then public.is_own_khata(act)
    when 'limit' then public.may_decide()
    when 'correction' then public.may_decide()
    else public.is_desk_staff()
  end
$$;

-- Does one act on a khata; raises P0001 with a hint where it cannot be done.
create function public.do_khata_act(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  entry constant uuid := (act ->> 'id')::uuid;
  customer constant uuid := (act ->> 'customer')::uuid;
  paise constant bigint := (act ->> 'paise')::bigint;
  at constant timestamptz := (act ->> 'at')::timestamptz;
  note constant text := nullif(btrim(act ->> 'note'), '');
begin
  -- A customer's row is changed under the lock of the books, here and where money comes.
  perform public.lock_ledger();
  case act ->> 'do'
    when 'customer' then perform public.save_khata_customer(act);
    when 'quiet' then
      update public.khata_customers c set is_quiet = coalesce((act -> 'quiet')::boolean, true) where c.id = customer;
    when 'said_paid' then
      update public.khata_customers c set said_paid_at = clock_timestamp() where c.id = customer;
    when 'limit' then
      if coalesce(paise not between 0 and 1000000000, true) then
        raise exception 'A limit is nothing to 1 crore rupees' using errcode = 'P0001', hint = 'amount';
      end if;
      perform public.set_ledger_limit('khata', 'paise', 'customer:' || public.khata_of(customer), -paise);
    when 'goods' then perform public.charge_khata(entry, customer, paise, 'goods', null, at, note);
    when 'upi' then perform public.receive_for_khata(entry, customer, paise, 'upi', 'bank', public.upi_reference(act ->> 'reference'), at, note);
    when 'opening' then
      perform public.check_khata_sum(abs(paise));
      -- What is more than nothing was paid in advance, what is less was owed.
      perform public.apply_transfers(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
        'id', entry, 'book', 'khata', 'unit', 'paise', 'amount', abs(paise), 'why', 'opening', 'at', least(at, now()), 'note', note,
        'by', auth.uid(), 'from', case when paise > 0 then 'opening' else 'customer:' || public.khata_of(customer) end,
        'to', case when paise > 0 then 'customer:' || public.khata_of(customer) else 'opening' end
      ))));
    when 'correction' then perform public.correct_khata(act);
  end case;
end $$;

-- The part of an act that is invalid, or null.
create function public.khata_act_problem(act jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when not public.is_uuid(act -> 'id') then 'id'
    when not public.is_uuid(act -> 'customer') then 'customer'
    when coalesce(act ->> 'do' not in ('customer', 'quiet', 'said_paid', 'limit', 'goods', 'upi', 'opening', 'correction'), true) then 'do'
    when act ->> 'do' in ('limit', 'goods', 'upi', 'opening')
      and coalesce(jsonb_typeof(act -> 'paise') <> 'number' or act ->> 'paise' !~ '^-?[0-9]{1,12}$', true) then 'paise'
    when act ->> 'do' in ('goods', 'upi', 'opening')
      and not public.is_moment(act ->> 'at') then 'at'
    when act ->> 'do' = 'correction' and not public.is_uuid(act -> 'corrects') then 'corrects'
    when char_length(act ->> 'note') > 200 then 'note'
  end;
end $$;

-- Does an act on a khata that a phone has written, each id once: {id, do, customer, …}. do: customer {name, phone?, village?}, quiet {quiet},
-- said_paid, limit {paise}, goods and opening {paise, at, note?} (an opening that is less than nothing is owed), upi {paise, at, reference, note?},
-- correction {corrects, note?}. Cash comes by a slip (act_on_cash). Answers {done: true}, or {refused} with the code short, amount, reference, reused, corrected, counted,
-- entry, customer, unknown, forbidden, invalid or conflict. What a refusal says happened at the centre has not.
create function public.act_on_khata(act jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  problem text := public.khata_act_problem(act);
  answer jsonb;
  message text;
begin
  if auth.uid() is null then
    raise exception 'Only an account writes to a khata' using errcode = '42501';
  elsif problem is not null then
    return public.refused_entry(422, 'invalid', 'An act on a khata is not as agreed', problem);
  end if;
  answer := public.answered_act(act);
  if answer is not null then
    return answer;
  elsif not public.may_act_on_khata(act) then
    return public.refused_entry(403, 'forbidden', 'This account may not do this to a khata');
  end if;
  begin
    perform public.do_khata_act(act);
  exception
    when raise_exception then
      get stacked diagnostics problem = pg_exception_hint, message = message_text;
      return public.refused_entry(409, coalesce(nullif(problem, ''), 'invalid'), message);
    when data_exception or integrity_constraint_violation then
      return public.refused_entry(422, 'invalid', sqlerrm);
  end;
  return public.keep_act(act);
end $$;


-- Reading

-- What a customer still owes, by the week in which it was taken: [{day, paise}], the oldest first. Whatever was paid or taken off pays
-- the oldest first, as every shop counts.
create function public.khata_due(account bigint) returns jsonb
language sql stable set search_path = '' as $$
  with entries as (
    select t.at, t.id, t.amount, t.from_account = account as is_charge from public.ledger_transfers t
    where t.phase = 'posted' and (t.from_account = account or t.to_account = account)
  ), charges as (
    select at, amount, sum(amount) over (order by at, id) - coalesce((select sum(amount) from entries where not is_charge), 0) as unpaid
    from entries where is_charge
  ), weeks as (
    select date_trunc('week', at at time zone 'Asia/Kolkata')::date as day, sum(least(amount, unpaid))::bigint as paise
    from charges where unpaid > 0 group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'paise', paise) order by day), '[]') from weeks
$$;

-- A khata as phones read it, without its entries. The balance is less than nothing for what is owed.
create function public.khata_facts(customer public.khata_customers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', customer.id, 'account', customer.user_id is not null, 'name', customer.name, 'phone', customer.phone, 'village', customer.village,
    'quiet', customer.is_quiet, 'said_paid_at', customer.said_paid_at, 'upi', public.upi_link(-a.posted, 'KHATA-' || left(customer.id::text, 8)), 'balance_paise', coalesce(a.posted, 0), 'limit_paise', -coalesce(a.lower_limit, 0),
    'version', greatest(customer.version, coalesce(a.version, 0)), 'due', coalesce(public.khata_due(a.id), '[]')
  )
  from (select 1) one left join public.ledger_accounts a
    on a.book = 'khata' and a.unit = 'paise' and a.holder = 'customer:' || customer.id
$$;

-- The entries of a khata from a moment on, by told_at: [{id, at, told_at, paise, why, about, order, reference, corrects, note}]; paise are less
-- than nothing for what was taken.
create function public.khata_entries_after(customer public.khata_customers, after timestamptz, at_most int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by told_at, id), '[]') from (
    select t.told_at, t.id, jsonb_build_object(
      'id', t.id, 'at', t.at, 'told_at', t.told_at, 'paise', case t.from_account when a.id then -t.amount else t.amount end,
      'why', t.why, 'about', t.about, 'order', o.reference, 'corrects', t.corrects, 'note', t.note,
      'reference', coalesce(t.reference, (select m.reference from public.ledger_transfers m where m.id = public.cash_side(t.id)))
    ) as entry
    from public.ledger_accounts a join public.ledger_transfers t on t.from_account = a.id or t.to_account = a.id
      left join public.orders o on t.why in ('order', 'order_back', 'return') and o.id::text = t.about
    where a.book = 'khata' and a.unit = 'paise' and a.holder = 'customer:' || customer.id and t.phase = 'posted' and t.told_at >= after
    order by t.told_at, t.id limit at_most
  ) latest
$$;

-- A khata with its entries from a moment on: {khata, entries, more}. Without a customer the caller's own, {khata: null, …} if there is none;
-- another one's for staff. At most 500 entries: the account is locked while one is written, so nothing earlier appears later.
create function public.khata_entries(customer uuid default null, after timestamptz default '-infinity') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held public.khata_customers;
  found jsonb;
begin
  if auth.uid() is null then
    raise exception 'Only an account has a khata' using errcode = '42501';
  elsif customer is not null then
    perform public.check_desk();
  end if;
  select * into held from public.khata_customers c where case when customer is null then c.user_id = auth.uid() else c.id = customer end;
  if held.id is null then
    return '{"khata": null, "entries": [], "more": false}';
  end if;
  found := public.khata_entries_after(held, after, 501);
  return jsonb_build_object(
    'khata', public.khata_facts(held), 'entries', found - 500, 'more', jsonb_array_length(found) > 500
  );
end $$;

-- The khatas that changed since a version, for staff: {version, more, khatas}, at most 200, the oldest change first.
create function public.khata_changes(since bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  last constant bigint := (select n from public.ledger_versions);
  answer jsonb;
begin
  perform public.check_desk();
  with changed as (
    select c as customer, greatest(c.version, coalesce(a.version, 0)) as version
    from public.khata_customers c left join public.ledger_accounts a
      on a.book = 'khata' and a.unit = 'paise' and a.holder = 'customer:' || c.id
    where c.version > coalesce(since, 0) or a.version > coalesce(since, 0)
    order by version limit 201
  ), sent as (
    select * from changed order by version limit 200
  )
  select jsonb_build_object(
    'version', case when (select count(*) from changed) > 200 then (select max(version) from sent) else last end,
    'more', (select count(*) from changed) > 200,
    'khatas', coalesce((select jsonb_agg(public.khata_facts(customer) order by version) from sent), '[]')
  ) into answer;
  return answer;
end $$;

-- The accounts whose name, number or e-mail has these letters or digits, for staff; `without_khata`: only those that have none yet. At most
-- 20, [{id, name, phone, village}].
create function public.find_accounts(wanted text, without_khata boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  letters constant text := left(public.search_text(wanted), 100);
  digits constant text := public.search_number(wanted);
begin
  perform public.check_desk();
  if char_length(letters) < 3 then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', display_name, 'phone', phone, 'village', village)), '[]') from (
      select u.id, p.display_name, p.village, coalesce(p.phone, nullif(u.phone, '')) as phone
      from auth.users u join public.profiles p on p.user_id = u.id
      where public.is_somebody(u) and not (without_khata and exists (select from public.khata_customers c where c.user_id = u.id))
        and (position(letters in lower(p.display_name)) > 0 or position(letters in lower(u.email)) > 0
          or position(digits in p.phone) > 0 or position(digits in u.phone) > 0)
      order by p.display_name limit 20
    ) found
  );
end $$;


-- Reminders

-- Reminds whoever has owed something for a week or longer, by day and once a week at most, and returns how many. The message names nobody and
-- no sum. Not who has silenced it, and nobody who asked for no notifications.
create function public.remind_khatas() returns int
language plpgsql security definer set search_path = '' as $$
declare
  made int;
begin
  if not public.is_reminding_time(now()) then
    return 0;
  end if;
  perform public.lock_ledger();
  with reminded as (
    -- Of two runs at once the second waits for the row, and finds it reminded.
    update public.khata_customers c set reminded_at = now()
    from public.ledger_accounts a
    where a.book = 'khata' and a.unit = 'paise' and a.holder = 'customer:' || c.id and a.posted < 0
      and not c.is_quiet and coalesce(c.reminded_at <= now() - interval '7 days', true)
      and exists (select from public.push_subscriptions s where s.user_id = c.user_id)
      and (public.khata_due(a.id) #>> '{0,day}')::date <= public.india_day() - 7
    returning c.id, c.user_id
  ), pushed as (
    insert into public.push_messages (subscription_id, khata_id)
    select s.id, r.id from reminded r join public.push_subscriptions s on s.user_id = r.user_id
    on conflict on constraint push_messages_of_khata do nothing
  )
  select count(*) into made from reminded;
  return made;
end $$;


-- Who may do what

alter table public.khata_customers enable row level security;

-- No policy: a customer reads their own khata, and staff all, through functions.
revoke all on public.khata_customers from service_role;
grant execute on function public.act_on_khata(jsonb) to authenticated;
grant execute on function public.remind_khatas() to service_role;
grant execute on function public.khata_entries(uuid, timestamptz) to authenticated;
grant execute on function public.khata_changes(bigint) to authenticated;
grant execute on function public.find_accounts(text, boolean) to authenticated;
