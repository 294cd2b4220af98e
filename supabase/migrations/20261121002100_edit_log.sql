-- Who changed what in the shop, for those who may change it.

drop policy "managers and admins read who changed what" on public.edit_events;
create policy "those who edit read who changed what" on public.edit_events for select to authenticated
  using ((select public.has_role('editor')) or (select public.has_role('manager')) or (select public.has_role('admin')));

create index edit_events_by_version on public.edit_events (version);

-- Which fields of a row are not the same before and after, {field: [from, to]}; all that is said where there was none before.
create function public.changed_fields(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_array(coalesce(past.value, 'null'), coalesce(fact.value, 'null'))), '{}')
  from jsonb_each(coalesce(before, '{}')) past full join jsonb_each(after) fact using (key)
  where coalesce(past.value, 'null') is distinct from coalesce(fact.value, 'null')
    and key <> all (array['id', 'path', 'part', 'was', 'version', 'catalogue', 'section', 'position', 'category', 'created_at'])
$$;

-- A page of changes, {more, edits: [{id, target, was, at, who, by_hand, is_new, version, changed}]}, the latest first; with
-- `earlier_than` those before that version. `was` is what it is about in words: the product's or the area's name, or the
-- words that were replaced. Receipts of edits that changed nothing are left out.
create function public.edit_log(earlier_than bigint default null, at_most int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant int := least(greatest(coalesce(at_most, 30), 1), 100);
  answer jsonb;
begin
  if not (public.has_role('editor') or public.has_role('manager') or public.has_role('admin')) then
    raise exception 'Only those who edit see who changed what' using errcode = '42501';
  end if;
  with found as (
    select event.* from public.edit_events event
    where event.version > 0 and (earlier_than is null or event.version < earlier_than)
      and not (event.before is null and event.after ? 'name')
      and not exists (
        select 1 from public.edit_events same
        where same.target = event.target and same.version = event.version
          and (same.at, same.id) < (event.at, event.id)
      )
    order by event.version desc limit page_size + 1
  ), page as (
    select * from found order by version desc limit page_size
  )
  select jsonb_build_object(
    'more', (select count(*) from found) > page_size,
    'edits', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'target', page.target, 'at', page.at, 'version', page.version, 'is_new', page.before is null,
        'was', coalesce(
          page.after -> 'was', nullif(page.after -> 'title', 'null'),
          jsonb_build_object('en', page.after -> 'name_en', 'pa', page.after -> 'name_pa', 'hi', page.after -> 'name_hi')
        ),
        'who', public.name_of(page.who), 'by_hand', page.who = '00000000-0000-0000-0000-000000000000',
        'changed', public.changed_fields(page.before, page.after)
      ) order by page.version desc) from page
    ), '[]')
  ) into answer;
  return answer;
end $$;

grant execute on function public.edit_log(bigint, int) to authenticated;
