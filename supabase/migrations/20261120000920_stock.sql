-- Stock: words and rules over the ledger's book of goods, for the products that the centre counts. A product that nobody counts is
-- sold as it always was. Nobody writes how many there are: goods come, are sold, spoil, are counted, and each is a transfer.
-- docs/decisions/stock.md explains it.


-- Tables

-- The products that are counted, and what phones are told of them.
create table public.stock_items (
  product_id text primary key references public.catalogue_items (id),
  counted boolean not null default true,
  packs_left int check (packs_left between 0 and 10),
  back_on date check (back_on between '2020-01-01' and '2099-12-31'),
  version bigint not null unique,
  updated_at timestamptz not null default now()
);

comment on column public.stock_items.counted is 'False once nobody counts it any more. Rows stay, so that phones hear of it.';
comment on column public.stock_items.packs_left is
  'What everybody may know: so many whole packs nobody has ordered. Null while more than ten are there, or nobody counts.';
comment on column public.stock_items.back_on is 'The day on which more is expected; a day that has come means nothing any more.';
comment on column public.stock_items.version is 'From the catalogue''s counter: phones follow both by one question (shop_changes).';

-- What staff wrote down: a supplier's bill, a count, what spoiled, what came back.
create table public.stock_sheets (
  id uuid primary key,
  kind text not null check (kind in ('in', 'count', 'spoilt', 'returned')),
  supplier text check (char_length(supplier) between 1 and 120),
  bill text check (char_length(bill) between 1 and 40),
  note text check (char_length(note) <= 200),
  order_id uuid references public.orders (id),
  content_hash text not null,
  by_whom uuid not null,
  at timestamptz not null,
  told_at timestamptz not null default clock_timestamp(),
  check ((kind = 'in') = (supplier is not null)),
  check (kind = 'in' or bill is null),
  check ((kind = 'returned') = (order_id is not null))
);

comment on table public.stock_sheets is 'The id is the entry''s on the phone: it counts once. Rows are never changed; a later count corrects.';
comment on column public.stock_sheets.by_whom is 'No foreign key: the books outlive accounts.';

-- A bill that two people enter would bring the goods twice.
create unique index stock_sheets_by_bill on public.stock_sheets (lower(supplier), lower(bill)) where bill is not null;
create index stock_sheets_by_order on public.stock_sheets (order_id) where order_id is not null;
create index stock_sheets_by_time on public.stock_sheets (told_at);

create trigger a_plain_texts before insert on public.stock_sheets
  for each row execute function public.plain_texts('supplier', 'bill', 'note');

-- The lines of a sheet.
create table public.stock_lines (
  sheet_id uuid not null references public.stock_sheets (id),
  product_id text not null references public.catalogue_items (id),
  amount bigint not null check (amount between 0 and 100000000),
  cost_paise bigint check (cost_paise between 1 and 1000000000),
  is_spoilt boolean not null default false,
  moved bigint not null,
  missing bigint not null default 0 check (missing >= 0),
  at timestamptz not null,
  primary key (sheet_id, product_id)
);

comment on column public.stock_lines.amount is 'In thousandths of a pack: how much came, spoiled or came back, or how much was counted.';
comment on column public.stock_lines.cost_paise is 'What one pack cost the centre, on a supplier''s bill.';
comment on column public.stock_lines.moved is 'What the shelf has more of by this line; less than nothing where it has less.';
comment on column public.stock_lines.missing is
  'What orders reserve and is not there: the shelf cannot give it, so somebody has to call the people who ordered.';
comment on column public.stock_lines.at is 'When it happened by the phone, never later than the centre learned of it.';

create index stock_lines_by_product on public.stock_lines (product_id, at);

-- Who wants to be told that a product is back.
create table public.stock_waits (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null references public.catalogue_items (id),
  made_at timestamptz not null default clock_timestamp(),
  back_at timestamptz
);

comment on column public.stock_waits.back_at is 'When it was back, and the person was told.';

create unique index stock_waits_once on public.stock_waits (user_id, product_id) where back_at is null;
create index stock_waits_by_product on public.stock_waits (product_id) where back_at is null;


-- What phones are told

