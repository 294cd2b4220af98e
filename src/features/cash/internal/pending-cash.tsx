import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { momentText } from '#src/base/moment.ts'
import type { CashAct, PendingCash } from '#src/features/cash/cash-act.ts'
import { SlipView } from '#src/features/cash/slip-view.tsx'
import { whyCashReturned } from '#src/features/cash/why-cash-returned.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { StateMark } from '#src/platform/ui/state-mark.tsx'

/** What this phone wrote and the centre does not have yet, or has returned. */
export function PendingCashList({ pending }: { pending: readonly PendingCash[] }) {
  const shown = pending.filter(({ state }) => state !== 'received')
  if (shown.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{t`Not at the centre yet`}</h2>
      <ul className="grid gap-3">
        {shown.map(({ id, act, state, code }) => (
          <li key={id} className="card grid gap-2 p-4" data-state={state}>
            <p className="flex items-center gap-3">
              <StateMark state={code === undefined ? 'saved' : 'returned'} />
              <strong>{actText(act)}</strong>
            </p>
            {code !== undefined && <p>{localize(whyCashReturned(code))}</p>}
            {act.do === 'slip' && (
              <details>
                <summary className="font-bold text-green">{t`Show the slip`}</summary>
                <SlipView slip={act} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function actText(act: CashAct): string {
  switch (act.do) {
    case 'slip':
      return t`Slip ${act.number}, ${billText(act.paise)}, ${momentText(act.at)}`
    case 'upi':
      return t`${billText(act.paise)} by UPI, bank reference ${act.reference}`
    case 'count':
      return t`Counted: ${billText(act.paise)}`
    case 'see':
      return act.right ? t`The count is right` : t`The count is wrong`
    case 'settle':
      return t`A slip is settled`
    case 'explain':
      return t`Reason for slip ${act.number}`
  }
}
