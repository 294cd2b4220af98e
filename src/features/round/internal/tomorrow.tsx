import { useRef } from 'react'
import { fill } from '#src/base/fill.ts'
import { csvOf } from '#src/platform/tables/csv-of.ts'
import { indiaDay } from '#src/base/day.ts'
import { dayText, momentText } from '#src/base/moment.ts'
import { readablePhone } from '#src/base/phone.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { useAreas } from '#src/features/catalogue/use-areas.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { printAlone } from '#src/platform/ui/print.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { useFetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { byArea, together, type Needed } from './needs-table.ts'
import { roundWords as words } from './round-words.ts'
import { syncNeeds, watchNeeds, type KnownNeeds } from './stored-round.ts'

const interval = 60_000

/** What tomorrow needs: by place and together, who has paused, and what could not be ordered. */
export default function Tomorrow({ account }: { account: string }) {
  const day = indiaDay(1)
  const needs = useObservable<KnownNeeds | undefined>(
    `needs ${account} ${day}`,
    () => Promise.resolve(watchNeeds(account, day)),
    undefined,
  )
  const why = useFetched(syncNeeds, interval, day)
  return (
    <>
      <h1>
        {localize(words.needsTitle)}, {dayText(day)}
      </h1>
      <AppLink to="/desk/round" className="button-quiet justify-self-start">
        {localize(words.title)}
      </AppLink>
      <div role="status" className="grid gap-1 empty:hidden">
        {why && why !== 'up to date' && <p className="font-bold">{whyUndone(why)}</p>}
        {needs && <p className="text-muted">{fill(localize(words.asOf), { time: momentText(needs.at) })}</p>}
        {!needs && why && <p>{localize(words.needsNotHere)}</p>}
      </div>
      {needs && <Shown needs={needs} />}
    </>
  )
}

function Shown({ needs }: { needs: KnownNeeds }) {
  const areas = useAreas(deliveryAreas)
  const paper = useRef<HTMLDivElement>(null)
  const nameOf = (id: string) => {
    const area = areas.find((one) => one.id === id)
    return area ? localize(area.title) : id
  }
  const save = () => {
    const head = [words.area, words.item, words.amount, words.doors].map(localize)
    const rows = byArea(needs).flatMap(([area, needed]) =>
      needed.map(({ name, amount, doors }) => [nameOf(area), name, amount, doors]),
    )
    const sums = together(needs).map(({ name, amount, doors }) => [
      localize(words.together),
      name,
      amount,
      doors,
    ])
    void saveFile(`khet-seva-${needs.day}.csv`, 'text/csv;charset=utf-8', csvOf([head, ...rows, ...sums]))
  }
  return (
    <>
      <div ref={paper} className="grid gap-4">
        <p className="hidden text-lg font-bold print:block">
          {localize(words.needsTitle)}, {dayText(needs.day)}
        </p>
        <p role="status">
          {localize(needs.closed ? words.closed : needs.settled ? words.settled : words.open)}
        </p>
        {needs.items.length === 0 && <p>{localize(words.none)}</p>}
        {needs.items.length > 0 && <NeedsTable title={localize(words.together)} needed={together(needs)} />}
        {byArea(needs).map(([area, needed]) => (
          <NeedsTable key={area} title={nameOf(area)} needed={needed} />
        ))}
        <People title={localize(words.paused)} people={needs.paused} />
        <People title={localize(words.leftOut)} people={needs.left_out} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button-quiet"
          onClick={() => paper.current && printAlone(paper.current)}
        >
          {localize(words.print)}
        </button>
        <button type="button" className="button-quiet" onClick={save}>
          {localize(words.csv)}
        </button>
      </div>
    </>
  )
}

function NeedsTable({ title, needed }: { title: string; needed: readonly Needed[] }) {
  return (
    <table className="w-full">
      <caption className="text-left text-lg font-bold">{title}</caption>
      <thead>
        <tr>
          {[words.item, words.amount, words.doors].map((head, at) => (
            <th key={head.en} scope="col" className={`border-b p-1 ${at > 0 ? 'text-right' : 'text-left'}`}>
              {localize(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {needed.map(({ product, name, amount, doors }) => (
          <tr key={product} className="border-b">
            <td className="p-1">{name}</td>
            <td className="p-1 text-right font-bold">{amount}</td>
            <td className="p-1 text-right">{doors}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PeopleProps {
  title: string
  people: readonly (KnownNeeds['paused'][number] & { readonly reason?: string })[]
}

function People({ title, people }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="text-lg">
        {title}: {people.length}
      </h2>
      <ul>
        {people.map(({ id, name, phone, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <PersonalText>{name}</PersonalText>
            <a href={`tel:+91${phone}`} className="inline-flex min-h-12 items-center">
              {readablePhone(phone)}
            </a>
            {reason && <span>{reasonText(reason)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const reasonText = (reason: string) => {
  const known = (words as Readonly<Record<string, Words>>)[`reason${reason}`]
  return known ? localize(known) : reason
}
