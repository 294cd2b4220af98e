import { useNavigate, useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { closeForm } from './open-form.ts'

/** The way to sign in, and back to the form as it stands. */
export function SignInFirst({ form, draft }: { form: string; draft: string }) {
  const navigate = useNavigate()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const goOn = () => {
    closeForm()
    void navigate({ to: '/auth', search: { to: `${here}?form=${form}&draft=${draft}` } })
  }
  return (
    <button type="button" className="button justify-self-start" onClick={goOn}>
      {t`Sign In`}
    </button>
  )
}
