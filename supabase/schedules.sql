-- What the embedded backend does every minute by itself (supabase/local/schedule.ts), a hosted project does by this:
--   supabase db query --linked --file supabase/schedules.sql
-- Run again it changes nothing. The address and the secret key of the project come from its Vault (docs/deploy.md).
do $schedules$
declare
  ask text := $ask$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/%s',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
      ),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    ) where exists (%s)
  $ask$;
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  if (select count(*) from vault.decrypted_secrets where name in ('project_url', 'secret_key')) < 2 then
    raise exception 'Put project_url and secret_key into the Vault first (docs/deploy.md).';
  end if;
  perform cron.schedule('send-pushes', '* * * * *', format(ask, 'send-pushes',
    'select from public.push_messages where public.is_due(due_at)'));
  perform cron.schedule('return-money', '* * * * *', format(ask, 'return-money',
    $due$select from public.refunds where state in ('asked', 'sent') and public.is_due(due_at)$due$));
  perform cron.schedule('send-reminders', '* * * * *', format(ask, 'send-reminders', 'select where public.reminders_wait()'));
  perform cron.schedule('remind-bookings', '* * * * *', 'select public.remind_bookings()');
  perform cron.schedule('remind-khatas', '*/10 * * * *', 'select public.remind_khatas()');
  -- Every run leaves a row there, some eight thousand a day.
  perform cron.schedule('forget-runs', '17 3 * * *',
    $runs$delete from cron.job_run_details where end_time < now() - interval '7 days'$runs$);
  perform cron.schedule('expire-orders', '*/10 * * * *', 'select public.expire_orders()');
  perform cron.schedule('run-standing-orders', '* * * * *', 'select public.run_standing_orders()');
  perform cron.schedule('expire-transfers', '*/10 * * * *', 'select public.expire_transfers()');
  perform cron.schedule('end-quotas', '*/10 * * * *', 'select public.end_quotas()');
end
$schedules$;
