-- Receipts: the paper for an order whose money is there, numbered without a gap and never changed. The seller and the tax rates
-- come from the content. docs/decisions/orders-and-money.md explains it.


-- Tables

-- The tax rates of products, sections and catalogues.
create table public.tax_rates (
  of text primary key check (char_length(of) <= 250),
  hsn text not null check (hsn ~ '^[0-9]{4,8}$'),
  rate_bp int not null check (rate_bp between 0 and 4000 and rate_bp % 2 = 0)
);

comment on table public.tax_rates is
  'What is taxed how, as the content has it (src/content/taxes.ts). The most exact row counts: a product''s, then that of its '
  'section, "catalogue:section", then that of its catalogue; "delivery" is the bringing.';
comment on column public.tax_rates.rate_bp is 'In hundredths of a per cent: 500 is 5 %. 0 is exempt.';

-- The seller of the content; at most one row.
create table public.receipt_seller (
  only_row boolean primary key default true check (only_row),
  facts jsonb not null check (facts ->> 'gstin' ~ '^[0-9]{2}[A-Z0-9]{13}$')
);

comment on table public.receipt_seller is 'Who sells, as the content says it: {name, address, gstin, phone}, words in every language.';

-- The last receipt number of each financial year.
create table public.receipt_numbers (
  financial_year text primary key check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  n int not null
);

comment on table public.receipt_numbers is
  'The last number given in a year from April to March. A row and not a sequence: its lock is held until the commit, so '
  'that what is rolled back leaves no gap.';

-- The receipts, one for each settled order.
create table public.receipts (
  order_id uuid primary key references public.orders (id),
  financial_year text not null,
  number int not null check (number > 0),
  serial text not null unique check (char_length(serial) <= 16),
  kind text not null check (kind in ('invoice', 'bill_of_supply', 'both')),
  issued_at timestamptz not null,
  seller jsonb not null,
  place_of_supply text not null check (place_of_supply ~ '^[0-9]{2}$'),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  unique (financial_year, number),
  check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);

comment on table public.receipts is
  'One for each order that was paid. Its lines are those of the order in their order, and one more for the delivery fee: '
  '[{hsn, rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise}]. Words, prices and buyer are the order''s, which is frozen.';
comment on column public.receipts.kind is
  'An invoice where everything in it is taxed, a bill of supply where nothing is, both in one where some is.';

-- Mails of receipts within the last hour, to limit them.
create table public.receipt_mails (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  order_id uuid not null references public.orders (id),
  at timestamptz not null default now()
);

comment on table public.receipt_mails is 'Every time a receipt was asked for by mail; older than an hour it says nothing any more.';

create index receipt_mails_by_person on public.receipt_mails (user_id, at);
create index receipt_mails_by_order on public.receipt_mails (order_id);


-- Taxes

-- The tax within a price that holds it: {taxable_paise, cgst_paise, sgst_paise, igst_paise}. The halves are equal, each
-- rounded to the nearest paisa, half a paisa up; what is left of the price is what is taxed, so that the parts always add up.
create function public.tax_within(paise bigint, rate_bp int, across_states boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'taxable_paise', paise - 2 * half - whole, 'cgst_paise', half, 'sgst_paise', half, 'igst_paise', whole
  )
  from (select
    case when across_states then 0 else (paise * rate_bp + 10000 + rate_bp) / (2 * (10000 + rate_bp)) end as half,
    case when across_states then (2 * paise * rate_bp + 10000 + rate_bp) / (2 * (10000 + rate_bp)) else 0 end as whole
  ) parts
$$;

-- The state, by its code in a GSTIN, that the PIN code in an address lies in; null where there is none, or its first digits
-- say no single state. Only those near enough to be sent to.
create function public.state_of_address(address text) returns text
language sql immutable set search_path = '' as $$
  select case
    when pin ~ '^(140|14[1-9]|15)' then '03'
    when pin ~ '^1(8|9[0-3])' then '01'
    when pin ~ '^17' then '02'
    when pin ~ '^1[23]' then '06'
    when pin ~ '^11' then '07'
    when pin ~ '^3[0-4]' then '08'
  end
  from (select translate(substring(address from '(?:^|[^0-9])([1-9][0-9]{2} ?[0-9]{3})(?:[^0-9]|$)'), ' ', '') as pin) found
$$;

