import { useCallback, useEffect, useState } from 'react'
import { indiaDay } from '#src/base/day.ts'
import { fill } from '#src/base/fill.ts'
import { dayText } from '#src/base/moment.ts'
import { numberText } from '#src/base/number-text.ts'
import { packText } from '#src/content/pack-text.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { printMarked } from '#src/platform/ui/print.ts'
import type { Stock } from './stock-api.ts'
import { useGoods } from '#src/features/catalogue/use-goods.ts'
import { words } from './words.ts'

/** The room for a number that is written by hand. */
const blank = '\u00a0'

/** A button that prints all counted goods with room for what is counted by hand. */
export function PrintSheet({ stock }: { stock: Stock }) {
  const [isPrinting, setPrinting] = useState(false)
  const end = useCallback(() => setPrinting(false), [])
  if (stock.items.length === 0) return null
  return (
    <>
      <button type="button" className="button-quiet justify-self-start" onClick={() => setPrinting(true)}>
        {localize(words.print)}
      </button>
      {isPrinting && <PrintedSheet stock={stock} onDone={end} />}
    </>
  )
}

function PrintedSheet({ stock, onDone }: { stock: Stock; onDone: () => void }) {
  const goods = useGoods(stock.items.map(({ product_id: id }) => id))
  const isRead = goods.size > 0
  useEffect(() => {
    if (isRead) printMarked(onDone)
  }, [isRead, onDone])
  if (!isRead) return null
  const rows = stock.items
    .map(({ product_id: id, here }) => ({ id, here, product: goods.get(id) }))
    .toSorted((a, b) => (a.product?.name ?? a.id).localeCompare(b.product?.name ?? b.id))
  return (
    <table data-printed className="hidden w-full text-sm print:table">
      <caption className="pb-2 text-left font-bold">
        {fill(localize(words.printTitle), { day: dayText(indiaDay()) })}
      </caption>
      <thead>
        <tr>
          {[words.product, words.byBooks, words.counted].map((title) => (
            <th key={title.en} scope="col" className="border-b p-1 text-left">
              {localize(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, here, product }) => (
          <tr key={id} className="border-b">
            <td className="p-2">{product ? `${product.name} ${packText(product.pack)}` : id}</td>
            <td className="p-2">{numberText(here / 1000)}</td>
            <td className="w-1/4 border-l p-2">{blank}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
