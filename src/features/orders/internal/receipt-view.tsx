import type { ReactNode } from 'react'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'
import { PagePhoto } from '#src/features/catalogue/page-photo.tsx'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import type { Sheet } from './receipt-sheet.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'

/** A receipt on the screen and on paper; among others, with the code of its number. */
export function ReceiptView({ sheet, code }: { sheet: Sheet; code?: ReactNode }) {
  const { logo } = useCentre()
  return (
    <article className="card grid gap-4 p-4 text-sm print:gap-2 print:border-0 print:p-0">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <Names title={sheet.title} kind={sheet.kind} Title={code ? 'h3' : 'h1'} />
          {logo && <PagePhoto photo={logo} className="h-14 w-auto max-w-32" otherwise={<span />} />}
          <span className="empty:hidden">{code}</span>
        </div>
        <Lines lines={sheet.seller} />
      </header>
      {sheet.note && <p className="border-2 border-mustard p-2 font-bold">{sheet.note}</p>}
      {sheet.stamp && <p className="border-2 border-red p-2 text-center text-lg font-bold">{sheet.stamp}</p>}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-t pt-3">
        <div>
          <p className="text-muted">{sheet.buyerIs}</p>
          <Lines lines={sheet.buyer} />
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-3">
          {sheet.facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="grid gap-2 border-t pt-3">
        {sheet.lines.map(({ name, details, amount }, place) => (
          <li key={place} className="flex flex-wrap justify-between gap-x-4">
            <span className="grow basis-24">
              {name}
              <span className="flex flex-wrap gap-x-3 text-muted">
                {details.map((detail) => (
                  <span key={detail}>{detail}</span>
                ))}
              </span>
            </span>
            <strong className="whitespace-nowrap">{amount}</strong>
          </li>
        ))}
      </ul>
      <div className="border-t pt-3" data-total>
        <p className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
          <span>{sheet.total[0]}</span>
          <span>{sheet.total[1]}</span>
        </p>
        {sheet.inWords && <p className="text-muted">{sheet.inWords}</p>}
      </div>
      {sheet.taxes.length > 0 && <Taxes rows={sheet.taxes} />}
      <footer className="text-muted">
        {sheet.feet.map((foot) => (
          <p key={foot}>{foot}</p>
        ))}
      </footer>
    </article>
  )
}

/** Its legal name, partly in English. */
function Names({ title, kind, Title }: Pick<Sheet, 'title' | 'kind'> & { Title: 'h1' | 'h3' }) {
  return (
    <div>
      <Title className="text-xl">
        <WithEnglish text={title} />
      </Title>
      {kind && (
        <p className="font-bold">
          <WithEnglish text={kind} />
        </p>
      )}
    </div>
  )
}

/** The first line stands out: a name. */
function Lines({ lines: [name, ...more] }: { lines: readonly string[] }) {
  return (
    <address className="not-italic">
      <strong className="block text-base">{name && <PersonalText>{name}</PersonalText>}</strong>
      {more.map((line) => (
        <span key={line} className="block whitespace-pre-line">
          <PersonalText>{line}</PersonalText>
        </span>
      ))}
    </address>
  )
}

function Taxes({ rows: [heads = [], ...rates] }: { rows: Sheet['taxes'] }) {
  return (
    <table className="w-full text-right">
      <caption className="sr-only">{heads.join(', ')}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="font-normal text-muted first:text-left">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map(([rate, ...sums]) => (
          <tr key={rate}>
            <th scope="row" className="text-left">
              {rate}
            </th>
            {sums.map((sum, place) => (
              <td key={place}>{sum}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