-- The lines of an order with their tax rates, and the delivery fee; without a rate where none is known.
create function public.taxed_lines(ordered public.orders, across_states boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object('hsn', rate.hsn, 'rate_bp', rate.rate_bp)
      || coalesce(public.tax_within(paise, rate.rate_bp, across_states), '{}') order by position
  )
  from (
    select line.position, line.line_paise as paise, item.tax,
      case when item.id is null then array['booking/' || line.resource_id, 'booking']
        else array[item.id, item.catalogue || ':' || item.section, item.catalogue] end as names
    from public.order_items line left join public.catalogue_items item on item.id = line.product_id
    where line.order_id = ordered.id
    union all
    select 1000, ordered.delivery_fee_paise, null, array['delivery'] where ordered.delivery_fee_paise > 0
  ) line
  left join lateral (
    select line.tax ->> 'hsn' as hsn, (line.tax ->> 'rate_bp')::int as rate_bp, 0 as place where line.tax is not null
    union all
    select known.hsn, known.rate_bp, array_position(line.names, known.of) from public.tax_rates known where known.of = any (line.names)
    order by place limit 1
  ) rate on true
$$;


-- Writing a receipt

-- The year of the books that a moment lies in, as 26-27: from April to March, by the clock of India.
create function public.financial_year(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(april, 'YY') || '-' || to_char(april + interval '1 year', 'YY')
  from (select date_trunc('month', moment at time zone 'Asia/Kolkata') - interval '3 months' as april) begun
$$;

-- Takes the next receipt number of a financial year.
create function public.next_receipt_number(year text) returns int
language sql volatile set search_path = '' as $$
  insert into public.receipt_numbers as last (financial_year, n) values (year, 1)
    on conflict (financial_year) do update set n = last.n + 1 returning n
$$;

-- The seller as a receipt of now names it: the content's, with what the centre has changed since and the licences that the law wants on
-- a bill. Receipts keep that of their day.
create function public.seller_now() returns jsonb
language sql stable security definer set search_path = '' as $$
  select facts || jsonb_strip_nulls(jsonb_build_object(
    'name', public.changed_setting('sellerName'), 'address', public.changed_setting('address'),
    'phone', public.changed_setting('phone'), 'gstin', public.changed_setting('gstin'),
    'seedLicence', nullif(public.setting('seedLicence'), '""'),
    'fertilizerLicence', nullif(public.setting('fertilizerLicence'), '""'),
    'pesticideLicence', nullif(public.setting('pesticideLicence'), '""')
  )) from public.receipt_seller
$$;

-- Writes the receipt of a settled order; does nothing while the content's rates are missing: the order's next move tries
-- again.
create function public.write_receipt(ordered public.orders) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seller constant jsonb := public.seller_now();
  here constant text := left(seller ->> 'gstin', 2);
  -- What goes to a delivery area stays in the state, and so does a training, which is held here.
  place constant text := case
    when ordered.delivery_area is null and ordered.kind = 'cart' then coalesce(public.state_of_address(ordered.address), here)
    else here end;
  lines constant jsonb := public.taxed_lines(ordered, place <> here);
  year constant text := public.financial_year(now());
  n int;
begin
  if seller is null or exists (select 1 from jsonb_array_elements(lines) line where line -> 'rate_bp' = 'null') then
    return;
  end if;
  n := public.next_receipt_number(year);
  insert into public.receipts (
    order_id, financial_year, number, serial, kind, issued_at, seller, place_of_supply, lines,
    taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise
  )
  select ordered.id, year, n, format('KS/%s/%s', year, lpad(n::text, greatest(length(n::text), 6), '0')),
    case when bool_and((line -> 'rate_bp')::int = 0) then 'bill_of_supply' when bool_or((line -> 'rate_bp')::int = 0) then 'both' else 'invoice' end,
    now(), seller, place, lines, sum((line -> 'taxable_paise')::bigint), sum((line -> 'cgst_paise')::bigint),
    sum((line -> 'sgst_paise')::bigint), sum((line -> 'igst_paise')::bigint), ordered.total_paise
  from jsonb_array_elements(lines) line;
end $$;

-- Trigger: refuses to change or delete a receipt. Deleting an account keeps paid orders, so no receipt has to go.
create function public.guard_receipt() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A receipt is never changed' using errcode = 'P0001';
end $$;

create trigger receipt_guarded before update or delete on public.receipts
  for each row execute function public.guard_receipt();

-- Trigger: writes the receipt once the order is settled; an error in it never undoes the payment.
create function public.issue_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.receipts r where r.order_id = new.id) or not public.order_is_settled(new.id) then
    return null;
  end if;
  begin
    perform public.write_receipt(new);
  exception when others then
    -- That money came must never be lost over its paper. The order's next move, or the next publishing, tries again.
    raise warning 'No receipt for order %: %', new.id, sqlerrm;
  end;
  return null;
end $$;

-- At every change: the money may come before the order moves (paid online), after it (paid at the door), and a payment that
-- changes touches its order. The phone hears of the receipt by the same version.
create trigger order_receipt after update on public.orders
  for each row when (new.state in ('paid', 'packed', 'shipped', 'delivered')) execute function public.issue_receipt();

