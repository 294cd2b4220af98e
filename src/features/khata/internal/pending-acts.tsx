import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { KhataAct, PendingAct } from '#src/features/khata/khata-act.ts'
import { whyActReturned } from '#src/features/khata/why-act-returned.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { StateMark } from '#src/platform/ui/state-mark.tsx'

/** What this phone wrote into a khata and the centre does not have yet, or has returned with the reason. */
export function PendingActs({ acts }: { acts: readonly PendingAct[] }) {
  if (acts.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{t`Not at the centre yet`}</h2>
      <ul className="grid gap-3">
        {acts.map(({ id, act, state, code }) => (
          <li key={id} className="card grid gap-2 p-4" data-state={state}>
            <p className="flex items-center gap-3">
              <StateMark state={code === undefined ? 'saved' : 'returned'} />
              <strong>{actText(act)}</strong>
            </p>
            {code !== undefined && <p>{localize(whyActReturned(code))}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function actText(act: KhataAct): string {
  switch (act.do) {
    case 'customer':
      return t`Name, number and village`
    case 'quiet':
      return act.quiet ? t`No reminders` : t`Reminders`
    case 'said_paid':
      return t`“I have paid”`
    case 'limit':
      return t`Limit ${billText(act.paise)}`
    case 'goods':
      return t`Goods on account, ${billText(act.paise)}`
    case 'upi':
      return t`${billText(act.paise)} by UPI, bank reference ${act.reference}`
    case 'opening':
      return act.paise < 0
        ? t`Old balance, owed ${billText(-act.paise)}`
        : t`Old balance, paid in advance ${billText(act.paise)}`
    case 'correction':
      return t`Correction`
  }
}
