import { useEffect, useEffectEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { Kept } from '#src/base/outcome.ts'
import type { Form } from '#src/forms/define.ts'
import { isForAnother } from '#src/forms/for-another.ts'
import { parted } from '#src/i18n/address.ts'
import { notify } from '#src/ui/toasts.ts'
import { openForm } from './open-form.ts'
import { draftOf } from './typed.ts'
import type { Filling } from './use-filling.ts'
import { whyNotKeptHere } from '#src/screens/drafts/why-not-kept-here.ts'

/** When a form is closed that was not submitted, says what became of the words in it. */
export function useWordAfterClosing(form: Form, filling: Filling, isSent: boolean): void {
  const close = useEffectEvent(() => {
    if (isSent || filling.keeping === 'nothing') return
    const again = { form: form.id, subject: filling.subject, answers: draftOf(filling.typed) }
    const isListedHere = isForAnother(form, filling.typed) && parted(location.pathname)[1] === '/agent'
    void sayAfterClosing(filling.flush(), isListedHere, () => openForm({ ...again, draft: filling.draft }))
  })
  useEffect(() => () => close(), [])
}

/** Says what became of the words; what could not be kept can be had back at once. */
async function sayAfterClosing(
  keeping: Promise<Kept>,
  isListedHere: boolean,
  goBack: () => void,
): Promise<void> {
  const outcome = await keeping
  if (outcome.kept)
    return notify({
      title: t`Saved on this phone as a draft`,
      // Whoever fills in for many looks at the list with it.
      text: isListedHere ? t`It is in the list on this page.` : t`Continue it under My requests.`,
      action: { label: t`Continue`, run: goBack },
    })
  notify({
    title: t`Not saved`,
    text: whyNotKeptHere(outcome.why),
    tone: 'alarm',
    action: { label: t`Back to the form`, run: goBack },
  })
}
