-- How long a statement of a caller may take. Without a limit of ours a stranger's pattern or a join over everything would
-- hold a connection for as long as the platform happens to allow. The embedded backend has a limit of its own.
do $$
begin
  alter role anon set statement_timeout = '5s';
  alter role authenticated set statement_timeout = '8s';
  -- It publishes the catalogue in one statement.
  alter role service_role set statement_timeout = '60s';
  notify pgrst, 'reload config';
exception when insufficient_privilege then
  raise warning 'Run as owner of the project: alter role anon, authenticated and service_role set statement_timeout, see docs/deploy.md';
end $$;
