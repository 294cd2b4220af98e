import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { latinDigits } from '#src/base/phone.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { saveCashAct } from './cash-act.ts'

speakMoney(language())

/** Returns the twelve digits of a bank's reference, however they were typed; `undefined` for anything else. */
export function typedReference(text: string): string | undefined {
  const digits = latinDigits(text).replaceAll(/[\s\p{Pd}]/gu, '')
  return /^\d{12}$/.test(digits) ? digits : undefined
}

/** The fault of a reference that is none. */
export function noReference(): Fault {
  return { text: t`The bank’s reference has 12 digits. It is in the bank’s message.`, at: ['reference'] }
}

/** The field for the bank's reference. */
export function ReferenceField() {
  return (
    <Field
      label={t`Bank’s reference (12 digits)`}
      name="reference"
      hint={t`Compare the sum in the bank’s message too.`}
      inputMode="numeric"
      required
    />
  )
}

interface UpiReferenceProps {
  account: string
  order: string
  paise: number
}

/** Staff write down that the bank has told of the money of an order. */
export function UpiReference({ account, order, paise }: UpiReferenceProps) {
  const submit = async (form: HTMLFormElement) => {
    const reference = typedReference(typedIn(form)['reference'] ?? '')
    if (!reference) return noReference()
    const at = new Date().toISOString()
    const outcome = await saveCashAct(account, { do: 'upi', order, paise, reference, at })
    if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
    notify({ title: t`Saved on this phone`, text: t`The order is paid once the centre has the reference.` })
    form.reset()
    return undefined
  }
  return (
    <TypedForm submit={submit} className="grid gap-3">
      <ReferenceField />
      <Submit className="button-quiet">{t`${billText(paise)} came by UPI`}</Submit>
    </TypedForm>
  )
}
