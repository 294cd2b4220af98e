import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { typedIn } from './field.tsx'
import { passwordNotice } from './code-notices.ts'
import { PasswordField, passwordProblemText } from './password-field.tsx'

/** Asks somebody who has just come in by a code for a password of their own. */
export function PasswordStep({ account, onDone }: { account: string; onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = typedIn(event.currentTarget)['password'] ?? ''
    const problem = passwordProblemText(password)
    if (problem) return notify({ title: t`Password`, text: problem, tone: 'alarm' })
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/account/password.ts'))
    const answer = await loaded?.setOwnPassword(account, password)
    setBusy(false)
    if (!answer) return
    notify(passwordNotice(answer))
    if ('set' in answer) onDone()
  }
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <h1>{t`Choose a password`}</h1>
      <p>{t`You are signed in. With a password you come in next time without a code.`}</p>
      <PasswordField label={t`New password`} isNew />
      <button type="submit" className="button" aria-disabled={busy}>
        {busy ? t`One moment…` : t`Save`}
      </button>
      <button type="button" className="button-quiet" onClick={onDone}>
        {t`Later`}
      </button>
    </form>
  )
}
