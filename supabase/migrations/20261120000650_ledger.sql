-- The ledger: a quantity of a unit leaves one account and enters another, once, and is never edited. Goods, credit, cash and
-- bottles are this one thing; stock, khata and the round are words and screens over it. Double entry: what one account loses
-- another gains, so nothing appears or vanishes. Nobody writes here but apply_transfers, which other files call.
-- docs/decisions/ledger.md explains it.


-- Tables

-- Who holds how much of what.
create table public.ledger_accounts (
  id bigint generated always as identity primary key,
  book text not null check (book in ('goods', 'khata', 'cash', 'bottles')),
  unit text not null check (unit ~ '^[a-z0-9/-]{1,160}$'),
  holder text not null check (holder ~ '^[a-z]{1,20}(:[0-9a-zA-Z-]{1,80})?$'),
  lower_limit bigint,
  posted bigint not null default 0,
  reserved bigint not null default 0 check (reserved >= 0),
  version bigint not null default 0,
  unique (book, unit, holder),
  constraint ledger_accounts_limit_check check (posted - reserved >= lower_limit)
);

comment on column public.ledger_accounts.unit is 'Goods: an item of the catalogue, in thousandths of its pack. Khata and cash: paise. Bottles: their kind.';
comment on column public.ledger_accounts.holder is
  'shelf, supplier, spoilt, opening, sold, received, till, bank; or one of many: customer:<account>, phone:<account> (cash in hand) or '
  'phone:<quota> (goods taken along), order:<id>, sale:<id>.';
comment on column public.ledger_accounts.lower_limit is 'The least that it may have, reserved amounts taken off: 0 for a shelf or a phone, minus the limit for a khata. Null: no limit.';
comment on column public.ledger_accounts.posted is 'What entered less what left: kept by apply_transfers, proven by check_ledger.';
comment on column public.ledger_accounts.reserved is 'What pending transfers will take.';
comment on column public.ledger_accounts.version is 'Rises with every change, so that phones fetch what changed; see ledger_versions.';

create index ledger_accounts_by_version on public.ledger_accounts (version);
create index ledger_accounts_by_holder on public.ledger_accounts (holder);

-- What went from where to where, and why.
create table public.ledger_transfers (
  id uuid primary key,
  from_account bigint not null references public.ledger_accounts (id),
  to_account bigint not null references public.ledger_accounts (id),
  amount bigint not null check (amount between 1 and 1000000000000000),
  phase text not null check (phase in ('posted', 'pending', 'void')),
  ends uuid unique references public.ledger_transfers (id),
  expires_at timestamptz,
  why text not null check (why ~ '^[a-z_]{1,30}$'),
  about text check (about ~ '^[0-9A-Za-z:-]{1,80}$'),
  reference text check (reference ~ '^[0-9A-Za-z-]{1,40}$'),
  corrects uuid references public.ledger_transfers (id),
  note text check (char_length(note) <= 200),
  at timestamptz not null,
  by_whom uuid,
  told_at timestamptz not null default clock_timestamp(),
  check (from_account <> to_account),
  check ((phase = 'pending') = (expires_at is not null)),
  check (phase <> 'void' or ends is not null)
);

comment on column public.ledger_transfers.id is 'Made where it began, often on a phone: a second arrival changes nothing.';
comment on column public.ledger_transfers.phase is 'pending: reserved until it is posted or void, by a transfer of its own that names it in ends.';
comment on column public.ledger_transfers.about is 'What it is about: the id of an order, a count sheet, a booking.';
comment on column public.ledger_transfers.reference is 'The number of a slip or the bank''s reference; each counts once.';
comment on column public.ledger_transfers.corrects is 'The wrong transfer that this opposite one answers.';
comment on column public.ledger_transfers.at is 'When it happened, by the phone; told_at is when the centre learned of it.';
comment on column public.ledger_transfers.by_whom is 'Null for the system. No foreign key: the books outlive accounts.';

create unique index ledger_transfers_by_reference on public.ledger_transfers (why, reference) where reference is not null;
create index ledger_transfers_from on public.ledger_transfers (from_account, at);
create index ledger_transfers_to on public.ledger_transfers (to_account, at);
create index ledger_transfers_about on public.ledger_transfers (about) where about is not null;
create index ledger_transfers_corrects on public.ledger_transfers (corrects) where corrects is not null;
create index ledger_transfers_pending on public.ledger_transfers (expires_at) where phase = 'pending';

