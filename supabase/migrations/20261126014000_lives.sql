-- A phone that was away while two backups were restored has to know what the first of them lost, too: what it has a receipt of may
-- be older than the second backup. The row travels with each backup, and so does what is added to it here.

alter table public.centre_life add column lives jsonb not null default '[]';

comment on column public.centre_life.lives is
  'Every life that a restored backup began, [{life, data_until}], the earliest first.';

-- {life, data_until, lives}, for every phone.
create or replace function public.centre_life() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('life', n, 'data_until', data_until, 'lives', lives) from public.centre_life
$$;

-- To be called once after a backup was restored; calling it again does no harm. Returns the life's number.
create or replace function public.begin_life() returns bigint
language sql volatile security definer set search_path = '' as $$
  update public.centre_life as known set
    n = begun.life,
    data_until = begun.until,
    lives = known.lives || jsonb_build_object('life', begun.life, 'data_until', begun.until)
  from (
    select
      greatest(old.n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint) as life,
      greatest((select max(received_at) from public.requests), (select max(created_at) from public.orders)) as until
    from public.centre_life as old
  ) as begun
  returning known.n
$$;