create trigger catalogue_turn before insert or update on public.stock_items
  for each statement execute function public.await_catalogue_turn();

-- Trigger: gives a changed row the next version of the catalogue.
create function public.stamp_stock_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'version' - 'updated_at' = to_jsonb(old) - 'version' - 'updated_at' then
    new.version := old.version;
    return new;
  end if;
  -- Never behind the clock, as in stamp_catalogue_item.
  update public.catalogue_version
    set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    returning n into new.version;
  new.updated_at := clock_timestamp();
  return new;
end $$;

create trigger stock_item_stamped before insert or update on public.stock_items
  for each row execute function public.stamp_stock_item();

-- So many whole packs nobody has ordered; null for more than ten.
create function public.packs_to_tell(product text) returns int
language sql stable set search_path = '' as $$
  select case when packs <= 10 then greatest(packs, 0)::int end
  from (select public.ledger_free('goods', product, 'shelf') / 1000 as packs) free
$$;

-- Trigger: phones are told what a change of the shelf leaves. Most changes leave more than ten, and tell nobody anything.
create function public.tell_of_shelf() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.stock_items s
    where s.product_id = new.unit and s.counted and s.packs_left is distinct from public.packs_to_tell(new.unit)
  ) then
    update public.stock_items s set packs_left = public.packs_to_tell(new.unit) where s.product_id = new.unit;
  end if;
  return null;
end $$;

create trigger shelf_is_told after update on public.ledger_accounts
  for each row when (new.book = 'goods' and new.holder = 'shelf'
    and old.posted - old.reserved <> new.posted - new.reserved)
  execute function public.tell_of_shelf();


-- Orders

-- The id of the transfer that reserves a product for an order.
create function public.reservation_id(order_id uuid, product text) returns uuid
language sql immutable set search_path = '' as $$
  select md5(concat_ws(' ', 'reserved', order_id, product))::uuid
$$;

-- Reserves what an order has of counted products, all or nothing. Answers null, or {refused: 'sold_out', ids, left: {id: packs}}
-- with nothing reserved. A reservation lasts as long as its order and has no end of its own: an order that a new link keeps
-- payable would otherwise lose its goods to somebody else, and be paid all the same.
create function public.reserve_goods(order_id uuid, person uuid, lines jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  wanted constant jsonb := (
    select jsonb_object_agg(product, packs) from (
      select line ->> 'product_id' as product, sum((line -> 'quantity')::int) as packs
      from jsonb_array_elements(lines) line
      where exists (select from public.stock_items s where s.product_id = line ->> 'product_id' and s.counted)
      group by line ->> 'product_id'
    ) counted
  );
  why text;
begin
  if wanted is null then
    return null;
  end if;
  -- Held past a refusal, so that what it says is left is what is left.
  perform public.lock_ledger();
  perform public.apply_transfers((
    select jsonb_agg(jsonb_build_object(
      'id', public.reservation_id(order_id, product), 'book', 'goods', 'unit', product, 'from', 'shelf',
      'to', 'customer:' || coalesce(person, order_id), 'amount', packs::bigint * 1000, 'why', 'sold', 'about', order_id, 'expires_at', 'infinity'
    ) order by product)
    from jsonb_each_text(wanted) line (product, packs)
  ));
  return null;
exception
  when sqlstate 'P0001' then
    get stacked diagnostics why = pg_exception_hint;
    if why <> 'short' then
      raise;
    end if;
    return (
      select jsonb_build_object('refused', 'sold_out', 'ids', jsonb_agg(product order by product),
        'left', jsonb_object_agg(product, free))
      from (
        select product, packs::bigint as packs, greatest(public.ledger_free('goods', product, 'shelf') / 1000, 0) as free
        from jsonb_each_text(wanted) line (product, packs)
      ) short
      where packs > free
    );
end $$;

-- Ends the reservations of an order: posted once it is packed, void where it does not go on.
create function public.end_reservations(order_id uuid, to_phase text) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.apply_transfers(coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', md5(concat_ws(' ', 'ended', t.id))::uuid, 'ends', t.id, 'phase', to_phase, 'why', 'sold', 'by', auth.uid()
    ) order by t.id)
    from public.ledger_transfers t
    where t.about = order_id::text and t.phase = 'pending' and t.why = 'sold'
      and not exists (select from public.ledger_transfers done where done.ends = t.id)
  ), '[]'));
