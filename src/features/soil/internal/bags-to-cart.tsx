import { useState } from 'react'
import { fertilizers } from './dose-facts.ts'
import { doseWords } from './soil-words.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { bagsFor, type Amounts } from './doses.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { openCart } from '#src/features/cart/cart-dialog-state.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'

const none: ReadonlyMap<string, Product> = new Map()
const ids = Object.values(fertilizers).map(({ product }) => product)
const products = () =>
  import('#src/features/catalogue/stored-catalogue.ts').then(({ watchProducts }) => watchProducts(ids))

/** Puts all bags into the cart by one tap; nothing unless each of them is sold today. */
export function BagsToCart({ amounts }: { amounts: Amounts }) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const sold = useObservable<ReadonlyMap<string, Product>>('soil fertilizers', products, none)
  const wanted = [...amounts].map(([name, kg]) => ({
    product: sold.get(fertilizers[name].product),
    quantity: bagsFor(name, kg),
  }))
  if (wanted.length === 0 || !wanted.every(({ product }) => product?.available)) return null
  const put = async () => {
    setBusy(true)
    const loaded = await loadOrNotify(() => import('#src/features/cart/cart.ts'))
    const outcome = await loaded?.addAll(
      wanted.map(({ product, quantity }) => {
        const { id, name, price } = product!
        return { product: id, seen: { name, price }, quantity }
      }),
    )
    setBusy(false)
    setFailure(outcome && !outcome.saved ? whyNotSaved(outcome.why) : '')
    if (outcome?.saved) openCart()
  }
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <button type="button" className="button" aria-disabled={busy} onClick={() => void put()}>
        <Pictogram name="cart" className="size-6" />
        {localize(doseWords.toCart)}
      </button>
      <FieldError alert>{failure}</FieldError>
    </div>
  )
}
