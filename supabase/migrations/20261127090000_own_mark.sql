-- An edit that changed a product and marked it unavailable stands in the log twice. The next edit of the same phone names only the id
-- that it had sent, so that the mark looked like somebody else's change, and the editor was asked to compare with themselves.

-- The id in the log of the mark that came with this edit.
create function public.id_of_mark(edit text) returns uuid
language sql immutable set search_path = '' as $$
  select md5(edit || ' away_until')::uuid
$$;
revoke execute on function public.id_of_mark(text) from public, anon, authenticated;

-- Changes one thing: {id, kind: item | text | area | picture | article | recording, path, part?, changes, seen, after?}. `seen` is
-- the version that the phone had reached when the person looked; `after` names edits of the same phone that this one
-- builds upon. Those at the counter may change away_until of products alone. Answers
--   {done: version}
--   {conflict: what is there now}: somebody else changed it after what the person saw; nothing was written.
-- The same id with the same words again is answered and not done again; with other words it is refused (409).
create or replace function public.edit_shop(edit jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  edit_id constant uuid := (edit ->> 'id')::uuid;
  kind constant text := edit ->> 'kind';
  path constant text := edit ->> 'path';
  part constant text := edit ->> 'part';
  changes constant jsonb := edit -> 'changes';
  seen constant bigint := (edit ->> 'seen')::bigint;
  aim constant text := kind || ':' || path || coalesce('#' || part, '');
  hash constant text := encode(sha256(convert_to((edit - 'id')::text, 'UTF8')), 'hex');
  known public.edit_events;
  fact jsonb;
begin
  if coalesce(kind not in ('item', 'text', 'area', 'picture', 'article', 'recording'), true) or edit_id is null or path is null or seen is null
    or (kind in ('text', 'picture', 'recording')) <> (part is not null) or jsonb_typeof(changes) is distinct from 'object'
  then
    perform public.refuse_edit('An edit says what it changes, and what was seen', 'edit');
  end if;
  -- Whoever stands at the counter says what is not there; everything else about it is the editors'.
  if not public.may_edit(kind, path) and (kind <> 'item' or changes - 'away_until' <> '{}' or not public.has_role('staff')) then
    raise exception 'Only those who may edit this can' using errcode = '42501';
  end if;
  -- First of all, so that every statement below sees what the writer before us has committed.
  perform 1 from public.catalogue_version for update;

  select * into known from public.edit_events event where event.id = edit_id;
  if known.who = auth.uid() and known.content_hash = hash then
    return jsonb_build_object('done', known.version);
  elsif known.id is not null then
    raise sqlstate 'PT409' using message = 'This id belongs to another edit';
  end if;

  fact := public.shop_fact(kind, path, part);
  -- Of two who say what is there today the later one is right, whatever else was changed meanwhile.
  if changes - 'away_until' <> '{}' and (fact ->> 'version')::bigint > seen and not exists (
    select 1 from public.edit_events event
    where event.target = aim and event.version = (fact ->> 'version')::bigint and event.who = auth.uid()
      and exists (
        select 1 from jsonb_path_query(edit -> 'after', '$[*]') mine
        where event.id::text in (mine #>> '{}', public.id_of_mark(mine #>> '{}')::text)
      )
  ) then
    return jsonb_build_object('conflict', fact);
  end if;

  perform set_config('shop.edit', jsonb_build_object('id', edit_id, 'content_hash', hash)::text, true);
  case kind
    when 'item' then
      if not changes ? 'away_until' or changes - 'away_until' <> '{}' then
        perform public.edit_item(path, changes - 'away_until');
        -- An id stands in the log once: a mark beside another change has one of its own.
        perform set_config('shop.edit', jsonb_build_object('id', public.id_of_mark(edit_id::text))::text, true);
      end if;
      if changes ? 'away_until' then
        perform public.set_away(path, changes -> 'away_until');
      end if;
    when 'text' then perform public.edit_text(path, part, changes);
    when 'picture' then perform public.edit_picture(path, part, changes);
    when 'article' then perform public.edit_article(path, changes);
    when 'recording' then perform public.edit_recording(path, part, changes);
    else perform public.edit_area(path, changes);
  end case;
  perform set_config('shop.edit', '', true);

  fact := public.shop_fact(kind, path, part);
  -- What changed something is in the log by now; what changed nothing has its receipt too.
  insert into public.edit_events (id, who, target, after, content_hash, version)
  values (edit_id, auth.uid(), aim, fact, hash, (fact ->> 'version')::bigint)
  on conflict (id) do nothing;
  return jsonb_build_object('done', (fact ->> 'version')::bigint);
end $$;
