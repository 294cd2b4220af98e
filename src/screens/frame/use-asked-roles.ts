import { useEffect, useState } from 'react'

/** Asks for the roles that somebody has now, so that who was given one need not sign in again; true once that has been tried. */
export function useAskedRoles(account: string | undefined): boolean {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (account === undefined) return
    void import('#src/core/roles/people.ts')
      .then(({ learnRoles }) => learnRoles(account))
      .then(
        () => setAsked(true),
        () => setAsked(true),
      )
  }, [account])
  return asked
}
