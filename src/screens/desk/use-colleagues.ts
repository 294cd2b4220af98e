import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { colleaguesNow } from '#src/core/desk/centre-calls.ts'
import type { Colleague } from '#src/core/desk/item.ts'

/** Returns the members of the desk; `null` if the centre does not answer, `undefined` until it has. */
export function useColleagues(account: string): readonly Colleague[] | null | undefined {
  const [colleagues, setColleagues] = useState<readonly Colleague[] | null>()
  useEffect(() => {
    let left = false
    void colleaguesNow(account).then((answer) => left || setColleagues(answer ?? null))
    return () => void (left = true)
  }, [account])
  return colleagues
}

/** Returns a colleague's name; without one, the end of the account's id. */
export function colleagueName({ id, name }: Pick<Colleague, 'id' | 'name'>): string {
  return name ?? t`Colleague ${id.slice(-4)}`
}
