import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { missing } from './code-notices.ts'
import { HaveCode, haveCode } from './have-code.tsx'
import { useSavedFields } from './saved-fields.ts'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import type { RequestCodes } from './use-sign-in-progress.ts'

/** Resets a forgotten password: a code to the e-mail address or phone, then a new password. */
export function ForgotForm({ onCodes, onBack }: { onCodes: RequestCodes; onBack: () => void }) {
  const saved = useSavedFields('forgot')

  const submit = async (form: HTMLFormElement, how: string) => {
    const typed = typedIn(form)['address'] ?? ''
    const phone = indianMobile(typed)
    const email = typed.includes('@') ? typed : undefined
    if (!phone && !email)
      return missing(t`Write your email, or your mobile number with its 10 digits.`, ['address'])
    return onCodes({ reach: phone ? { phone } : { email }, purpose: 'forgot' }, { isThere: how === haveCode })
  }

  return (
    <TypedForm submit={submit} {...saved} isStep>
      <h1>{t`Forgotten password`}</h1>
      <p>{t`We send you an OTP. Sign in with it and choose a new password.`}</p>
      <Field label={t`Email or phone number`} name="address" longest={254} enterKeyHint="send" required />
      <Submit>{t`Send OTP`}</Submit>
      <HaveCode />
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </TypedForm>
  )
}
