import { t } from '@lingui/core/macro'

interface PayChoiceProps {
  payBy: 'online' | 'cash'
  choose: (payBy: 'online' | 'cash') => void
}

/** A choice between paying now and cash on delivery. */
export function PayChoice({ payBy, choose }: PayChoiceProps) {
  const option = (value: 'online' | 'cash', label: string) => (
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
    </fieldset>
  )
}
