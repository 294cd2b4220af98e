import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { wrongPhone } from './code-notices.ts'
import { HaveCode, haveCode } from './have-code.tsx'
import { useSavedFields } from './saved-fields.ts'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import type { RequestCodes } from './use-sign-in-progress.ts'

/** Signs in by phone only, for people without e-mail: a first code makes the account, later ones open it. */
export function PhoneForm({ onCodes }: { onCodes: RequestCodes }) {
  const saved = useSavedFields('phone')

  const submit = async (form: HTMLFormElement, how: string) => {
    const phone = indianMobile(typedIn(form)['phone'] ?? '')
    return phone
      ? onCodes({ reach: { phone }, purpose: 'phone' }, { isThere: how === haveCode })
      : wrongPhone()
  }

  return (
    <TypedForm submit={submit} {...saved} isStep>
      <p>{t`No email and no password needed. We send an OTP to your phone.`}</p>
      <Field label={t`Phone number`} name="phone" type="tel" enterKeyHint="send" required />
      <Submit>{t`Send OTP`}</Submit>
      <HaveCode />
    </TypedForm>
  )
}
