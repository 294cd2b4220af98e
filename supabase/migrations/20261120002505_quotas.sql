-- Quotas: goods that somebody takes along and sells from their phone without a network. Each quota is an account of the ledger, and one
-- phone alone sells from it: what it sells is final, since nobody else can. What is unsold comes back when its time and a day of grace are
-- over; a sale told later happened all the same, and is a claim that somebody settles. docs/decisions/ledger.md explains it.


-- Tables

-- What was given to whom, and until when.
create table public.quotas (
  id uuid primary key,
  product_id text not null references public.catalogue_items (id),
  who uuid not null,
  phone text check (phone ~ '^[2-9A-HJKMNP-TV-Z]{5}$'),
  packs int not null check (packs between 1 and 1000),
  pack_paise bigint not null check (pack_paise between 1 and 100000000),
  given_by uuid not null,
  given_at timestamptz not null default clock_timestamp(),
  until timestamptz not null,
  ended_at timestamptz,
  back_packs int,
  constraint quotas_ended_check check (num_nonnulls(ended_at, back_packs) in (0, 2)),
  constraint quotas_back_check check (back_packs between 0 and packs)
);

comment on table public.quotas is 'The id is that of the act that gave it; its account in the ledger is phone:<id>. No foreign keys to people: the books outlive accounts.';
comment on column public.quotas.phone is 'The letters of the slips of the one phone that sells from it; null until a phone has taken it.';
comment on column public.quotas.pack_paise is 'What a pack costs, as it was given: a phone without a network learns of no other price.';
comment on column public.quotas.back_packs is 'What was unsold when it ended, and went back on the shelf.';

create index quotas_by_product on public.quotas (product_id);
create index quotas_by_person on public.quotas (who, ended_at);
create index quotas_open on public.quotas (until) where ended_at is null;

-- What was sold from them, as the phones said it.
create table public.quota_sales (
  id uuid primary key,
  quota_id uuid not null,
  product_id text not null references public.catalogue_items (id),
  who uuid not null,
  packs int not null check (packs between 1 and 1000),
  paise bigint not null check (paise between 1 and 1000000000),
  number text check (number ~ '^[2-9A-HJKMNP-TV-Z]{5}-[1-9][0-9]{0,5}$'),
  customer uuid,
  at timestamptz not null,
  told_at timestamptz not null default clock_timestamp(),
  constraint quota_sales_money_check check (num_nonnulls(number, customer) = 1)
);

comment on column public.quota_sales.quota_id is 'As the phone named it: a quota that the centre does not know is a claim.';
comment on column public.quota_sales.number is 'The slip of a sale for cash; customer: the khata of one on account.';

create index quota_sales_by_quota on public.quota_sales (quota_id);
create index quota_sales_by_product on public.quota_sales (product_id);
create index quota_sales_by_time on public.quota_sales (at);

-- What of a sale somebody has to look at: its goods, its money, or both.
create table public.quota_claims (
  sale_id uuid references public.quota_sales (id),
  what text check (what in ('goods', 'money')),
  reason text not null check (reason in ('late', 'unknown', 'phone', 'limit', 'role')),
  settled text check (settled in ('shelf', 'counted', 'khata', 'void')),
  settled_by uuid,
  primary key (sale_id, what),
  constraint quota_claims_whole_check check (num_nonnulls(settled, settled_by) in (0, 2))
);

comment on column public.quota_claims.reason is
  'goods: late (they were back on the shelf), unknown (no such quota) or phone (another phone''s). money: limit (of the khata), unknown '
  '(nobody''s khata) or role (whoever sold may not write into khatas).';

create index quota_claims_open on public.quota_claims (sale_id) where settled is null;


-- Giving and ending