end $$;

-- What an order has had of each product and has not brought back, in thousandths, with the account that has it.
create function public.goods_with_buyer(order_id uuid) returns table (product text, holder text, amount bigint)
language sql stable set search_path = '' as $$
  select a.unit, a.holder, sum(case when t.to_account = a.id then t.amount else -t.amount end)::bigint
  from public.ledger_transfers t
  join public.ledger_accounts a on a.id in (t.from_account, t.to_account) and a.book = 'goods' and a.holder like 'customer:%'
  where t.about = order_id::text and t.phase = 'posted'
  group by a.unit, a.holder having sum(case when t.to_account = a.id then t.amount else -t.amount end) > 0
$$;

-- Trigger: goods go with their order. They leave the shelf when they are packed, not when they are paid: until then they stand
-- there, and whoever counts finds them. What was packed and called off goes back on the shelf; of what reached somebody, staff
-- write down what came back.
create function public.move_goods() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'packed' then
    perform public.end_reservations(new.id, 'posted');
  elsif new.state in ('cancelled', 'refunded') then
    perform public.end_reservations(new.id, 'void');
    if old.state = 'packed' or new.state = 'cancelled' and old.state = 'shipped' then
      perform public.apply_transfers(coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', md5(concat_ws(' ', 'called off', new.id, product))::uuid, 'book', 'goods', 'unit', product, 'from', holder,
          'to', 'shelf', 'amount', amount, 'why', 'returned', 'about', new.id, 'by', auth.uid()
        ) order by product)
        from public.goods_with_buyer(new.id)
      ), '[]'));
    end if;
  end if;
  return null;
end $$;

create trigger order_moves_goods after update on public.orders
  for each row when (old.state <> new.state and new.state in ('packed', 'cancelled', 'refunded'))
  execute function public.move_goods();


-- Sheets

