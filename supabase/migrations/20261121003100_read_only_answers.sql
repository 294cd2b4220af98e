-- Asked with GET, a function runs where nothing may be written. An answer of the desk that met this was told to be the centre's
-- trouble, 500, and to try again; it is the caller's way of asking that is wrong, and PostgREST's 405 says so.

create or replace function public.try_desk_answer(entry jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return public.take_desk_answer(entry);
exception
  when unique_violation then
    return public.refused_entry(409, 'conflict', 'This id belongs to another answer');
  when raise_exception then
    -- A guard of the orders: no money came that could go back.
    return public.refused_entry(422, 'invalid', sqlerrm, 'status');
  when data_exception or integrity_constraint_violation or program_limit_exceeded then
    return public.refused_entry(422, 'invalid', 'The answer cannot be read', 'content');
  when read_only_sql_transaction then
    raise;
  when others then
    raise warning 'desk answer % failed: %', entry ->> 'id', sqlstate;
    return public.refused_entry(500, 'failed', 'The centre could not take this in now');
end $$;
