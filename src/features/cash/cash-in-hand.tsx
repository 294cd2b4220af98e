import { useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { cashInHand, watchPendingCash, type PendingCash } from './cash-act.ts'
import { syncCash, watchCash, type CashHere } from './sync-cash.ts'

speakMoney(language())

const interval = 60_000

/** What a person has to hand over, with the way to the count. */
export function CashInHand({ account }: { account: string }) {
  const cash = useObservable<CashHere | null>(account, async () => watchCash(account), null)
  const pending = useObservable<readonly PendingCash[]>(account, async () => watchPendingCash(account), [])
  useEffect(() => pollWhileVisible(syncCash, interval), [])
  const paise = cashInHand(account, cash, pending)
  return (
    <p className="flex flex-wrap items-center gap-3" data-in-hand={paise}>
      <strong className="text-lg">{t`Cash with you: ${billText(paise)}`}</strong>
      <AppLink to="/cash" className="button-quiet">
        {t`Cash`}
      </AppLink>
    </p>
  )
}
