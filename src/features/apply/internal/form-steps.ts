import type { Form, Step } from '#src/features/forms/define.ts'

/** Returns the step of a field; the first step for anything without one, such as the subject. */
export function stepOf({ steps }: Pick<Form, 'steps'>, field: string): Step | undefined {
  return steps?.find(({ fields }) => fields?.includes(field)) ?? steps?.[0]
}
