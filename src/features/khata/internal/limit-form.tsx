import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { rupees } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { saveKhataAct } from '#src/features/khata/khata-act.ts'
import type { Khata } from '#src/features/khata/stored-khata.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

interface LimitFormProps {
  account: string
  customer: string
  khata: Khata | undefined
}

/** A manager says how much a customer may owe. */
export function LimitForm({ account, customer, khata }: LimitFormProps) {
  const owed = Math.max(0, -(khata?.balance_paise ?? 0))
  const submit = async (form: HTMLFormElement) => {
    const amount = typedNumber(typedIn(form)['limit'] ?? '')
    if (amount === undefined || amount < 0 || amount > 10_000_000)
      return { text: t`Write the amount in rupees, like 5000. No goods on account is 0.`, at: ['limit'] }
    const paise = rupees(amount)
    if (paise < owed)
      return { text: t`${billText(owed)} is owed already. The limit is at least that.`, at: ['limit'] }
    const outcome = await saveKhataAct(account, { do: 'limit', customer, paise })
    if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
    notifySaved(outcome)
    return undefined
  }
  return (
    <TypedForm submit={submit} className="grid gap-3">
      <Field
        label={t`May owe at most, in rupees`}
        name="limit"
        inputMode="decimal"
        defaultValue={khata ? String(khata.limit_paise / 100) : ''}
        required
      />
      <Submit className="button-quiet">{t`Give this limit`}</Submit>
    </TypedForm>
  )
}
