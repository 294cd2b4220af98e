import { t } from '@lingui/core/macro'
import { correct, readEntry, type EntryLine } from '#src/core/submissions/submissions.ts'
import type { Form } from '#src/forms/define.ts'
import { localize } from '#src/i18n/words.ts'
import { answerText } from '#src/screens/forms/answer-text.ts'
import { requestTitle } from '#src/screens/forms/form-title.ts'
import { openForm } from '#src/screens/forms/open-form.ts'
import { timeText } from '#src/base/moment.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { notify } from '#src/ui/toasts.ts'

/** Opens a returned entry as a draft to correct; it stays listed until it is submitted again. */
export async function correctEntry({ id, form }: EntryLine): Promise<void> {
  const { outcome, draft } = await correct(id)
  if (outcome.saved) return openForm({ form, draft })
  notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

/** Saves the entry as a file: readable, and exactly as it would be sent. */
export async function saveCopy({ id, createdAt }: EntryLine, form: Form | undefined): Promise<void> {
  const content = await readEntry(id)
  if (!content || content === 'locked')
    return notify({
      title: t`Error`,
      text: t`It is locked. Sign in again as the person who wrote it.`,
      tone: 'alarm',
    })
  const { answers, subject } = content
  const askedFor = typeof answers['askedFor'] === 'string' ? answers['askedFor'] : undefined
  const lines = Object.entries(answers).map(([key, answer]) => {
    const field = form?.fields[key]
    return `${field ? localize(field.label) : key}: ${answerText(field, answer)}`
  })
  const title = form ? requestTitle(form, subject, askedFor) : content.form
  const exact = JSON.stringify(content, null, 2)
  const text = [title, t`Saved on this phone ${timeText(createdAt)}`, '', ...lines, '', exact, ''].join('\n')
  saveFile(`${content.form}-${id.slice(-6)}.txt`, 'text/plain;charset=utf-8', text)
}
