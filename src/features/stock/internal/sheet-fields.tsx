import { fill } from '#src/base/fill.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { costField, packsField, type TypedRow, type TypedSheet } from './rows.ts'
import type { Sheet } from './stock-api.ts'
import { words } from './words.ts'

interface BillFieldsProps {
  value: TypedSheet
  type: (text: Partial<TypedSheet>) => void
}

/** Who brought the goods, and the number of the bill. */
export function BillFields({ value, type }: BillFieldsProps) {
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

/** What happened to spoilt goods. */
export function NoteField({ value, type }: BillFieldsProps) {
  return (
    <Field
      label={localize(words.why)}
      hint={localize(words.optional)}
      name="note"
      longest={200}
      value={value.note}
      onChange={({ target }) => type({ note: target.value })}
    />
  )
}

interface RowFieldsProps {
  kind: Sheet['kind']
  row: TypedRow
  type: (rows: readonly TypedRow[]) => void
  leaveOut: (() => void) | undefined
}

/** One product of a sheet: how many packs, and what belongs to its kind of sheet. */
export function RowFields({ kind, row, type, leaveOut }: RowFieldsProps) {
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

/** A product that was found, with a button that adds it to the sheet. */
export function AddRow({ product, isIn, add }: { product: Product; isIn: boolean; add: () => void }) {
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
