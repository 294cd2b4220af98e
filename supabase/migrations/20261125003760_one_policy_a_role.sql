-- The same rights as before, as the platform's advisor wants them: one policy for each role, and settings read once a query.

drop policy "everybody reads articles that are shown" on public.articles;
drop policy "those who edit read all articles" on public.articles;
create policy "guests read articles that are shown" on public.articles for select to anon using (shown);
create policy "people read articles that are shown, those who edit all" on public.articles for select to authenticated using (
  shown or (select public.has_role('editor')) or (select public.has_role('manager')) or (select public.has_role('admin'))
);

drop policy "no link outlives its reader's rights" on storage.objects;
create policy "no link outlives its reader's rights" on storage.objects as restrictive for all to anon, authenticated using (
  bucket_id <> 'documents'
  or coalesce((select current_setting('storage.operation', true)), '') !~ '(sign|render|s3|copy|move)'
);
