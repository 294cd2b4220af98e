import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { rulesOf } from '#src/features/forms/check.ts'
import type { ComparedRules } from '#src/features/forms/changes.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { Rules } from '#src/features/forms/rules.ts'

/** The rules of every version of every form: `{ kind: { version: rules } }`. */
export type Published = Readonly<Record<string, Readonly<Record<string, Rules>>>>

const root = new URL('../../', import.meta.url)

/** Every form by its file's name, found in the features: nothing is registered by hand. */
export async function formFiles(): Promise<Map<string, Form>> {
  const files = await Array.fromAsync(glob('src/features/*/*.form.ts', { cwd: fileURLToPath(root) }))
  const named = files.map((file): [string, string] => [basename(file, '.form.ts'), file])
  const entries = named.toSorted().map(async ([name, file]): Promise<[string, Form]> => {
    const module = (await import(new URL(file, root).href)) as { default: Form }
    return [name, module.default]
  })
  return new Map(await Promise.all(entries))
}

/** Returns the published rules with the current version of every form added; existing rules stay. */
export function withForms(published: Published, forms: Iterable<Form>): Published {
  const added = [...forms].map(({ id, version, ...form }) => [
    id,
    { [version]: rulesOf({ id, version, ...form }), ...published[id] },
  ])
  const all: Published = { ...published, ...(Object.fromEntries(added) as Published) }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns why the forms conflict with the published ones, in plain words; empty without a conflict. */
export function faultsOf(published: Published, forms: Iterable<Form>): string[] {
  return [...forms].flatMap((form) => {
    const versions = published[form.id] ?? {}
    const latest = Math.max(0, ...Object.keys(versions).map(Number))
    if (form.version < latest)
      return [`${form.id}: version ${latest} is published already, the form says ${form.version}.`]
    const existing = versions[form.version]
    return existing && !isDeepStrictEqual(existing, rulesOf(form))
      ? [`${form.id}: version ${form.version} is published with other rules. Raise the version of the form.`]
      : []
  })
}

/** Returns the older versions by form, as far as a draft of them is compared. */
export function earlierVersions(
  published: Published,
  forms: Iterable<Form>,
): Record<string, Record<string, ComparedRules>> {
  const entries = [...forms].map(({ id, version }) => {
    const earlier = Object.entries(published[id] ?? {}).filter(([number]) => Number(number) !== version)
    return [id, Object.fromEntries(earlier.map(([number, rules]) => [number, comparedIn(rules)]))] as const
  })
  return Object.fromEntries(entries.filter(([, versions]) => Object.keys(versions).length > 0))
}

function comparedIn({ subjects, fields }: Rules): ComparedRules {
  const compared = Object.entries(fields).map(([key, { type, required, options }]) => [
    key,
    { type, ...(required && { required }), ...(options && { options }) },
  ])
  return {
    ...(subjects && { subjects }),
    fields: Object.fromEntries(compared) as ComparedRules['fields'],
  }
}
