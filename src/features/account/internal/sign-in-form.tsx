import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import type { SignInProgress } from '#src/features/account/sign-in-progress.ts'
import { isToCheckout } from '#src/features/cart/to-checkout.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { faultOr, missing, wrongPhone } from './code-notices.ts'
import { HaveCode, haveCode } from './have-code.tsx'
import { useSavedFields } from './saved-fields.ts'
import { PasswordField } from './password-field.tsx'
import { signInNotice } from './sign-in-notice.ts'
import { alreadyNotified, Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import type { RequestCodes } from './use-sign-in-progress.ts'
import { wantNumber } from './wanted-number.ts'

interface SignInFormProps {
  progress: SignInProgress | undefined
  change: (more: SignInProgress) => void
  onCodes: RequestCodes
  onForgot: () => void
}

/** Signs in by e-mail and phone, with a password or, without password mode, by one-time codes. */
export function SignInForm({ progress, change, onCodes, onForgot }: SignInFormProps) {
  const byPassword = !progress?.byCode
  const saved = useSavedFields('sign-in')
  const navigate = useNavigate()

  const signIn = async (email: string, phone: string, password: string) => {
    const loaded = await loadOrNotify(() => import('./sign-in.ts'))
    if (!loaded) return alreadyNotified
    const toNumber = (account: string) => {
      wantNumber(account, phone)
      void navigate({ to: '/profile' })
    }
    const toCheckout = isToCheckout(new URLSearchParams(location.search).get('to') ?? '/')
    const outcome = await loaded.signIn(email, password, phone)
    return faultOr(signInNotice(outcome, { phone, toNumber }, toCheckout))
  }
  const submit = async (form: HTMLFormElement, how: string) => {
    const { email, phone, password } = typedIn(form)
    const empty = [!email && 'email', !phone && 'phone'].filter((name) => name !== false)
    if (!email || !phone) return missing(t`Please provide both email and phone number`, empty)
    const number = indianMobile(phone)
    if (!number) return wrongPhone()
    const isThere = how === haveCode
    if (!byPassword || isThere)
      return onCodes({ reach: { email, phone: number }, purpose: 'sign-in' }, { isThere })
    if (!password)
      return { title: t`Missing Password`, text: t`Please provide your password`, at: ['password'] }
    return signIn(email, number, password)
  }

  return (
    <TypedForm submit={submit} {...saved}>
      <Field label={t`Email`} name="email" type="email" longest={254} required />
      <Field label={t`Phone number`} name="phone" type="tel" required />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-green"
          checked={byPassword}
          onChange={(event) => change({ byCode: !event.target.checked })}
        />
        {t`Sign in with a password`}
      </label>
      {byPassword && <PasswordField label={t`Password`} />}
      <Submit>{byPassword ? t`Sign In` : t`Send OTP`}</Submit>
      {!byPassword && <HaveCode />}
      <button type="button" className="button-quiet" onClick={onForgot}>
        {t`Forgotten password`}
      </button>
    </TypedForm>
  )
}