-- Raises an error about one field of a sheet.
create function public.refuse_sheet(message text, field text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = message, detail = field;
end $$;

-- A word of a sheet; null where it is not given. Refused where it is needed, too long, or has a control sign.
create function public.sheet_word(sheet jsonb, field text, longest int, needed boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  word constant text := nullif(btrim(sheet ->> field), '');
begin
  if word is null and needed or char_length(word) > longest then
    perform public.refuse_sheet(format('The %s is missing or too long', field), field);
  end if;
  return word;
end $$;

-- The lines of a sheet, read and checked: thousandths for packs, times that are not ahead of the centre's clock.
create function public.sheet_lines(sheet jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  line jsonb;
  packs numeric;
  seen text[] := '{}';
  read jsonb := '[]';
begin
  if jsonb_typeof(sheet -> 'lines') is distinct from 'array' or jsonb_array_length(sheet -> 'lines') not between 1 and 500 then
    perform public.refuse_sheet('A sheet has 1 to 500 lines', 'lines');
  end if;
  for line in select value from jsonb_array_elements(sheet -> 'lines') loop
    if not exists (
      select from public.catalogue_items item where item.id = line ->> 'product_id' and item.catalogue <> 'training'
    ) or (line ->> 'product_id') = any (seen) then
      perform public.refuse_sheet('Each line is about another product of the catalogue', 'product_id');
    end if;
    if jsonb_typeof(line -> 'packs') is distinct from 'number' then
      perform public.refuse_sheet('A line says how many packs', 'packs');
    end if;
    packs := (line ->> 'packs')::numeric;
    if packs not between 0 and 100000 or packs = 0 and sheet ->> 'kind' <> 'count' or packs <> round(packs, 3) then
      perform public.refuse_sheet('A line says how many packs', 'packs');
    end if;
    if coalesce(jsonb_typeof(line -> 'cost_paise'), 'null') <> 'null' and (
      jsonb_typeof(line -> 'cost_paise') <> 'number' or (line ->> 'cost_paise')::numeric not between 1 and 1000000000
      or (line ->> 'cost_paise')::numeric % 1 <> 0 or sheet ->> 'kind' <> 'in'
    ) then
      perform public.refuse_sheet('What a pack cost is in paise, on a supplier''s bill', 'cost_paise');
    end if;
    seen := seen || (line ->> 'product_id');
    read := read || jsonb_build_object(
      'product_id', line ->> 'product_id', 'amount', (packs * 1000)::bigint, 'cost_paise', line -> 'cost_paise',
      'is_spoilt', coalesce(line -> 'is_spoilt' = 'true', false),
      'at', least(coalesce((line ->> 'at')::timestamptz, (sheet ->> 'at')::timestamptz), now())
    );
  end loop;
  return (select jsonb_agg(value order by value ->> 'product_id') from jsonb_array_elements(read));
exception when data_exception then
  perform public.refuse_sheet('A sheet cannot be read', 'sheet');
end $$;

-- By how much the count of a product differs from the books at the moment at which it was counted: what moved since, while the
-- sheet was on its way, is not counted as missing. Nothing where somebody has counted it later.
create function public.count_difference(product text, counted bigint, counted_at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select case when exists (
    select from public.stock_lines l join public.stock_sheets s on s.id = l.sheet_id
    where l.product_id = product and s.kind = 'count' and l.at > counted_at
  ) then 0 else counted - coalesce((
    select a.posted - coalesce((
      select sum(case when t.to_account = a.id then t.amount else -t.amount end)
      from public.ledger_transfers t where a.id in (t.from_account, t.to_account) and t.phase = 'posted' and t.at > counted_at
    ), 0)
    from public.ledger_accounts a where a.book = 'goods' and a.unit = product and a.holder = 'shelf'
  ), 0)::bigint end
$$;

-- Reserves what orders that are not packed yet have of a product that is counted from now on, the oldest first, as far as it goes.
create function public.reserve_open_orders(product text) returns void
language plpgsql set search_path = '' as $$
declare
  bought record;
begin
  for bought in
    select o.id, o.user_id, sum(i.quantity)::int as packs
    from public.orders o join public.order_items i on i.order_id = o.id
    where i.product_id = product and o.user_id is not null and o.state in ('placed', 'awaiting_payment', 'paid')
    group by o.id, o.user_id, o.created_at order by o.created_at
  loop
    perform public.reserve_goods(
      bought.id, bought.user_id, jsonb_build_array(jsonb_build_object('product_id', product, 'quantity', bought.packs))
    );
  end loop;
end $$;

-- One line's transfers, and what it moves: {transfers, moved, missing}. What orders have reserved is never taken from them: it is
-- `missing`, and staff call those people. What happened before the last count and is told after it was counted already, so the
-- shelf stays at what was counted. Of a product that nobody counts nothing moves.
create function public.sheet_move(sheet public.stock_sheets, line jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  item constant text := line ->> 'product_id';
  is_told_late constant boolean := sheet.kind <> 'count' and exists (
    select from public.stock_lines l join public.stock_sheets s on s.id = l.sheet_id
    where l.product_id = item and s.kind = 'count' and l.at > (line ->> 'at')::timestamptz
  );
  moving bigint := (line -> 'amount')::bigint;
  source text := 'shelf';
  target text := 'shelf';
  missing bigint := 0;
  moves jsonb;
begin
  if sheet.kind <> 'count' and not exists (select from public.stock_items s where s.product_id = item and s.counted) then
    return '{"transfers": [], "moved": 0, "missing": 0}';
  end if;
  if sheet.kind = 'count' then
    moving := public.count_difference(item, moving, (line ->> 'at')::timestamptz);
    if moving > 0 then source := 'opening'; else target := 'opening'; end if;
    moving := abs(moving);
  elsif sheet.kind = 'in' then
    source := 'supplier';
  elsif sheet.kind = 'spoilt' then
    target := 'spoilt';
  else
    -- Sold before anybody counted it, nobody has it by the books.
    source := coalesce((
      select g.holder from public.goods_with_buyer(sheet.order_id) g where g.product = item and g.amount >= moving
    ), 'opening');
    target := case when (line -> 'is_spoilt')::boolean then 'spoilt' else 'shelf' end;
  end if;
  if source = 'shelf' and not is_told_late then
    missing := moving - least(moving, greatest(public.ledger_free('goods', item, 'shelf'), 0));
    moving := moving - missing;
  end if;
  if moving = 0 then
    return jsonb_build_object('transfers', '[]'::jsonb, 'moved', 0, 'missing', missing);
  end if;
  moves := jsonb_build_array(jsonb_build_object('from', source, 'to', target, 'why',
    case sheet.kind when 'in' then 'goods_in' when 'count' then 'counted' else sheet.kind end));
  if is_told_late and source = 'shelf' then
    moves := '[{"from": "opening", "to": "shelf", "why": "counted"}]'::jsonb || moves;
  elsif is_told_late and target = 'shelf' then
    moves := moves || '[{"from": "shelf", "to": "opening", "why": "counted"}]'::jsonb;
  end if;
  return jsonb_build_object(
    'missing', missing,
    'moved', case when is_told_late or 'shelf' not in (source, target) then 0 when source = 'shelf' then -moving else moving end,
    'transfers', (
      select jsonb_agg(move || jsonb_build_object(
        'id', md5(concat_ws(' ', sheet.id, item, place))::uuid, 'book', 'goods', 'unit', item, 'amount', moving,
        'about', coalesce(sheet.order_id, sheet.id), 'at', line -> 'at', 'by', sheet.by_whom
      ) order by place)
      from jsonb_array_elements(moves) with ordinality given (move, place)
    )
  );
end $$;

-- The lines of a sheet as its receipt says them.
create function public.sheet_receipt(sheet uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('done', sheet, 'lines', coalesce(jsonb_agg(
    jsonb_build_object('product_id', l.product_id, 'moved', l.moved, 'missing', l.missing) order by l.product_id
  ), '[]')) from public.stock_lines l where l.sheet_id = sheet
$$;

-- True if this sheet brings back more of a product than its order has had.
create function public.returns_too_much(sheet public.stock_sheets, lines jsonb) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from jsonb_array_elements(lines) line where (line -> 'amount')::bigint
      + coalesce((
        select sum(l.amount) from public.stock_lines l join public.stock_sheets s on s.id = l.sheet_id
        where s.order_id = sheet.order_id and l.product_id = line ->> 'product_id'
      ), 0)
      > coalesce((
        select sum(i.quantity) from public.order_items i join public.orders o on o.id = i.order_id
        where o.id = sheet.order_id and i.product_id = line ->> 'product_id' and (
          o.state in ('shipped', 'delivered') or o.state = 'refunded'
          -- What was called off before is on the shelf again, by itself.
          and exists (select from public.order_events e where e.order_id = o.id and e.to_state = 'shipped')
          and not exists (select from public.order_events e where e.order_id = o.id and e.to_state = 'cancelled')
        )
      ), 0) * 1000
  )
$$;

-- Writes down what staff saw: {id, kind: in | count | spoilt | returned, at, lines: [{product_id, packs, at?, cost_paise?,
-- is_spoilt?}], supplier?, bill?, note?, order_id?}. A product is counted from its first count on. Answers
--   {done: id, lines: [{product_id, moved, missing}]}: see sheet_move
--   {refused: 'bill_known'}: this bill of the supplier's is entered already
--   {refused: 'more_than_bought'}: a return of more than the order had.
-- The same id with the same words again is answered and not done again; with other words it is refused (409).
create function public.record_stock(sheet jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := encode(sha256(convert_to(sheet::text, 'UTF8')), 'hex');
  known public.stock_sheets;
  made public.stock_sheets;
  lines jsonb;
  line jsonb;
  move jsonb;
  is_new boolean;
begin
  if not public.is_desk_staff() then
    raise exception 'Only the staff of the centre write down goods' using errcode = '42501';
  end if;
  -- First of all: nothing moves in the books between what is read below and what is written.
  perform public.lock_ledger();
  if not public.is_uuid(sheet -> 'id') or coalesce(sheet ->> 'kind' not in ('in', 'count', 'spoilt', 'returned'), true) then
    perform public.refuse_sheet('A sheet has an id and a kind', 'sheet');
  end if;
  select * into known from public.stock_sheets s where s.id = (sheet ->> 'id')::uuid;
  if known.content_hash = hash and known.by_whom = auth.uid() then
    return public.sheet_receipt(known.id);
  elsif known.id is not null then
    raise sqlstate 'PT409' using message = 'This id belongs to another sheet';
  end if;
  lines := public.sheet_lines(sheet);
  made.id := (sheet ->> 'id')::uuid;
  made.kind := sheet ->> 'kind';
  made.supplier := public.sheet_word(sheet, 'supplier', 120, made.kind = 'in');
  made.bill := public.sheet_word(sheet, 'bill', 40, false);
  made.note := public.sheet_word(sheet, 'note', 200, false);
  made.order_id := (select o.id from public.orders o where o.id::text = sheet ->> 'order_id');
  made.content_hash := hash;
  made.by_whom := auth.uid();
  made.at := least((sheet ->> 'at')::timestamptz, now());
  made.told_at := clock_timestamp();
  if made.kind = 'returned' and made.order_id is null then
    perform public.refuse_sheet('There is no such order', 'order_id');
  elsif made.kind = 'returned' and public.returns_too_much(made, lines) then
    return jsonb_build_object('refused', 'more_than_bought');
  elsif made.bill is not null and exists (
    select from public.stock_sheets s where lower(s.supplier) = lower(made.supplier) and lower(s.bill) = lower(made.bill)
  ) then
    return jsonb_build_object('refused', 'bill_known');
  end if;
  insert into public.stock_sheets select made.*;
  for line in select value from jsonb_array_elements(lines) loop
    move := public.sheet_move(made, line);
    perform public.apply_transfers(move -> 'transfers');
    insert into public.stock_lines (sheet_id, product_id, amount, cost_paise, is_spoilt, moved, missing, at) values (
      made.id, line ->> 'product_id', (line -> 'amount')::bigint, (line ->> 'cost_paise')::bigint,
      (line -> 'is_spoilt')::boolean, (move -> 'moved')::bigint, (move -> 'missing')::bigint, (line ->> 'at')::timestamptz
    );
    if made.kind = 'count' then
      is_new := not exists (select from public.stock_items s where s.product_id = line ->> 'product_id' and s.counted);
      if is_new then
        insert into public.stock_items (product_id) values (line ->> 'product_id')
          on conflict (product_id) do update set counted = true;
        perform public.reserve_open_orders(line ->> 'product_id');
        update public.stock_items s set packs_left = public.packs_to_tell(s.product_id) where s.product_id = line ->> 'product_id';
      end if;
    end if;
  end loop;
  return public.sheet_receipt(made.id);
exception when data_exception then
  perform public.refuse_sheet('A sheet cannot be read', 'sheet');
end $$;

-- Says when more of a product is expected (null: nobody knows), or that nobody counts it any more: {id, product_id, back_on?, counted?:
-- false}. Of two who say it the later one is right.
create function public.set_stock_item(change jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_desk_staff() then
    raise exception 'Only the staff of the centre write down goods' using errcode = '42501';
  end if;
  if change ->> 'back_on' is not null and not public.is_day(change ->> 'back_on') then
    perform public.refuse_sheet('A day, as in 2026-11-23', 'back_on');
  end if;
  update public.stock_items s set
    back_on = case when change ? 'back_on' then (change ->> 'back_on')::date else s.back_on end,
    counted = s.counted and change -> 'counted' is distinct from 'false',
    packs_left = case when change -> 'counted' is distinct from 'false' then s.packs_left end
  where s.product_id = change ->> 'product_id';
  if not found then
    perform public.refuse_sheet('Nobody counts this product', 'product_id');
  end if;
  return jsonb_build_object('done', change ->> 'id');
end $$;

-- What the staff's phones hold of the goods that are counted: {at, items: [{product_id, here, reserved, away, missing, sold, waiting,
-- cost_paise, back_on, counted_at}]}. Amounts are thousandths of a pack; `here` stands on the shelf, packed goods are gone; `away` is what
-- people have taken along to sell; `sold` within the last 28 days, by which the days are known that it will last.
create function public.stock_at_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_desk_staff() then
    raise exception 'Only the staff of the centre see all goods' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object('at', now(), 'items', coalesce(jsonb_agg(jsonb_build_object(
      'product_id', s.product_id, 'here', coalesce(a.posted, 0), 'reserved', coalesce(a.reserved, 0), 'back_on', s.back_on,
      'sold', coalesce((
        select sum(t.amount) from public.ledger_transfers t join public.ledger_accounts source on source.id = t.from_account
        where source.book = 'goods' and source.unit = s.product_id and (source.id = a.id or source.holder like 'phone:%')
          and t.phase = 'posted' and t.why = 'sold' and t.at between now() - interval '28 days' and clock_timestamp()
      ), 0),
      'away', coalesce((
        select sum(p.posted) from public.ledger_accounts p where p.book = 'goods' and p.unit = s.product_id and p.holder like 'phone:%'
      ), 0),
      -- Until a later sheet finds otherwise.
      'missing', coalesce((select l.missing from public.stock_lines l where l.product_id = s.product_id order by l.at desc limit 1), 0),
      'waiting', (select count(*) from public.stock_waits w where w.product_id = s.product_id and w.back_at is null),
      'cost_paise', (
        select l.cost_paise from public.stock_lines l where l.product_id = s.product_id and l.cost_paise is not null
        order by l.at desc limit 1
      ),
      'counted_at', (
        select max(l.at) from public.stock_lines l join public.stock_sheets sheet on sheet.id = l.sheet_id
        where l.product_id = s.product_id and sheet.kind = 'count'
      )
    ) order by s.product_id), '[]'))
    from public.stock_items s
    left join public.ledger_accounts a on a.book = 'goods' and a.unit = s.product_id and a.holder = 'shelf'
    where s.counted
  );
end $$;


-- Tell me when it is back

-- Notes that the caller wants to be told when a product is back; again, or under another id, it is still one wish.
create function public.await_stock(id uuid, product_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Only an account can be told' using errcode = '42501';
  end if;
  if not exists (select from public.catalogue_items item where item.id = await_stock.product_id) then
    perform public.refuse_sheet('No such product', 'product_id');
  end if;
  insert into public.stock_waits (id, user_id, product_id) values (await_stock.id, auth.uid(), await_stock.product_id)
    on conflict do nothing;
  return jsonb_build_object('done', await_stock.id);
end $$;

-- Trigger: a product that is back is news for everybody who waits for it.
create function public.note_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with told as (
    update public.stock_waits w set back_at = clock_timestamp() where w.product_id = new.product_id and w.back_at is null
    returning w.id, w.user_id
  )
  insert into public.push_messages (subscription_id, stock_wait_id)
  select s.id, told.id from told join public.push_subscriptions s on s.user_id = told.user_id;
  return null;
end $$;

create trigger stock_is_back after update on public.stock_items
  for each row when (old.packs_left = 0 and new.packs_left is distinct from 0)
  execute function public.note_back();

-- Who waits for a product, the longest first, for a call: [{name, phone, since}]; those who were told within a week too.
create function public.stock_waiters(product_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_desk_staff() then
    raise exception 'Only the staff of the centre see who waits' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', p.display_name, 'phone', p.phone, 'since', w.made_at, 'told', w.back_at
    ) order by w.made_at), '[]')
    from public.stock_waits w left join public.profiles p on p.user_id = w.user_id
    where w.product_id = stock_waiters.product_id and (w.back_at is null or w.back_at between now() - interval '7 days' and clock_timestamp())
  );
end $$;


-- Who may do what

alter table public.stock_items enable row level security;
alter table public.stock_sheets enable row level security;
alter table public.stock_lines enable row level security;
alter table public.stock_waits enable row level security;

-- What anybody may know of stock comes with the shop's changes; the rest through functions.
revoke all on public.stock_items, public.stock_sheets, public.stock_lines, public.stock_waits from service_role;
grant execute on function public.record_stock(jsonb) to authenticated;
grant execute on function public.set_stock_item(jsonb) to authenticated;
grant execute on function public.stock_at_desk() to authenticated;
grant execute on function public.await_stock(uuid, text) to authenticated;
grant execute on function public.stock_waiters(text) to authenticated;
