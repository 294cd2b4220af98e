-- Which accounts were deleted. A refused session may have ended in many ways: elsewhere, by its age, with its account. What waits on a
-- phone for a sign-in that cannot come has to be given back, and a restored centre may not call deleted what it has lost.
-- docs/decisions/0098-work-of-a-deleted-account.md says what a phone does.

create table public.deleted_accounts (
  id uuid primary key,
  at timestamptz not null default clock_timestamp()
);

comment on table public.deleted_accounts is
  'The ids of accounts that were deleted; they name nobody any more. An id that neither stands here nor is an account''s was lost with a '
  'backup, or never given.';

alter table public.deleted_accounts enable row level security;
-- No policy for deleted_accounts: only functions that run as their owner touch it.

-- Trigger: notes a deleted account, whoever deletes it: its person, or an admin in the provider's own pages.
create function public.note_deleted_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.deleted_accounts (id) values (old.id) on conflict (id) do nothing;
  return old;
end $$;

create trigger account_ends after delete on auth.users
  for each row execute function public.note_deleted_account();

-- What became of an account: `here`, also where it may not sign in now; `deleted`; or `unknown`, which this centre has lost with a
-- backup. For a phone whose session has ended, so without a token; the id, which nobody can guess, is all that it tells about.
create function public.account_state(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from auth.users u where u.id = account) then 'here'
    when exists (select 1 from public.deleted_accounts d where d.id = account) then 'deleted'
    else 'unknown'
  end
$$;


-- Who may do what

revoke all on public.deleted_accounts from anon, authenticated, service_role;
revoke execute on function public.note_deleted_account() from public, anon, authenticated;
revoke execute on function public.account_state(uuid) from public, authenticated;
grant execute on function public.account_state(uuid) to anon;
