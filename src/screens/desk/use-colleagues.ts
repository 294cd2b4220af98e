import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { colleaguesNow } from '#src/core/desk/centre-calls.ts'
import type { Colleague } from '#src/core/desk/item.ts'

/** Everybody at the desk; null where the centre cannot be asked now, undefined until it has answered. */
export function useColleagues(account: string): readonly Colleague[] | null | undefined {
  const [colleagues, setColleagues] = useState<readonly Colleague[] | null>()
  useEffect(() => {
    let left = false
    void colleaguesNow(account).then((answer) => left || setColleagues(answer ?? null))
    return () => void (left = true)
  }, [account])
  return colleagues
}

/** What a colleague is called; who has given no name by the end of the account's id. */
export function colleagueName({ id, name }: Pick<Colleague, 'id' | 'name'>): string {
  return name ?? t`Colleague ${id.slice(-4)}`
}
