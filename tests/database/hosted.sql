-- What a hosted Supabase project holds before the first migration, as far as the migrations and their tests need it: the
-- API roles, who is asking (schema auth), and defaults that open everything new to everybody.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
-- Whom migrations run as: called postgres there, and no superuser.
create role migrator nologin createrole bypassrls;

-- Whom PostgREST connects as; its settings are the migrations' to change.
create role authenticator noinherit nologin;
grant authenticator to migrator with admin option;

create schema extensions;
grant usage, create on schema extensions to migrator;
grant usage on schema extensions to anon, authenticated, service_role;
-- Trusted extensions can be created by whoever may create something in the database.
do $$ begin execute format('grant create on database %I to migrator', current_database()); end $$;
create schema auth;

create table auth.users (
  id uuid primary key,
  email text,
  phone text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  raw_user_meta_data jsonb,
  created_at timestamptz default now()
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);

create schema storage;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner_id text,
  metadata jsonb,
  version text,
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
create function auth.email() returns text language sql stable as $$
  select auth.jwt() ->> 'email'
$$;

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role, migrator;
grant create on schema public to migrator;
grant all on auth.users, auth.sessions to migrator;
-- There, policies of the schema storage may be made without owning its tables.
alter table storage.objects owner to migrator;
grant all on storage.buckets to anon, authenticated, service_role, migrator;
grant all on storage.objects to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;
