import { useEffect, useState } from 'react'
import type { Order } from '#src/core/orders/catch-up.ts'
import { useHeld } from '#src/ui/use-held.ts'
import { useOrders } from './use-orders.ts'

/**
 * Why the phone shows no order of this id. `asking`: the centre is being asked. `pending`: it waits here to be sent.
 * `unknown`: it is not one of this account's. `unanswered`: the centre could not be asked.
 */
export type Missing = 'asking' | 'pending' | 'unknown' | 'unanswered'

/** An order of the account's, or why there is none, and how to ask the centre once more. */
export interface FoundOrder {
  readonly order?: Order | undefined
  readonly missing: Missing
  readonly askAgain: () => void
}

const isId = (id: string | undefined): id is string =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id ?? '')

/** Finds an order on the phone; where it is not there, the centre is asked once before anybody is told so. */
export function useOrder(account: string, id: string | undefined): FoundOrder {
  const orders = useOrders(account)
  const order = orders?.find((one) => one.id === id?.toLowerCase())
  const isPending = usePendingIds(account).includes(id ?? '')
  const [asked, setAsked] = useState<{ id: string; turn: number; missing: Missing }>()
  const [turn, setTurn] = useState(0)
  const toAsk = account && orders && !order && isId(id) ? id : undefined
  useEffect(() => {
    if (toAsk === undefined) return
    let left = false
    const set = (missing: Missing) => !left && setAsked({ id: toAsk, turn, missing })
    import('#src/core/orders/catch-up.ts')
      .then(({ catchUpOrders }) => catchUpOrders())
      .then((isCurrent) => set(isCurrent ? 'unknown' : 'unanswered'))
      .catch(() => set('unanswered'))
    return () => void (left = true)
  }, [toAsk, turn])
  const missing = asked && asked.id === toAsk && asked.turn === turn ? asked.missing : 'asking'
  return {
    order,
    missing: isPending ? 'pending' : isId(id) ? missing : 'unknown',
    askAgain: () => setTurn(turn + 1),
  }
}

function usePendingIds(account: string): readonly string[] {
  return useHeld<readonly string[]>(
    `pending orders of ${account}`,
    () =>
      import('#src/core/orders/pending-orders.ts').then(({ watchPendingIds }) => watchPendingIds(account)),
    [],
  )
}
