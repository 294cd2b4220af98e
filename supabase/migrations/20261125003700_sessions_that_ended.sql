-- An access token is good until it expires, whatever became of its session. These ask the database whether the session is
-- still there, on every call through the API: a sign-out counts at once, hosted and embedded.

-- Whether the session of the token in use still exists. True also for a token without a session: that is the publishable or
-- the service key, since everybody who signs in gets one.
create function public.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session constant text := auth.jwt() ->> 'session_id';
begin
  if session is null then
    return true;
  end if;
  return session ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and exists (select 1 from auth.sessions s where s.id = session::uuid and s.user_id = auth.uid());
end $$;

-- PostgREST calls it before every request (pgrst.db_pre_request below), and so does the embedded backend.
create function public.check_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.session_is_open() then
    raise sqlstate 'PT401' using message = 'This session has ended', hint = 'Sign in again.';
  end if;
end $$;

grant execute on function public.session_is_open() to anon, authenticated, service_role;
grant execute on function public.check_session() to anon, authenticated, service_role;

do $$
begin
  if exists (select 1 from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.check_session';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Run as owner of the project: alter role authenticator set pgrst.db_pre_request = ''public.check_session''';
end $$;

-- Storage asks no function before a request, so its policies do. The second line is the guard on signed links: storage puts
-- what it is asked to do into storage.operation, and whoever may sign says for how long. So nobody signs but the service key.
create policy "a session that has ended opens no file" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'documents' or (select public.session_is_open()));
create policy "no link outlives its reader's rights" on storage.objects as restrictive for all to anon, authenticated
  using (bucket_id <> 'documents' or coalesce(current_setting('storage.operation', true), '') !~ '(sign|render|s3|copy|move)');
