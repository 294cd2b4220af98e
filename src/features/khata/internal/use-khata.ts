import { useEffect, useState } from 'react'
import { watchPendingActs, type PendingAct } from '#src/features/khata/khata-act.ts'
import { watchKhata, watchKhatas, type KhataHere, type KhatasHere } from '#src/features/khata/stored-khata.ts'
import { syncKhata, syncKhatas, type SyncResult } from '#src/features/khata/sync-khata.ts'
import { isOnline } from '#src/platform/device/network.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

const interval = 30_000

/** Without a network nobody asks, and the phone says so at once. */
const atStart = (): SyncResult | undefined => (isOnline() ? undefined : 'no network')

/**
 * Returns a khata on this phone (`undefined` until it is read, `null` without any), and the result of the last sync.
 *
 * @param unsent how many acts of this phone the centre does not have: when one arrives, the khata is asked for at once
 */
export function useKhata(
  account: string,
  unsent: number,
  customer?: string,
): readonly [here: KhataHere | null | undefined, synced: SyncResult | undefined] {
  const [synced, setSynced] = useState<SyncResult | undefined>(atStart)
  useEffect(() => pollWhileVisible(() => syncKhata(customer).then(setSynced), interval), [customer])
  useEffect(() => {
    if (unsent === 0 && isOnline()) void syncKhata(customer).then(setSynced, () => {})
  }, [unsent, customer])
  const here = useObservable<KhataHere | null | undefined>(
    `${account} ${customer ?? ''}`,
    async () => watchKhata(account, customer),
    undefined,
    null,
  )
  return [here, synced]
}

/** Returns the khatas of all customers on this phone, and the result of the last sync. */
export function useKhatas(account: string): readonly [KhatasHere | undefined, SyncResult | undefined] {
  const [synced, setSynced] = useState<SyncResult | undefined>(atStart)
  useEffect(() => pollWhileVisible(() => syncKhatas().then(setSynced), interval), [])
  const here = useObservable<KhatasHere | undefined>(account, async () => watchKhatas(account), undefined, {
    khatas: [],
    asOf: undefined,
  })
  return [here, synced]
}

/** Returns what this phone wrote into khatas and the centre does not have yet, or has returned. */
export function usePendingActs(account: string): readonly PendingAct[] {
  const acts = useObservable<readonly PendingAct[]>(account, async () => watchPendingActs(account), [])
  return acts.filter(({ state }) => state !== 'received')
}
