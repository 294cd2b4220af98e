import { useRef, useState, type ReactNode, type Ref } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { dayText } from '#src/base/moment.ts'
import { indiaDay } from '#src/base/day.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import type { KhataHere } from '#src/features/khata/stored-khata.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { DayField } from '#src/platform/ui/day-field.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { printAlone } from '#src/platform/ui/print.ts'
import { entryText } from './entry-text.ts'
import { monthDays, statementOf, type Statement } from './statement.ts'

interface StatementViewProps extends Pick<KhataHere, 'khata' | 'entries'> {
  /** What staff may do with a line. */
  renderActs?: ((entry: KhataHere['entries'][number]) => ReactNode) | undefined
}

/** The statement of a period, to be read, heard, printed and shared. */
export function StatementView({ khata, entries, renderActs }: StatementViewProps) {
  const [[from, to], setPeriod] = useState<readonly [string, string]>(() => monthDays(0))
  const paper = useRef<HTMLElement>(null)
  const statement = statementOf(entries, from, to)
  const share = async () => {
    const loaded = await loadOrNotify(() => import('./share-statement.ts'))
    await loaded?.shareStatement(statement, khata.name)
  }
  return (
    <section className="grid gap-4">
      <h2>{t`Statement`}</h2>
      <Period from={from} to={to} choose={(...days) => setPeriod(days)} first={firstDay(entries)} />
      <Paper ref={paper} name={khata.name} statement={statement} renderActs={renderActs} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <button
          type="button"
          className="button-quiet"
          onClick={() => paper.current && printAlone(paper.current)}
        >
          {t`Print`}
        </button>
        <button type="button" className="button-quiet" onClick={() => void share()}>
          <Pictogram name="share" className="size-7" />
          {t`Share`}
        </button>
      </div>
    </section>
  )
}

function firstDay(entries: KhataHere['entries']): string {
  const days = entries.map(({ at }) => indiaDay(0, Date.parse(at)))
  return days.reduce((first, day) => (day < first ? day : first), indiaDay())
}

interface PeriodProps {
  from: string
  to: string
  /** The day of the first entry. */
  first: string
  choose: (from: string, to: string) => void
}

/** A month by one tap, or any two days. */
function Period({ from, to, first, choose }: PeriodProps) {
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-quiet" onClick={() => choose(...monthDays(0))}>
          {t`This month`}
        </button>
        <button type="button" className="button-quiet" onClick={() => choose(...monthDays(1))}>
          {t`Last month`}
        </button>
        <button type="button" className="button-quiet" onClick={() => choose(first, indiaDay())}>
          {t`Everything`}
        </button>
      </div>
      <div className="flex flex-wrap gap-3">
        {/* A field that is being emptied keeps its last day. */}
        <DayField
          label={t`From`}
          className="grow basis-36"
          value={from}
          onChange={(day) => day && choose(day, day > to ? day : to)}
        />
        <DayField
          label={t`Until`}
          className="grow basis-36"
          value={to}
          onChange={(day) => day && choose(day < from ? day : from, day)}
        />
      </div>
    </div>
  )
}

interface PaperProps extends Pick<StatementViewProps, 'renderActs'> {
  ref: Ref<HTMLElement>
  name: string
  statement: Statement
}

/** The statement as it is printed. */
function Paper({ ref, name, statement, renderActs }: PaperProps) {
  const centre = useCentre()
  const { from, to, before, lines, taken, paid, after } = statement
  return (
    <article ref={ref} className="card grid gap-3 p-4 print:border-0 print:p-0" data-statement>
      <header className="hidden print:block">
        <p className="text-xl font-bold">{localize(centre.name)}</p>
        <p>{localize(centre.address)}</p>
        <p>{centre.phone}</p>
      </header>
      <p className="font-bold">
        <PersonalText>{name}</PersonalText>
        <span className="block font-normal text-muted">{t`Khata from ${dayText(from)} to ${dayText(to)}`}</span>
      </p>
      <Sum label={t`Balance before`} paise={before} />
      {lines.length === 0 && <p>{t`Nothing was written in these days.`}</p>}
      <ul className="grid">
        {lines.map(({ entry, day, balance }) => (
          <li key={entry.id} className="grid gap-1 border-t py-2" data-entry={entry.why}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="grow basis-40">
                {entryText(entry)}
                <span className="block text-muted">
                  <PersonalText>{[dayText(day), entry.note].filter(Boolean).join(' · ')}</PersonalText>
                </span>
              </span>
              <span className="text-right whitespace-nowrap">
                <strong className={entry.paise < 0 ? '' : 'text-green'}>
                  {entry.paise < 0 ? '−' : '+'}
                  {billText(Math.abs(entry.paise))}
                </strong>
                <span className="block text-muted">{standing(balance)}</span>
              </span>
            </p>
            {renderActs?.(entry)}
          </li>
        ))}
      </ul>
      <div className="grid gap-1 border-t pt-2">
        <Sum label={t`Taken`} paise={taken} />
        <Sum label={t`Paid and taken back`} paise={paid} />
        <p className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
          <span>{after < 0 ? t`Still owed` : t`Paid in advance`}</span>
          <span>{billText(Math.abs(after))}</span>
        </p>
      </div>
    </article>
  )
}

function Sum({ label, paise }: { label: string; paise: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span>{label}</span>
      <span>{standing(paise)}</span>
    </p>
  )
}

const standing = (paise: number) => (paise < 0 ? `−${billText(-paise)}` : billText(paise))
