import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { momentText } from '#src/base/moment.ts'
import { saveCashAct } from '#src/features/cash/cash-act.ts'
import type { CentreSlip } from '#src/features/cash/cash-api.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import type { CashParts } from './cash-parts.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'

/** Slips that do not fit: somebody has to look, and a manager decides. */
export function Claims({ account, decides, book, pending }: CashParts) {
  const settling = pending.flatMap(({ act, code }) =>
    act.do === 'settle' && code === undefined ? [act.slip] : [],
  )
  const open = book.claims.filter(({ id }) => !settling.includes(id))
  if (open.length === 0) return null
  const settle = async (slip: string, how: 'khata' | 'returned' | 'kept') =>
    notifySaved(await saveCashAct(account, { do: 'settle', slip, how }))
  return (
    <section className="grid gap-3">
      <h2>{t`Somebody has to look (${open.length})`}</h2>
      <ul className="grid gap-3">
        {open.map((slip) => (
          <li key={slip.id} className="card grid gap-2 border-2 border-mustard p-4" data-claim={slip.claim}>
            <p className="font-bold">{claimText(slip)}</p>
            <p>
              {t`Slip ${slip.number}, ${billText(slip.paise)}, ${momentText(slip.at)}`}{' '}
              <PersonalText>{[slip.about, slip.by].filter(Boolean).join(' · ')}</PersonalText>
            </p>
            {decides && (
              <ConfirmOnce
                label={t`The money was given back`}
                name={t`The money of slip ${slip.number} was given back`}
                question={t`Was ${billText(slip.paise)} given back, or never there?`}
                run={() => settle(slip.id, 'returned')}
              >
                <button
                  type="button"
                  className="button"
                  onClick={() => void settle(slip.id, slip.sale ? 'kept' : 'khata')}
                >
                  {slip.sale ? t`The money is here` : t`Into the customer’s khata`}
                </button>
              </ConfirmOnce>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function claimText({ claim }: CentreSlip): string {
  switch (claim) {
    case 'closed':
      return t`Cash for an order that was cancelled.`
    case 'paid':
      return t`Cash for an order that was paid already.`
    case 'amount':
      return t`The cash is not the sum of the order.`
    case 'twice':
      return t`Two people took the same sum for one khata. Perhaps it is one payment.`
    case 'number':
      return t`Another slip has the same number.`
    default:
      return t`The centre does not know what this cash is for.`
  }
}
