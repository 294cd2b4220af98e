import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { Receipt } from '#src/platform/outbox/entry.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import type { NewTab } from '#src/platform/ui/new-tab.ts'
import { closeForm } from '#src/features/apply/open-form.ts'
import { openPayment, openTrainingTab } from './pay-for-training.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

/** Time in milliseconds that the payment's tab waits for the centre's answer. */
const patience = 20_000

interface PayForTrainingProps {
  /** The amount, once the centre has named it. */
  order: Receipt['order']
  orderId: string | undefined
  refused: boolean
  payment: NewTab | undefined
  account: string
}

/** Opens the payment of a training: by itself in the tab of the tap, later by a button. */
export function PayForTraining({ order, orderId, refused, payment, account }: PayForTrainingProps) {
  const tab = useRef(payment)
  const [failure, setFailure] = useState('')
  const lead = async (to: NewTab) => {
    if (order) setFailure(await openPayment(order, account, to))
  }
  const leadNow = useEffectEvent(() => {
    const waiting = tab.current
    tab.current = undefined
    if (waiting) void lead(waiting)
  })
  const id = order?.id
  useEffect(() => {
    if (id) leadNow()
  }, [id])
  useEffect(() => {
    const letGo = () => {
      tab.current?.close()
      tab.current = undefined
    }
    // Closes the empty tab, also if this form is closed meanwhile.
    if (refused) letGo()
    else setTimeout(letGo, patience)
  }, [refused])

  if (!order)
    return orderId ? (
      <AppLink to="/order" search={{ id: orderId }} className="button" onClick={closeForm}>
        {t`Pay`}
      </AppLink>
    ) : null
  return (
    <>
      <button type="button" className="button" onClick={() => lead(openTrainingTab())}>
        {t`Pay`} {billText(order.totalPaise)}
      </button>
      <FieldError alert>{failure}</FieldError>
    </>
  )
}
