-- Whoever signs up with an address proves nothing, yet what they write is stored: a password, a display name, a phone. Hosted
-- Supabase Auth keeps the first password of an unconfirmed account, so a stranger's password would open what its owner
-- confirms later. The first proof of an account drops it. The app sets a password after the code.

-- An account that is made with its addresses confirmed, by the service key say, is not proven afterwards: what was written in the
-- same transaction stays.
create function public.note_new_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('khet.new_account', new.id::text, true);
  return new;
end $$;

create trigger account_begins after insert on auth.users
  for each row execute function public.note_new_account();

create function public.drop_unproven() returns trigger
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
      display_name = null, phone = public.sign_up_word(new.phone, 20), village = null, language = 'en'
    where user_id = new.id;
  exception when others then
    raise warning 'the profile of % stays as it was: %', new.id, sqlerrm;
  end;
  return new;
end $$;

create trigger first_proof before update on auth.users
  for each row when (
    old.email_confirmed_at is null and old.phone_confirmed_at is null
    and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
  ) execute function public.drop_unproven();
