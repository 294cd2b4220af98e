import { readFile, writeFile } from 'node:fs/promises'
import { argv, exit, stderr } from 'node:process'
import { openLocalBackend, type LocalBackend } from '#local/backend.ts'

/*
 * Writes the types of the database from the migrations, in the shape of `supabase gen types typescript`, so that
 * `createClient<Database>` knows every table and function. With --check it only compares.
 */

const target = new URL('../../src/platform/backend/database.gen.ts', import.meta.url)

interface Column {
  relation: string
  name: string
  type: string
  nullable: boolean
  /** Given by the database when left out. */
  optional: boolean
  /** Computed: never written. */
  generated: boolean
}

interface ForeignKey {
  relation: string
  name: string
  columns: string[]
  to: string
  toColumns: string[]
  oneToOne: boolean
}

interface Argument {
  name: string
  type: string
  optional: boolean
}

interface Routine {
  name: string
  arguments: Argument[]
  returns: string
}

interface Enumeration {
  name: string
  values: string[]
}

/**
 * The part of schema public that the API exposes: only callable functions and, as in the Supabase CLI, no foreign
 * keys into other schemas.
 */
interface Schema {
  tables: string[]
  views: string[]
  columns: Column[]
  foreignKeys: ForeignKey[]
  routines: Routine[]
  enumerations: Enumeration[]
}

const inPublic = (column: string) => `${column} = 'public'::regnamespace`

