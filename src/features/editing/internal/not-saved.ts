import { t } from '@lingui/core/macro'
import type { Fault } from '#src/platform/fields/typed-form.tsx'

/** Returns the fault of an edit that cannot be saved, with its fields. */
export function notSaved(text: string, at: readonly string[] = []): Fault {
  return { title: t`Not saved`, text, at }
}
