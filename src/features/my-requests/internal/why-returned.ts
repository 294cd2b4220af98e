import { t } from '@lingui/core/macro'
import { fileLost, lostCode } from '#src/platform/outbox/codes.ts'
import { dayGoneCode } from '#src/features/bookings/read-nearest-days.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import { attachmentsOf } from '#src/features/forms/attachments.ts'
import type { Form } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { goneText } from './gone-text.ts'

/**
 * Returns why the centre returned an entry, and what to do, by status and code only: the centre's own text is for
 * engineers.
 *
 * @param label the name of the field or file that it was returned for
 */
export function whyReturned(
  { returned, ofAccount }: Pick<EntryLine, 'returned' | 'ofAccount'>,
  label: string | undefined,
): string {
  const aboutFile = whyFileReturned(returned, label)
  if (aboutFile !== undefined) return aboutFile
  switch (returned?.status) {
    case 422:
      return whyRefused(returned.code, label)
    case 409:
      if (returned.code === lostCode)
        return t`The centre lost this in a failure. Open it, add what is missing and submit it again.`
      if (ofAccount) return t`The centre has this already, from your old account.`
      return t`The centre has another request under the same number. Open it and submit it again.`
    case 403:
      return goneText(returned) ?? t`You need an account for this. Sign in, then submit it again.`
    case 413:
      return t`It is too long for the centre. Shorten it and submit it again.`
    default:
      return t`The centre could not accept it. Correct it, or call the centre.`
  }
}

/** Returns the name of the field or file that an entry was returned for; `undefined` if the form does not have it. */
export function labelOfReturned(
  { returned }: Pick<EntryLine, 'returned'>,
  form: Form | undefined,
): string | undefined {
  const { field } = returned ?? {}
  if (!form || field === undefined) return undefined
  const label = (form.fields[field] ?? attachmentsOf(form)[field])?.label
  return label && localize(label)
}

/** Of a file: the answers are right. The centre's storage refuses one with a status alone. */
function whyFileReturned(returned: EntryLine['returned'], label: string | undefined): string | undefined {
  if (!returned || label === undefined) return undefined
  if (returned.code === fileLost) return t`This phone can no longer read “${label}”. Add it again and submit.`
  if (returned.code === 'file_unlike')
    return t`The centre could not open “${label}”. Add it again and submit.`
  return returned.code.startsWith('http_') ? notAccepted(label) : undefined
}

function whyRefused(code: string, label: string | undefined): string {
  if (code === dayGoneCode) return t`The day that you asked for is over. Choose another.`
  if (code === 'unknown_form') return t`The centre does not have this form. Call the centre.`
  return label
    ? notAccepted(label)
    : t`The centre cannot accept an answer. Look through the form and submit it again.`
}

const notAccepted = (label: string) =>
  t`The centre cannot accept the answer to “${label}”. Correct it and submit it again.`
