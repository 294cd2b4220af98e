import { useEffect, useState } from 'react'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useRoles } from '#src/platform/ui/use-roles.ts'

/** The reader of a page for staff; `undefined` where it is not read yet. */
export interface Staff {
  readonly account: string | undefined
  readonly roles: readonly string[] | undefined
  /** Why the roles cannot be had. */
  readonly why: Undone | undefined
}

/**
 * Returns the reader of a page for staff. Called by the page itself: its content waits for the sign-in, and would only then
 * begin to ask.
 */
export function useStaff(): Staff {
  const account = usePerson()?.id
  const roles = useRoles()
  return { account, roles, why: useRoleCheck(account) }
}

/** Fetches the person's current roles, so that a new role needs no new sign-in; returns why they cannot be had. */
function useRoleCheck(account: string | undefined): Undone | undefined {
  const [why, setWhy] = useState<Undone>()
  useEffect(() => {
    if (account === undefined) return
    void import('./people.ts')
      .then(({ learnRoles }) => learnRoles(account))
      .catch((): Undone => 'no network')
      .then(setWhy)
  }, [account])
  return why
}
