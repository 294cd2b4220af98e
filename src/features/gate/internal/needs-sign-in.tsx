import { useEffect, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { goToPlace } from '#src/platform/ui/go-to-place.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'

interface NeedsSignInProps {
  why?: string | undefined
  behind?: Words | undefined
  children: ReactNode
}

/**
 * Shows its children to signed-in people. The built page contains the sign-in screen and a spinner; an attribute of
 * <html> decides which one is visible until the session is read.
 */
export function NeedsSignIn({ why, behind, children }: NeedsSignInProps) {
  const person = usePerson()
  const returnTo = useReturnAddress()
  if (person) return <ShownContent>{children}</ShownContent>
  return (
    <div className="column grid justify-items-center py-16 text-center">
      <div className={person === undefined ? 'waiting' : 'hidden'} role="status" aria-label={t`Opening`}>
        <div className="spinner" />
      </div>
      {/* The stylesheet's gate hides it; a display class on the same element would override that. */}
      <div className={person === undefined ? 'signed-out w-full' : 'w-full'}>
        <div className="grid justify-items-center gap-4">
          <img src="/art/gate.svg" alt="" width="120" height="120" className="rounded-lg" loading="lazy" />
          <h1>{t`Authentication Required`}</h1>
          {behind && <p className="text-xl font-bold text-green">{localize(behind)}</p>}
          <p>{why ?? t`You need to sign in to access this page.`}</p>
          <AppLink to="/auth" search={{ to: returnTo }} className="button">
            {t`Sign In`}
          </AppLink>
        </div>
      </div>
    </div>
  )
}

/** Scrolls to the address's hash, which the browser looked for too early. */
function ShownContent({ children }: { children: ReactNode }) {
  useEffect(goToPlace, [])
  return <div>{children}</div>
}
