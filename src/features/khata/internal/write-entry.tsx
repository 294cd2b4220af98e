import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay, indiaMoment } from '#src/base/day.ts'
import { rupees } from '#src/base/money.ts'
import { typedAmount } from '#src/base/typed-number.ts'
import { typedDay } from '#src/base/typed-day.ts'
import { saveKhataAct, type KhataAct } from '#src/features/khata/khata-act.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'
import { noReference, ReferenceField, typedReference } from '#src/features/cash/upi-reference.tsx'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

type What = 'goods' | 'upi' | 'owed' | 'advance'

/** Writes goods on account, money by UPI, or an old balance into a khata, also without a network. */
export function WriteEntry({ account, customer }: { account: string; customer: string }) {
  const [what, setWhat] = useState<What>('goods')
  const [written, setWritten] = useState(0)
  const submit = async (form: HTMLFormElement) => {
    const act = actIn(typedIn(form), what, customer)
    if ('text' in act) return act
    const outcome = await saveKhataAct(account, act)
    if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
    notifySaved(outcome)
    setWritten(written + 1)
    return undefined
  }
  return (
    <details className="card px-4" open>
      <summary className="font-bold text-green">{t`Write into the khata`}</summary>
      <div className="pb-4">
        <TypedForm key={written} submit={submit} className="grid gap-3">
          <Labelled label={t`What`}>
            {(tied) => (
              <select {...tied} value={what} onChange={({ target }) => setWhat(target.value as What)}>
                <option value="goods">{t`Goods on account`}</option>
                <option value="upi">{t`Money by UPI`}</option>
                <option value="owed">{t`Old balance that is owed`}</option>
                <option value="advance">{t`Old balance paid in advance`}</option>
              </select>
            )}
          </Labelled>
          <Field label={t`Amount in rupees`} name="amount" inputMode="decimal" required />
          {what === 'upi' && <ReferenceField />}
          <Field label={t`Day`} name="day" type="date" defaultValue={indiaDay()} max={indiaDay()} required />
          <Field label={t`Reason`} name="note" longest={200} />
          <Submit>{t`Write it down`}</Submit>
        </TypedForm>
      </div>
    </details>
  )
}

/** Returns the act that was typed, or its fault. */
function actIn(typed: Record<string, string>, what: What, customer: string): KhataAct | Fault {
  const amount = typedAmount(typed['amount'] ?? '', 10_000_000)
  if (amount === undefined) return { text: t`Write the amount in rupees, like 500.`, at: ['amount'] }
  const [day, today] = [typedDay(typed['day'] ?? ''), indiaDay()]
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || day > today)
    return { text: t`Write a day that is not after today.`, at: ['day'] }
  const facts = {
    customer,
    paise: rupees(amount),
    at: day === today ? new Date().toISOString() : indiaMoment(day, '12:00'),
    ...(typed['note'] ? { note: typed['note'] } : {}),
  }
  return what === 'upi' ? byUpi(facts, typed['reference'] ?? '') : without(what, facts)
}

interface Facts {
  readonly customer: string
  readonly paise: number
  readonly at: string
  readonly note?: string
}

function without(what: Exclude<What, 'upi'>, facts: Facts): KhataAct {
  if (what === 'goods') return { do: 'goods', ...facts }
  return { do: 'opening', ...facts, paise: what === 'owed' ? -facts.paise : facts.paise }
}

function byUpi(facts: Facts, typed: string): KhataAct | Fault {
  const reference = typedReference(typed)
  return reference ? { do: 'upi', ...facts, reference } : noReference()
}
