import { rulesOf } from './check.ts'
import { changesBetween, type ComparedRules, type FormChanges } from './changes.ts'
import type { Form } from './define.ts'

const files = import.meta.glob<Form>('/src/features/*/*.form.ts', { import: 'default' })
/** Earlier versions, written by `npm run form-rules`. */
const earlierFiles = import.meta.glob<Readonly<Record<string, ComparedRules>>>('./earlier/*.json', {
  import: 'default',
})

const forms = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.form.ts'.length),
    load,
  ]),
)

/** The ids of all forms, by their files' names. */
export const formIds: readonly string[] = [...forms.keys()]

/** Loads a form by its id; `undefined` if there is none. */
export async function findForm(id: string): Promise<Form | undefined> {
  return forms.get(id)?.()
}

/**
 * Returns the changes of a form since a draft's version; `undefined` if the version is current or unknown to this
 * build.
 */
export async function changesSince(
  form: Form,
  version: number,
  rulesByFile = earlierFiles,
): Promise<FormChanges | undefined> {
  if (version === form.version) return undefined
  const earlier = (await rulesByFile[`./earlier/${form.id}.json`]?.())?.[version]
  return earlier && changesBetween(earlier, rulesOf(form))
}
