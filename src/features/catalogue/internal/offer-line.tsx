import { moneyText } from '#src/base/money.ts'
import { fill } from '#src/base/fill.ts'
import { dayText } from '#src/base/moment.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Product } from '#src/features/catalogue/product.ts'

const words = {
  until: { en: 'until {day}', pa: '{day} ਤੱਕ', hi: '{day} तक' },
}

/** The price that an offer replaces, struck out, and the last day of the offer. */
export default function OfferLine({ offer }: { offer: NonNullable<Product['offer']> }) {
  return (
    <p className="text-sm">
      <s className="text-muted">{moneyText(offer.instead)}</s>{' '}
      <span className="inline-block">{fill(localize(words.until), { day: dayText(offer.until) })}</span>
    </p>
  )
}
