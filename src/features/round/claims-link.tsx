import { useEffect } from 'react'
import { roundWords as words } from '#src/features/round/internal/round-words.ts'
import { syncClaims, watchClaims, type ShownClaim } from '#src/features/round/internal/stored-claims.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { say } from '#src/platform/i18n/words.ts'

const interval = 60_000

/** The way to the doors at which the words do not agree, with their number; nothing while all agree. */
export function ClaimsLink({ account }: { account: string }) {
  const claims = useObservable<readonly ShownClaim[] | undefined>(
    account,
    () => Promise.resolve(watchClaims(account)),
    undefined,
  )
  useEffect(() => pollWhileVisible(syncClaims, interval), [])
  const count = claims?.filter(({ isSettling }) => !isSettling).length ?? 0
  if (count === 0) return null
  return (
    <AppLink to="/desk/claims" className="button-quiet justify-self-start border-mustard">
      {say(words.claims, { count })}
    </AppLink>
  )
}