create trigger a_plain_texts before insert on public.ledger_transfers
  for each row execute function public.plain_texts('note');

-- The last version given to an account. A row and not a sequence, for the reason in catalogue_version.
create table public.ledger_versions (
  only_row boolean primary key default true check (only_row),
  n bigint not null
);

insert into public.ledger_versions (n) values (0);

-- What phones did to cash, khatas and quotas, by the id of the entry, so that each counts once.
create table public.acts (
  id uuid primary key,
  by_whom uuid not null,
  content_hash text not null,
  answer jsonb not null,
  done_at timestamptz not null default clock_timestamp()
);

comment on table public.acts is 'The acts that were done and what was answered, so that the same one sent again is answered and not done again.';


-- Rules

-- Trigger: nothing in the books is changed or deleted, whoever asks.
create function public.refuse_ledger_edit() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The ledger is not edited' using errcode = 'P0001', hint = 'Write an opposite transfer that names this one.';
end $$;

create trigger transfers_stay before update or delete on public.ledger_transfers
  for each row execute function public.refuse_ledger_edit();
create trigger accounts_stay before delete on public.ledger_accounts
  for each row execute function public.refuse_ledger_edit();

-- The least that an account may have when it is opened. A shelf and a phone give only what they have; nobody has credit
-- before a manager gives it; the rest are the other side of a transfer and may be negative.
create function public.opening_limit(book text, holder text) returns bigint
language sql immutable set search_path = '' as $$
  select case
    when book = 'goods' and (holder = 'shelf' or holder like 'phone:%') then 0
    when book = 'cash' and holder like 'phone:%' then 0
    when book = 'khata' and holder like 'customer:%' then 0
  end
$$;

-- The account's id; the account is opened if there is none.
create function public.ledger_account(in_book text, of_unit text, of_holder text) returns bigint
language plpgsql set search_path = '' as $$
declare
  found_id bigint;
begin
  insert into public.ledger_accounts (book, unit, holder, lower_limit)
    values (in_book, of_unit, of_holder, public.opening_limit(in_book, of_holder))
    on conflict (book, unit, holder) do nothing;
  select id into found_id from public.ledger_accounts where book = in_book and unit = of_unit and holder = of_holder;
  return found_id;
end $$;

