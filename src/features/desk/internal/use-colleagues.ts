import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { colleaguesNow } from './centre-calls.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import type { Colleague } from './item.ts'

/** The members of the desk, or why they cannot be had; neither until that is known. */
interface ColleaguesNow {
  readonly colleagues?: readonly Colleague[]
  readonly why?: Undone
}

/** Fetches the members of the desk. */
export function useColleagues(account: string): ColleaguesNow {
  const [answer, setAnswer] = useState<readonly Colleague[] | Undone>()
  useEffect(() => {
    let left = false
    void colleaguesNow(account).then((came) => left || setAnswer(came))
    return () => void (left = true)
  }, [account])
  if (answer === undefined) return {}
  return typeof answer === 'string' ? { why: answer } : { colleagues: answer }
}

/** Returns a colleague's name; without one, the end of the account's id. */
export function colleagueName({ id, name }: Pick<Colleague, 'id' | 'name'>): string {
  return name ?? t`Colleague ${id.slice(-4)}`
}
