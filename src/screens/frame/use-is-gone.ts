import { useEffect, useState } from 'react'

/**
 * True once the centre has said that nobody can sign in any more as the account that uses this phone, whose session has
 * ended. Asked once; entries that waited for a sign-in are then returned to their person.
 */
export function useIsGone(): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    void import('#src/core/submissions/unsent.ts')
      .then(({ returnIfAccountGone }) => returnIfAccountGone())
      .then(
        (account) => setGone(account !== undefined),
        // Code that is not on the phone yet: the session has ended in any case, and that is said.
        () => {},
      )
  }, [])
  return isGone
}
