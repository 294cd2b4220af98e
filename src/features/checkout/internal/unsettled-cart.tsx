import { plural, t } from '@lingui/core/macro'
import { numberText } from '#src/base/number-text.ts'
import { mostLines, mostPerLine } from '#src/features/cart/lines.ts'
import {
  insistOnGuestCart,
  unsettledCart,
  type UnsettledCart as Unsettled,
} from '#src/features/cart/unsettled.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'

/** The cart changes that the centre does not have, and what to do about them. */
export function UnsettledCart() {
  const unsettled = useLiveRead(unsettledCart, undefined)
  const texts = unsettled ? textsOf(unsettled) : []
  if (!unsettled || texts.length === 0) return null
  return (
    <section className="card m-4 grid gap-3 border-2 border-mustard p-4" role="status">
      {texts.map((text) => (
        <p key={text} className="flex gap-3">
          <Pictogram name="warning" className="size-7" />
          <span>{text}</span>
        </p>
      ))}
      {unsettled.conflict && (
        <button type="button" className="button-quiet" onClick={() => void insist()}>
          {t`Put it into my cart too`}
        </button>
      )}
    </section>
  )
}

function textsOf({ conflict, refused, isOver }: Unsettled): string[] {
  if (conflict) return [t`The cart from before signing in was moved to another account.`]
  const full = new Set(refused.filter(({ reason }) => reason === 'cart full').map(({ product }) => product))
  const isOther = refused.some(({ reason }) => reason !== 'cart full')
  return [
    ...(full.size > 0 ? [fullText(full.size)] : []),
    ...(isOther ? [t`Something in this cart is only on this phone. The centre did not accept it.`] : []),
    ...(isOver ? [overText()] : []),
  ]
}

function fullText(count: number): string {
  const left = plural(count, {
    one: '# product more is only on this phone.',
    other: '# products more are only on this phone.',
  })
  return `${t`A cart holds ${mostLines} products.`} ${left} ${t`Remove others, then they are added.`}`
}

const overText = () =>
  t`A cart holds ${numberText(mostPerLine)} of a product. Two carts had more. Call the centre for large orders.`

async function insist(): Promise<void> {
  const outcome = await insistOnGuestCart()
  if (!outcome.saved) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}
