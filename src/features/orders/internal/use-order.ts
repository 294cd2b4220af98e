import { useEffect, useState } from 'react'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { useOrders } from '#src/features/orders/use-orders.ts'

/**
 * Why the phone shows no order of this id. `asking`: the centre is being asked. `pending`: it waits on this phone.
 * `unknown`: it is not this account's. `newer`: only a newer build can read all of its orders. `unanswered`: the centre did not
 * answer.
 */
export type Missing = 'asking' | 'pending' | 'unknown' | 'newer' | 'unanswered'

/** An order of the account, or why there is none, and a function that asks the centre again. */
export interface FoundOrder {
  readonly order?: Order | undefined
  readonly missing: Missing
  readonly checkAgain: () => void
}

const isId = (id: string | undefined): id is string =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id ?? '')

/** Finds an order on the phone; asks the centre once before reporting it as missing. */
export function useOrder(account: string, id: string | undefined): FoundOrder {
  const orders = useOrders(account)
  const order = orders?.find((candidate) => candidate.id === id?.toLowerCase())
  const isPending = usePendingIds(account).includes(id ?? '')
  const [checked, setChecked] = useState<{ id: string; turn: number; missing: Missing }>()
  const [turn, setTurn] = useState(0)
  const toCheck = account && orders && !order && isId(id) ? id : undefined
  useEffect(() => {
    if (toCheck === undefined) return
    let left = false
    const set = (missing: Missing) => !left && setChecked({ id: toCheck, turn, missing })
    import('./why-missing.ts')
      .then(({ whyMissing }) => whyMissing(account))
      .then(set)
      .catch(() => set('unanswered'))
    return () => void (left = true)
  }, [account, toCheck, turn])
  const missing = checked && checked.id === toCheck && checked.turn === turn ? checked.missing : 'asking'
  return {
    order,
    missing: isPending ? 'pending' : isId(id) ? missing : 'unknown',
    checkAgain: () => setTurn(turn + 1),
  }
}

function usePendingIds(account: string): readonly string[] {
  return useObservable<readonly string[]>(
    `pending orders of ${account}`,
    () =>
      import('#src/features/orders/stored-pending-orders.ts').then(({ watchPendingIds }) =>
        watchPendingIds(account),
      ),
    [],
  )
}
