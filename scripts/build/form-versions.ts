import { readdir } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { rulesOf } from '#src/forms/check.ts'
import type { ComparedRules } from '#src/forms/changes.ts'
import type { Form } from '#src/forms/define.ts'
import type { Rules } from '#src/forms/rules.ts'

/** The rules of every version of every form: `{ kind: { version: rules } }`. */
export type Published = Readonly<Record<string, Readonly<Record<string, Rules>>>>

const folder = new URL('../../src/forms/', import.meta.url)

/** Every form by its file's name, read from the folder: nothing is registered by hand. */
export async function formFiles(): Promise<Map<string, Form>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.form.ts')).toSorted()
  const entries = names.map(async (name): Promise<[string, Form]> => {
    const module = (await import(new URL(name, folder).href)) as { default: Form }
    return [name.replace('.form.ts', ''), module.default]
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
