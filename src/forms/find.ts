import { rulesOf } from './check.ts'
import { changesBetween, type FormChanges } from './changes.ts'
import type { Form } from './define.ts'
import type { Rules } from './rules.ts'

const files = import.meta.glob<Form>('./*.form.ts', { import: 'default' })
/** The rules of versions that are not the present ones, written by `npm run form-rules`. */
const earlierFiles = import.meta.glob<Readonly<Record<string, Rules>>>('./earlier/*.json', {
  import: 'default',
})

const forms = new Map(
  Object.entries(files).map(([file, load]) => [/^\.\/([^/]+)\.form\.ts$/.exec(file)![1]!, load]),
)

/** The ids of all forms, found by the files' names. */
export const formIds: readonly string[] = [...forms.keys()]

/** Loads a form by its id, or answers nothing where there is none. */
export async function findForm(id: string): Promise<Form | undefined> {
  return forms.get(id)?.()
}

/**
 * What changed in a form since the version that a draft was made with; `undefined` where that is the present version,
 * or one that this build has never heard of.
 */
export async function changesSince(form: Form, version: number): Promise<FormChanges | undefined> {
  if (version === form.version) return undefined
  const earlier = (await earlierFiles[`./earlier/${form.id}.json`]?.())?.[version]
  return earlier && changesBetween(earlier, rulesOf(form))
}
