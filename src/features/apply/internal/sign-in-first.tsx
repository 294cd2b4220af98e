import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { withQuery } from '#src/base/own-address.ts'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { closeForm } from '#src/features/apply/open-form.ts'

/** A link to sign in and return to this form. */
export function SignInFirst({ form, draft }: { form: string; draft: string }) {
  const navigate = useNavigate()
  const returnTo = useReturnAddress()
  const goOn = () => {
    closeForm()
    void navigate({ to: '/auth', search: { to: withQuery(returnTo, { form, draft }) } })
  }
  return (
    <button type="button" className="button justify-self-start" onClick={goOn}>
      {t`Sign In`}
    </button>
  )
}
