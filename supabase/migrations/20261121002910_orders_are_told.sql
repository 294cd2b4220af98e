-- Who asked to be told is told of their orders as of their requests: when somebody at the centre moves one or writes a word to it.
-- Of money the provider tells, to whom it was just given; of that nobody is woken.

alter table public.push_messages
  alter column event_id drop not null,
  add column order_event_id bigint references public.order_events (id) on delete cascade,
  add check (num_nonnulls(event_id, order_event_id) = 1),
  add unique (subscription_id, order_event_id);

create index push_messages_by_order_event on public.push_messages (order_event_id) where order_event_id is not null;

-- As note_pushes does for requests: whatever goes wrong here, the order has moved.
create function public.note_order_pushes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.push_messages (subscription_id, order_event_id)
  select s.id, new.id
  from public.orders o join public.push_subscriptions s on s.user_id = o.user_id
  where o.id = new.order_id and o.user_id <> new.by_whom;
  return null;
exception
  when others then
    raise warning 'pushes of event % were not noted: %', new.id, sqlstate;
    return null;
end $$;

create trigger order_event_is_told after insert on public.order_events
  for each row when (new.by_whom is not null) execute function public.note_order_pushes();

revoke execute on function public.note_order_pushes() from public, anon, authenticated, service_role;
