/** A small schema with everything that the backend must keep apart: owners, column grants, revoked functions. */
export const notesMigration = `
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id),
  title text not null check (btrim(title) <> ''),
  price numeric(12, 2),
  sender text,
  created_at timestamptz not null default now()
);
alter table public.notes enable row level security;
create policy own on public.notes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.people (id uuid primary key references auth.users (id), name text, role text not null default 'member');
alter table public.people enable row level security;
create policy own on public.people to authenticated using (id = (select auth.uid())) with check (true);
/* column grants; */ -- a comment before the statement
revoke update on public.people from anon, authenticated;
grant update (name) on public.people to authenticated;

create function public.note_count() returns bigint language sql stable as 'select count(*) from public.notes';
create function public.who() returns jsonb language sql stable as
  $$ select jsonb_build_object('role', current_user, 'uid', auth.uid(), 'email', auth.email()) $$;
create function public.refuse(code text) returns void language plpgsql as
  $$ begin raise exception 'the price has changed' using errcode = code, hint = 'ask again'; end $$;
create function public.staff_only() returns int language sql as 'select 1';
do $$ begin
  execute 'revoke all on function public.staff_only() from public, anon, authenticated';
end $$;

create function public.note_sender() returns trigger language plpgsql as $$ begin
  new.sender := current_setting('request.headers', true)::jsonb ->> 'x-forwarded-for';
  return new;
end $$;
create trigger note_sender before insert on public.notes for each row execute function public.note_sender();
`

/** The same, as the files of a supabase/ folder. */
export const notes = { 'migrations/20260101000000_notes.sql': notesMigration }
