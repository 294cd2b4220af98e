import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { csvOf } from '#src/platform/tables/csv-of.ts'
import { indiaDay } from '#src/base/day.ts'
import { timeText } from '#src/base/moment.ts'
import type { Khata } from '#src/features/khata/stored-khata.ts'
import { Bars } from '#src/platform/ui/bars.tsx'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { ageTexts, duesByAge } from '#src/features/khata/age.ts'

/** What all customers owe by age, as a plot, and as a file. */
export function DuesByAge({ khatas, asOf }: { khatas: readonly Khata[]; asOf: number | undefined }) {
  const today = indiaDay()
  const sums = duesByAge(khatas, today)
  const total = sums.reduce((sum, paise) => sum + paise, 0)
  if (khatas.length === 0) return null
  const save = () => {
    const head = [t`Name`, t`Village`, t`Phone`, t`Owes, rupees`, t`Limit, rupees`, ...ageTexts()]
    const rows = khatas.map((khata) => [
      khata.name,
      khata.village ?? '',
      khata.phone ?? '',
      -khata.balance_paise / 100,
      khata.limit_paise / 100,
      ...duesByAge([khata], today).map((paise) => paise / 100),
    ])
    const note = [[asOf === undefined ? '' : t`As of ${timeText(asOf)}`]]
    void saveFile(`khatas-${today}.csv`, 'text/csv;charset=utf-8', csvOf([head, ...rows, ...note]))
  }
  return (
    <section className="grid gap-3">
      <p className="text-xl font-bold">{t`Owed in all: ${billText(total)}`}</p>
      <Bars
        title={t`Owed by age`}
        heads={[t`Days`, t`Rupees`]}
        empty={t`Nobody owes anything.`}
        bars={sums.map((paise, place) => ({
          label: ageTexts()[place]!,
          count: paise,
          text: billText(paise),
        }))}
      />
      <button type="button" className="button-quiet justify-self-start" onClick={save}>
        {t`Save as a table (CSV)`}
      </button>
    </section>
  )
}
