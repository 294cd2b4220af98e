import { lazy, useEffect, useRef } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { chooseFarmer } from '#src/core/agent/chosen-farmer.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import type { Order } from '#src/core/orders/sync-orders.ts'
import type { Receipt } from '#src/core/outbox/entry.ts'
import type { EntryLine } from '#src/core/submissions/submissions.ts'
import type { Form, Notice } from '#src/forms/define.ts'
import type { Answers } from '#src/forms/rules.ts'
import { localize } from '#src/i18n/words.ts'
import { isUnpaid } from '#src/core/orders/money-due.ts'
import { useOrders } from '#src/screens/orders/use-orders.ts'
import { AppLink } from '#src/ui/link.tsx'
import type { NewTab } from '#src/ui/new-tab.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { FilesSent } from './files-sent.tsx'
import { requestTitle } from './form-title.ts'
import { closeOrReturn } from './close-or-return.ts'
import { closeForm } from './open-form.ts'
import { PayForTraining } from './pay-for-training-button.tsx'
import { ThanksText } from './thanks-text.tsx'
import { farmerIn } from './same-farmer.ts'
import { Reference } from './reference.tsx'
import { useCentreRequests, useEntry } from './use-sent.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify } from '#src/ui/toasts.ts'
import { LaterPart } from '#src/ui/later-part.tsx'
import { savedText } from '#src/screens/faults/why-no-answer.ts'

// Lazy: offers must not delay the thanks; one offer at a time.
const PushOffer = lazy(() =>
  import('#src/screens/push/push-offer.tsx').catch(() => ({ default: () => null })),
)
const InstallOffer = lazy(() =>
  import('#src/screens/install/install-offer.tsx').catch(() => ({ default: () => null })),
)

interface SavedFormProps {
  form: Form
  /** The entry's id. */
  id: string
  subject: string | undefined
  answers: Answers
  payment: NewTab | undefined
  owner: string
}

/** The page after saving a form: the thanks, the current state, then the next steps. */
export function SavedForm({ form, id, subject, answers, payment, owner }: SavedFormProps) {
  const thanks = thanksFor(form, subject)
  const { askedFor } = answers
  const title = requestTitle(form, subject, typeof askedFor === 'string' ? askedFor : undefined)
  const farmer = owner === guestOwner ? undefined : farmerIn(form, answers)
  const name = isolated(farmer?.name ?? '')
  const continueWith = () => {
    void chooseFarmer(owner, farmer).then((outcome) => {
      if (!outcome.saved) notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
    })
    closeForm()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, order, orderId, returned, files } = useSubmissionState(id, owner)
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center" data-saved={id}>
      <Pictogram name="check" className="size-16 text-green" />
      <h3 ref={heading} tabIndex={-1}>
        {localize(thanks.title)}
      </h3>
      <ThanksText thanks={thanks} isReceived={reference !== undefined} />
      {title !== localize(form.shortTitle) && <p className="font-bold wrap-anywhere">{title}</p>}
      <div role="status" className="card grid w-full justify-items-center gap-1 p-4">
        <SubmissionStatus
          reference={reference}
          returned={returned}
          waitsForFiles={files !== undefined}
          arePapers={form.documents !== undefined}
        />
        {files && <FilesSent files={files} arePapers={form.documents !== undefined} />}
      </div>
      {form.table === 'training_enrollments' && (
        <PayForTraining
          order={order}
          orderId={orderId}
          refused={returned}
          payment={payment}
          account={owner}
        />
      )}
      {!farmer && <Offers />}
      <div className="flex flex-wrap justify-center gap-3">
        {farmer && (
          <AppLink to="/agent" className="button" onClick={continueWith}>
            {t`Next form for ${name}`}
          </AppLink>
        )}
        <AppLink to="/requests" className={farmer ? 'button-quiet' : 'button'} onClick={closeForm}>
          {t`My requests`}
        </AppLink>
        <button type="button" className="button-quiet" onClick={closeOrReturn}>
          {t`Close`}
        </button>
      </div>
      {/* Agents continue with the next form first. */}
      {farmer && <Offers />}
    </div>
  )
}

/** Offers notifications or installing. */
function Offers() {
  return (
    <LaterPart>
      <PushOffer otherwise={<InstallOffer />} />
    </LaterPart>
  )
}

/** Returns the notice for the subject. */
function thanksFor({ thanks, thanksFor: others }: Form, subject: string | undefined): Notice {
  return (subject === undefined ? undefined : others?.[subject]) ?? thanks
}

/** Returns the state of an entry by its receipt and by the centre's lists. */
function useSubmissionState(id: string, owner: string) {
  const entry = useEntry(id)
  const request = useCentreRequests()?.find((candidate) => candidate.id === id)
  const order = useOrders(owner)?.find((candidate) => candidate.id === id)
  return {
    reference: receiptOf(entry)?.reference ?? request?.reference,
    returned: entry?.state === 'returned',
    files: isOnTheWay(entry) ? entry?.files : undefined,
    ...toPay(entry?.receipt, order, request?.order_id),
  }
}

function isOnTheWay(entry: EntryLine | undefined): boolean {
  return entry?.state === 'waiting' || entry?.state === 'sending'
}

/** Returns the centre's receipt; before the documents arrive it covers the answers only. */
function receiptOf(entry: EntryLine | undefined): Receipt | undefined {
  return entry?.receipt ?? entry?.files?.receipt
}

/**
 * Returns the amount to pay. The receipt is deleted once the centre's list arrives; then the list of orders has it.
 */
function toPay(
  receipt: Receipt | undefined,
  storedOrder: Order | undefined,
  openedPayment: string | null | undefined,
) {
  if (!storedOrder) return { order: receipt?.order, orderId: openedPayment ?? undefined }
  const order = isUnpaid(storedOrder)
    ? { id: storedOrder.id, totalPaise: storedOrder.total_paise }
    : undefined
  return { order, orderId: undefined }
}

interface SubmissionStatusProps {
  reference: string | undefined
  returned: boolean
  /** True while some documents are on this phone only. */
  waitsForFiles: boolean
  /** True if those are the form's documents. */
  arePapers: boolean
}

/** The current state: the centre's reference or, before it arrives, that the form is on this phone. */
function SubmissionStatus({ reference, returned, waitsForFiles, arePapers }: SubmissionStatusProps) {
  if (reference && waitsForFiles)
    return (
      <>
        <p>
          {arePapers
            ? t`The centre has your answers, and waits for the papers. Your number:`
            : t`The centre has your answers, and waits for photos and voice. Your number:`}
        </p>
        <Reference reference={reference} />
      </>
    )
  if (reference)
    return (
      <>
        <p>{t`The centre has it. Your number:`}</p>
        <Reference reference={reference} />
      </>
    )
  if (returned) return <p>{t`The centre returned it. See why under My requests.`}</p>
  return (
    <p className="flex items-start gap-3 text-left">
      <Pictogram name="clock" className="mt-0.5 size-6" />
      {savedText()}
    </p>
  )
}
