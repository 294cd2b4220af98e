import { t } from '@lingui/core/macro'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import type { FoundOrder } from './use-order.ts'

speakAccount(language())

/** Says why an order is not shown: another account's, not sent yet, or no answer from the centre. */
export function MissingOrder({ missing, checkAgain }: Omit<FoundOrder, 'order'>) {
  if (missing === 'asking') return <Spinner />
  if (missing === 'pending')
    return (
      <OutcomeCard
        outcome="pending"
        words={{
          pictogram: 'clock',
          color: 'text-mustard',
          title: t`This order is still on this phone`,
          text: t`It goes to the centre by itself. You can pay once it is there.`,
        }}
      />
    )
  if (missing === 'unknown')
    return (
      <OutcomeCard
        outcome="unknown"
        words={{
          pictogram: 'search',
          color: 'text-muted',
          title: t`Order not found`,
          text: t`It is not among the orders of this account. Was it ordered with another one?`,
        }}
      />
    )
  return (
    <OutcomeCard
      outcome="unanswered"
      words={{
        pictogram: 'offline',
        color: 'text-muted',
        title: t`Order not found on this phone`,
        text: t`The centre could not be reached. If the order is yours, it appears once the centre answers.`,
      }}
    >
      <button type="button" className="button-quiet" onClick={checkAgain}>
        {t`Try again`}
      </button>
    </OutcomeCard>
  )
}
