import type { Form } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { CallBackOffer } from '#src/features/apply/call-back-offer.tsx'
import { openForm } from '#src/features/apply/open-form.ts'
import type { Filling } from './use-filling.ts'

/** A form, and its answers so far. */
export interface CallBackFromFormProps {
  form: Form
  filling: Filling
}

/** Asks for a call back within a form, which is saved before and opens again afterwards. */
export default function CallBackFromForm({ form, filling }: CallBackFromFormProps) {
  const { saveState, subject, draft, flush } = filling
  const ask = async () => {
    const isStored = saveState !== 'nothing'
    // Answers that cannot be saved stay on the screen.
    if (isStored && !(await flush()).saved) return
    openForm({
      form: 'call-back',
      answers: { about: localize(form.shortTitle) },
      returnTo: { form: form.id, subject, draft: isStored ? draft : undefined },
    })
  }
  return <CallBackOffer onPress={() => void ask()} />
}
