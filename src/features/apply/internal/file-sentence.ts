import { attachmentsOf, type Attachable } from '#src/features/forms/attachments.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { FileFailure } from '#src/features/attachments/running-takings.ts'

/** Returns why a file does not go with its draft, with the name that the file has there. */
export function fileSentence(form: Attachable, { slot = '', why }: FileFailure): string {
  const label = attachmentsOf(form)[slot]?.label
  return label ? `${localize(label)}: ${why}` : why
}
