import { t } from '@lingui/core/macro'
import type { Form } from '#src/features/forms/define.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { closeForm, openForm } from '#src/features/apply/open-form.ts'
import { draftOf } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'

export interface SentElsewhereProps {
  form: Form
  filling: Filling
  onClose: () => void
}

/** In place of a form whose draft another tab has sent: leads to it, and lets what was typed here become another one. */
export default function SentElsewhere({ form, filling, onClose }: SentElsewhereProps) {
  const { subject, typed } = filling
  const again = () => openForm({ form: form.id, subject, answers: draftOf(typed) })
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center" data-sent-elsewhere={filling.draft}>
      <div role="status" className="card grid w-full justify-items-center gap-2 border-2 border-green p-4">
        <Pictogram name="check" className="size-16 text-green" />
        <p className="text-lg font-bold">{t`This form was already sent`}</p>
        <p>{t`It was sent in another window. You find it under My requests.`}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <AppLink to="/requests" className="button" onClick={closeForm}>
          {t`My requests`}
        </AppLink>
        <button type="button" className="button-quiet" onClick={again}>
          {t`New form with these answers`}
        </button>
        <button type="button" className="button-quiet" onClick={onClose}>
          {t`Close`}
        </button>
      </div>
    </div>
  )
}