-- Gives packs of the shelf to a person. Orders keep what they have reserved: only what is free can be given.
create function public.give_quota(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  until constant timestamptz := (act ->> 'until')::timestamptz;
begin
  if not exists (select from public.stock_items s where s.product_id = act ->> 'product' and s.counted) then
    raise exception 'Nobody counts this product' using errcode = 'P0001', hint = 'uncounted';
  elsif not exists (select from auth.users u where u.id = (act ->> 'who')::uuid) then
    raise exception 'There is no such person' using errcode = 'P0001', hint = 'unknown';
  elsif until not between now() and now() + interval '15 days' then
    raise exception 'A quota is for today and at most 14 days' using errcode = 'P0001', hint = 'day';
  end if;
  insert into public.quotas (id, product_id, who, packs, pack_paise, given_by, until) values (
    (act ->> 'id')::uuid, act ->> 'product', (act ->> 'who')::uuid, (act ->> 'packs')::int, (act ->> 'paise')::bigint, auth.uid(), until
  );
  perform public.apply_transfers(jsonb_build_array(jsonb_build_object(
    'id', act ->> 'id', 'book', 'goods', 'unit', act ->> 'product', 'from', 'shelf', 'to', 'phone:' || (act ->> 'id'),
    'amount', (act ->> 'packs')::bigint * 1000, 'why', 'quota', 'about', act ->> 'id', 'by', auth.uid()
  )));
end $$;

-- Ends a quota, once: what is unsold goes back on the shelf.
create function public.end_quota(target uuid) returns void
language plpgsql set search_path = '' as $$
declare
  held public.quotas;
  rest bigint;
begin
  -- A sale that arrives at the same moment waits for this, or this for it.
  select * into held from public.quotas q where q.id = target and q.ended_at is null for update;
  if held.id is null then
    return;
  end if;
  rest := public.ledger_free('goods', held.product_id, 'phone:' || held.id);
  if rest > 0 then
    perform public.apply_transfers(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      'id', md5('quota back ' || held.id)::uuid, 'book', 'goods', 'unit', held.product_id, 'from', 'phone:' || held.id, 'to', 'shelf',
      'amount', rest, 'why', 'quota_back', 'about', held.id, 'by', auth.uid()
    ))));
  end if;
  update public.quotas q set ended_at = clock_timestamp(), back_packs = rest / 1000 where q.id = held.id;
end $$;

-- Ends every quota whose time and a day of grace are over, also of a phone that is lost; returns how many.
create function public.end_quotas() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  ended int := 0;
begin
  for due in
    select q.id from public.quotas q where q.ended_at is null and q.until + interval '1 day' <= now()
    order by q.until limit 200 for update skip locked
  loop
    perform public.end_quota(due);
    ended := ended + 1;
  end loop;
  return ended;
end $$;

