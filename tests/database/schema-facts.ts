/** A query for facts: one statement with its rows. */
type Ask = <Row>(sql: string) => Promise<Row[]>

/**
 * Grants as `reader: right, right*` in a fixed order, with a star for the grant option; for null, PostgreSQL's
 * defaults.
 */
const grants = (acl: string) => `(
  select string_agg(right_of.line, '; ' order by right_of.line) from (
    select coalesce(g.rolname, 'public') || ' by ' || by.rolname || ': ' || string_agg(
      a.privilege_type || case when a.is_grantable then '*' else '' end, ', ' order by a.privilege_type
    ) as line
    from aclexplode(${acl}) a left join pg_roles g on g.oid = a.grantee join pg_roles by on by.oid = a.grantor
    group by g.rolname, by.rolname
  ) right_of)`

/** Schemas that are ours or that we add to; PostgreSQL's own are not. */
const ours = (schema: string) =>
  `${schema} in (select oid from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations'))`

const comment = (catalog: string, oid: string, column = '0') =>
  `(select d.description from pg_description d where d.classoid = '${catalog}'::regclass and d.objoid = ${oid} and d.objsubid = ${column})`

/** Queries of pg_catalog by kind; each returns columns `what` and `fact`. */
const questions: Record<string, string> = {
  schema: `select nspname as what, jsonb_build_object('owner', nspowner::regrole, 'grants', ${grants('nspacl')},
      'comment', ${comment('pg_namespace', 'n.oid')}) as fact
    from pg_namespace n where ${ours('n.oid')}`,
  extension: `select extname as what, jsonb_build_object('version', extversion, 'schema', extnamespace::regnamespace) as fact
    from pg_extension`,
  relation: `select c.oid::regclass::text as what, jsonb_build_object('kind', relkind, 'persistence', relpersistence,
      'owner', relowner::regrole, 'grants', ${grants(`coalesce(relacl, acldefault('r', relowner))`)}, 'row security', relrowsecurity, 'forced', relforcerowsecurity,
      'identity', relreplident, 'options', reloptions, 'comment', ${comment('pg_class', 'c.oid')},
      'view', case when relkind in ('v', 'm') then pg_get_viewdef(c.oid) end) as fact
    from pg_class c where ${ours('relnamespace')} and relkind in ('r', 'p', 'v', 'm', 'f', 'c')`,
  column: `select a.attrelid::regclass || '.' || attname as what, jsonb_build_object(
      'place', row_number() over (partition by a.attrelid order by attnum), 'type', format_type(atttypid, atttypmod),
      'not null', attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid), 'identity', attidentity, 'generated', attgenerated,
      'collation', attcollation::regcollation, 'storage', attstorage, 'compression', attcompression,
      'grants', ${grants('attacl')}, 'comment', ${comment('pg_class', 'a.attrelid', 'a.attnum')}) as fact
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${ours('c.relnamespace')} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c') and attnum > 0 and not attisdropped`,
  constraint: `select k.conrelid::regclass || ' ' || conname as what, jsonb_build_object('is', pg_get_constraintdef(k.oid),
      'validated', convalidated, 'deferrable', condeferrable, 'deferred', condeferred, 'comment', ${comment('pg_constraint', 'k.oid')}) as fact
    from pg_constraint k where ${ours('connamespace')} and contype <> 't'`,
  index: `select indexrelid::regclass::text as what, jsonb_build_object('is', pg_get_indexdef(indexrelid), 'valid', indisvalid,
      'primary', indisprimary, 'clustered', indisclustered, 'comment', ${comment('pg_class', 'indexrelid')}) as fact
    from pg_index i join pg_class c on c.oid = i.indrelid where ${ours('c.relnamespace')}`,
  sequence: `select s.seqrelid::regclass::text as what, to_jsonb(s) - 'seqrelid' - 'seqtypid' || jsonb_build_object(
      'type', seqtypid::regtype, 'owner', c.relowner::regrole, 'grants', ${grants(`coalesce(relacl, acldefault('s', relowner))`)},
      'column', (select refobjid::regclass || '.' || refobjsubid from pg_depend d
        where d.objid = s.seqrelid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass)) as fact
    from pg_sequence s join pg_class c on c.oid = s.seqrelid where ${ours('c.relnamespace')}`,
  function: `select p.oid::regprocedure::text as what, jsonb_build_object('is', case when prokind <> 'a' then pg_get_functiondef(p.oid) end,
      'arguments', proargnames, 'owner', proowner::regrole, 'grants', ${grants(`coalesce(proacl, acldefault('f', proowner))`)},
      'comment', ${comment('pg_proc', 'p.oid')}) as fact
    from pg_proc p where ${ours('pronamespace')}
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  trigger: `select t.tgrelid::regclass || ' ' || tgname as what, jsonb_build_object('is', pg_get_triggerdef(t.oid),
      'enabled', tgenabled, 'comment', ${comment('pg_trigger', 't.oid')}) as fact
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${ours('c.relnamespace')} and not tgisinternal`,
  policy: `select p.polrelid::regclass || ' ' || polname as what, jsonb_build_object('for', polcmd, 'permissive', polpermissive,
      'to', (select array_agg(coalesce(r.rolname, 'public') order by 1) from unnest(polroles) role left join pg_roles r on r.oid = role),
      'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid),
      'comment', ${comment('pg_policy', 'p.oid')}) as fact
    from pg_policy p`,
  rule: `select rulename || ' on ' || ev_class::regclass as what, jsonb_build_object('is', pg_get_ruledef(r.oid), 'enabled', ev_enabled) as fact
    from pg_rewrite r join pg_class c on c.oid = r.ev_class where ${ours('c.relnamespace')}`,
  type: `select t.oid::regtype::text as what, jsonb_build_object('kind', typtype, 'base', typbasetype::regtype, 'not null', typnotnull,
      'default', typdefault, 'owner', typowner::regrole, 'grants', ${grants(`coalesce(typacl, acldefault('T', typowner))`)},
      'values', (select array_agg(enumlabel order by enumsortorder) from pg_enum e where e.enumtypid = t.oid),
      'comment', ${comment('pg_type', 't.oid')}) as fact
    from pg_type t where ${ours('typnamespace')}
      and not exists (select 1 from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
  'default grants': `select concat_ws(' ', defaclrole::regrole, nullif(defaclnamespace, 0)::regnamespace, defaclobjtype) as what,
      jsonb_build_object('grants', ${grants('defaclacl')}) as fact
    from pg_default_acl`,
  publication: `select pubname as what, to_jsonb(p) - 'oid' - 'pubowner' || jsonb_build_object('owner', pubowner::regrole,
      'tables', (select array_agg(prrelid::regclass::text order by 1) from pg_publication_rel r where r.prpubid = p.oid)) as fact
    from pg_publication p`,
  'event trigger': `select evtname as what, to_jsonb(e) - 'oid' - 'evtfoid' - 'evtowner' || jsonb_build_object('calls', evtfoid::regprocedure) as fact
    from pg_event_trigger e`,
  statistics: `select stxname::text as what, jsonb_build_object('is', pg_get_statisticsobjdef(oid)) as fact from pg_statistic_ext`,
  'setting of a role': `select coalesce(setrole::regrole::text, '') as what, to_jsonb(setconfig) as fact from pg_db_role_setting`,
}

/** Returns the rows of each filled table as text, without their times. */
export async function rowsByTable(ask: Ask): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class c where ${ours('relnamespace')} and relkind = 'r'`,
  )
  const facts: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = await ask<{ row: string }>(
      `select (to_jsonb(t) - '{created_at,updated_at}'::text[])::text as row from ${name} t order by 1`,
    )
    if (rows.length > 0) facts[`rows of ${name}`] = rows.map(({ row }) => row).join('\n')
  }
  return facts
}

/**
 * Returns all facts of a schema as text, by subject: `policy orders people read their own orders`. Two databases with
 * equal facts differ in no definition, grant, default or comment; `rows` adds the rows of tables.
 */
export async function schemaFacts(ask: Ask, { rows }: { rows: boolean }): Promise<Record<string, string>> {
  // Names come with their schema only where the schema is not on the path: so always.
  await ask(`set search_path = ''`)
  const facts: Record<string, string> = {}
  for (const [kind, question] of Object.entries(questions)) {
    for (const { what, fact } of await ask<{ what: string; fact: unknown }>(question))
      facts[`${kind} ${what}`] = JSON.stringify(fact, null, 1)
  }
  if (rows) Object.assign(facts, await rowsByTable(ask))
  await ask('reset search_path')
  return facts
}