-- Stores seller and rates from the content: {rates, issued}. What was paid before there was a rate for it gets its
-- receipt now.
create function public.publish_tax_facts(seller jsonb, rates jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid[];
  one uuid;
begin
  if jsonb_typeof(rates) is distinct from 'array' or jsonb_array_length(rates) = 0 then
    raise exception 'Rates without a rate are not published' using errcode = 'P0001';
  end if;
  insert into public.receipt_seller (facts) values (seller) on conflict (only_row) do update set facts = excluded.facts;
  delete from public.tax_rates known
    where not exists (select 1 from jsonb_array_elements(rates) rate where rate ->> 'of' = known.of);
  insert into public.tax_rates (of, hsn, rate_bp)
    select given.of, given.hsn, given.rate_bp from jsonb_to_recordset(rates) as given (of text, hsn text, rate_bp int)
    on conflict (of) do update set hsn = excluded.hsn, rate_bp = excluded.rate_bp;
  waiting := array(
    select o.id from public.orders o
    where o.state in ('paid', 'packed', 'shipped', 'delivered') and public.order_is_settled(o.id)
      and not exists (select 1 from public.receipts r where r.order_id = o.id)
    order by o.created_at, o.id
  );
  -- One after the other, so that they are numbered in the order in which they were made.
  foreach one in array waiting loop
    update public.orders set state = state where id = one;
  end loop;
  return jsonb_build_object(
    'rates', jsonb_array_length(rates),
    'issued', (select count(*) from public.receipts r where r.order_id = any (waiting))
  );
end $$;


-- Reading

-- The receipt of an order as phones read it; null without one.
create function public.receipt_facts(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(r) - array['order_id', 'financial_year', 'number'] from public.receipts r where r.order_id = target
$$;

-- An own order with its receipt, for the function that mails it: its facts, and {receipt}. Each call counts as a mail.
create function public.receipt_to_mail(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_an_hour constant int := 6;
  person constant uuid := auth.uid();
  receipt jsonb;
  wait int;
begin
  -- One after the other: two calls at once would each not see the other's mail.
  perform 1 from public.order_versions where user_id = person for update;
  if not exists (select 1 from public.orders o where o.id = receipt_to_mail.order_id and o.user_id = person) then
    raise sqlstate 'PT404' using message = 'There is no such order';
  end if;
  receipt := public.receipt_facts(order_id);
  if receipt is null then
    raise sqlstate 'PT409' using message = 'There is no receipt of this order', hint = 'There is one once it is paid.';
  end if;
  delete from public.receipt_mails m where m.user_id = person and m.at not between now() - interval '1 hour' and clock_timestamp();
  select ceil(extract(epoch from min(m.at) + interval '1 hour' - now())) into wait
  from public.receipt_mails m where m.user_id = person having count(*) >= most_an_hour;
  if wait is not null then
    -- PostgREST takes status and headers from an error of this code.
    raise sqlstate 'PGRST' using
      message = jsonb_build_object('code', 'PT429', 'message', 'Too many mails within an hour', 'details', null,
        'hint', format('Try again in %s minutes.', ceil(wait / 60.0))),
      detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', greatest(wait, 1)::text));
  end if;
  insert into public.receipt_mails (user_id, order_id) values (person, order_id);
  return public.order_facts(order_id) || jsonb_build_object('receipt', receipt);
end $$;

-- The caller's own orders that changed since a version, oldest change first, each with its receipt: {version, more,
-- orders}. A phone keeps the version and asks from there. Ends the caller's unpaid orders first.
create function public.order_changes(since bigint default 0, at_most int default 50) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform public.expire_orders(auth.uid());
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
    'orders', coalesce((
      select jsonb_agg(public.order_with_payments(id) || jsonb_build_object('receipt', public.receipt_facts(id)) order by version)
      from sent
    ), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;


-- Who may do what

alter table public.tax_rates enable row level security;
alter table public.receipt_seller enable row level security;
alter table public.receipt_numbers enable row level security;
alter table public.receipts enable row level security;
alter table public.receipt_mails enable row level security;

create policy "receipts go with their order" on public.receipts for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

-- No policy for tax_rates, receipt_seller, receipt_numbers, receipt_mails: only functions that run as their owner touch them.

revoke all on public.tax_rates, public.receipt_seller, public.receipt_numbers from service_role;
grant select on public.receipts to authenticated;
revoke insert, update, delete, truncate on public.receipts from service_role;
revoke all on public.receipt_mails from service_role;
grant execute on function public.publish_tax_facts(jsonb, jsonb) to service_role;
grant execute on function public.receipt_to_mail(uuid) to authenticated;
grant execute on function public.order_changes(bigint, int) to authenticated;
