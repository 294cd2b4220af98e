import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { dayText, timeText } from '#src/base/moment.ts'
import type { Khata } from '#src/features/khata/stored-khata.ts'

interface BalanceCardProps {
  khata: Khata
  asOf: number
  /** True on the customer's own phone. */
  isOwn?: boolean
  /** What this phone has written and the centre does not have yet, in paise. */
  unsent?: number
}

/** What is owed or paid in advance, since when, and as of when this phone knows it. */
export function BalanceCard({ khata, asOf, isOwn, unsent = 0 }: BalanceCardProps) {
  const { balance_paise: balance, limit_paise: limit, due } = khata
  const free = billText(Math.max(0, limit + balance))
  return (
    <section className="card grid gap-2 p-4" data-balance={balance}>
      <p>{balanceText(balance, isOwn)}</p>
      <p className={`text-xl font-bold ${balance < 0 ? 'text-red' : 'text-green'}`}>
        {billText(Math.abs(balance))}
      </p>
      {balance < 0 && due[0] && <p>{t`The oldest of it since the week of ${dayText(due[0].day)}.`}</p>}
      <p>
        {limit === 0
          ? t`No goods on account: no limit was given.`
          : t`${free} more may be taken on account. The limit is ${billText(limit)}.`}
      </p>
      {unsent !== 0 && (
        <p className="font-bold">{t`With what this phone has not sent yet: ${billText(balance + unsent)}`}</p>
      )}
      <p className="text-muted">{t`As of ${timeText(asOf)}`}</p>
    </section>
  )
}

function balanceText(balance: number, isOwn: boolean | undefined): string {
  if (balance === 0) return t`Nothing is owed.`
  if (balance > 0) return t`Paid in advance`
  return isOwn ? t`You owe the centre` : t`Owes the centre`
}
