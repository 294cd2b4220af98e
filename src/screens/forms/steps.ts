import type { Form, Step } from '#src/forms/define.ts'

/** The step in which a field is asked; the first for what is asked in none, as the subject. */
export function stepOf({ steps }: Pick<Form, 'steps'>, field: string): Step | undefined {
  return steps?.find(({ fields }) => fields?.includes(field)) ?? steps?.[0]
}