-- What an account may still give: its balance less what is reserved; 0 where there is no account.
create function public.ledger_free(in_book text, of_unit text, of_holder text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce((
    select posted - reserved from public.ledger_accounts where book = in_book and unit = of_unit and holder = of_holder
  ), 0)
$$;

-- Locks the books until the end of the transaction, as apply_transfers does. Two calls that lock the same things in another order wait for one
-- another until one of them fails, so that all of them keep to one: first an order or a quota, then the books, last the versions
-- of a person's orders, which every change of an order locks. Whoever changes an order, and may write to the books after that, locks them before.
create function public.lock_ledger() returns void
language sql set search_path = '' as $$ select from public.ledger_versions for update $$;

-- Applies transfers, all or none, each id once. A transfer that is known changes nothing; known with other content it is
-- refused. Raises P0001 with the hint `short` where an account would fall under its limit, `ended` where a pending transfer
-- has ended already, `reused` where an id or a reference is known for something else. Accounts are locked in the order of
-- their ids, so that two calls never wait for one another.
--
-- Each transfer: {id, book, unit, from, to, amount, why} and, where it applies, about, reference, corrects, note, at, by,
-- expires_at (pending until then). One that ends a pending transfer: {id, ends, phase: posted or void, why}; posted may
-- name a smaller amount, and the rest is freed.
create function public.apply_transfers(transfers jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  transfer jsonb;
  known public.ledger_transfers;
  pending public.ledger_transfers;
  made public.ledger_transfers;
  fresh jsonb := '[]';
  next_version bigint;
  failing text;
begin
  for transfer in select value from jsonb_array_elements(transfers) loop
    select * into known from public.ledger_transfers where id = (transfer ->> 'id')::uuid;
    if known.id is null then
      fresh := fresh || jsonb_build_array(transfer || case when transfer ? 'ends' then '{}'::jsonb else jsonb_build_object(
        'from_account', public.ledger_account(transfer ->> 'book', transfer ->> 'unit', transfer ->> 'from'),
        'to_account', public.ledger_account(transfer ->> 'book', transfer ->> 'unit', transfer ->> 'to')
      ) end);
    elsif known.amount <> coalesce((transfer ->> 'amount')::bigint, known.amount) or known.why <> transfer ->> 'why'
      or known.ends is distinct from (transfer ->> 'ends')::uuid or known.reference is distinct from transfer ->> 'reference'
      or not (transfer ? 'ends') and (known.from_account, known.to_account) is distinct from (
        public.ledger_account(transfer ->> 'book', transfer ->> 'unit', transfer ->> 'from'),
        public.ledger_account(transfer ->> 'book', transfer ->> 'unit', transfer ->> 'to'))
    then
      raise exception 'A transfer of this id is known with other content' using errcode = 'P0001', hint = 'reused', detail = known.id::text;
    end if;
  end loop;
  if fresh = '[]' then return 0; end if;

  update public.ledger_versions set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    returning n into next_version;
  perform from public.ledger_accounts where id in (
    select (value ->> side)::bigint from jsonb_array_elements(fresh), unnest(array['from_account', 'to_account']) side
    union select unnest(array[t.from_account, t.to_account]) from public.ledger_transfers t
      where t.id in (select (value ->> 'ends')::uuid from jsonb_array_elements(fresh))
  ) order by id for update;

  for transfer in select value from jsonb_array_elements(fresh) loop
    made := null;
    pending := null;
    made.id := (transfer ->> 'id')::uuid;
    made.why := transfer ->> 'why';
    made.about := transfer ->> 'about';
    made.reference := transfer ->> 'reference';
    made.corrects := (transfer ->> 'corrects')::uuid;
    made.note := transfer ->> 'note';
    made.at := coalesce((transfer ->> 'at')::timestamptz, now());
    made.by_whom := (transfer ->> 'by')::uuid;
    made.told_at := clock_timestamp();
    if transfer ? 'ends' then
      select * into pending from public.ledger_transfers where id = (transfer ->> 'ends')::uuid and phase = 'pending';
      if pending.id is null or exists (select from public.ledger_transfers where ends = pending.id) then
        raise exception 'This transfer is not pending any more' using errcode = 'P0001', hint = 'ended', detail = transfer ->> 'ends';
      end if;
      made.ends := pending.id;
      made.phase := transfer ->> 'phase';
      made.from_account := pending.from_account;
      made.to_account := pending.to_account;
      made.about := coalesce(made.about, pending.about);
      made.amount := coalesce((transfer ->> 'amount')::bigint, pending.amount);
      if made.amount > pending.amount or made.phase = 'void' and made.amount <> pending.amount then
        raise exception 'No more is posted than was reserved' using errcode = 'P0001', hint = 'short', detail = pending.id::text;
      end if;
    else
      made.from_account := (transfer ->> 'from_account')::bigint;
      made.to_account := (transfer ->> 'to_account')::bigint;
      made.amount := (transfer ->> 'amount')::bigint;
      made.expires_at := (transfer ->> 'expires_at')::timestamptz;
      made.phase := case when made.expires_at is null then 'posted' else 'pending' end;
    end if;
    begin
      insert into public.ledger_transfers select made.*;
    exception when unique_violation then
      raise exception 'This reference has been used' using errcode = 'P0001', hint = 'reused', detail = coalesce(made.reference, made.id::text);
    end;
    begin
      update public.ledger_accounts set
        posted = posted - case when made.phase = 'posted' then made.amount else 0 end,
        reserved = reserved + case when made.phase = 'pending' then made.amount else 0 end - coalesce(pending.amount, 0),
        version = next_version
        where id = made.from_account;
    exception when check_violation then
      select concat_ws(' ', book, unit, holder) into failing from public.ledger_accounts where id = made.from_account;
      raise exception 'There is not enough of it' using errcode = 'P0001', hint = 'short', detail = failing;
    end;
    if made.phase = 'posted' then
      update public.ledger_accounts set posted = posted + made.amount, version = next_version where id = made.to_account;
    end if;
  end loop;
  return jsonb_array_length(fresh);
end $$;

-- Ends as void every pending transfer whose time is over; returns how many. Of two runs at once each transfer is ended by one.
create function public.expire_transfers() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due constant jsonb := (
    select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'ends', t.id, 'phase', 'void', 'why', 'expired') order by t.id)
    from public.ledger_transfers t
    where t.phase = 'pending' and t.expires_at <= now()
      and not exists (select from public.ledger_transfers done where done.ends = t.id)
  );
