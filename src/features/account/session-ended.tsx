import { t } from '@lingui/core/macro'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { useIsGone } from './use-is-gone.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

speakAccount(language())

/** The line below the header while the session of this phone's user has ended, with the way on. */
export default function SessionEnded() {
  const isGone = useIsGone()
  const here = useReturnAddress()
  // Whose account is gone cannot sign in again, and must not be sent there for a moment.
  if (isGone === undefined) return null
  return (
    <p className="notice-bar while-online" data-session={isGone ? 'gone' : 'ended'}>
      <Pictogram name="warning" className="size-6" />
      {isGone ? (
        <AppLink to="/requests" className="underline">
          {t`Your account is closed. Continue without it.`}
        </AppLink>
      ) : (
        <AppLink to="/auth" search={{ to: here }} className="underline">
          {t`Sign in again. Until then, your forms stay on this phone.`}
        </AppLink>
      )}
    </p>
  )
}
