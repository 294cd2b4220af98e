import { t } from '@lingui/core/macro'
import { dayText } from '#src/base/moment.ts'
import { csvOf } from '#src/platform/tables/csv-of.ts'
import type { DeskReport } from './item.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { kindText } from './kind-text.ts'
import { stateLine } from './standing-text.ts'

/** Saves the numbers as a spreadsheet file, one line for each week, kind and status. */
export function ReportFile({ report }: { report: DeskReport }) {
  const save = () => {
    const lines = report.rows.map(({ what, kind, status, week, count }) => [
      week === null ? '' : dayText(week),
      what === 'order' ? t`Order` : kindText(kind),
      stateLine(what, status),
      count,
    ])
    const head = [t`Week starting`, t`Kind`, t`Status`, t`Count`]
    void saveFile(`khet-seva-${report.since}.csv`, 'text/csv;charset=utf-8', csvOf([head, ...lines]))
  }
  return (
    <button type="button" className="button-quiet justify-self-start" onClick={save}>
      {t`Save as a table (CSV)`}
    </button>
  )
}
