import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import type { KhataEntry } from '#src/features/khata/stored-khata.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'

speakMoney(language())

type Facts = Pick<KhataEntry, 'why' | 'order' | 'reference' | 'note'>

/** The words of entries without a number. */
const plain: Readonly<Record<string, () => string>> = {
  goods: () => t`Goods on account`,
  milk: () => t`Milk bill`,
  booking: () => t`Work of machines`,
  opening: () => t`Old balance`,
  correction: () => t`Correction`,
}

/** Returns what an entry of a khata is, in a few words. */
export function entryText({ why, order, reference }: Facts): string {
  const number = isolated(reference ?? '')
  if (why === 'order') return t`Order ${order ?? ''}`
  if (why === 'order_back') return t`Order ${order ?? ''} taken back`
  if (why === 'return') return t`Goods of order ${order ?? ''} came back`
  if (why === 'upi') return t`UPI received, bank reference ${number}`
  if (why === 'cash') return reference ? t`Cash received, slip ${number}` : t`Cash received`
  return Object.hasOwn(plain, why) ? plain[why]!() : t`Entry`
}
