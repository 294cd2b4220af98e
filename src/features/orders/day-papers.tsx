import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { DayField } from '#src/platform/ui/day-field.tsx'
import { printAlone } from '#src/platform/ui/print.ts'
import { QrCode } from '#src/platform/ui/qr-code.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { dayPapers, type DayPapers } from './day-papers-api.ts'
import { sheetOf } from '#src/features/orders/internal/receipt-sheet.ts'
import { ReceiptView } from '#src/features/orders/internal/receipt-view.tsx'

speakAccount(language())

/** Receipts and slips of all orders of a day, each with the code of its number, on one print. Read from the centre. */
export function DayPapersOut({ account }: { account: string }) {
  const today = indiaDay()
  const [day, setDay] = useState(today)
  const [answer, setAnswer] = useState<{ day: string; papers: DayPapers | Undone }>()
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let left = false
    void dayPapers(account, day).then((papers) => left || setAnswer({ day, papers }))
    return () => void (left = true)
  }, [account, day])
  const papers = answer?.day === day ? answer.papers : undefined
  return (
    <section className="grid gap-4">
      <h2>{t`Receipts of a day`}</h2>
      <DayField
        label={t`Day`}
        className="max-w-60"
        max={today}
        required
        value={day}
        onChange={(one) => one && setDay(one)}
      />
      {!papers && <Spinner />}
      <div role="status" className="empty:absolute">
        {typeof papers === 'string' && <p>{whyUndone(papers)}</p>}
        {typeof papers === 'object' && papers.orders.length === 0 && <p>{t`No orders on this day.`}</p>}
      </div>
      {typeof papers === 'object' && papers.orders.length > 0 && (
        <>
          <button
            type="button"
            className="button justify-self-start"
            onClick={() => paper.current && printAlone(paper.current)}
          >
            {t`Print all (${papers.orders.length})`}
          </button>
          {papers.more && (
            <p className="font-bold">{t`This day had more orders. These are the first 300.`}</p>
          )}
          <div ref={paper} className="grid gap-6 print:gap-3" data-day-papers>
            <p className="hidden font-bold print:block">{dayText(day)}</p>
            <Papers papers={papers} />
          </div>
        </>
      )}
    </section>
  )
}

function Papers({ papers: { orders } }: { papers: DayPapers }) {
  const centre = useCentre()
  return orders.map((order) => (
    <div key={order.id} className="break-inside-avoid print:border-b-2 print:pb-2">
      <ReceiptView
        sheet={sheetOf(order, centre)}
        code={
          <span className="w-20 shrink-0 *:h-auto *:w-full">
            <QrCode text={order.reference} />
          </span>
        }
      />
    </div>
  ))
}
