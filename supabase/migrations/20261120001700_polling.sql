-- One call for everything that an open page follows. docs/decisions/0056-one-round-one-call.md says why.

-- Answers several questions at once: {"shop_changes": {…}, …} under the names of the functions, each with the arguments
-- of that function, answered under the same names. It has no rights of its own: what the caller may not ask alone, they
-- may not ask here, and then nothing is answered.
create function public.what_is_new(asked jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  about jsonb;
  said jsonb := '{}';
begin
  if jsonb_typeof(asked) is distinct from 'object' then
    raise exception 'Asked is an object of questions' using errcode = '22023';
  end if;
  about := asked -> 'shop_changes';
  if about is not null then
    said := said || jsonb_build_object('shop_changes',
      public.shop_changes((about ->> 'since')::bigint, about ->> 'snapshot'));
  end if;
  about := asked -> 'cart_changes';
  if about is not null then
    said := said || jsonb_build_object('cart_changes', public.cart_changes((about ->> 'since')::bigint));
  end if;
  about := asked -> 'request_changes';
  if about is not null then
    said := said || jsonb_build_object('request_changes',
      public.request_changes((about ->> 'since')::bigint, about ->> 'guest'));
  end if;
  about := asked -> 'order_changes';
  if about is not null then
    said := said || jsonb_build_object('order_changes', public.order_changes((about ->> 'since')::bigint));
  end if;
  return said;
end $$;


-- Who may do what

grant execute on function public.what_is_new(jsonb) to anon, authenticated;