-- Has a phone take a quota of the caller's, by the letters of its slips. The first one has it: two phones that both sold from it would sell
-- it twice. Answers {taken: true}, also again to the same phone; else false.
create function public.take_quota(quota uuid, phone text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Only an account has goods to sell' using errcode = '42501';
  end if;
  update public.quotas q set phone = take_quota.phone
    where q.id = quota and q.who = auth.uid() and q.phone is null and q.ended_at is null;
  return jsonb_build_object('taken', exists (
    select from public.quotas q where q.id = quota and q.who = auth.uid() and q.phone = take_quota.phone
  ));
end $$;


-- Selling

-- Why the goods of a sale are a claim; null where they leave their quota.
create function public.goods_claim(held public.quotas, act jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when held.id is null then 'unknown'
    when held.who <> auth.uid() or held.product_id <> act ->> 'product' or held.phone <> act ->> 'phone' then 'phone'
    when public.ledger_free('goods', held.product_id, 'phone:' || held.id) < (act ->> 'packs')::bigint * 1000 then 'late'
  end
$$;

-- Puts a sale on a customer's khata. Returns why it is a claim, or null.
create function public.charge_sale(sale public.quota_sales) returns text
language plpgsql set search_path = '' as $$
declare
  problem text;
begin
  if not public.is_desk_staff() then
    return 'role';
  end if;
  perform public.charge_khata(md5('khata ' || sale.id)::uuid, sale.customer, sale.paise, 'goods', sale.id::text, sale.at);
  return null;
exception when raise_exception then
  get stacked diagnostics problem = pg_exception_hint;
  return case problem when 'short' then 'limit' else 'unknown' end;
end $$;

-- Writes down a sale. The goods are with the buyer and the cash with the seller, whatever the centre thinks of it: what does not fit is a
-- claim, and no refusal.
create function public.sell_from_quota(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  held public.quotas;
  sale public.quota_sales;
  reason text;
begin
  select * into held from public.quotas q where q.id = (act ->> 'quota')::uuid for update;
  reason := public.goods_claim(held, act);
  insert into public.quota_sales (id, quota_id, product_id, who, packs, paise, number, customer, at) values (
    (act ->> 'id')::uuid, (act ->> 'quota')::uuid, act ->> 'product', auth.uid(), (act ->> 'packs')::int, (act ->> 'paise')::bigint,
    act ->> 'number', (act ->> 'customer')::uuid, least((act ->> 'at')::timestamptz, now())
  ) returning * into sale;
  if reason is null then
    -- A restored centre may have forgotten which phone took it.
    update public.quotas q set phone = act ->> 'phone' where q.id = held.id and q.phone is null;
    perform public.apply_transfers(jsonb_build_array(jsonb_build_object(
      'id', sale.id, 'book', 'goods', 'unit', sale.product_id, 'from', 'phone:' || held.id, 'to', 'sold', 'amount', sale.packs::bigint * 1000,
      'why', 'sold', 'about', held.id, 'at', sale.at, 'by', auth.uid()
    )));
  else
    insert into public.quota_claims (sale_id, what, reason) values (sale.id, 'goods', reason);
  end if;
  if sale.number is not null then
    perform public.take_slip(jsonb_build_object('id', sale.id, 'sale', sale.id, 'number', sale.number, 'paise', sale.paise, 'at', sale.at));
    return;
  end if;
  reason := public.charge_sale(sale);
  if reason is not null then
    insert into public.quota_claims (sale_id, what, reason) values (sale.id, 'money', reason);
  end if;
end $$;

-- Settles a claim, once. Goods: `shelf` takes them from the shelf, `counted` for what a count found missing since, `void` for what was not
-- sold after all. Money: `khata` charges it now, `void` where it came some other way.
create function public.settle_quota_claim(act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  claim public.quota_claims;
  sale public.quota_sales;
begin
  select * into claim from public.quota_claims c where c.sale_id = (act ->> 'sale')::uuid and c.what = act ->> 'what' for update;
  if claim.sale_id is null or claim.settled is not null then
    raise exception 'Nothing is open about this sale' using errcode = 'P0001', hint = 'settled';
  end if;
  select * into sale from public.quota_sales s where s.id = claim.sale_id;
  if act ->> 'how' in ('shelf', 'counted') then
    perform public.apply_transfers(jsonb_build_array(jsonb_build_object(
      'id', sale.id, 'book', 'goods', 'unit', sale.product_id, 'from', case act ->> 'how' when 'shelf' then 'shelf' else 'opening' end,
      'to', 'sold', 'amount', sale.packs::bigint * 1000, 'why', 'sold', 'about', sale.quota_id, 'at', sale.at, 'by', auth.uid()
    )));
  elsif act ->> 'how' = 'khata' then
    perform public.charge_khata(md5('khata ' || sale.id)::uuid, sale.customer, sale.paise, 'goods', sale.id::text, sale.at);
  end if;
  update public.quota_claims c set settled = act ->> 'how', settled_by = auth.uid()
    where c.sale_id = claim.sale_id and c.what = claim.what;
end $$;


-- Acts

-- The part of an act that is invalid, or null.
create function public.quota_act_problem(act jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when not public.is_uuid(act -> 'id') then 'id'
    when coalesce(act ->> 'do' not in ('give', 'end', 'sell', 'back', 'settle'), true) then 'do'
    when act ->> 'do' in ('end', 'sell', 'back') and not public.is_uuid(act -> 'quota') then 'quota'
    when act ->> 'do' in ('give', 'sell') and coalesce(jsonb_typeof(act -> 'packs') <> 'number' or act ->> 'packs' !~ '^([1-9][0-9]{0,2}|1000)$', true) then 'packs'
    when act ->> 'do' in ('give', 'sell') and coalesce(jsonb_typeof(act -> 'paise') <> 'number' or act ->> 'paise' !~ '^[1-9][0-9]{0,8}$', true) then 'paise'
    when act ->> 'do' in ('give', 'sell') and not exists (select from public.catalogue_items i where i.id = act ->> 'product') then 'product'
    when act ->> 'do' = 'give' and (act ->> 'paise')::bigint > 100000000 then 'paise'
    when act ->> 'do' = 'give' and not public.is_uuid(act -> 'who') then 'who'
    when act ->> 'do' in ('give', 'sell') and not public.is_moment(act ->> case act ->> 'do' when 'give' then 'until' else 'at' end) then 'at'
    when act ->> 'do' = 'sell' and coalesce(act ->> 'phone' !~ '^[2-9A-HJKMNP-TV-Z]{5}$', true) then 'phone'
    when act ->> 'do' = 'sell' and (num_nonnulls(act ->> 'customer', act ->> 'number') <> 1 or not public.is_uuid(act -> 'customer')
      and not coalesce(act ->> 'number' ~ ('^' || (act ->> 'phone') || '-[1-9][0-9]{0,5}$'), false)) then 'number'
    when act ->> 'do' = 'settle' and (not public.is_uuid(act -> 'sale') or coalesce(
      (act ->> 'what', act ->> 'how') not in (('goods', 'shelf'), ('goods', 'counted'), ('goods', 'void'), ('money', 'khata'), ('money', 'void')), true)) then 'how'
  end;
end $$;

-- True if the caller may do this act. A quota that no phone has taken is ended by staff; one that a phone may be selling from by a manager,
-- who knows that the phone is lost. Whoever has or had a quota tells of sales.
create function public.may_act_on_quota(act jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case act ->> 'do'
    when 'give' then public.is_desk_staff()
    when 'settle' then public.may_decide()
    when 'end' then public.may_decide() or public.is_desk_staff() and exists (
      select from public.quotas q where q.id = (act ->> 'quota')::uuid and (q.phone is null or q.ended_at is not null))
    when 'back' then exists (select from public.quotas q where q.id = (act ->> 'quota')::uuid and q.who = auth.uid())
    else public.is_desk_staff() or exists (select from public.quotas q where q.who = auth.uid())
  end
$$;

-- Does an act about a quota that a phone has written, each id once: {id, do, …}. do: give {product, who, packs, paise, until}, end {quota},
-- sell {quota, product, phone, packs, paise, at, number or customer}, back {quota} (the phone that sells has stopped, and gives back what is
-- left), settle {sale, what, how}. Answers {done: true}, or {refused} with the code invalid, conflict, forbidden, short, uncounted, unknown,
-- day or settled. A sale of whoever has or had a quota is never refused for what the centre thinks of it.
create function public.act_on_quota(act jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  problem text := public.quota_act_problem(act);
  answer jsonb;
  message text;
begin
  if auth.uid() is null then
    raise exception 'Only an account has goods to sell' using errcode = '42501';
  elsif problem is not null then
    return public.refused_entry(422, 'invalid', 'An act about a quota is not as agreed', problem);
  end if;
  answer := public.answered_act(act);
  if answer is not null then
    return answer;
  elsif not public.may_act_on_quota(act) then
    return public.refused_entry(403, 'forbidden', 'This account may not do this');
  end if;
  begin
    case act ->> 'do'
      when 'give' then perform public.give_quota(act);
      when 'sell' then perform public.sell_from_quota(act);
      when 'settle' then perform public.settle_quota_claim(act);
      else perform public.end_quota((act ->> 'quota')::uuid);
    end case;
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

-- A quota as phones read it.
create function public.quota_facts(held public.quotas) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', held.id, 'product_id', held.product_id, 'phone', held.phone, 'packs', held.packs, 'pack_paise', held.pack_paise,
    'until', held.until, 'ended', held.ended_at is not null
  )
$$;

-- What the caller has to sell, and what ended within a week: {at, quotas: [{…, sales: [{id, packs}]}]}.
create function public.my_quotas() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Only an account has goods to sell' using errcode = '42501';
  end if;
  return jsonb_build_object('at', now(), 'quotas', (
    select coalesce(jsonb_agg(public.quota_facts(q) || jsonb_build_object('sales', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'packs', s.packs)), '[]') from public.quota_sales s where s.quota_id = q.id
    )) order by q.until, q.id), '[]')
    from public.quotas q where q.who = auth.uid() and (q.ended_at is null or q.ended_at between now() - interval '7 days' and now() + interval '1 day')
  ));
end $$;

-- What people have to sell, for staff, with what ended within a week, and the claims that nobody has settled: {at, quotas: [{…, name, sold}],
-- claims: [{sale, what, reason, name, product_id, packs, paise, at, number, customer}]}. sold: packs that the centre knows of.
create function public.quotas_at_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.check_desk();
  return jsonb_build_object(
    'at', now(),
    'quotas', (
      select coalesce(jsonb_agg(public.quota_facts(q) || jsonb_build_object(
        'name', public.name_of(q.who), 'back', q.back_packs,
        'sold', (select coalesce(sum(s.packs), 0) from public.quota_sales s where s.quota_id = q.id)
      ) order by q.ended_at nulls first, q.until, q.id), '[]')
      from public.quotas q where (q.ended_at is null or q.ended_at between now() - interval '7 days' and now() + interval '1 day')
    ),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'sale', s.id, 'what', c.what, 'reason', c.reason, 'name', public.name_of(s.who), 'product_id', s.product_id, 'packs', s.packs,
        'paise', s.paise, 'at', s.at, 'number', s.number, 'customer', (select k.name from public.khata_customers k where k.id = s.customer)
      ) order by s.at, c.what), '[]')
      from public.quota_claims c join public.quota_sales s on s.id = c.sale_id where c.settled is null
    )
  );
end $$;


-- Who may do what

alter table public.quotas enable row level security;
alter table public.quota_sales enable row level security;
alter table public.quota_claims enable row level security;

-- No policy: sellers read their own quotas, and staff all, through functions.
revoke all on public.quotas, public.quota_sales, public.quota_claims from service_role;
grant execute on function public.act_on_quota(jsonb) to authenticated;
grant execute on function public.take_quota(uuid, text) to authenticated;
grant execute on function public.my_quotas() to authenticated;
grant execute on function public.quotas_at_desk() to authenticated;
grant execute on function public.end_quotas() to service_role;
