import type { Database } from './database.ts'

/** The roles that requests run as. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const

const createRoles = `do $$ declare r text; begin
  foreach r in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_roles where rolname = r) then
      execute format('create role %I nologin %s', r, case when r = 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$`

/** Hosted Supabase's grants on objects that exist before the first migration. */
const hostedGrants = [
  'create schema if not exists extensions',
  'grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role',
  'grant all on storage.objects, storage.buckets to anon, authenticated, service_role',
  'grant execute on all functions in schema auth, storage to anon, authenticated, service_role',
]

/**
 * Hosted Supabase's grants on everything that migrations make: each new object in `public` is open to the API roles and
 * closed again by row-level security and the migrations' own REVOKEs, in the order in which they are written.
 */
const defaultGrants = [
  'alter default privileges in schema public grant all on tables to anon, authenticated, service_role',
  'alter default privileges in schema public grant all on sequences to anon, authenticated, service_role',
  'alter default privileges in schema public grant all on functions to anon, authenticated, service_role',
]

/** Lite never fills the setting that its own auth.email() reads; the token's claims hold the address. */
const authEmail = `create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$`

/** PostgREST's own role. Nobody connects with it here: it holds PostgREST's settings, which migrations may change. */
const createAuthenticator = `do $$ begin
  if not exists (select 1 from pg_roles where rolname = 'authenticator') then
    create role authenticator noinherit nologin;
  end if;
end $$`

/** Creates the API roles with hosted Supabase's privileges; harmless when they exist. */
export async function prepareRoles(database: Database): Promise<void> {
  const applied = await database.query('select 1 from supabase_migrations.schema_migrations limit 1')
  // Once: the first migration takes some of them back, and granted again they would open later migrations' objects.
  const grants = applied.length > 0 ? hostedGrants : [...hostedGrants, ...defaultGrants]
  for (const sql of [createRoles, createAuthenticator, authEmail, ...grants]) await database.query(sql)
}
