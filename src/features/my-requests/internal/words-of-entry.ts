import { t } from '@lingui/core/macro'
import { fill } from '#src/base/fill.ts'
import { kindOf } from '#src/platform/outbox/kinds.ts'
import type { KindPage } from '#src/platform/outbox/kind.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Form } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'
import { goneText } from './gone-text.ts'
import { labelOfReturned, whyReturned } from './why-returned.ts'

/** Returns the title of an entry for lists, `…` until its form has loaded. */
export function titleOf(entry: EntryLine, form: Form | undefined): string {
  const words = kindOf(entry.form).words
  if (words) return fill(localize(words.title), { subject: entry.subject ?? '' })
  return form ? requestTitle(form, entry.subject, entry.askedFor) : '…'
}

/** Returns why an entry was returned, and what to do. */
export function reasonOf(entry: EntryLine, form: Form | undefined): string {
  const { returned } = entry
  const words = kindOf(entry.form).words
  if (!words || !returned) return whyReturned(entry, labelOfReturned(entry, form))
  if (returned.status !== 403) return localize(words.whyReturned(returned))
  return goneText(returned) ?? t`You do not have the role for this any more. Ask the manager.`
}

/** Returns the page where the person goes on with a returned entry that no form has made. */
export function pageOf({ form: kind, returned }: EntryLine): KindPage | undefined {
  // The pages of a role do not open without it.
  return !returned || returned.status === 403 ? undefined : kindOf(kind).words?.page?.(returned)
}
