-- A request that was marked as spam got its next version, so that its sender's phone read it anew: told apart from one that nobody looks at.

-- Trigger: refuses changes of a received request and moves that request_moves does not allow, and gives the request its
-- next version; not where it becomes spam or is none after all, of which its sender learns nothing.
create or replace function public.guard_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changing constant text[] := array['status', 'user_id', 'filled_by', 'version', 'completed_at'];
  owner constant text := public.request_owner(new.user_id, new.guest_hash);
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - changing <> to_jsonb(old) - changing
      or (new.user_id <> old.user_id) or (new.filled_by is not null and new.filled_by is distinct from old.filled_by)
      or (old.completed_at is not null and new.completed_at is distinct from old.completed_at)
    then
      raise exception 'A request that was received is not rewritten' using errcode = 'P0001', hint = 'Send one that replaces it.';
    end if;
    if new.status <> old.status and not (new.status = any (public.request_moves(old.status))) then
      raise exception 'A request does not go from % to %', old.status, new.status using errcode = 'P0001';
    end if;
    if new.status <> old.status and 'spam' in (new.status, old.status) then
      return new;
    end if;
  elsif new.status <> 'received' then
    raise exception 'A request begins as received' using errcode = 'P0001';
  end if;

  if owner is not null then
    -- Never behind the clock (in ms), as in catalogue_version.
    insert into public.request_versions as held (owner, n)
      values (owner, (extract(epoch from clock_timestamp()) * 1000)::bigint)
      on conflict on constraint request_versions_pkey do update set n = greatest(held.n + 1, excluded.n)
      returning n into new.version;
  end if;
  return new;
end $$;
