import { useSearch } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { outcomeAfterLeaving } from '#src/features/orders/internal/payment-outcome.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { MissingOrder } from '#src/features/orders/internal/missing-order.tsx'
import { OrderOutcome } from '#src/features/orders/internal/order-outcome.tsx'
import { OutcomeCard } from '#src/features/orders/internal/outcome-card.tsx'
import { outcomeWords } from '#src/features/orders/internal/outcome-words.ts'
import { UnpaidOrder } from '#src/features/orders/internal/unpaid-order.tsx'
import { useJustBack } from '#src/features/orders/internal/use-just-back.ts'
import { useOrder } from '#src/features/orders/internal/use-order.ts'

speakAccount(language())

/** Shown after a canceled payment. The provider's way back names the order. */
export default function CancelledPayment() {
  const person = usePerson()
  const { order_id: id } = useSearch({ strict: false }) as { order_id?: unknown }
  if (person === undefined) return null
  return (
    <div className="column max-w-2xl pt-6">
      <div className="card grid gap-4 border-2 border-mustard p-4">
        {person && typeof id === 'string' ? (
          <OfOrder id={id} account={person.id} />
        ) : (
          <OfNone isGuest={!person} />
        )}
      </div>
    </div>
  )
}

function OfOrder({ id, account }: { id: string; account: string }) {
  const { order, ...why } = useOrder(account, id)
  const outcome = useJustBack(id, order, outcomeAfterLeaving)
  if (!order || !outcome) return <MissingOrder {...why} heading="h2" />
  const title = (
    <AppLink to="/order" search={{ id: order.id }} className="font-bold">
      {t`Order ${order.reference}`}
    </AppLink>
  )
  if (outcome !== 'cancelled')
    return (
      <>
        <OrderOutcome order={order} account={account} heading="h2" justBack={outcome} />
        <p className="text-center">{title}</p>
      </>
    )
  return (
    <OutcomeCard words={outcomeWords('cancelled', order)} outcome="cancelled" heading="h2">
      <p>{title}</p>
      <UnpaidOrder order={order} account={account} again />
    </OutcomeCard>
  )
}

function OfNone({ isGuest }: { isGuest: boolean }) {
  const returnTo = useReturnAddress()
  const text = isGuest
    ? t`Sign in to pay, or to put the goods back into your cart.`
    : t`No order on this phone is unpaid. Your orders are in My requests.`
  return (
    <OutcomeCard
      words={{ title: t`Payment cancelled`, text, pictogram: 'close', color: 'text-mustard' }}
      outcome="cancelled"
      heading="h2"
    >
      {isGuest ? (
        <AppLink to="/auth" search={{ to: returnTo }} className="button">
          {t`Sign In`}
        </AppLink>
      ) : (
        <AppLink to="/requests" className="button-quiet">
          {t`My requests`}
        </AppLink>
      )}
    </OutcomeCard>
  )
}
