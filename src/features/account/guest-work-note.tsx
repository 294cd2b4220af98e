import { t } from '@lingui/core/macro'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { AppLink } from '#src/platform/ui/link.tsx'

speakAccount(language())

/** Says that data of a guest waits for the answer to "Is this yours?", with a link to the question. */
export function GuestWorkNote({ className = '', onGo }: { className?: string; onGo?: () => void }) {
  const back = useReturnAddress()
  if (usePerson()?.guestWork !== 'unasked') return null
  return (
    <div className={`card grid gap-3 p-4 ${className}`}>
      <p>{t`Something was done on this phone without signing in. Say whether it is yours.`}</p>
      <AppLink to="/auth" search={{ to: back }} className="button-quiet" onClick={onGo}>
        {t`Is this yours?`}
      </AppLink>
    </div>
  )
}
