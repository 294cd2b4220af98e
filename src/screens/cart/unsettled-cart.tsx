import { t } from '@lingui/core/macro'
import { insistOnGuestCart, unsettledCart } from '#src/core/cart/unsettled.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { notify } from '#src/ui/toasts.ts'
import { useLiveRead } from '#src/ui/use-live-read.ts'

/** The cart changes that the centre does not have, and what to do about them. */
export function UnsettledCart() {
  const unsettled = useLiveRead(unsettledCart, undefined)
  if (!unsettled || (!unsettled.conflict && !unsettled.refused.length)) return null
  return (
    <section className="card m-4 grid gap-3 border-2 border-mustard p-4" role="status">
      <p className="flex gap-3">
        <Pictogram name="warning" className="size-7" />
        {unsettled.conflict
          ? t`The cart from before signing in was moved to another account.`
          : t`Something in this cart is only on this phone. The centre did not accept it.`}
      </p>
      {unsettled.conflict && (
        <button type="button" className="button-quiet" onClick={() => void insist()}>
          {t`Put it into my cart too`}
        </button>
      )}
    </section>
  )
}

async function insist(): Promise<void> {
  const outcome = await insistOnGuestCart()
  if (!outcome.saved) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}
