import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { notify } from '#src/ui/toasts.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { signInNotice } from './sign-in-notice.ts'
import { SignInFields } from './sign-in-fields.tsx'

/** The way in, by e-mail, phone and password. Who is in already is led home. */
export function SignIn() {
  const person = usePerson()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (person) void navigate({ to: '/', replace: true })
  }, [person, navigate])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { email = '', phone = '', password = '' } = answers
    if (!email.trim() || !phone.trim())
      return notify({
        title: t`Missing Information`,
        text: t`Please provide both email and phone number`,
        tone: 'alarm',
      })
    if (!password)
      return notify({ title: t`Missing Password`, text: t`Please provide your password`, tone: 'alarm' })
    setBusy(true)
    const { signIn } = await import('#src/core/session/session.ts')
    notify(signInNotice(await signIn(email.trim(), password)))
    setBusy(false)
  }

  return (
    <Page
      title={t`Sign in`}
      description={t`Sign in to order, to apply and to see what became of your requests.`}
    >
      <form className="column grid max-w-md gap-4 py-8" method="post" noValidate onSubmit={submit}>
        <h1>{t`Sign in`}</h1>
        <SignInFields />
        <button type="submit" className="button" disabled={busy}>
          {busy ? t`Signing in…` : t`Sign in`}
        </button>
      </form>
    </Page>
  )
}
