-- Goods of an order that come back, whole or in part: the centre decides, and one act moves the goods, the money and the paper. Each return
-- counts once, never more comes back than was bought, and money goes the way it came, or to the khata.
-- docs/decisions/orders-and-money.md explains it.


-- Reading an act

-- The part of a decision that is invalid, or null.
create function public.return_problem(act jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when not public.is_uuid(act -> 'id') then 'id'
    when not public.is_uuid(act -> 'order') then 'order'
    when act ? 'request' and not public.is_uuid(act -> 'request') then 'request'
    when coalesce(act ->> 'way' not in ('cash', 'upi', 'provider', 'account'), true) then 'way'
    when act ? 'who' and (act ->> 'way' <> 'cash' or not public.is_uuid(act -> 'who')) then 'who'
    when not public.is_moment(act ->> 'at') then 'at'
    when act ? 'note' and (jsonb_typeof(act -> 'note') <> 'string' or char_length(act ->> 'note') > 200) then 'note'
    when coalesce(jsonb_typeof(act -> 'lines') <> 'array', true) or jsonb_array_length(act -> 'lines') not between 1 and 200 then 'lines'
    when exists (
      select from jsonb_array_elements(act -> 'lines') line
      where coalesce(line ->> 'line' !~ '^[0-9]{1,3}$', true) or coalesce(line ->> 'packs' !~ '^[1-9][0-9]{0,3}$', true)
        or coalesce(jsonb_typeof(line -> 'is_spoilt') <> 'boolean', true)
    ) then 'lines'
  end;
end $$;

-- The lines of a return with their price, and the tax within it as the order's receipt has it: [{line, packs, is_spoilt, paise, hsn?, …}].
-- Raises P0001 with the hint `more` for more than was bought, over all returns of the order, and `lines` for a line that is none.
create function public.return_lines(bought public.orders, given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  paper constant public.receipts := (select r from public.receipts r where r.order_id = bought.id);
  across_states constant boolean := paper.place_of_supply <> left(paper.seller ->> 'gstin', 2);
begin
  if exists (
    select from jsonb_array_elements(given) line
    where not exists (select from public.order_items i where i.order_id = bought.id and i.position = (line -> 'line')::int)
  ) or (select count(*) > count(distinct value - 'packs') from jsonb_array_elements(given)) then
    raise exception 'Each line is one of the order, once whole and once spoilt' using errcode = 'P0001', hint = 'lines';
  elsif exists (
    select from public.order_items i join (
      select (line -> 'line')::int as position, sum((line -> 'packs')::int) as packs
      from (
        select value from jsonb_array_elements(given)
        union all select back from public.order_returns b cross join lateral jsonb_array_elements(b.lines) back where b.order_id = bought.id
      ) returned (line) group by 1
    ) returned using (position)
    where i.order_id = bought.id and returned.packs > i.quantity
  ) then
    raise exception 'No more comes back than was bought' using errcode = 'P0001', hint = 'more';
  end if;
  return (
    select jsonb_agg(jsonb_build_object(
      'line', i.position, 'packs', (line -> 'packs')::int, 'is_spoilt', (line -> 'is_spoilt')::boolean, 'paise', price.paise
    ) || coalesce(jsonb_build_object('hsn', tax -> 'hsn', 'rate_bp', tax -> 'rate_bp')
      || public.tax_within(price.paise, (tax -> 'rate_bp')::int, across_states), '{}') order by i.position, line ->> 'is_spoilt')
    from jsonb_array_elements(given) line
    join public.order_items i on i.order_id = bought.id and i.position = (line -> 'line')::int
    cross join lateral (select i.unit_paise::bigint * (line -> 'packs')::int as paise) price
    cross join lateral (select paper.lines -> (i.position - 1) as tax) paper_line
  );
end $$;

-- Raises P0001 with the hint `way` unless the money of a payment may go this way: as it came, or to the khata. What came by a provider may
-- also be sent from the bank by hand, with the bank's reference.
create function public.check_return_way(payment public.payments, way text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if way <> 'account' and not (way = any (case payment.provider
    when 'cash' then array['cash'] when 'upi' then array['upi'] when 'account' then array[]::text[] else array['provider', 'upi'] end))
  then
    raise exception 'Money goes back the way it came, or to the khata' using errcode = 'P0001', hint = 'way';
  end if;
end $$;


-- What follows

-- Brings goods back by sheets, those for the shelf and the spoilt ones. What a sheet of this order has brought back already, without
-- money, is not brought a second time.
create function public.bring_goods_back(made public.order_returns, at text) returns void
language plpgsql set search_path = '' as $$
declare
  sheet record;
  answer jsonb;
begin
  for sheet in
    with back as (
      select i.product_id, (line -> 'is_spoilt')::boolean as is_spoilt, sum((line -> 'packs')::int)::int as packs
      from jsonb_array_elements(made.lines) line
      join public.order_items i on i.order_id = made.order_id and i.position = (line -> 'line')::int
      group by 1, 2
    ), brought as (
      -- More than the returns before this one account for.
      select l.product_id, sum(l.amount) / 1000 - coalesce((
        select sum((line -> 'packs')::int) from public.order_returns b cross join lateral jsonb_array_elements(b.lines) line
        join public.order_items i on i.order_id = b.order_id and i.position = (line -> 'line')::int
        where b.order_id = made.order_id and b.id <> made.id and i.product_id = l.product_id
      ), 0) as packs
      from public.stock_lines l join public.stock_sheets s on s.id = l.sheet_id where s.order_id = made.order_id group by l.product_id
    ), due as (
      select back.product_id, back.is_spoilt, back.packs - greatest(0, least(back.packs,
        greatest(coalesce(brought.packs, 0), 0) - coalesce(sum(back.packs) over (
          partition by back.product_id order by back.is_spoilt rows between unbounded preceding and 1 preceding), 0))) as packs
      from back left join brought using (product_id)
    )
    select is_spoilt, jsonb_agg(jsonb_build_object('product_id', product_id, 'packs', packs, 'is_spoilt', is_spoilt) order by product_id) as lines
    from due where packs > 0 group by is_spoilt order by is_spoilt
  loop
    answer := public.record_stock(jsonb_build_object(
      'id', md5(concat_ws(' ', 'return', made.id, sheet.is_spoilt))::uuid, 'kind', 'returned', 'order_id', made.order_id, 'at', at,
      'lines', sheet.lines
    ));
    if answer ? 'refused' then
      raise exception 'No more comes back than was bought' using errcode = 'P0001', hint = 'more';
    end if;
  end loop;
end $$;

-- Moves the money of a return: out of somebody's cash or the till under the number of the credit note, from the bank under the bank's
-- reference, to the khata, or by the provider, who is asked.
create function public.pay_return(made public.order_returns, bought public.orders, payment public.payments, act jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  holder constant text := coalesce('phone:' || (act ->> 'who'), 'till');
  reference text := replace(made.serial, '/', '-');
begin
  if made.way = 'provider' then
    perform public.ask_refund(payment, 'asked', made.id);
    perform public.note_order(bought.id, 'goods_returned', made.note);
  elsif made.way = 'account' then
    perform public.credit_khata(made.id, public.khata_of_order(bought), made.paise, 'return', bought.id::text);
    perform public.book_return(payment, made.way, reference, 'goods_returned', made.note, made.id);
  else
    if made.way = 'upi' then
      reference := public.bank_reference(act ->> 'reference');
    end if;
    perform public.give_back(payment, made.way, case made.way when 'upi' then 'bank' else holder end, reference, 'goods_returned', made.note,
      made.id);
  end if;
end $$;

-- Ends the request that asked for a return; P0001 with the hint `request` for one that did not, or is closed.
create function public.end_return_request(request uuid, note text) returns void
language plpgsql set search_path = '' as $$
declare
  status constant text := public.lock_for_desk('request', request);
begin
  if not coalesce('done' = any (public.request_moves(status)), false)
    or not exists (select from public.requests r where r.id = request and r.kind = 'goods-return')
  then
    raise exception 'This request asks for no return, or is answered' using errcode = 'P0001', hint = 'request';
  end if;
  perform public.move_request_to(request, 'done', note, 'centre');
end $$;

-- Writes a return and does what follows; its credit note's number.
create function public.write_return(act jsonb, hash text) returns text
language plpgsql set search_path = '' as $$
declare
  made public.order_returns;
  bought public.orders;
  payment public.payments;
begin
  if act ? 'request' then
    perform public.end_return_request((act ->> 'request')::uuid, nullif(btrim(act ->> 'note'), ''));
  end if;
  select * into bought from public.orders o where o.id = (act ->> 'order')::uuid for update;
  select * into payment from public.payments p where p.order_id = bought.id and p.state = 'paid';
  if bought.kind is distinct from 'cart' or bought.state not in ('shipped', 'delivered') or payment.id is null then
    raise exception 'Goods come back of an order that was brought and paid' using errcode = 'P0001', hint = 'closed';
  end if;
  if act ? 'who' then
    perform public.check_uncounted((act ->> 'who')::uuid);
  end if;
  -- Of two returns at once each has a number of its own.
  perform public.lock_ledger();
  made.id := (act ->> 'id')::uuid;
  made.order_id := bought.id;
  made.request_id := (act ->> 'request')::uuid;
  made.financial_year := public.financial_year(now());
  made.number := coalesce((select max(b.number) from public.order_returns b where b.financial_year = made.financial_year), 0) + 1;
  made.serial := format('KC/%s/%s', made.financial_year, lpad(made.number::text, greatest(length(made.number::text), 6), '0'));
  made.way := act ->> 'way';
  made.lines := public.return_lines(bought, act -> 'lines');
  made.paise := (select sum((line -> 'paise')::bigint) from jsonb_array_elements(made.lines) line);
  made.note := nullif(btrim(act ->> 'note'), '');
  made.content_hash := hash;
  made.by_whom := auth.uid();
  made.at := clock_timestamp();
  perform public.check_return_way(payment, made.way);
  if made.paise > public.payment_rest(payment.id)
    or exists (select from public.refunds r where r.payment_id = payment.id and r.return_id is null)
  then
    raise exception 'The money of this order is on its way back already' using errcode = 'P0001', hint = 'refunding';
  end if;
  insert into public.order_returns select made.*;
  perform public.bring_goods_back(made, act ->> 'at');
  perform public.pay_return(made, bought, payment, act);
  return made.serial;
end $$;

-- Takes goods of an order back, for managers and admins, each id once: {id, order, request?, lines: [{line, packs, is_spoilt}], way: cash |
-- upi | provider | account, who?, reference?, note?, at}. who: whose cash it is, else the till's. Answers {done: true, serial}, or {refused}
-- with the code invalid, conflict, forbidden, closed, more, lines, way, refunding, short, counted, reference, reused, unknown or request;
-- then nothing has moved.
create function public.decide_return(act jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := public.act_hash(act);
  problem text := public.return_problem(act);
  known public.order_returns;
  message text;
begin
  if auth.uid() is null then
    raise exception 'Only managers and admins take goods back' using errcode = '42501';
  elsif problem is not null then
    return public.refused_entry(422, 'invalid', 'A return is not as agreed', problem);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('return ' || (act ->> 'id'), 0));
  select * into known from public.order_returns b where b.id = (act ->> 'id')::uuid;
  if known.by_whom = auth.uid() and known.content_hash = hash then
    return jsonb_build_object('done', true, 'serial', known.serial);
  elsif known.id is not null then
    return public.refused_entry(409, 'conflict', 'This id belongs to another return');
  elsif not public.may_decide() then
    return public.refused_entry(403, 'forbidden', 'Only managers and admins take goods back');
  end if;
  return jsonb_build_object('done', true, 'serial', public.write_return(act, hash));
exception
  when raise_exception then
    get stacked diagnostics problem = pg_exception_hint, message = message_text;
    return public.refused_entry(409, coalesce(nullif(problem, ''), 'invalid'), message);
  when data_exception then
    return public.refused_entry(422, 'invalid', 'A return is not as agreed');
end $$;


-- Who may do what

grant execute on function public.decide_return(jsonb) to authenticated;
