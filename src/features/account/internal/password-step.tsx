import { t } from '@lingui/core/macro'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { faultOr, passwordNotice } from './code-notices.ts'
import { alreadyNotified, Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { PasswordField, passwordProblemText } from './password-field.tsx'

/** Asks for a new password after a sign-in by code. */
export function PasswordStep({ account, onDone }: { account: string; onDone: () => void }) {
  const submit = async (form: HTMLFormElement) => {
    const password = typedIn(form)['password'] ?? ''
    const problem = passwordProblemText(password)
    if (problem) return { title: t`Password`, text: problem, at: ['password'] }
    const loaded = await loadOrNotify(() => import('./sign-in-password.ts'))
    const answer = await loaded?.setOwnPassword(account, password)
    if (!answer) return alreadyNotified
    const fault = faultOr(passwordNotice(answer))
    if ('set' in answer) onDone()
    return fault
  }
  return (
    <TypedForm submit={submit} isStep>
      <h1>{t`Choose a password`}</h1>
      <p>{t`You are signed in. With a password you can sign in next time without an OTP.`}</p>
      <PasswordField label={t`New password`} isNew />
      <Submit>{t`Save`}</Submit>
      <button type="button" className="button-quiet" onClick={onDone}>
        {t`Later`}
      </button>
    </TypedForm>
  )
}
