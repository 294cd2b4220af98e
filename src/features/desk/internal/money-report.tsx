import { services } from 'virtual:services'
import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { csvOf } from '#src/platform/tables/csv-of.ts'
import { indiaDay } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import type { Paise } from '#src/base/money.ts'
import { ageTexts, duesByAge } from '#src/features/khata/age.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { Bars, type Bar } from '#src/platform/ui/bars.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { printAlone } from '#src/platform/ui/print.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { moneyReport, type MoneyReport as Report } from './money-api.ts'

const spans = [1, 7, 31, 92, 365]

/** Sales by day and category, money by day, and dues by age, on one page that prints; for managers. */
export function MoneyReport({ account }: { account: string }) {
  const [days, setDays] = useState(31)
  const [answer, setAnswer] = useState<{ days: number; report: Report | Undone }>()
  const paper = useRef<HTMLDivElement>(null)
  const [first, last] = [indiaDay(1 - days), indiaDay()]
  useEffect(() => {
    let left = false
    void moneyReport(account, first, last).then((report) => left || setAnswer({ days, report }))
    return () => void (left = true)
  }, [account, days, first, last])
  const report = answer?.days === days ? answer.report : undefined
  return (
    <section className="grid gap-4">
      <h2>{t`Money`}</h2>
      <Labelled label={t`How far back`}>
        {(tied) => (
          <select
            {...tied}
            className="field max-w-60"
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {spans.map((span) => (
              <option key={span} value={span}>
                {span === 1 ? t`Today` : t`${span} days`}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {!report && <Spinner />}
      <div role="status" className="empty:absolute">
        {typeof report === 'string' && <p>{whyUndone(report)}</p>}
      </div>
      {report && typeof report !== 'string' && (
        <>
          <div ref={paper} className="grid gap-4" data-money-report>
            <p className="hidden font-bold print:block">{`${dayText(first)} – ${dayText(last)}`}</p>
            <Figures report={report} />
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            <button
              type="button"
              className="button-quiet"
              onClick={() => paper.current && printAlone(paper.current)}
            >
              {t`Print`}
            </button>
            <button type="button" className="button-quiet" onClick={() => save(report, first, last)}>
              {t`Save the money as a table (CSV)`}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function Figures({ report: { sales, money, due } }: { report: Report }) {
  const empty = t`Nothing came in.`
  const byDay = (rows: readonly { day: string; paise: Paise }[]) =>
    bars(rows, ({ day }) => day)
      .toSorted((a, b) => (a.label < b.label ? 1 : -1))
      .map((bar) => ({ ...bar, label: dayText(bar.label) }))
  const dues = duesByAge([{ due }], indiaDay())
  return (
    <>
      <Bars
        title={t`Sold by category`}
        heads={heads(t`Category`)}
        empty={empty}
        bars={largest(bars(sales, whatText))}
      />
      <Bars title={t`Sold by day`} heads={heads(t`Day`)} empty={empty} bars={byDay(sales)} />
      <Bars
        title={t`Money received`}
        heads={heads(t`How`)}
        empty={empty}
        bars={largest(bars(money, howText))}
      />
      <Bars
        title={t`Cash by day`}
        heads={heads(t`Day`)}
        empty={empty}
        bars={byDay(money.filter(({ how }) => how === 'cash'))}
      />
      <Bars
        title={t`UPI by day`}
        heads={heads(t`Day`)}
        empty={empty}
        bars={byDay(money.filter(({ how }) => how === 'upi'))}
      />
      <Bars
        title={t`Owed by age, in days`}
        heads={heads(t`Days`)}
        empty={empty}
        bars={ageTexts().map((label, place) => ({
          label,
          count: dues[place]!,
          text: billText(dues[place]!),
        }))}
      />
    </>
  )
}

const heads = (label: string) => [label, t`Rupees`] as const
const largest = (all: readonly Bar[]) => all.toSorted((a, b) => b.count - a.count)

function bars<Row extends { readonly paise: Paise }>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
): Bar[] {
  const sums = new Map<string, Paise>()
  for (const row of rows) sums.set(labelOf(row), (sums.get(labelOf(row)) ?? 0) + row.paise)
  return [...sums].map(([label, count]) => ({ label, count, text: billText(count) }))
}

function whatText({ what }: Report['sales'][number]): string {
  switch (what) {
    case 'booking':
      return t`Work of machines`
    case 'delivery':
      return t`Delivery fee`
    case 'goods':
      return t`Written into khatas`
    case 'milk':
      return t`Milk round`
    default: {
      const service = services.find(({ to }) => to === `/${what}`)
      return service ? localize(service.title) : what
    }
  }
}

function howText({ how }: Report['money'][number]): string {
  if (how === 'cash') return t`Cash`
  return how === 'upi' ? 'UPI' : t`Paid online`
}

function save({ sales, money, due }: Report, first: string, last: string): void {
  const rows = [
    [t`What`, t`Day`, t`Category`, t`Rupees`],
    ...sales.map((row) => [t`Sold`, dayText(row.day), whatText(row), row.paise / 100]),
    ...money.map((row) => [t`Received`, dayText(row.day), howText(row), row.paise / 100]),
    ...due.map((row) => [t`Owed since the week of`, dayText(row.day), '', row.paise / 100]),
  ]
  void saveFile(`money-${first}-${last}.csv`, 'text/csv;charset=utf-8', csvOf(rows))
}
