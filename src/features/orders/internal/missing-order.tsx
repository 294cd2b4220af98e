import { t } from '@lingui/core/macro'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import type { FoundOrder, Missing } from './use-order.ts'

speakAccount(language())

interface MissingOrderProps extends Omit<FoundOrder, 'order'> {
  heading?: 'h1' | 'h2'
}

/** Says why an order is not shown: another account's, not sent yet, of a newer app, or no answer from the centre. */
export function MissingOrder({ missing, checkAgain, heading = 'h1' }: MissingOrderProps) {
  if (missing === 'asking') return <Spinner />
  return (
    <OutcomeCard outcome={missing} words={wordsOf(missing)} heading={heading}>
      {missing === 'unanswered' && (
        <button type="button" className="button-quiet" onClick={checkAgain}>
          {t`Try again`}
        </button>
      )}
    </OutcomeCard>
  )
}

function wordsOf(missing: Exclude<Missing, 'asking'>) {
  switch (missing) {
    case 'pending':
      return {
        pictogram: 'clock',
        color: 'text-mustard',
        title: t`This order is still on this phone`,
        text: t`It will be sent when there is network. Then you can pay.`,
      }
    case 'unknown':
      return {
        pictogram: 'search',
        color: 'text-muted',
        title: t`Order not found`,
        text: t`It is not among the orders of this account. Was it ordered with another one?`,
      }
    case 'newer':
      return {
        pictogram: 'search',
        color: 'text-muted',
        title: t`Order not found on this phone`,
        text: t`A newer version of the app is needed to show this.`,
      }
    case 'unanswered':
      return {
        pictogram: 'offline',
        color: 'text-muted',
        title: t`Order not found on this phone`,
        text: t`The centre could not be reached. If the order is yours, it appears once the centre answers.`,
      }
  }
}
