import { useCallback, useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { isolated } from '#src/base/isolated.ts'
import { csvOf } from '#src/platform/tables/csv-of.ts'
import { headOf, type DeskItem } from './item.ts'
import type { Form } from '#src/features/forms/define.ts'
import { formsOf } from '#src/features/my-requests/use-form.ts'
import { printMarked } from '#src/platform/ui/print.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { isOrder } from './parcel-labels.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { tableHead, tableRows } from './list-table.ts'

// Lazy: papers bring the drawing of codes.
const OrderPapers = lazyPart(async () => ({ default: (await import('./order-slips.tsx')).OrderPapers }))

interface ListOutProps {
  items: readonly DeskItem[]
  account: string
}

/** Prints the filtered list or saves it as a spreadsheet file. */
export function ListOut({ items, account }: ListOutProps) {
  const [isPrinting, setPrinting] = useState(false)
  const endPrint = useCallback(() => setPrinting(false), [])
  if (items.length === 0) return null
  const count = items.length
  const save = async () => {
    const day = indiaDay()
    const rows = [tableHead(), ...tableRows(items, account, await formsOf(kindsOf(items)))]
    await saveFile(`khet-seva-desk-${day}.csv`, 'text/csv;charset=utf-8', csvOf(rows))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="button-quiet" onClick={() => setPrinting(true)}>
        {t`Print this list (${count})`}
      </button>
      <button type="button" className="button-quiet" onClick={() => void save()}>
        {t`Save as a table (CSV)`}
      </button>
      <LaterPart>
        <OrderPapers orders={items.filter(isOrder)} />
      </LaterPart>
      {isPrinting && <PrintedList items={items} account={account} onDone={endPrint} />}
    </div>
  )
}

/** Eleven columns have no room on an upright sheet: names and numbers would be broken. */
const widePage = '@page { size: A4 landscape; margin: 12mm }'
/** The columns of the number, the phone and the sum. */
const unbroken = [0, 5, 10]

interface PrintedListProps extends ListOutProps {
  onDone: () => void
}

const kindsOf = (items: readonly DeskItem[]) => [...new Set(items.map((item) => headOf(item).kind))]

/** The whole list for printing, including rows that are not rendered on the screen; prints when ready. */
function PrintedList({ items, account, onDone }: PrintedListProps) {
  const [forms, setForms] = useState<ReadonlyMap<string, Form>>()
  const kinds = kindsOf(items).join(' ')
  useEffect(() => {
    let left = false
    void formsOf(kinds.split(' ')).then((found) => left || setForms(found))
    return () => void (left = true)
  }, [kinds])
  useEffect(() => {
    if (!forms) return
    printMarked(onDone, widePage)
  }, [forms, onDone])
  if (!forms) return null
  return (
    <table data-printed className="hidden w-full text-sm print:table">
      <caption className="pb-2 text-left font-bold">{t`Requests and orders`}</caption>
      <thead>
        <tr>
          {tableHead().map((title) => (
            <th key={title} scope="col" className="border-b p-1 text-left">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tableRows(items, account, forms).map((row) => (
          <tr key={String(row[0])} className="border-b">
            {row.map((cell, column) => (
              // The columns never move.
              // oxlint-disable-next-line no-array-index-key
              <td
                key={column}
                className={`p-1 align-top ${unbroken.includes(column) ? 'whitespace-nowrap' : 'wrap-break-word'}`}
              >
                {typeof cell === 'number' ? cell : isolated(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
