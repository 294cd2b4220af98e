import { useState, type ReactNode } from 'react'
import { fill } from '#src/base/fill.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { FindItem } from '#src/features/editing/find-item.tsx'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { SaveStatus } from '#src/features/forms/save-status.tsx'
import { usePartialInput, usePartialInputAt } from '#src/features/forms/use-partial-input.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { GoodsFile } from './goods-file-button.tsx'
import { PrintSheet } from './print-sheet.tsx'
import {
  costField,
  emptySheet,
  isEmptySheet,
  linesOf,
  packsField,
  type TypedRow,
  type TypedSheet,
} from './rows.ts'
import { saveSheet } from './save-sheet.ts'
import type { Sheet, Stock } from './stock-api.ts'
import { useGoods } from './use-goods.ts'
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

function SheetForm({ account, kind, stock, order, goods, place, half }: SheetFormProps) {
  const { value, saveState, change, done } = usePartialInput<TypedSheet>({
    account,
    place,
    half,
    begin: () => emptySheet,
    isEmpty: isEmptySheet,
  })
  const suggested = useSuggested(kind, stock, goods)
  const rows = [...suggested.map((row) => typedOf(value, row) ?? row), ...strange(value, suggested)]
  const put = (made: readonly TypedRow[]) =>
    change((before) => ({
      ...before,
      rows: [...before.rows.filter(({ product }) => !made.some((row) => row.product === product)), ...made],
    }))
  const type = (text: Partial<Omit<TypedSheet, 'rows'>>) => change((before) => ({ ...before, ...text }))
  const save = async (): Promise<Fault | undefined> => {
    const made = sheetOf(kind, { ...value, rows }, order)
    if ('text' in made) return made
    return saveSheet(account, { label: localize(words[kind]), body: made }, () => done(emptySheet))
  }
  return (
    <div className="grid gap-6">
      <TypedForm className="grid max-w-2xl gap-4" submit={save}>
        {kind === 'count' && <p>{localize(words.countHint)}</p>}
        {kind === 'returned' && <p>{localize(words.goodsOfOrder)}</p>}
        {kind === 'in' && <BillFields value={value} type={type} />}
        {rows.map((row) => (
          <RowFields
            key={row.product}
            kind={kind}
            row={row}
            type={put}
            leaveOut={
              suggested.some(({ product }) => product === row.product)
                ? undefined
                : () =>
                    change((before) => ({
                      ...before,
                      rows: before.rows.filter(({ product }) => product !== row.product),
                    }))
            }
          />
        ))}
        {kind === 'spoilt' && (
          <Field
            label={localize(words.why)}
            hint={localize(words.optional)}
            name="note"
            longest={200}
            value={value.note}
            onChange={({ target }) => type({ note: target.value })}
          />
        )}
        <Submit>{localize(words.save)}</Submit>
        <SaveStatus saveState={saveState} isNoForm />
      </TypedForm>
      {kind !== 'returned' && (
        <section className="grid gap-3">
          <h2>{localize(words.addGoods)}</h2>
          {kind === 'in' && <GoodsFile stock={stock} add={put} />}
          <FindItem>
            {(product) => (
              <AddRow
                product={product}
                isIn={rows.some((row) => row.product === product.id)}
                add={() => put([rowFor(product)])}
              />
            )}
          </FindItem>
        </section>
      )}
      {kind === 'count' && stock && <PrintSheet stock={stock} />}
    </div>
  )
}

/** Rows that stand there before anybody types: all counted goods on a count, an order's goods on a return. */
function useSuggested(kind: Sheet['kind'], stock: Stock | undefined, goods: string | undefined): TypedRow[] {
  const ids =
    kind === 'count' ? (stock?.items ?? []).map(({ product_id: id }) => id) : (goods ?? '').split(',')
  const products = useGoods(kind === 'count' || kind === 'returned' ? ids : [])
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

const typedOf = ({ rows }: TypedSheet, { product }: TypedRow) => rows.find((row) => row.product === product)

const strange = ({ rows }: TypedSheet, suggested: readonly TypedRow[]) =>
  rows.filter(({ product }) => !suggested.some((row) => row.product === product))

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

interface BillFieldsProps {
  value: TypedSheet
  type: (text: { supplier?: string; bill?: string }) => void
}

function BillFields({ value, type }: BillFieldsProps) {
  return (
    <>
      <Field
        label={localize(words.supplier)}
        name="supplier"
        longest={120}
        value={value.supplier}
        onChange={({ target }) => type({ supplier: target.value })}
      />
      <Field
        label={localize(words.bill)}
        hint={localize(words.optional)}
        name="bill"
        longest={40}
        value={value.bill}
        onChange={({ target }) => type({ bill: target.value })}
      />
    </>
  )
}

interface RowFieldsProps {
  kind: Sheet['kind']
  row: TypedRow
  type: (rows: readonly TypedRow[]) => void
  leaveOut: (() => void) | undefined
}

function RowFields({ kind, row, type, leaveOut }: RowFieldsProps) {
  const { product, name, packs, cost, isSpoilt = false } = row
  return (
    <div className="grid gap-2 border-b pb-3" data-row={product}>
      <div className="flex items-end gap-3">
        <div className="grow">
          <Field
            label={fill(localize(words.packs), { name })}
            name={packsField(product)}
            inputMode="decimal"
            value={packs}
            onChange={({ target }) => type([{ ...row, packs: target.value, at: new Date().toISOString() }])}
          />
        </div>
        {leaveOut && (
          <button
            type="button"
            className="icon-button"
            aria-label={fill(localize(words.leaveOut), { name })}
            onClick={leaveOut}
          >
            <Pictogram name="bin" className="size-6" />
          </button>
        )}
      </div>
      {kind === 'in' && (
        <Field
          label={fill(localize(words.costOf), { name })}
          hint={localize(words.optional)}
          name={costField(product)}
          inputMode="decimal"
          value={cost}
          onChange={({ target }) => type([{ ...row, cost: target.value }])}
        />
      )}
      {kind === 'returned' && (
        <CheckBox
          label={localize(words.isSpoilt)}
          checked={isSpoilt}
          onChange={({ target }) => type([{ ...row, isSpoilt: target.checked }])}
        />
      )}
    </div>
  )
}

function AddRow({ product, isIn, add }: { product: Product; isIn: boolean; add: () => void }): ReactNode {
  return (
    <div className="card flex min-h-12 items-center justify-between gap-3 p-4">
      <strong className="min-w-0 wrap-anywhere">
        {product.name} {packText(product.pack)}
      </strong>
      <button
        type="button"
        className="button-quiet shrink-0"
        aria-disabled={isIn}
        aria-label={`${localize(words.add)}: ${product.name}`}
        onClick={() => isIn || add()}
      >
        {localize(words.add)}
      </button>
    </div>
  )
}
