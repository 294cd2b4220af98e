-- The PIN code of somebody's village, with which their forms begin and which the desk reads.
alter table public.profiles add column pincode text check (pincode ~ '^[1-9][0-9]{5}$');

grant update (pincode) on public.profiles to authenticated;

-- Trigger: at the first proof of an account, drops the password and the words given before it. Hosted Supabase Auth keeps
-- the first password of an unconfirmed account: a stranger's password would open what its owner confirms later. The app
-- sets a password after the code.
create or replace function public.drop_unproven() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(current_setting('khet.new_account', true), '') = new.id::text then
    return new;
  end if;
  -- As Supabase Auth keeps an account without a password.
  new.encrypted_password := '';
  -- What Supabase Auth itself writes there.
  new.raw_user_meta_data := (
    select coalesce(jsonb_object_agg(known, new.raw_user_meta_data -> known), '{}')
    from unnest(array['sub', 'email_verified', 'phone_verified']) known
    where new.raw_user_meta_data ? known
  );
  begin
    -- The profile was begun from the same words.
    update public.profiles set
      display_name = null, phone = public.sign_up_word(new.phone, 20), village = null, pincode = null,
      language = 'en'
    where user_id = new.id;
  exception when others then
    raise warning 'the profile of % stays as it was: %', new.id, sqlerrm;
  end;
  return new;
end $$;

-- A request or an order as the desk reads it, spam too. `seen` is its last event, `taken` what the desk did to it, by id.
create or replace function public.desk_facts(target public.desk_items) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'what', target.what, 'id', target.id, 'n', target.n, 'owner', owner.id, 'log', log,
    'seen', coalesce((log -> -1 -> 'id')::bigint, 0),
    'open', public.is_open_at_desk(target.what, target.id),
    'assignee', target.assignee, 'assigned_to', public.name_of(target.assignee),
    'from', (
      select jsonb_build_object('name', p.display_name, 'phone', p.phone, 'village', p.village, 'pincode', p.pincode)
      from public.profiles p where p.user_id = owner.id
    ),
    'taken', (
      select coalesce(jsonb_agg(a.id), '[]'::jsonb) from public.desk_answers a
      where a.what = target.what and a.item = target.id
    )
  ) || case target.what
    when 'request' then jsonb_build_object('request', public.request_facts(target.id) - 'events',
      'spam', (select r.status = 'spam' from public.requests r where r.id = target.id))
    else jsonb_build_object('order', public.order_with_payments(target.id) - 'events')
  end
  from public.desk_log(target.what, target.id) log, (
    select case target.what
      when 'request' then (select r.user_id from public.requests r where r.id = target.id)
      else (select o.user_id from public.orders o where o.id = target.id)
    end as id
  ) owner
$$;
