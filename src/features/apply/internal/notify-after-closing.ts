import { useEffect, useEffectEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import type { Form } from '#src/features/forms/define.ts'
import { isForAnother } from '#src/features/forms/for-another.ts'
import { parted } from '#src/platform/i18n/address.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { openForm, useOpenForm } from '#src/features/apply/open-form.ts'
import { draftOf } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'
import { whyNotSavedHere } from '#src/features/forms/why-not-saved-here.ts'

/** Shows a notice about the draft when a form that was not submitted closes, and lets it open again in another language. */
export function useNoticeAfterClosing(form: Form, filling: Filling, isSent: boolean): void {
  const close = useEffectEvent(() => {
    if (isSent || filling.isSentElsewhere || filling.saveState === 'nothing') return
    // It opens again by itself.
    if (useOpenForm.getState().request?.returnTo?.draft === filling.draft) return
    const again = { form: form.id, subject: filling.subject, answers: draftOf(filling.typed) }
    const isListedHere = isForAnother(form, filling.typed) && parted(location.pathname)[1] === '/agent'
    void notifyAfterClosing(filling.flush(), isListedHere, () => openForm({ ...again, draft: filling.draft }))
  })
  useEffect(() => () => close(), [])
  useReopening(form, filling, isSent || filling.isSentElsewhere)
}

/** Lets the window of the form open again in another language, unless the form was submitted. */
function useReopening(form: Form, filling: Filling, isSent: boolean): void {
  const reopen = useEffectEvent(async () => {
    const { request } = useOpenForm.getState()
    const isEmpty =
      filling.saveState === 'nothing' && !request?.subject && !request?.about && !request?.answers
    if (isEmpty) return { form: form.id }
    // What the page filled in is saved too.
    if (filling.saveState === 'nothing') filling.set({})
    const outcome = await filling.flush()
    if (outcome.saved) return { form: form.id, draft: filling.draft }
    notify({ title: t`Not saved`, text: whyNotSavedHere(outcome.why), tone: 'alarm' })
    return undefined
  })
  useEffect(() => {
    useOpenForm.setState({ reopen: isSent ? undefined : () => reopen() })
  }, [isSent])
}

/** Shows a notice about the draft; text that could not be saved can be reopened at once. */
async function notifyAfterClosing(
  saveState: Promise<SaveResult<DraftFailure>>,
  isListedHere: boolean,
  goBack: () => void,
): Promise<void> {
  const outcome = await saveState
  if (outcome.saved)
    return notify({
      title: t`Saved on this phone as a draft`,
      // Agents look at the list that contains it.
      text: isListedHere ? t`It is in the list on this page.` : t`Continue it under My requests.`,
      action: { label: t`Continue`, run: goBack },
    })
  notify({
    title: t`Not saved`,
    text: whyNotSavedHere(outcome.why),
    tone: 'alarm',
    action: { label: t`Back to the form`, run: goBack },
  })
}
