import { t } from '@lingui/core/macro'
import { isForm } from '#src/platform/outbox/kinds.ts'
import { correct, readEntry, type Content, type EntryLine } from '#src/features/forms/submissions.ts'
import type { Answers } from '#src/base/answers.ts'
import type { Form } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { answerText } from '#src/features/apply/answer-text.ts'
import { openForm } from '#src/features/apply/open-form.ts'
import { timeText } from '#src/base/moment.ts'
import { whyNotAdded } from '#src/features/forms/why-not-added.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { titleOf } from './words-of-entry.ts'

/** Opens a returned entry as a draft to correct, with some answers changed; it stays listed until it is submitted again. */
export async function correctEntry({ id, form }: EntryLine, changes?: Answers): Promise<void> {
  const { outcome, draft } = await correct(id, changes)
  if (outcome.saved) return openForm({ form, draft })
  notify({ title: t`Error`, text: whyNotAdded(outcome.why), tone: 'alarm' })
}

/** Saves the entry as a file: readable, and exactly as it would be sent. */
export async function saveCopy(entry: EntryLine, form: Form | undefined): Promise<void> {
  const { id, createdAt } = entry
  const content = await readEntry(id)
  if (!content || content === 'locked')
    return notify({
      title: t`Error`,
      text: t`It is locked. Sign in again as the person who wrote it.`,
      tone: 'alarm',
    })
  const title = form || !isForm(entry.form) ? titleOf(entry, form) : entry.form
  const lines = copiedLines(content, form)
  const exact = JSON.stringify(content, null, 2)
  const text = [title, t`Saved on this phone ${timeText(createdAt)}`, '', ...lines, '', exact, ''].join('\n')
  await saveFile(`${entry.form}-${id.slice(-6)}.txt`, 'text/plain;charset=utf-8', text)
}

/** Further content of other kinds than forms: an order's goods, an edit's or a profile's changes. */
interface OtherContent {
  readonly label?: string
  readonly items?: readonly { readonly quantity: number; readonly name: string }[]
  readonly changes?: Readonly<Record<string, unknown>>
}

function copiedLines(content: Partial<Content> & OtherContent, form: Form | undefined): string[] {
  const { label, items = [], changes = {}, answers = {} } = content
  return [
    ...(label === undefined ? [] : [label]),
    ...items.map(({ quantity, name }) => `${quantity} × ${name}`),
    ...Object.entries(changes).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    ...Object.entries(answers).map(([key, answer]) => {
      const field = form?.fields[key]
      return `${field ? localize(field.label) : key}: ${answerText(field, answer)}`
    }),
  ]
}
