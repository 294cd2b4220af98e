import { readdir } from 'node:fs/promises'
import { authEndpoints } from '#local/auth/auth.ts'
import type { LocalBackend } from '#local/backend.ts'
import type { Rules } from '#src/features/forms/rules.ts'
import { waysThrough } from '#tests/forms/good-answers.ts'
import { listedAttachment, submission, type Json } from './good-bodies.ts'

/** A function of the database as its callers see it. */
export interface Rpc {
  name: string
  arguments: { name: string; type: string }[]
  callers: string[]
}

export interface Table {
  name: string
  /** With whether somebody signed in may read it. */
  columns: { name: string; type: string; isOpen: boolean }[]
}

/** Everything that can be called, read from the running system, so that additions are included. */
export interface Surface {
  rpcs: Rpc[]
  tables: Table[]
  functions: string[]
  buckets: string[]
  /** As `POST otp`. */
  auth: string[]
  /** Submissions for submit_requests: every form in every version, once for each way through it. */
  submissions: Json[]
}

const functionsFolder = new URL('../../supabase/functions/', import.meta.url)

/** Reads the surface. Includes closed functions, which have to refuse. */
export async function readSurface({ query }: LocalBackend): Promise<Surface> {
  const rpcs = await query<Rpc>(
    `select p.proname as name,
       array(select role from unnest(array['anon', 'authenticated', 'service_role']) role
             where has_function_privilege(role, p.oid, 'execute')) as callers,
       coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[place], 'type', format_type(type, null)) order by place)
                 from unnest(p.proargtypes) with ordinality each (type, place)), '[]') as arguments
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by 1`,
  )
  const tables = await query<Table>(
    `select table_name as name, jsonb_agg(jsonb_build_object('name', column_name, 'type', data_type, 'isOpen', has_column_privilege('authenticated', 'public.' || table_name, column_name, 'select')) order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  )
  const folders = await readdir(functionsFolder, { withFileTypes: true })
  const buckets = await query<{ id: string }>('select id from storage.buckets order by 1')
  return {
    rpcs,
    tables,
    functions: folders
      .filter((folder) => folder.isDirectory() && !folder.name.startsWith('_'))
      .map(({ name }) => name),
    buckets: buckets.map(({ id }) => id),
    auth: authEndpoints,
    submissions: await readSubmissions(query),
  }
}

async function readSubmissions(query: LocalBackend['query']): Promise<Json[]> {
  const forms = await query<{ kind: string; version: number; rules: Rules & { documents?: object } }>(
    'select kind, version, rules from form_rules order by kind, version',
  )
  return forms.flatMap(({ kind, version, rules }) => {
    const manifest = Object.keys(rules.documents ?? {})
      .toSorted()
      .map(listedAttachment)
    return waysThrough(rules).map(({ subject, answers }) => ({
      entries: [
        submission({
          answers: answers as Json,
          form: kind,
          language: 'pa',
          manifest,
          ...(subject !== undefined && { subject }),
          version,
        }),
      ],
      guest: null,
    }))
  })
}
