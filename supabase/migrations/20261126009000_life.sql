-- Which life of its data the centre is in. A database that is restored from a backup begins a new one: the versions that it
-- gives from then on were given before, to what is lost. docs/decisions/0094-a-restored-centre.md says what a phone does.

create table public.centre_life (
  only_row boolean primary key default true check (only_row),
  n bigint not null,
  data_until timestamptz
);

comment on table public.centre_life is
  'One row. The number is another in each life; data_until is the moment of the last thing that a restored backup has: what a phone '
  'has a receipt of from later is lost here. Null where nothing was there.';

insert into public.centre_life (n, data_until) values (
  (extract(epoch from clock_timestamp()) * 1000)::bigint,
  greatest((select max(received_at) from public.requests), (select max(created_at) from public.orders))
);

alter table public.centre_life enable row level security;
-- No policy for centre_life: only functions that run as their owner touch it.

-- {life, data_until}, for every phone.
create function public.centre_life() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('life', n, 'data_until', data_until) from public.centre_life
$$;

-- To be called once after a backup was restored; calling it again does no harm. Returns the life's number.
create function public.begin_life() returns bigint
language sql volatile security definer set search_path = '' as $$
  update public.centre_life set
    n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint),
    data_until = greatest(
      (select max(received_at) from public.requests), (select max(created_at) from public.orders)
    )
  returning n
$$;

-- As in requests.sql, with the version of the form that each request was filled in with, so that a phone can send it again.
create or replace function public.request_changes(since bigint default 0, guest text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sender constant record := public.request_sender(guest);
  answer jsonb;
begin
  -- One statement sees one state of the table.
  with due as (
    (select id, version, octet_length(content) as size from public.requests
    where guest is null and user_id = sender.person and version > coalesce(since, 0) order by version limit 201)
    union all
    (select id, version, octet_length(content) from public.requests
    where user_id is null and guest_hash = sender.guest_hash and version > coalesce(since, 0)
    order by version limit 201)
  ), placed as (
    select id, version, row_number() over by_version as place, sum(size) over by_version as words from due
    window by_version as (order by version)
  ), sent as (
    select id, version from placed where place = 1 or place <= 200 and words <= 1048576
  )
  select jsonb_build_object(
    'version', coalesce((select max(version) from sent), since, 0),
    'more', (select count(*) from due) > (select count(*) from sent),
    'requests', coalesce((
      select jsonb_agg(
        public.request_facts(r.id) || jsonb_build_object('form_version', r.content::jsonb -> 'version') order by r.version
      )
      from sent join public.requests r using (id)
    ), '[]'::jsonb)
  ) into answer;
  return answer;
end $$;

-- As in polling.sql, and one question more.
create or replace function public.what_is_new(asked jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  about jsonb;
  said jsonb := '{}';
begin
  if jsonb_typeof(asked) is distinct from 'object' then
    raise exception 'Asked is an object of questions' using errcode = '22023';
  end if;
  about := asked -> 'shop_changes';
  if about is not null then
    said := said || jsonb_build_object('shop_changes',
      public.shop_changes((about ->> 'since')::bigint, about ->> 'snapshot'));
  end if;
  about := asked -> 'cart_changes';
  if about is not null then
    said := said || jsonb_build_object('cart_changes', public.cart_changes((about ->> 'since')::bigint));
  end if;
  about := asked -> 'request_changes';
  if about is not null then
    said := said || jsonb_build_object('request_changes',
      public.request_changes((about ->> 'since')::bigint, about ->> 'guest'));
  end if;
  about := asked -> 'order_changes';
  if about is not null then
    said := said || jsonb_build_object('order_changes', public.order_changes((about ->> 'since')::bigint));
  end if;
  if asked ? 'centre_life' then
    said := said || jsonb_build_object('centre_life', public.centre_life());
  end if;
  return said;
end $$;


-- Who may do what

revoke all on public.centre_life from anon, authenticated, service_role;
revoke execute on function public.begin_life() from public, anon, authenticated;
revoke execute on function public.centre_life() from public;
grant execute on function public.centre_life() to anon, authenticated;
grant execute on function public.begin_life() to service_role;
