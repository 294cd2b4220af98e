import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { momentText } from '#src/base/moment.ts'
import type { CashBook } from '#src/features/cash/cash-api.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'

/** The last counts that two people have closed. */
export function Closings({ book: { closings } }: { book: CashBook }) {
  if (closings.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{t`Closed days`}</h2>
      <ul className="grid gap-3">
        {closings.map((closing) => {
          const { id, name, at, counted_paise: counted, expected_paise: expected, right } = closing
          const difference = counted - expected
          return (
            <li key={id} className="card grid gap-1 p-4">
              <p className="flex flex-wrap justify-between gap-x-4 font-bold">
                <PersonalText>{name ?? ''}</PersonalText>
                <span>{right ? billText(counted) : t`Counted again`}</span>
              </p>
              {right && difference !== 0 && (
                <p className="font-bold text-red">
                  {difference < 0
                    ? t`${billText(-difference)} is missing, and stays with this person.`
                    : t`${billText(difference)} more than the slips.`}
                </p>
              )}
              <p className="text-muted">
                {momentText(at)}{' '}
                <PersonalText>
                  {[closing.counted_by, closing.seen_by].filter(Boolean).join(', ')}
                </PersonalText>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
