-- What came twice for an order goes back without the order's own money, and *Give it back* is never received for nothing.

-- The payments that a refund chosen at the desk gives back: of an order that stands only what came beyond its total, as
-- long as there is any of that; else everything. What is on its way back already is not among them.
create function public.money_to_return(target uuid, by_hand boolean) returns setof public.payments
language sql stable set search_path = '' as $$
  with free as (
    select p.* from public.money_here(target) p
    where not exists (
      select 1 from public.refunds r
      where r.payment_id = p.id and (r.state = 'sent' or r.state = 'asked' and (r.tries > 0 or not by_hand))
    )
  )
  select f.* from free f
  where f.state = 'late' or not exists (
    select 1 from free other join public.orders o on o.id = target
    where other.state = 'late' and o.state in ('paid', 'packed', 'shipped', 'delivered')
  )
$$;
revoke execute on function public.money_to_return(uuid, boolean) from public, anon, authenticated, service_role;

-- Returns money that came for an order: by the way it came, and cash by hand, now.
create or replace function public.return_money(target uuid, by_hand boolean, words text) returns void
language plpgsql set search_path = '' as $$
declare
  payment public.payments;
  begun boolean := false;
begin
  -- Held, so that nobody asks the provider for it while it is given back by hand.
  perform 1 from public.refunds r where r.order_id = target order by r.id for update;
  for payment in select * from public.money_to_return(target, by_hand) p order by p.created_at, p.id loop
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

-- True if an answer at the desk that names the state an order has already means its money: it was refunded and more came,
-- or staff cancelled it and somebody who may decide says so again.
create function public.means_money(held uuid, status text) returns boolean
language sql stable set search_path = '' as $$
  select case status
    when 'refunded' then exists (select 1 from public.money_here(held))
    when 'cancelled' then public.decides() and exists (
      select 1 from public.money_here(held) p left join public.refunds r on r.payment_id = p.id where r.id is null
    )
    else false
  end
$$;
revoke execute on function public.means_money(uuid, text) from public, anon, authenticated, service_role;

-- Does what a desk answer says, to what is locked and was not objected to.
create or replace function public.do_desk_answer(wish jsonb, held public.desk_items, at_present text) returns void
language plpgsql set search_path = '' as $$
declare
  note constant text := wish ->> 'note';
  status constant text := coalesce(wish ->> 'status', at_present);
  chosen constant uuid := nullif(wish ->> 'assignee', '')::uuid;
begin
  if held.what = 'request' and wish ?| array['note', 'status'] then
    perform public.move_request_to(held.id, status, note, 'centre');
  elsif held.what = 'order' and (status <> at_present or wish ? 'status' and public.means_money(held.id, status)) then
    perform public.steer_order(held.id, status, note);
    if status = at_present and status = 'cancelled' and note is not null then
      perform public.note_order(held.id, null, note);
    end if;
  elsif held.what = 'order' and note is not null then
    perform public.note_order(held.id, null, note);
  end if;
  if wish ? 'assignee' and held.assignee is distinct from chosen then
    insert into public.desk_assignments (what, item, assignee, by_whom) values (held.what, held.id, chosen, auth.uid());
    update public.desk_items i set assignee = chosen where i.what = held.what and i.id = held.id;
  end if;
  if wish ? 'summary' then
    insert into public.request_summaries (request_id, summary, by_whom) values (held.id, wish ->> 'summary', auth.uid())
      on conflict on constraint request_summaries_pkey
      do update set summary = excluded.summary, by_whom = excluded.by_whom, at = clock_timestamp();
  end if;
  -- It shows in the facts, whatever else did.
  update public.desk_items i set n = null, at = clock_timestamp() where i.what = held.what and i.id = held.id;
end $$;
