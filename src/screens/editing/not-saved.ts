import { t } from '@lingui/core/macro'
import type { Fault } from '#src/screens/fields/typed-form.tsx'

/** What is said where something typed by an editor cannot be saved, and the fields that it is in. */
export function notSaved(text: string, at: readonly string[] = []): Fault {
  return { title: t`Not saved`, text, at }
}
