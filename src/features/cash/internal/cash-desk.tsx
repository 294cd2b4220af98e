import { t } from '@lingui/core/macro'
import { timeText } from '#src/base/moment.ts'
import { decides } from '#src/base/roles.ts'
import { watchPendingCash, type PendingCash } from '#src/features/cash/cash-act.ts'
import { syncCash, watchCash, type CashHere } from '#src/features/cash/sync-cash.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useFetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import type { CashParts } from './cash-parts.ts'
import { Claims } from './claims.tsx'
import { Closings } from './closings.tsx'
import { Hands } from './hands.tsx'
import { MissingSlips } from './missing-slips.tsx'
import { PendingCashList } from './pending-cash.tsx'

const interval = 30_000

/** The cash of the centre from this phone's copy, and what this phone did without a network. */
export default function CashDesk({ account, roles }: { account: string; roles: readonly string[] }) {
  const cash = useObservable<CashHere | null | undefined>(
    account,
    async () => watchCash(account),
    undefined,
    null,
  )
  const pending = useObservable<readonly PendingCash[]>(account, async () => watchPendingCash(account), [])
  const synced = useFetched(syncCash, interval)
  return (
    <>
      <h1>{t`Cash`}</h1>
      <AppLink to="/khatas" className="button-quiet justify-self-start">
        {t`Khatas`}
      </AppLink>
      <div role="status" className="empty:absolute">
        {synced && synced !== 'up to date' && <p>{whyUndone(synced)}</p>}
      </div>
      <PendingCashList pending={pending} />
      {cash === undefined && <Spinner />}
      {cash === null && synced !== undefined && <p>{t`This phone does not know the cash yet.`}</p>}
      {cash && (
        <>
          <p className="text-muted">{t`As of ${timeText(cash.asOf)}`}</p>
          <Parts account={account} decides={decides(roles)} book={cash.book} pending={pending} />
        </>
      )}
    </>
  )
}

function Parts(parts: CashParts) {
  return (
    <>
      <Claims {...parts} />
      <Hands {...parts} />
      <MissingSlips {...parts} />
      <Closings book={parts.book} />
      {parts.decides && (
        <AppLink to="/edit" search={{ setting: 'upi' }} className="button-quiet justify-self-start">
          {t`The shop’s UPI address`}
        </AppLink>
      )}
    </>
  )
}
