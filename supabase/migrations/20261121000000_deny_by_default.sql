-- Whatever a later migration creates is closed until that migration opens it. Hosted Supabase does the reverse: every
-- new table and function of the schema public is open to everybody, and one forgotten REVOKE is a leak.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PUBLIC's right to run functions is a default of the whole database: it cannot be taken back for one schema.
alter default privileges revoke execute on functions from public;
