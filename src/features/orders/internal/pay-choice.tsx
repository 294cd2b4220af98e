import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { PayBy } from '#src/features/cart/typed-at-checkout.ts'

interface PayChoiceProps {
  payBy: PayBy
  /** What may still be taken on account, as this phone knows it; `undefined` without a khata that has a limit. */
  free: number | undefined
  choose: (payBy: PayBy) => void
}

/** A choice between paying now, cash on delivery and, for whoever has a khata, goods on account. */
export function PayChoice({ payBy, free, choose }: PayChoiceProps) {
  const option = (value: PayBy, label: string) => (
    <label className="flex min-h-12 items-center gap-3">
      <input
        type="radio"
        name="payBy"
        className="size-6 shrink-0 accent-green"
        checked={payBy === value}
        onChange={() => choose(value)}
      />
      {label}
    </label>
  )
  return (
    <fieldset>
      <legend className="font-bold">{t`How do you pay?`}</legend>
      {option('online', t`Pay online`)}
      {option('cash', t`Cash on delivery (Sarna Station and Sarna)`)}
      {(free !== undefined || payBy === 'account') &&
        option('account', t`On my khata (${billText(free ?? 0)} free)`)}
    </fieldset>
  )
}
