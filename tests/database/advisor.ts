/** A check of the platform's advisor: a query that finds a fault, and a statement that plants one. */
export interface Advice {
  /** Answers one row `{what}` for each fault; none if all is well. */
  readonly finds: string
  /** SQL that plants one fault, so that a question that finds nothing is not believed. */
  readonly planted: string
}

/** Schemas of the platform, whose owner looks after them; storage holds policies of ours. */
const theirs = `('pg_catalog', 'information_schema', 'auth', 'extensions', 'storage', 'vault', 'pg_toast')`
const own = `n.nspname not in ${theirs} and n.nspname not like 'pg\\_%'`
const open = (object: string) =>
  `(has_table_privilege('anon', ${object}, 'select') or has_table_privilege('authenticated', ${object}, 'select'))`
const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace`
const functions = `pg_proc p join pg_namespace n on n.oid = p.pronamespace
  left join pg_depend d on d.objid = p.oid and d.deptype = 'e'`
/** Our policies on any table, with their two conditions as one text. */
const policies = `(select *, lower(concat_ws(' ', qual, with_check)) as text from pg_policies) p`

const openTable = 'create table planted (id int primary key, who uuid); grant select on planted to anon;'
const closedTable =
  'create table planted (id int primary key, who uuid); alter table planted enable row level security;'

/*
 * The questions of Supabase's own advisor (github.com/supabase/splinter, by its names), asked by us. Left out are those
 * that a database without load cannot answer (unused_index, table_bloat), those of extensions that we have not (queues,
 * GraphQL), and security-definer functions that people may call: all of ours are named in access-matrix.ts.
 */
export const advices: Record<string, Advice> = {
  rls_disabled_in_public: {
    finds: `select c.oid::regclass::text as what from ${relations}
      where c.relkind in ('r', 'p') and ${own} and not c.relrowsecurity and ${open('c.oid')}`,
    planted: openTable,
  },
  policy_exists_rls_disabled: {
    finds: `select distinct c.oid::regclass::text as what from pg_policy p join ${relations.replace('pg_class c', 'pg_class c on c.oid = p.polrelid')}
      where not c.relrowsecurity`,
    planted: `${openTable} create policy planted on planted using (false);`,
  },
  rls_policy_always_true: {
    finds: `select tablename || ': ' || policyname as what from ${policies}
      where permissive = 'PERMISSIVE' and cmd <> 'SELECT' and roles && array['public', 'anon', 'authenticated']::name[]
        and (trim(both '() ' from coalesce(qual, '')) = 'true' or trim(both '() ' from coalesce(with_check, '')) = 'true')`,
    planted: `${closedTable} create policy planted on planted for update to authenticated using (true);`,
  },
  multiple_permissive_policies: {
    finds: `select tablename || ': ' || action || ' for ' || role as what
      from ${policies}, unnest(roles) role,
        unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) action
      where permissive = 'PERMISSIVE' and schemaname <> 'storage' group by schemaname, tablename, role, action having count(*) > 1`,
    planted: `${closedTable} create policy one on planted for select to anon using (id = 1);
      create policy two on planted for all to anon using (id = 2);`,
  },
  auth_rls_initplan: {
    // Stricter than theirs: every function that takes no column is asked once for the statement, not for each row.
    finds: `select p.tablename || ': ' || p.policyname as what from ${policies}
      where regexp_replace(text, 'select (auth\\.\\w+|has_role|is_desk_staff|public\\.\\w+|current_setting)\\(', '', 'g')
        ~ '(auth\\.(uid|jwt|role|email)|has_role|is_desk_staff|current_setting)\\('`,
    planted: `${closedTable} create policy planted on planted for select using (who = auth.uid());`,
  },
  rls_references_user_metadata: {
    finds: `select tablename || ': ' || policyname as what from ${policies} where text like '%user_metadata%'
      union select p.oid::regprocedure::text from ${functions} where ${own} and p.prosrc ~ 'user_metadata' and p.prosrc !~ 'new\\.raw_user_meta_data'`,
    planted: `${closedTable} create policy planted on planted for select
      using ((auth.jwt() -> 'user_metadata' ->> 'admin') = 'yes');`,
  },
  security_definer_view: {
    finds: `select c.oid::regclass::text as what from ${relations} where c.relkind = 'v' and ${own} and ${open('c.oid')}
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']`,
    planted: 'create view planted as select 1 as id; grant select on planted to anon;',
  },
  auth_users_exposed: {
    finds: `select distinct c.oid::regclass::text as what from ${relations} join pg_rewrite r on r.ev_class = c.oid
      join pg_depend d on d.objid = r.oid and d.refobjid = 'auth.users'::regclass
      where c.relkind in ('v', 'm') and ${own} and ${open('c.oid')}`,
    planted: 'create view planted as select id from auth.users; grant select on planted to authenticated;',
  },
  materialized_view_in_api: {
    finds: `select c.oid::regclass::text as what from ${relations} where c.relkind = 'm' and ${own} and ${open('c.oid')}`,
    planted: 'create materialized view planted as select 1 as id; grant select on planted to anon;',
  },
  foreign_table_in_api: {
    finds: `select c.oid::regclass::text as what from ${relations} where c.relkind = 'f' and ${own}`,
    planted: `create foreign data wrapper planted; create server planted foreign data wrapper planted;
      create foreign table planted (id int) server planted;`,
  },
  function_search_path_mutable: {
    // Stricter than theirs: empty, so that no name is resolved in another schema.
    finds: `select p.oid::regprocedure::text as what from ${functions} where ${own} and d.objid is null
      and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`,
    planted: `create function planted() returns int language sql set search_path = public as 'select 1';`,
  },
  function_open_to_everybody: {
    // Not theirs: PostgreSQL lets everybody execute a new function, and a grant to PUBLIC is seen in no matrix of roles.
    finds: `select p.oid::regprocedure::text as what from ${functions} where ${own} and d.objid is null
      and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))`,
    planted: `create function planted() returns int language sql set search_path = '' as 'select 1';
      grant execute on function planted() to public;`,
  },
  extension_in_public: {
    finds: `select extname as what from pg_extension where extnamespace = 'public'::regnamespace`,
    planted: `set local allow_system_table_mods = on;
      update pg_extension set extnamespace = 'public'::regnamespace where extname = 'plpgsql';`,
  },
  no_primary_key: {
    finds: `select c.oid::regclass::text as what from ${relations} where c.relkind in ('r', 'p') and ${own}
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    planted: 'create table planted (id int);',
  },
  rls_enabled_no_policy_but_granted: {
    // Theirs names every table without a policy; closed tables are on purpose here, a grant on one is not.
    finds: `select c.oid::regclass::text as what from ${relations} where c.relkind in ('r', 'p') and ${own}
      and c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid) and ${open('c.oid')}`,
    planted: `${closedTable} grant select on planted to authenticated;`,
  },
  unindexed_foreign_keys: {
    // Languages are never deleted, and no index helps with three rows.
    finds: `select k.conrelid::regclass || ': ' || k.conname as what from pg_constraint k
      join pg_namespace n on n.oid = k.connamespace where k.contype = 'f' and ${own} and k.confrelid <> 'public.languages'::regclass and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indisvalid
          and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(k.conkey)] = k.conkey)`,
    planted: 'create table planted (id int primary key, who uuid references auth.users);',
  },
  fkey_to_auth_unique: {
    finds: `select k.conrelid::regclass || ': ' || k.conname as what from pg_constraint k join pg_index i on i.indexrelid = k.conindid
      join pg_class c on c.oid = k.confrelid where k.contype = 'f' and c.relnamespace = 'auth'::regnamespace and not i.indisprimary`,
    planted: 'create table planted (id int primary key, phone text references auth.users (phone));',
  },
  duplicate_index: {
    // Stricter than theirs: also an index that another one begins with.
    finds: `select a.indexrelid::regclass || ' in ' || b.indexrelid::regclass as what
      from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid <> b.indexrelid
      join pg_class ca on ca.oid = a.indexrelid join pg_class cb on cb.oid = b.indexrelid and cb.relam = ca.relam
      join pg_namespace n on n.oid = ca.relnamespace
      where ${own} and not a.indisunique and coalesce(a.indexprs::text, a.indpred::text, b.indexprs::text, b.indpred::text) is null
        and b.indkey::text || ' ' like a.indkey::text || ' %' and b.indoption::text || ' ' like a.indoption::text || ' %'
        and b.indclass::text || ' ' like a.indclass::text || ' %'`,
    planted: `create table planted (id int primary key, who uuid); create index one on planted (who);
      create index two on planted (who, id);`,
  },
  public_bucket: {
    // Theirs asks which public buckets can be listed; none of ours is public.
    finds:
      'select id as what from storage.buckets where public or file_size_limit is null or allowed_mime_types is null',
    planted: `insert into storage.buckets (id, name, public) values ('planted', 'planted', true);`,
  },
  unsupported_reg_types: {
    finds: `select c.oid::regclass || '.' || a.attname as what from ${relations} join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and ${own} and a.atttypid in ('regproc'::regtype, 'regprocedure'::regtype, 'regclass'::regtype,
        'regoper'::regtype, 'regtype'::regtype, 'regrole'::regtype, 'regnamespace'::regtype)`,
    planted: 'create table planted (id int primary key, kind regclass);',
  },
  can_create_in_schema: {
    // Our own check: a role that can create objects in a schema on the search path of functions can replace their
    // calls.
    finds: `select n.nspname || ' by ' || r.rolname as what from pg_namespace n, pg_roles r
      where n.nspname in ('public', 'extensions') and r.rolname in ('anon', 'authenticated')
        and has_schema_privilege(r.oid, n.oid, 'create')`,
    planted: 'grant create on schema public to authenticated;',
  },
}
