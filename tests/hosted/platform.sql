-- What a hosted project has besides tests/database/hosted.sql and schedules.sql asks for: Vault, cron and calls over HTTP.
create schema vault authorization migrator;
create table vault.decrypted_secrets (id uuid default gen_random_uuid(), name text unique, decrypted_secret text);
create function vault.create_secret(secret text, name text) returns uuid language sql as
  $$ insert into vault.decrypted_secrets (name, decrypted_secret) values (name, secret) returning id $$;
create schema cron authorization migrator;
create table cron.job (jobname text primary key, schedule text, command text);
create table cron.job_run_details (end_time timestamptz);
create function cron.schedule(job text, at text, sql text) returns void language sql as
  $$ insert into cron.job values (job, at, sql) on conflict (jobname) do update set schedule = at, command = sql $$;
create schema net authorization migrator;
create table net.asked (url text, headers jsonb, body jsonb);
create function net.http_post(url text, body jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 1)
  returns bigint language sql as $$ insert into net.asked values (url, headers, body) returning 1::bigint $$;
grant all on all tables in schema vault, cron, net to migrator;
