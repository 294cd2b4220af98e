import { useCallback, useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { phoneText } from '#src/base/phone.ts'
import { isolated } from '#src/base/isolated.ts'
import type { DeskBooking, DeskDays } from './stored-day.ts'
import { groupsOf, isOn, type GroupedBy } from './day-plan.ts'
import { namedDay, resourceName, slotText } from '#src/features/bookings/slot-text.ts'
import { LabelButtons, type Label } from '#src/platform/ui/labels.tsx'
import { QrCode } from '#src/platform/ui/qr-code.tsx'
import { printMarked } from '#src/platform/ui/print.ts'
import { copyText, shareText } from '#src/platform/ui/share.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { groupName } from './day-lists.tsx'

interface DayOutProps {
  days: DeskDays
  wanted: readonly string[]
  by: GroupedBy
}

/** A list of one machine, village or person that goes, of the shown days. */
interface OutList {
  readonly title: string
  readonly bookings: readonly DeskBooking[]
}

function listsOf({ bookings }: DeskDays, wanted: readonly string[], by: GroupedBy): OutList[] {
  return wanted.flatMap((day) =>
    groupsOf(
      bookings.filter((booking) => booking.state === 'confirmed' && isOn(booking, day)),
      by,
    ).map((group) => ({ title: `${namedDay(day)}, ${groupName(group, by)}`, bookings: group.bookings })),
  )
}

/** The parts of a line besides the time: resource, person, place and number. */
const factsOf = ({ resource, name, place, phone, operator }: DeskBooking) =>
  [resourceName(resource), name, place, phone && phoneText(phone), operator]
    .flatMap((fact) => (fact ? isolated(fact) : []))
    .join(', ')

/** Shares a list as text, or copies it where there is no share sheet. */
async function share({ title, bookings }: OutList): Promise<void> {
  const lines = bookings.map((booking) => `${slotText(booking)}: ${factsOf(booking)}`)
  const text = [title, ...lines].join('\n')
  if (await shareText(title, text)) return
  if (await copyText(text)) notify({ title: t`The list is copied` })
}

/** Returns the label of each machine: its name, and its number for a reader. */
const machineLabels = ({ resources }: DeskDays): Label[] =>
  resources
    .filter(({ kind, retired_at: retired }) => kind === 'machine' && !retired)
    .map(({ id }) => ({ code: id, title: resourceName(id), lines: [id] }))

/** Prints the shown days, or shares the list of one who goes. */
export function DayOut({ days, wanted, by }: DayOutProps) {
  const [isPrinting, setPrinting] = useState(false)
  const endPrint = useCallback(() => setPrinting(false), [])
  const lists = listsOf(days, wanted, by)
  return (
    <div className="flex flex-wrap gap-2">
      {lists.length > 0 && (
        <button type="button" className="button-quiet" onClick={() => setPrinting(true)}>
          {t`Print the lists`}
        </button>
      )}
      <LabelButtons name={t`Machine labels`} labels={() => machineLabels(days)} />
      {lists.map(({ title, bookings }) => (
        <button
          key={title}
          type="button"
          className="button-quiet"
          onClick={() => void share({ title, bookings })}
        >
          {t`Share: ${title}`}
        </button>
      ))}
      {isPrinting && <PrintedDays days={days} wanted={wanted} by={by} onDone={endPrint} />}
    </div>
  )
}

/** The lists on paper, each with room for the hours; prints when shown. */
function PrintedDays({ days, wanted, by, onDone }: DayOutProps & { onDone: () => void }) {
  useEffect(() => {
    printMarked(onDone)
  }, [onDone])
  const head = [t`Number`, t`When`, t`Work`, t`Name`, t`Place`, t`Phone`, t`Person assigned`, t`Hours worked`]
  return listsOf(days, wanted, by).map(({ title, bookings }) => (
    <table key={title} data-printed className="hidden w-full text-sm print:table">
      <caption className="pb-2 text-left font-bold">{title}</caption>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col" className="border-b p-1 text-left">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id} className="border-b">
            <td className="p-1 text-center align-top">
              <span className="block w-16 *:h-auto *:w-full">
                <QrCode text={booking.reference} />
              </span>
              <span>{booking.reference}</span>
            </td>
            {cellsOf(booking).map((cell, column) => (
              // The columns never move.
              // oxlint-disable-next-line no-array-index-key
              <td key={column} className="p-1 align-top wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

function cellsOf(booking: DeskBooking): string[] {
  const { resource, name, place, phone, operator } = booking
  const words = [name, place, phone && phoneText(phone), operator].map((word) => isolated(word ?? ''))
  return [slotText(booking), resourceName(resource), ...words, '']
}
