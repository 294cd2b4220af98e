import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { dayText } from '#src/base/moment.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { reportNow } from './centre-calls.ts'
import type { DeskReport } from './item.ts'
import { cameIn, sumsBy, weeksSince, type Sum } from './totals.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { MoneyReport } from './money-report.tsx'
import { Bars } from '#src/platform/ui/bars.tsx'
import { ReportFile } from './report-file.tsx'
import { kindText } from './kind-text.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { stateLine } from './standing-text.ts'

// Lazy: it brings the drawing of receipts and codes.
const DayPapersOut = lazyPart(async () => ({
  default: (await import('#src/features/orders/day-papers.tsx')).DayPapersOut,
}))

interface ReportsProps {
  account: string
  /** True for people who may see weeks and save the numbers. */
  isWhole: boolean
}

const spans = [4, 12, 26, 52]

/** Numbers of items by kind, by status and, for managers, by week. */
export function Reports({ account, isWhole }: ReportsProps) {
  const [weeks, setWeeks] = useState(12)
  const [answer, setAnswer] = useState<{ weeks: number; report: DeskReport | Undone }>()
  useEffect(() => {
    let left = false
    void reportNow(account, weeks).then((came) => left || setAnswer({ weeks, report: came }))
    return () => void (left = true)
  }, [account, weeks])
  const report = answer?.weeks === weeks ? answer.report : undefined
  return (
    <div className="grid gap-6">
      <Labelled label={t`How far back`}>
        {(tied) => (
          <select
            {...tied}
            className="field max-w-60"
            value={weeks}
            onChange={(event) => setWeeks(Number(event.target.value))}
          >
            {spans.map((span) => (
              <option key={span} value={span}>{t`${span} weeks`}</option>
            ))}
          </select>
        )}
      </Labelled>
      {!report && <Spinner />}
      <div role="status" className="empty:absolute">
        {typeof report === 'string' && <p>{whyUndone(report)}</p>}
      </div>
      {report && typeof report !== 'string' && <Figures report={report} weeks={weeks} isWhole={isWhole} />}
      {isWhole && <MoneyReport account={account} />}
      <LaterPart fallback={<Spinner />}>
        <DayPapersOut account={account} />
      </LaterPart>
    </div>
  )
}

function Figures({ report, weeks, isWhole }: { report: DeskReport; weeks: number; isWhole: boolean }) {
  const { rows } = report
  const counted = cameIn(rows)
  const kinds = sumsBy(counted, ({ what, kind }) => (what === 'order' ? t`Orders` : kindText(kind)))
  const standing = (what: 'request' | 'order') =>
    sumsBy(
      rows.filter((row) => row.what === what),
      ({ status }) => stateLine(what, status),
    )
  const byWeek: Sum[] = weeksSince(report.since, weeks).map((week) => ({
    label: dayText(week),
    count: counted.reduce((sum, row) => (row.week === week ? sum + row.count : sum), 0),
  }))
  const empty = t`Nothing came in.`
  return (
    <>
      <Bars title={t`By kind`} heads={[t`Kind`, t`Count`]} empty={empty} bars={kinds} />
      <Bars
        title={t`Requests by status`}
        heads={[t`Status`, t`Count`]}
        empty={empty}
        bars={standing('request')}
      />
      <Bars
        title={t`Orders by status`}
        heads={[t`Status`, t`Count`]}
        empty={empty}
        bars={standing('order')}
      />
      {isWhole && (
        <Bars title={t`By week`} heads={[t`Week starting`, t`Count`]} empty={empty} bars={byWeek} />
      )}
      {isWhole && <ReportFile report={report} />}
    </>
  )
}