begin
  return coalesce(public.apply_transfers(due), 0);
end $$;

-- Gives an account another limit; refused with the hint `short` where its balance is below it already.
create function public.set_ledger_limit(in_book text, of_unit text, of_holder text, lower_limit bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  target constant bigint := public.ledger_account(in_book, of_unit, of_holder);
  next_version bigint;
begin
  update public.ledger_versions set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    returning n into next_version;
  update public.ledger_accounts held set lower_limit = set_ledger_limit.lower_limit, version = next_version where held.id = target;
exception when check_violation then
  raise exception 'The balance is below this limit already' using errcode = 'P0001', hint = 'short';
end $$;

-- What is wrong in the books: a balance that its transfers do not add up to, a unit that does not add up to nothing, a pending
-- transfer that ended twice. No row where all is well; anybody at the centre may ask.
create function public.check_ledger() returns table (fault text, book text, unit text, holder text, stored bigint, counted bigint)
language sql stable security definer set search_path = '' as $$
  with sides as (
    select t.from_account as account, case t.phase when 'posted' then -t.amount else 0 end as posted,
      case when t.phase = 'pending' and not exists (select from public.ledger_transfers done where done.ends = t.id)
        then t.amount else 0 end as reserved
    from public.ledger_transfers t
    union all
    select t.to_account, case t.phase when 'posted' then t.amount else 0 end, 0 from public.ledger_transfers t
  ), counted as (
    select account, sum(posted)::bigint as posted, sum(reserved)::bigint as reserved from sides group by account
  )
  select 'balance', a.book, a.unit, a.holder, a.posted, coalesce(c.posted, 0)
    from public.ledger_accounts a left join counted c on c.account = a.id where a.posted <> coalesce(c.posted, 0)
  union all
  select 'reserved', a.book, a.unit, a.holder, a.reserved, coalesce(c.reserved, 0)
    from public.ledger_accounts a left join counted c on c.account = a.id where a.reserved <> coalesce(c.reserved, 0)
  union all
  select 'sum', a.book, a.unit, null, sum(a.posted)::bigint, 0
    from public.ledger_accounts a group by a.book, a.unit having sum(a.posted) <> 0
$$;


-- Acts

-- Of the words of an act: the same id with other words is another act.
create function public.act_hash(act jsonb) returns text
language sql immutable set search_path = '' as $$ select encode(sha256(convert_to(act::text, 'UTF8')), 'hex') $$;

-- What was answered to an act that was done, a refusal if its id belongs to another one, null if it is new. One entry at a time: of two
-- deliveries at once the second is answered as the first was.
create function public.answered_act(act jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  known public.acts;
begin
  perform pg_advisory_xact_lock(hashtextextended('act ' || (act ->> 'id'), 0));
  select * into known from public.acts a where a.id = (act ->> 'id')::uuid;
  return case
    when (known.by_whom, known.content_hash) = (auth.uid(), public.act_hash(act)) then known.answer
    when known.id is not null then public.refused_entry(409, 'conflict', 'This id belongs to another act')
  end;
end $$;

-- Writes down that an act was done; its answer.
create function public.keep_act(act jsonb, answer jsonb default '{"done": true}') returns jsonb
language plpgsql set search_path = '' as $$
begin
  insert into public.acts (id, by_whom, content_hash, answer) values ((act ->> 'id')::uuid, auth.uid(), public.act_hash(act), keep_act.answer);
  return keep_act.answer;
end $$;


-- Who may do what

alter table public.ledger_accounts enable row level security;
alter table public.ledger_transfers enable row level security;
alter table public.ledger_versions enable row level security;
alter table public.acts enable row level security;

-- Customers and staff read through functions of stock, khata and cash, which show each what is theirs.
revoke all on public.ledger_accounts, public.ledger_transfers, public.ledger_versions, public.acts from service_role;
grant execute on function public.check_ledger() to service_role;
