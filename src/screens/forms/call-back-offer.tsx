import { callBackOffer } from '#src/content/call-back-words.ts'
import type { Form } from '#src/forms/define.ts'
import { localize } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { openForm } from './open-form.ts'
import type { Filling } from './use-filling.ts'

/** A quiet button that asks for a call back. */
export function CallBackOffer({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-12 items-center gap-2 justify-self-start text-left text-green underline"
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Pictogram name="phone" className="size-6" />
      {localize(callBackOffer)}
    </button>
  )
}

/** The same within a form, which is saved before and opens again afterwards. */
export function CallBackFromForm({ form, filling }: { form: Form; filling: Filling }) {
  const { saveState, subject, draft, flush } = filling
  const ask = async () => {
    const isStored = saveState !== 'nothing'
    // What cannot be saved stays on the screen.
    if (isStored && !(await flush()).saved) return
    openForm({
      form: 'call-back',
      answers: { about: localize(form.shortTitle) },
      returnTo: { form: form.id, subject, draft: isStored ? draft : undefined },
    })
  }
  return <CallBackOffer onPress={() => void ask()} />
}
