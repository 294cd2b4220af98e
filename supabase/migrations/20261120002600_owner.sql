-- Hand on: what whoever runs a centre has to know of it, on one page, and the messages that did not go out. What only the machine knows
-- (copies, room, version) the embedded backend writes here; a hosted project has its host's pages for that.


-- Tables

-- Mails and text messages that the embedded backend could not hand over. What carries a code is kept without its words: a code ends
-- before anybody taps, and whoever reads this table could sign in by it.
create table public.unsent_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null check (char_length(recipient) <= 320),
  subject text check (char_length(subject) <= 500),
  body text check (char_length(body) <= 20000),
  html text check (char_length(html) <= 200000),
  reason text not null check (char_length(reason) <= 200),
  again boolean not null default false,
  failed_at timestamptz not null default clock_timestamp()
);

comment on column public.unsent_messages.body is 'Null for a message with a code, which is not sent again.';
comment on column public.unsent_messages.reason is 'What the mail server or the gateway of text messages said.';
comment on column public.unsent_messages.again is 'True once somebody has asked to try again.';

create trigger a_plain_texts before insert or update on public.unsent_messages
  for each row execute function public.plain_texts('reason');

-- What the machine knows of the centre on it; one row.
create table public.installation (
  one boolean primary key default true check (one),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  at timestamptz not null default clock_timestamp()
);

comment on column public.installation.facts is
  '{version, free_bytes, used_bytes, backups: whether they are made by themselves, postgres: true where the rows are in a PostgreSQL that has backups of its own, backup: when the last whole one was made, no_backup: why the last try failed}';


-- Messages that did not go out

-- Keeps a message that did not go out, for fourteen days, and 500 at most: a mail server that is down for long must not fill the disk.
create function public.keep_unsent(message jsonb) returns void
language sql set search_path = '' as $$
  delete from public.unsent_messages u where u.failed_at < clock_timestamp() - interval '14 days'
    or u.id in (select old.id from public.unsent_messages old order by old.id desc offset 499);
  insert into public.unsent_messages (channel, recipient, subject, body, html, reason)
    values (message ->> 'channel', left(message ->> 'to', 320), left(message ->> 'subject', 500), message ->> 'text', message ->> 'html',
      left(message ->> 'reason', 200));
$$;

-- Hands out the messages that are to be tried again, and forgets them: what fails again is kept anew.
create function public.take_unsent() returns jsonb
language sql set search_path = '' as $$
  with taken as (delete from public.unsent_messages u where u.again returning u.*)
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'channel', t.channel, 'to', t.recipient, 'subject', coalesce(t.subject, ''), 'text', t.body, 'html', t.html
  )) order by t.id), '[]') from taken t
$$;

-- Tries again what did not go out, and the reminders that reached nobody and still say what is so: {again: how many}. For managers.
create function public.try_again() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  messages int;
  reminders int;
begin
  if not public.may_decide() then
    raise exception 'Only managers and admins try again' using errcode = '42501';
  end if;
  update public.unsent_messages u set again = true where u.body is not null;
  get diagnostics messages = row_count;
  update public.booking_reminders b set due_at = clock_timestamp(), tries = 0, failed_at = null
    where b.failed_at is not null and public.reminder_holds(b);
  get diagnostics reminders = row_count;
  return jsonb_build_object('again', messages + reminders);
end $$;

-- Trigger: what was to be sent to an account goes with it.
create function public.forget_unsent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.unsent_messages u where u.recipient in (old.email, '+' || old.phone);
  return null;
end $$;

create trigger account_forgets_unsent after delete on auth.users
  for each row execute function public.forget_unsent();


-- The page

-- How the centre stands, for managers and admins:
--   people: [{name, roles}], admins: how many
--   unsent: {count, since, reason} of messages that can be tried again; codes: {count, reason} of a day, which cannot
--   reminders: how many reached nobody, and still say what is so
--   waiting: {count, since} at the desk; claims: how many say that they have paid
--   machine: what the embedded backend knows, with the time; null at a host
create function public.owner_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.may_decide() then
    raise exception 'Only managers and admins see how the centre stands' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'at', now(),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('name', public.name_of(held.user_id), 'roles', held.roles) order by held.user_id), '[]')
      from (
        select r.user_id, array_agg(r.role order by r.role) as roles from public.user_roles r group by r.user_id order by r.user_id limit 200
      ) held
    ),
    'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
    'unsent', (
      select jsonb_build_object('count', count(*), 'since', min(u.failed_at), 'reason', (array_agg(u.reason order by u.id desc))[1])
      from public.unsent_messages u where u.body is not null and not u.again
    ),
    'codes', (
      select jsonb_build_object('count', count(*), 'reason', (array_agg(u.reason order by u.id desc))[1])
      from public.unsent_messages u where u.body is null and u.failed_at between now() - interval '1 day' and now() + interval '1 day'
    ),
    'reminders', (select count(*) from public.booking_reminders b where b.failed_at is not null and public.reminder_holds(b)),
    'waiting', (
      select jsonb_build_object('count', count(*), 'since', min(came.at))
      from (
        select r.received_at as at from public.requests r where r.status = 'received'
        union all
        select o.created_at from public.orders o where o.kind <> 'booking' and o.state in ('placed', 'paid')
      ) came
    ),
    'claims', (select count(*) from public.cash_slips s where s.claim is not null and s.settled is null),
    'machine', (select m.facts || jsonb_build_object('at', m.at) from public.installation m)
  );
end $$;


-- Who may do what

alter table public.unsent_messages enable row level security;
alter table public.installation enable row level security;

-- No policies: only functions that run as their owner, and the embedded backend, touch them.
revoke all on public.unsent_messages, public.installation from service_role;
grant execute on function public.owner_facts() to authenticated;
grant execute on function public.try_again() to authenticated;
