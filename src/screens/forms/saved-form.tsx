import { useEffect, useRef } from 'react'
import { t } from '@lingui/core/macro'
import type { Form } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'
import { Go } from '#src/ui/go.tsx'
import type { PaymentTab } from '#src/ui/payment-tab.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { closeForm } from './open-form.ts'
import { PayForTraining } from './pay-for-training-button.tsx'
import { Reference } from './reference.tsx'
import { useCentreRequests, useEntries } from './use-sent.ts'

interface SavedFormProps {
  form: Form
  /** The entry's id. */
  id: string
  payment: PaymentTab | undefined
  owner: string
}

/** What is said once a form was kept: the thanks, then what is true of it right now, then what comes next. */
export function SavedForm({ form, id, payment, owner }: SavedFormProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const entry = useEntries()?.find((candidate) => candidate.id === id)
  const request = useCentreRequests()?.find((candidate) => candidate.id === id)
  const reference = entry?.receipt?.reference ?? request?.reference
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center">
      <Pictogram name="check" className="size-16 text-green" />
      <h3 ref={title} tabIndex={-1}>
        {say(form.thanks.title)}
      </h3>
      <p>{say(form.thanks.text)}</p>
      <div role="status" className="card grid w-full justify-items-center gap-1 p-4" data-truth={entry?.state}>
        {reference ? (
          <>
            <p>{t`The centre has it. Your number:`}</p>
            <Reference reference={reference} />
          </>
        ) : entry?.state === 'returned' ? (
          <p>{t`The centre gave it back. See why under My requests.`}</p>
        ) : (
          <p className="flex items-start gap-3 text-left">
            <Pictogram name="clock" className="mt-0.5 size-6" />
            {t`Saved on this phone; goes when there is network.`}
          </p>
        )}
      </div>
      {form.table === 'training_enrollments' && (
        <PayForTraining
          order={entry?.receipt?.order}
          orderId={request?.orderId}
          refused={entry?.state === 'returned'}
          payment={payment}
          account={owner}
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Go to="/requests" className="button" onClick={closeForm}>
          {t`My requests`}
        </Go>
        <button type="button" className="button-quiet" onClick={closeForm}>
          {t`Close`}
        </button>
      </div>
    </div>
  )
}
