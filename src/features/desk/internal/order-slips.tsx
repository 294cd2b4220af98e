import { useCallback, useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { momentText } from '#src/base/moment.ts'
import { language } from '#src/platform/i18n/words.ts'
import { LabelButtons } from '#src/platform/ui/labels.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { printMarked } from '#src/platform/ui/print.ts'
import { QrCode } from '#src/platform/ui/qr-code.tsx'
import { unitText } from '#src/features/orders/unit-text.ts'
import { parcelLabel, type OrderItem } from './parcel-labels.ts'

/** Prints orders whole, one below the other, and a label for each parcel. */
export function OrderPapers({ orders }: { orders: readonly OrderItem[] }) {
  const [isPrinting, setPrinting] = useState(false)
  const endPrint = useCallback(() => setPrinting(false), [])
  if (!orders.length) return null
  const count = orders.length
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="button-quiet" onClick={() => setPrinting(true)}>
        {t`Print the orders (${count})`}
      </button>
      <LabelButtons name={t`Parcel labels`} labels={() => orders.map(parcelLabel)} />
      {isPrinting && <PrintedOrders orders={orders} onDone={endPrint} />}
    </div>
  )
}

function PrintedOrders({ orders, onDone }: { orders: readonly OrderItem[]; onDone: () => void }) {
  useEffect(() => {
    printMarked(onDone)
  }, [onDone])
  return (
    <ul data-printed className="hidden print:block">
      {orders.map((item) => (
        <li key={item.id} className="mb-4 grid gap-2 border-b pb-4">
          <PrintedOrder item={item} />
        </li>
      ))}
    </ul>
  )
}

function PrintedOrder({ item }: { item: OrderItem }) {
  const { order } = item
  const label = parcelLabel(item)
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="w-24 shrink-0 *:h-auto *:w-full">
          <QrCode text={label.code} />
        </span>
        <span className="grid">
          <strong className="text-lg">{label.title}</strong>
          <span>{momentText(order.created_at)}</span>
          <PersonalText>{label.lines.join(', ')}</PersonalText>
        </span>
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">{label.title}</caption>
        <tbody>
          {order.items.map((line) => (
            <tr key={`${line.product_id} ${line.unit_paise}`} className="border-t">
              <td className="p-1">☐</td>
              <td className="p-1 whitespace-nowrap">{line.quantity} ×</td>
              <td className="w-full p-1">{line.name[language()]}</td>
              <td className="p-1 whitespace-nowrap">{unitText(line)}</td>
              <td className="p-1 text-right">{billText(line.line_paise)}</td>
            </tr>
          ))}
          <tr className="border-t font-bold">
            <td colSpan={4} className="p-1">
              {t`Total`}
            </td>
            <td className="p-1 text-right">{billText(order.total_paise)}</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
