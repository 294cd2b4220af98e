import { useState, type ChangeEvent } from 'react'
import { fill } from '#src/base/fill.ts'
import { packText } from '#src/content/pack-text.ts'
import { findProducts } from '#src/features/catalogue/stored-catalogue.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import type { TypedRow } from './rows.ts'
import type { Stock } from './stock-api.ts'
import { words } from './words.ts'

const faults = { unread: words.fileUnread, 'no columns': words.fileColumns, 'too long': words.fileLong }

interface GoodsFileProps {
  stock: Stock | undefined
  add: (rows: readonly TypedRow[]) => void
}

/** Reads a supplier's file into the sheet, where it is looked at before it is saved; names the rows that it cannot match. */
export function GoodsFile({ stock, add }: GoodsFileProps) {
  const [fault, setFault] = useState('')
  const read = async (blob: Blob) => {
    // A file of the network or a card may be gone by now.
    const bytes = await blob.arrayBuffer().catch(() => undefined)
    if (!bytes) return setFault(localize(words.fileUnread))
    // Lazy: it reads workbooks too.
    const reader = await loadOrNotify(() => import('./goods-file.ts'))
    if (!reader) return
    const file = await reader.readGoodsFile(new Uint8Array(bytes))
    if ('fault' in file) return setFault(localize(faults[file.fault]))
    const known = await productsOf([
      ...file.rows.map(({ product }) => product),
      ...(stock?.items ?? []).map(({ product_id: id }) => id),
    ])
    const matched = file.rows.map((row) => ({ row, product: known.get(row.product.toLowerCase()) }))
    const at = new Date().toISOString()
    add(
      matched.flatMap(({ row: { packs, cost }, product }) =>
        product
          ? [{ product: product.id, name: `${product.name} ${packText(product.pack)}`, packs, cost, at }]
          : [],
      ),
    )
    const strange = matched.filter(({ product }) => !product).map(({ row }) => row.product)
    setFault(strange.length > 0 ? fill(localize(words.fileStrange), { names: strange.join(', ') }) : '')
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [blob] = target.files ?? []
    if (blob) void read(blob).finally(() => (target.value = ''))
  }
  return (
    <div className="grid justify-items-start gap-1">
      <label className="button-quiet relative focus-within:outline-2">
        {localize(words.file)}
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={choose}
        />
      </label>
      <p className="text-muted">{localize(words.fileHint)}</p>
      <FieldError alert>{fault}</FieldError>
    </div>
  )
}

/** Products by id and by name, in small letters: of these ids, as far as they are ids. */
async function productsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const products = await findProducts(ids.filter((id) => id.includes('/')))
  return new Map(
    [...products.values()].flatMap((product) => [
      [product.id, product] as const,
      [product.name.toLowerCase(), product] as const,
    ]),
  )
}
