import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { rupees } from '#src/base/money.ts'
import { typedAmount } from '#src/base/typed-number.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { saveSlip, watchPendingCash, type CashFor, type PendingCash, type Slip } from './cash-act.ts'
import { SlipView } from './slip-view.tsx'

speakMoney(language())

interface TakeCashProps {
  account: string
  about: CashFor
  /** Who pays, for the slip. */
  label: string
  /** The exact sum, where only that can be taken. */
  paise?: number
}

/** Takes cash without a network, and shows the slip at once. */
export function TakeCash({ account, about, label, paise }: TakeCashProps) {
  const [given, setSlip] = useState<Slip>()
  const pending = useObservable<readonly PendingCash[]>(account, async () => watchPendingCash(account), [])
  // An exact sum is taken once: a slip that the centre does not have yet is shown again, and no second one is made.
  const waiting = pending.findLast(
    ({ act, code }) =>
      paise !== undefined &&
      code === undefined &&
      act.do === 'slip' &&
      'order' in act &&
      'order' in about &&
      act.order === about.order,
  )
  const slip = given ?? (waiting?.act as Slip | undefined)
  if (slip)
    return (
      <div className="grid gap-3">
        <SlipView slip={slip} />
        <p role="status">{t`The slip is saved on this phone, and goes to the centre when there is network.`}</p>
        {paise === undefined && (
          <button
            type="button"
            className="button-quiet justify-self-start"
            onClick={() => setSlip(undefined)}
          >
            {t`Take more cash`}
          </button>
        )}
      </div>
    )
  const submit = async (form: HTMLFormElement) => {
    const rupeesTyped =
      paise === undefined ? typedAmount(typedIn(form)['amount'] ?? '', 10_000_000) : paise / 100
    if (rupeesTyped === undefined) return { text: t`Write the amount in rupees, like 500.`, at: ['amount'] }
    const outcome = await saveSlip(account, about, { paise: rupees(rupeesTyped), label })
    if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
    setSlip(outcome.value)
    return undefined
  }
  return (
    <TypedForm submit={submit} className="grid gap-3">
      {paise === undefined && (
        <Field label={t`Amount in rupees`} name="amount" inputMode="decimal" required />
      )}
      <Submit>
        {paise === undefined
          ? t`Cash received, make a slip`
          : t`${billText(paise)} received in cash, make a slip`}
      </Submit>
    </TypedForm>
  )
}
