import { useState } from 'react'
import { packText } from '#src/content/pack-text.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { FindItem } from '#src/features/editing/find-item.tsx'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { SaveStatus } from '#src/features/forms/save-status.tsx'
import { usePartialInput, usePartialInputAt } from '#src/features/forms/use-partial-input.ts'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { GoodsFile } from './goods-file-button.tsx'
import { AddRow, BillFields, NoteField, RowFields } from './sheet-fields.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { emptySheet, isEmptySheet, linesOf, type TypedRow, type TypedSheet } from './rows.ts'
import { saveSheet } from './save-sheet.ts'
import type { Sheet, Stock } from './stock-api.ts'
import { useGoods } from '#src/features/catalogue/use-goods.ts'
import { words } from './words.ts'

interface SheetOfProps {
  account: string
  kind: Sheet['kind']
  stock: Stock | undefined
  /** The order of which goods came back. */
  order?: string | undefined
  /** The ids of its products, with commas. */
  goods?: string | undefined
}

/** A sheet to fill in; what was typed is there again after a reload. */
export function SheetOf(props: SheetOfProps) {
  const { account, kind, order = '' } = props
  const place = `stock ${kind} ${order}`.trim()
  const half = usePartialInputAt<TypedSheet>(place, account)
  if (half === 'looking') return <Spinner />
  return <SheetForm key={place} {...props} place={place} half={half} />
}

interface SheetFormProps extends SheetOfProps {
  place: string
  half: PartialInput<TypedSheet> | undefined
}

function SheetForm(props: SheetFormProps) {
  const { account, kind, stock, order, place, half } = props
  const { value, saveState, change, done } = usePartialInput<TypedSheet>({
    account,
    place,
    half,
    begin: () => emptySheet,
    isEmpty: isEmptySheet,
  })
  const suggested = useSuggested(props)
  const rows = [...suggested.map((row) => typedOf(value, row) ?? row), ...strange(value, suggested)]
  const put = (made: readonly TypedRow[]) => change((before) => withRows(before, made))
  const type = (text: Partial<TypedSheet>) => change((before) => ({ ...before, ...text }))
  const save = async (): Promise<Fault | undefined> => {
    const made = sheetOf(kind, { ...value, rows }, order)
    if ('text' in made) return made
    return saveSheet(account, { label: localize(words[kind]), body: made }, () => done(emptySheet))
  }
  const finder = (
    <section className="grid gap-3">
      <h2>{localize(words.addGoods)}</h2>
      {kind === 'in' && <GoodsFile stock={stock} add={put} />}
      <FindItem>
        {(product) => (
          <AddRow product={product} isIn={has(rows, rowFor(product))} add={() => put([rowFor(product)])} />
        )}
      </FindItem>
    </section>
  )
  return (
    <div className="grid gap-6">
      {(kind === 'in' || kind === 'spoilt') && <div>{finder}</div>}
      <TypedForm className="grid max-w-2xl gap-4" submit={save}>
        {kind in hints && <p>{localize(hints[kind as keyof typeof hints])}</p>}
        {kind === 'in' && <BillFields value={value} type={type} />}
        {rows.map((row) => (
          <RowFields
            key={row.product}
            kind={kind}
            row={row}
            type={put}
            leaveOut={has(suggested, row) ? undefined : () => change((before) => withoutRow(before, row))}
          />
        ))}
        {kind === 'spoilt' && <NoteField value={value} type={type} />}
        <Submit>{localize(words.save)}</Submit>
        <SaveStatus saveState={saveState} isNoForm />
      </TypedForm>
      {kind === 'count' && <div>{finder}</div>}
      {kind === 'count' && stock && <PrintSheet stock={stock} />}
    </div>
  )
}

const hints = { count: words.countHint, returned: words.goodsOfOrder }

const has = (rows: readonly TypedRow[], { product }: TypedRow) => rows.some((row) => row.product === product)

const withRows = (before: TypedSheet, made: readonly TypedRow[]): TypedSheet => ({
  ...before,
  rows: [
    ...before.rows.map((row) => typedOf({ rows: made }, row) ?? row),
    ...made.filter((row) => !has(before.rows, row)),
  ],
})

const withoutRow = (before: TypedSheet, { product }: TypedRow): TypedSheet => ({
  ...before,
  rows: before.rows.filter((row) => row.product !== product),
})

/** Rows that stand there before anybody types: all counted goods on a count, an order's goods on a return. */
function useSuggested({ kind, stock, goods = '' }: SheetOfProps): TypedRow[] {
  const counted = (stock?.items ?? []).map(({ product_id: id }) => id)
  const ids = kind === 'count' ? counted : kind === 'returned' ? goods.split(',') : []
  const products = useGoods(ids)
  const [now] = useState(() => new Date().toISOString())
  return [...products.values()]
    .map((product) => ({ ...rowFor(product), at: now }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

const rowFor = ({ id, name, pack }: Product): TypedRow => ({
  product: id,
  name: `${name} ${packText(pack)}`,
  packs: '',
  cost: '',
  at: new Date().toISOString(),
})

const typedOf = ({ rows }: Pick<TypedSheet, 'rows'>, { product }: TypedRow) =>
  rows.find((row) => row.product === product)

const strange = ({ rows }: TypedSheet, suggested: readonly TypedRow[]) =>
  rows.filter((row) => !has(suggested, row))

/** Returns the sheet, or its fault. */
function sheetOf(kind: Sheet['kind'], typed: TypedSheet, order: string | undefined): Sheet | Fault {
  const read = linesOf(kind, typed)
  const supplier = typed.supplier.trim()
  if (kind === 'in' && supplier === '') return { text: localize(words.noSupplier), at: ['supplier'] }
  if ('wrong' in read) return { text: localize(words.noNumber), at: read.wrong }
  if (read.lines.length === 0) return { text: localize(words.nothingTyped) }
  return {
    kind,
    at: new Date().toISOString(),
    lines: read.lines,
    ...(kind === 'in' && { supplier, ...(typed.bill.trim() && { bill: typed.bill.trim() }) }),
    ...(typed.note.trim() && { note: typed.note.trim() }),
    ...(order !== undefined && { order_id: order }),
  }
}
