import { lazy } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { chooseFarmer } from '#src/features/apply/chosen-farmer.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import type { Receipt } from '#src/platform/outbox/entry.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Form, Notice } from '#src/features/forms/define.ts'
import type { Answers } from '#src/base/answers.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { useStoredPerson } from '#src/platform/ui/use-person.ts'
import { isUnpaid } from '#src/features/orders/money-due.ts'
import { useOrders } from '#src/features/orders/use-orders.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import type { NewTab } from '#src/platform/ui/new-tab.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'
import { closeOrReturn } from './close-or-return.ts'
import { closeForm } from '#src/features/apply/open-form.ts'
import { PayForTraining } from './pay-for-training-button.tsx'
import { farmerIn } from '#src/features/apply/same-farmer.ts'
import { Thanks } from './thanks.tsx'
import { useCentreRequests, useEntry } from '#src/features/apply/use-sent.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Lazy: offers must not delay the thanks; one offer at a time.
const PushOffer = lazy(() =>
  import('#src/features/push/push-offer.tsx').catch(() => ({ default: () => null })),
)
const InstallOffer = lazy(() =>
  import('#src/features/push/install-offer.tsx').catch(() => ({ default: () => null })),
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

/** The page after saving a form: the thanks with its current state, then the next steps. */
export function SavedForm({ form, id, subject, answers, payment, owner }: SavedFormProps) {
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
  const { reference, order, orderId, returned, why, files } = useSubmissionState(id, owner)
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center" data-saved={id}>
      <Thanks
        notice={thanksFor(form, subject)}
        reference={reference}
        returned={returned}
        why={why}
        files={files}
        arePapers={form.documents !== undefined}
      />
      {title !== localize(form.shortTitle) && <p className="font-bold wrap-anywhere">{title}</p>}
      {files && <SignInForFiles />}
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
      {/* Last, because they come later and must not move what is tapped. */}
      {form.table === 'training_enrollments' && (
        <PayForTraining
          order={order}
          orderId={orderId}
          refused={returned}
          payment={payment}
          account={owner}
        />
      )}
      <Offers />
    </div>
  )
}

/** Says to a guest that the centre takes files after a sign-in only, and leads there. */
function SignInForFiles() {
  const returnTo = useReturnAddress()
  if (useStoredPerson() !== null) return null
  return (
    <>
      <p>{t`Photos and voice will be sent when you sign in.`}</p>
      <AppLink to="/auth" search={{ to: returnTo }} className="button" onClick={closeForm}>
        {t`Sign In`}
      </AppLink>
    </>
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
    why: entry?.why,
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
