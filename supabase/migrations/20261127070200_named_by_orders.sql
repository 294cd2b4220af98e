-- An order named additions without end, past the limit of the cart: each stays in the cart and with the order. And what the cart takes
-- an hour was taken every hour. docs/decisions/0101-closed-doors.md

-- Raises 429 if these operations and those before are more than 5,000 of an hour or 20,000 of a day, or name more than 200,000 or 400,000
-- additions: a full cart has 200 lines. The person's cart must be locked. A call that is too large alone is refused for good, so that the
-- phone sends it in parts.
create or replace function public.check_cart_limit(person uuid, operations jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  most_at_once constant int := 200000;
  new_names bigint;
  reached record;
begin
  if jsonb_typeof(operations) is distinct from 'array' then
    return;
  end if;
  select coalesce(sum(jsonb_array_length(said -> 'observed')), 0) into new_names
  from jsonb_array_elements(operations) said where jsonb_typeof(said -> 'observed') = 'array';
  if new_names > most_at_once then
    raise exception 'Operations name at most 200,000 additions' using errcode = 'P0001', hint = 'Send the rest in another call.';
  end if;
  select spell.title, recent.oldest + spell.lasts - now() as wait into reached
  from (values ('an hour', interval '1 hour', 5000, 200000), ('a day', interval '1 day', 20000, 400000))
    spell (title, lasts, most, most_named)
  -- By the version, which is never behind the clock and has an index.
  cross join lateral (
    select count(*) as n, coalesce(sum(cardinality(known.observed)), 0) as named, min(known.applied_at) as oldest
    from public.cart_operations known
    where known.user_id = person and known.version > floor(extract(epoch from now() - spell.lasts) * 1000)::bigint
      and known.applied_at > now() - spell.lasts
  ) recent
  where recent.n + jsonb_array_length(operations) > spell.most or recent.named + new_names > spell.most_named
  order by wait desc limit 1;
  if found then
    perform public.too_many(
      format('Too much was done to the cart within %s', reached.title), greatest(1, ceil(extract(epoch from reached.wait)))::int
    );
  end if;
end $$;

-- Takes out of the server's cart what was ordered, and notes which additions went into the order: those that each line
-- says it is made of (observed), or all known here if it does not say. Within the limits of the cart.
create or replace function public.clear_ordered_lines(person uuid, order_id uuid, lines jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  most_observed constant int := 2000;
  ordered constant text[] := array(select line ->> 'product_id' from jsonb_array_elements(lines) line);
  named constant jsonb := (
    select jsonb_agg(line) from jsonb_array_elements(lines) line where jsonb_typeof(line -> 'observed') = 'array'
  );
  removals jsonb;
  taken jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'id', md5(concat_ws(' ', order_id, product, part))::uuid, 'product_id', product, 'kind', 'remove',
    'observed', observed, 'made_at', now()
  )) into removals
  from (
    select product, (place - 1) / most_observed as part, jsonb_agg(addition) as observed
    from (
      select product, addition, row_number() over (partition by product order by addition) as place
      from (
        select line ->> 'product_id' as product, addition
        from jsonb_array_elements(named) line, jsonb_array_elements_text(line -> 'observed') addition
        union
        select known.product_id, known.id::text from public.cart_additions(person, ordered) known
        where not exists (
          select 1 from jsonb_array_elements(named) line where line ->> 'product_id' = known.product_id
        )
      ) additions
    ) numbered
    group by product, (place - 1) / most_observed
  ) parts;
  if removals is null then
    return;
  end if;
  perform public.check_cart_limit(person, removals);
  taken := public.take_cart_operations(person, null, removals);
  if taken -> 'refused' <> '[]' then
    perform public.refuse_order('What a line observed is a list of ids of additions', 'observed');
  end if;
  insert into public.ordered_additions (addition_id, order_id)
  select distinct addition::uuid, clear_ordered_lines.order_id
  from jsonb_array_elements(removals) removal, jsonb_array_elements_text(removal -> 'observed') addition;
end $$;
