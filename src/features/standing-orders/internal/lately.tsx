import { indiaTime } from '#src/base/day.ts'
import { amountText } from '#src/content/pack-text.ts'
import type { Pack } from '#src/content/catalogue.ts'
import type { Standing } from '#src/features/standing-orders/standing-orders-api.ts'
import { localize, say, type Words } from '#src/platform/i18n/words.ts'
import { dayWord } from './day-words.ts'
import { standingWords as words } from './standing-words.ts'

type Day = Standing['log'][number]

const reasons: Readonly<Record<string, Words>> = {
  closed: words.closed,
  unavailable: words.unavailable,
  short: words.short,
  area: words.noArea,
  price: words.tooDear,
  credit: words.credit,
}

/** Returns what became of a day. */
export function lateText({ reason, brought, at, quantity }: Day, pack: Pack): string {
  if (reason !== null) return localize(reasons[reason] ?? words.nothing)
  if (at === null) return say(words.coming, { amount: amountText(pack, quantity) })
  if (!brought) return localize(words.notBrought)
  return say(words.brought, { amount: amountText(pack, brought), time: indiaTime(Date.parse(at)) })
}

/** What became of the last days, the latest first. */
export function LatelyList({ standing: { log }, pack }: { standing: Standing; pack: Pack }) {
  if (log.length === 0) return null
  return (
    <details>
      <summary className="font-bold text-green">{localize(words.lately)}</summary>
      <ul className="grid gap-1">
        {log.slice(0, 31).map((day) => (
          <li key={day.day}>
            {dayWord(day.day)}: {lateText(day, pack)}
          </li>
        ))}
      </ul>
    </details>
  )
}
