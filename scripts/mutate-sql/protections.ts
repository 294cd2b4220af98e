import { openMigrated } from '#tests/database/as-person.ts'

/** Something that protects data, and the statement that takes it out. */
export interface Protection {
  /** `policies`, `checks`, … */
  readonly kind: string
  /** The table that has it, or the function itself; without a schema. */
  readonly of: string
  readonly name: string
  readonly sql: string
  /** Changes when the protection does. */
  readonly definition: string
}

const policies = `
  select 'policies' as kind, tablename::text as "of", policyname::text as name,
    format('drop policy %I on %I.%I', policyname, schemaname, tablename) as sql,
    concat_ws(' ', roles, cmd, qual, with_check) as definition
  from pg_policies where schemaname in ('public', 'storage')`

const openedPolicies = `
  select 'opened-policies', tablename, policyname,
    format('alter policy %I on %I.%I%s%s', policyname, schemaname, tablename,
      case when qual is not null then ' using (true)' end, case when with_check is not null then ' with check (true)' end),
    concat_ws(' ', roles, cmd, qual, with_check)
  from pg_policies
  where schemaname in ('public', 'storage') and (coalesce(qual, 'true') <> 'true' or coalesce(with_check, 'true') <> 'true')`

const rowSecurity = `
  select 'row-security', relname, relname, format('alter table %s disable row level security', oid::regclass), ''
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`

/** Without primary keys: they are the names of rows. */
const constraints = `
  select case contype when 'c' then 'checks' when 'u' then 'unique' else 'exclusions' end, relname, conname,
    format('alter table %s drop constraint %I cascade', conrelid::regclass, conname), pg_get_constraintdef(c.oid)
  from pg_constraint c join pg_class t on t.oid = conrelid
  where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x')`

const uniqueIndexes = `
  select 'unique', t.relname, i.relname, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join pg_class t on t.oid = indrelid join pg_class i on i.oid = indexrelid
  where t.relnamespace = 'public'::regnamespace and indisunique
    and not exists (select 1 from pg_constraint where conindid = indexrelid)`

const triggers = `
  select 'triggers', relname, tgname, format('drop trigger %I on %s', tgname, tgrelid::regclass), pg_get_triggerdef(g.oid)
  from pg_trigger g join pg_class t on t.oid = tgrelid
  where not tgisinternal and relnamespace::regnamespace::text in ('public', 'storage', 'auth')`

const openedTables = `
  select 'opened-tables', relname, relname,
    format('grant select, insert, update, delete on %s to anon, authenticated', oid::regclass), relacl::text
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`

const callable = `
  from pg_proc cross join (values ('anon'), ('authenticated'), ('service_role')) as roles (role)
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`

const openedFunctions = `
  select 'opened-functions', max(proname::text), max(proname::text),
    format('grant execute on function %s to %s', pg_proc.oid::regprocedure, string_agg(role, ', ')), max(proacl::text)
  ${callable} and role <> 'service_role' and not has_function_privilege(role, pg_proc.oid, 'execute')
  group by pg_proc.oid`

const closedFunctions = `
  select 'closed-functions', max(proname::text), max(proname::text),
    format('revoke execute on function %s from public, %s', pg_proc.oid::regprocedure, string_agg(role, ', ')), max(proacl::text)
  ${callable} and has_function_privilege(role, pg_proc.oid, 'execute')
  group by pg_proc.oid`

const all = [
  policies,
  openedPolicies,
  rowSecurity,
  constraints,
  uniqueIndexes,
  triggers,
  openedTables,
  openedFunctions,
  closedFunctions,
].join(' union all ')

/**
 * Returns the protections of the migrations' tables and functions, by kind and name: those that can be removed alone. The
 * others are in `fixed`, with the database's reason.
 */
export async function listProtections(): Promise<{ protections: Protection[]; fixed: string[] }> {
  const database = await openMigrated()
  try {
    const listed = await database.query<Protection>(`${all} order by 1, 2, 3, 4`)
    const protections: Protection[] = []
    const fixed: string[] = []
    for (const protection of listed) {
      await database.query('begin')
      try {
        await database.query(protection.sql)
        protections.push(protection)
      } catch (error) {
        fixed.push(`${titleOf(protection)}: ${(error as Error).message}`)
      } finally {
        await database.query('rollback')
      }
    }
    return { protections, fixed }
  } finally {
    await database.close()
  }
}

/** `policies requests: own rows`. */
export const titleOf = ({ kind, of, name }: Protection) =>
  of === name ? `${kind} ${of}` : `${kind} ${of}: ${name}`
