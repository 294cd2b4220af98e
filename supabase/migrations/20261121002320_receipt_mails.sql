-- Mailing a receipt: to the address that the order has, and not more often than anybody needs it.

create table public.receipt_mails (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  order_id uuid not null references public.orders (id),
  at timestamptz not null default now()
);

comment on table public.receipt_mails is 'Every time a receipt was asked for by mail; older than an hour it says nothing any more.';

create index receipt_mails_by_person on public.receipt_mails (user_id, at);
create index receipt_mails_by_order on public.receipt_mails (order_id);

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
  delete from public.receipt_mails m where m.user_id = person and m.at <= now() - interval '1 hour';
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

alter table public.receipt_mails enable row level security;
-- No policy: only the function above touches it.
revoke all on public.receipt_mails from service_role;
grant execute on function public.receipt_to_mail(uuid) to authenticated;
