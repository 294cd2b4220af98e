import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { typedCode } from '#src/base/typed-code.ts'
import type { Proof } from './sign-in-password.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { codesNotice, faultOr, passwordNotice } from './code-notices.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { PasswordField, passwordProblemText } from './password-field.tsx'
import { alreadyNotified, Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'

/** Changes the password, by the old one or by a new code. */
export function PasswordSection() {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <button type="button" className="button-quiet" onClick={() => setOpen(true)}>
        {t`Change password`}
      </button>
    )
  return (
    <section className="grid gap-4 border-t pt-4" aria-labelledby="password-title">
      <h2 id="password-title">{t`Change password`}</h2>
      <ChangeForm onDone={() => setOpen(false)} />
    </section>
  )
}

function proofProblem(proof: Proof): string | false {
  if ('code' in proof) return !/^\d{6}$/.test(proof.code) && t`Please enter a valid 6-digit OTP`
  return !proof.old && t`Please provide your password`
}

function faultIn(proof: Proof, password: string): Fault | undefined {
  const [ofProof, ofPassword] = [proofProblem(proof), passwordProblemText(password)]
  if (!ofProof && !ofPassword) return undefined
  const field = ofProof ? ('code' in proof ? 'code' : 'old') : 'password'
  return { title: t`The password is not changed.`, text: ofProof || ofPassword!, at: [field] }
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const person = usePerson()
  const [byCode, setByCode] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!person) return null
  // One address is enough; an SMS arrives on this phone.
  const number = person.phone && `+${person.phone.replace(/^\+/, '')}`
  const reach = { email: person.email || undefined, phone: number || undefined }
  const sendCode = async () => {
    setBusy(true)
    const loaded = await loadOrNotify(() => import('./codes.ts'))
    const answer = await loaded?.sendSignInCodes(reach, false)
    if (answer) notify(codesNotice(answer, t`The password is not changed.`))
    if (answer?.sent.length) setByCode(true)
    setBusy(false)
  }
  const submit = async (form: HTMLFormElement) => {
    const { old = '', code = '', password = '' } = typedIn(form)
    const proof = byCode ? { code: typedCode(code) } : { old }
    const fault = faultIn(proof, password)
    if (fault) return fault
    const loaded = await loadOrNotify(() => import('./sign-in-password.ts'))
    const answer = await loaded?.changePassword(person.id, reach, proof, password)
    if (!answer) return alreadyNotified
    const refused = faultOr(passwordNotice(answer))
    if ('set' in answer) onDone()
    return refused
  }
  return (
    <TypedForm submit={submit}>
      {byCode ? (
        <Field label={t`6-digit OTP`} name="code" inputMode="numeric" autoComplete="one-time-code" required />
      ) : (
        <PasswordField label={t`Old password`} name="old" />
      )}
      <PasswordField label={t`New password`} isNew />
      <p>{t`Your account is then signed out on all other phones.`}</p>
      <Submit>{t`Change password`}</Submit>
      <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void sendCode()}>
        {byCode ? t`Send the OTP again` : t`I have no old password. Send an OTP`}
      </button>
    </TypedForm>
  )
}