async function readSchema(query: LocalBackend['query']): Promise<Schema> {
  const relations = await query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class where ${inPublic('relnamespace')} and relkind in ('r', 'p', 'v', 'm') order by 1`,
  )
  const columns = await query<Column>(
    `select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type,
       not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)) as nullable,
       a.atthasdef or a.attidentity <> '' or not a.attnotnull as optional,
       a.attgenerated <> '' or a.attidentity = 'a' as generated
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where ${inPublic('c.relnamespace')} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
     order by 1, 2`,
  )
  const foreignKeys = await query<ForeignKey>(
    `select c.relname as relation, k.conname as name, f.relname as "to",
       array(select a.attname::text from unnest(k.conkey) with ordinality n (num, place)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by n.place) as columns,
       array(select a.attname::text from unnest(k.confkey) with ordinality n (num, place)
         join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by n.place) as "toColumns",
       exists (select 1 from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
         and u.conkey @> k.conkey and u.conkey <@ k.conkey) as "oneToOne"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and ${inPublic('c.relnamespace')} and ${inPublic('f.relnamespace')} order by 1, 2`,
  )
  const routines = await query<Routine>(
    `select p.proname as name,
       coalesce((select jsonb_agg(jsonb_build_object(
           'name', p.proargnames[place], 'type', format_type(type, null),
           'optional', place > p.pronargs - p.pronargdefaults) order by p.proargnames[place])
         from unnest(p.proargtypes::oid[]) with ordinality arguments (type, place)), '[]') as arguments,
       case when p.proretset then 'setof ' else '' end || format_type(p.prorettype, null) as returns
     from pg_proc p
     where ${inPublic('p.pronamespace')} and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
       and exists (select 1 from unnest(array['anon', 'authenticated', 'service_role']) role
         where has_function_privilege(role, p.oid, 'execute'))
     order by 1`,
  )
  const enumerations = await query<Enumeration>(
    `select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
     from pg_type t join pg_enum e on e.enumtypid = t.oid where ${inPublic('t.typnamespace')} group by 1 order by 1`,
  )
  const named = (kinds: string) =>
    relations.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name)
  return { tables: named('rp'), views: named('vm'), columns, foreignKeys, routines, enumerations }
}

const plain: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  record: 'Record<string, unknown>',
}

function typeScript(type: string, schema: Schema): string {
  if (type.startsWith('setof ')) return `${typeScript(type.slice('setof '.length), schema)}[]`
  if (type.endsWith('[]')) return `${typeScript(type.slice(0, -'[]'.length), schema)}[]`
  const name = type.replace(/^public\./, '').replaceAll('"', '')
  if (schema.enumerations.some((enumeration) => enumeration.name === name))
    return `Database['public']['Enums']['${name}']`
  if (schema.tables.includes(name)) return `Database['public']['Tables']['${name}']['Row']`
  return plain[type] ?? 'string'
}

const text = (value: string) => `'${value.replaceAll("'", "\\'")}'`
const list = (values: readonly string[]) => `[${values.map(text).join(', ')}]`
const indented = (lines: readonly string[], by: number) => lines.map((line) => ' '.repeat(by) + line)
const block = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [`${title}: { [_ in never]: never }`] : [`${title}: {`, ...indented(lines, 2), '}']

function relationLines(name: string, schema: Schema, isTable: boolean): string[] {
  const columns = schema.columns.filter(({ relation }) => relation === name)
  const valueOf = ({ type, nullable }: Column) => typeScript(type, schema) + (nullable ? ' | null' : '')
  const written = (allOptional: boolean) =>
    columns.map((column) =>
      column.generated
        ? `${column.name}?: never`
        : `${column.name}${allOptional || column.optional ? '?' : ''}: ${valueOf(column)}`,
    )
  const relationships = schema.foreignKeys
    .filter(({ relation }) => relation === name)
    .flatMap((key) => [
      '{',
      ...indented(
        [
          `foreignKeyName: ${text(key.name)}`,
          `columns: ${list(key.columns)}`,
          `isOneToOne: ${key.oneToOne}`,
          `referencedRelation: ${text(key.to)}`,
          `referencedColumns: ${list(key.toColumns)}`,
        ],
        2,
      ),
      '},',
    ])
  return block(name, [
    ...block(
      'Row',
      columns.map((column) => `${column.name}: ${valueOf(column)}`),
    ),
    ...(isTable ? [...block('Insert', written(false)), ...block('Update', written(true))] : []),
    ...(relationships.length > 0
      ? ['Relationships: [', ...indented(relationships, 2), ']']
      : ['Relationships: []']),
  ])
}

function routineLines({ name, arguments: taken, returns }: Routine, schema: Schema): string[] {
  const parameters = taken.map(
    ({ name: of, type, optional }) => `${of}${optional ? '?' : ''}: ${typeScript(type, schema)}`,
  )
  return block(name, [
    parameters.length === 0 ? 'Args: never' : `Args: { ${parameters.join('; ')} }`,
    `Returns: ${typeScript(returns, schema)}`,
  ])
}

function typesOf(schema: Schema): string {
  const isTable = true
  return [
    '// Written by scripts/generate/database-types.ts from supabase/migrations: change those, then run `npx node scripts/generate/database-types.ts`.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]',
    '',
    'export type Database = {',
    ...indented(
      block('public', [
        ...block(
          'Tables',
          schema.tables.flatMap((name) => relationLines(name, schema, isTable)),
        ),
        ...block(
          'Views',
          schema.views.flatMap((name) => relationLines(name, schema, !isTable)),
        ),
        ...block(
          'Functions',
          schema.routines.flatMap((routine) => routineLines(routine, schema)),
        ),
        ...block(
          'Enums',
          schema.enumerations.map(({ name, values }) => `${name}: ${values.map(text).join(' | ')}`),
        ),
        ...block('CompositeTypes', []),
      ]),
      2,
    ),
    '}',
    '',
  ].join('\n')
}

const backend = await openLocalBackend({
  siteUrl: 'http://127.0.0.1:4173',
  host: '127.0.0.1',
  functions: false,
  demoPeople: false,
})
const types = typesOf(await readSchema(backend.query))
await backend.close()

if (!argv.includes('--check')) {
  await writeFile(target, types)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== types) {
  stderr.write(
    'src/platform/backend/database.gen.ts is not what the migrations say. Run: npx node scripts/generate/database-types.ts\n',
  )
  exit(1)
}
