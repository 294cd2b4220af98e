import { useRef, useState } from 'react'
import { indiaDay } from '#src/base/day.ts'
import { amountText, packIn } from '#src/content/pack-text.ts'
import { billText } from '#src/base/bill-text.ts'
import type { Order } from '#src/features/orders/orders-api.ts'
import { monthBill } from '#src/features/standing-orders/month-bill.ts'
import type { Standing } from '#src/features/standing-orders/standing-orders-api.ts'
import { language, localize, say } from '#src/platform/i18n/words.ts'
import { printAlone } from '#src/platform/ui/print.ts'
import { runShare } from '#src/platform/ui/share-button.tsx'
import { dayWord } from './day-words.ts'
import { standingWords as words } from './standing-words.ts'

interface BillProps {
  standing: readonly Standing[]
  orders: readonly Order[]
}

/** The bill of this month or the last, with each day on it: printed, shared, and read aloud with the page. */
export function Bill({ standing, orders }: BillProps) {
  const paper = useRef<HTMLDivElement>(null)
  const thisMonth = indiaDay().slice(0, 7)
  const lastMonth = indiaDay(-1, Date.parse(`${thisMonth}-01T06:00:00Z`)).slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const { days, total, onKhata } = monthBill(standing, orders, month)
  const title = `${localize(words.bill)} ${month.split('-').toReversed().join('-')}`
  const sums = [
    say(words.total, { money: billText(total) }),
    ...(onKhata > 0 ? [say(words.ofIt, { money: billText(onKhata) })] : []),
  ]
  const lines = days.map(
    ({ day, order }) => `${dayWord(day)}: ${broughtText(order)}, ${billText(order.total_paise)}`,
  )
  const share = () => void runShare({ title, text: [title, ...lines, ...sums].join('\n') })
  return (
    <details>
      <summary className="font-bold text-green">{localize(words.bill)}</summary>
      <div className="flex flex-wrap gap-3">
        {[thisMonth, lastMonth].map((one) => (
          <button
            key={one}
            type="button"
            className="pill min-h-12"
            aria-pressed={one === month}
            onClick={() => setMonth(one)}
          >
            {one.split('-').toReversed().join('-')}
          </button>
        ))}
      </div>
      <div ref={paper} className="grid gap-1">
        <h3>{title}</h3>
        {days.length === 0 && <p>{localize(words.noBill)}</p>}
        <ul>
          {lines.map((line) => (
            <li key={line} className="border-b py-1">
              {line}
            </li>
          ))}
        </ul>
        {days.length > 0 && <p className="font-bold">{sums.join(' ')}</p>}
      </div>
      {days.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button-quiet"
            onClick={() => paper.current && printAlone(paper.current)}
          >
            {localize(words.print)}
          </button>
          <button type="button" className="button-quiet" onClick={share}>
            {localize(words.share)}
          </button>
        </div>
      )}
    </details>
  )
}

/** Returns what an order brought: "2 litre Buffalo Milk, 500 g Curd". */
const broughtText = ({ items }: Order) =>
  items
    .map(({ name, quantity, ...pack }) => `${amountText(packIn(pack), quantity)} ${name[language()]}`)
    .join(', ')
