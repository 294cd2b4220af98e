import { useEffect, useState } from 'react'
import { connectionStatus } from '#src/platform/device/connection-status.ts'

/**
 * True once the centre has said that nobody can sign in any more as the account that uses this phone, whose session has
 * ended; entries that waited for a sign-in are then returned to their person. `undefined` until it is known whether an
 * answer comes. Asked again whenever the centre answers again.
 */
export function useIsGone(): boolean | undefined {
  const [isGone, setGone] = useState<boolean>()
  useEffect(() => {
    const ask = () =>
      void import('#src/features/account/internal/unsent.ts')
        .then(({ returnIfAccountGone }) => returnIfAccountGone())
        .then(
          (account) => setGone((before) => before === true || account !== undefined),
          // Code that is not on the phone yet: the session has ended in any case, and that is said.
          () => setGone((before) => before ?? false),
        )
    ask()
    return connectionStatus.subscribe(
      ({ centre }, before) => centre === 'answers' && before.centre !== centre && ask(),
    )
  }, [])
  return isGone
}
