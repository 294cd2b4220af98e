import { t } from '@lingui/core/macro'
import { isOfGoneAccount } from '#src/platform/outbox/codes.ts'
import { goOnAsGuest } from '#src/features/shared-phone/go-on-as-guest.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import { useIsGone } from '#src/features/account/use-is-gone.ts'
import { useStoredPerson } from '#src/platform/ui/use-person.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'

/**
 * The way on from an account that is gone: its work becomes the guest's, who can send everything that needs no account.
 */
export function GoneNote({ account, returned }: { account: string; returned: readonly EntryLine[] }) {
  // A person who has signed in since has an account.
  const hasSession = useStoredPerson() !== null
  const isGone = useIsGone() === true || returned.some((entry) => isOfGoneAccount(entry.returned))
  if (!account || hasSession || !isGone) return null
  const goOn = async () => {
    const outcome = await goOnAsGuest(account)
    if (!outcome.saved) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <div className="card grid gap-3 border-2 border-mustard p-4" data-gone>
      <p>{t`Your account is closed. Continue without it.`}</p>
      <p>{t`Unsent forms stay on this phone. You can send them without an account.`}</p>
      <p>{t`Everybody who uses this phone can read it then.`}</p>
      <button type="button" className="button" onClick={goOn}>
        {t`Continue without the account`}
      </button>
    </div>
  )
}
