import { useEffect, useId, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { fill } from '#src/base/fill.ts'
import { billText } from '#src/base/bill-text.ts'
import { packText } from '#src/content/pack-text.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { cartLines, removeFromCart, setQuantity } from '#src/features/cart/cart.ts'
import { isQuantity, mostPerLine } from '#src/features/cart/lines.ts'
import { OfferOfLine } from '#src/features/catalogue/price.tsx'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import type { FilledLine } from '#src/features/cart/filled.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { stockWords } from '#src/features/catalogue/stock-words.ts'
import { notTodayText } from '#src/features/catalogue/not-today-text.ts'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { typedQuantity } from './typed-quantity.ts'

/** Returns functions that change and remove a line, and the fault of the last attempt. */
function useChanges(line: FilledLine) {
  const { seen, quantity, product } = line
  const [failure, setFailure] = useState('')
  const latest = useRef(0)
  /** The last change of this row; `line` may not include it yet. */
  const pendingChange = useRef({ quantity, done: Promise.resolve(true) })
  // Only the latest change reports its result: a slow one must not hide the next one's fault.
  const run = async (change: () => Promise<SaveResult>) => {
    const turn = ++latest.current
    const outcome = await change()
    if (turn === latest.current) setFailure(outcome.saved ? '' : whyNotSaved(outcome.why))
    return outcome.saved
  }
  const change = async (wanted: number) => {
    if (isQuantity(wanted)) {
      pendingChange.current = { quantity: wanted, done: run(() => setQuantity(product, seen, wanted)) }
      return pendingChange.current.done
    }
    latest.current++
    setFailure(t`Write a whole number from 1 to ${mostPerLine}.`)
    return false
  }
  const remove = () =>
    run(async () => {
      await pendingChange.current.done
      return removeFromCart(pendingChange.current.quantity === quantity ? line : await lineNow(line))
    })
  return { trouble: failure, change, remove, forget: () => setFailure('') }
}

interface CartRowProps {
  line: FilledLine
  /** Called when a quantity changes. */
  onChange: () => void
  /** Called when the line is removed. */
  onRemoved: () => void
}

/** A line of the cart: its name, its quantity, its total, and a button that removes it. */
export function CartRow({ line, onChange, onRemoved }: CartRowProps) {
  const { current, seen, quantity } = line
  const name = current?.name ?? seen.name
  const { trouble, change, remove, forget } = useChanges(line)
  const fault = useId()
  return (
    <li className="border-b py-2">
      <Head line={line} name={name} remove={async () => (await remove()) && onRemoved()} />
      {current?.available ? (
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <Quantity
            name={name}
            quantity={quantity}
            fault={trouble === '' ? undefined : fault}
            onType={forget}
            change={(wanted) => {
              if (wanted !== quantity) onChange()
              return change(wanted)
            }}
          />
          <strong className="text-green">{billText(unitPrice(current, quantity) * quantity)}</strong>
        </div>
      ) : (
        <p>{current ? stays(current) : t`The centre no longer sells this. Remove it, or call and ask.`}</p>
      )}
      {current && <Fewer left={current.left} quantity={quantity} />}
      {current && current.price !== seen.price && (
        <p className="text-muted">{t`The price was ${billText(seen.price)} when you added it.`}</p>
      )}
      <FieldError id={fault} alert>
        {trouble}
      </FieldError>
    </li>
  )
}

/** Says that fewer are left than the cart has, by the last word of the centre. */
function Fewer({ left, quantity }: { left: number | undefined; quantity: number }) {
  if (!left || left >= quantity) return null
  return <p className="font-bold text-red">{fill(localize(stockWords.fewer), { count: left })}</p>
}

/** With large text what is pressed stays as large as a finger, so that two lines of goods are seen. */
const finger = { minWidth: 0, minHeight: 0, width: 48, height: 48 } as const

interface HeadProps {
  line: FilledLine
  name: string
  remove: () => void
}

/** The picture, the name and the price of a line, and its removal. */
function Head({ line: { current, quantity }, name, remove }: HeadProps) {
  return (
    <div className="flex items-start gap-2">
      {current && (
        <span className="shrink-0 overflow-hidden" style={finger}>
          <ProductPicture product={current} className="size-full" />
        </span>
      )}
      <div className="min-w-0 grow" style={{ lineHeight: 1.35 }}>
        <h3 className="text-base">{name}</h3>
        {current && (
          <p className="text-muted">
            {billText(unitPrice(current, quantity))} {packText(current.pack)}
            <OfferOfLine product={current} quantity={quantity} />
          </p>
        )}
      </div>
      <button
        type="button"
        className="icon-button shrink-0"
        style={finger}
        aria-label={t`Remove ${name}`}
        onClick={remove}
      >
        <Pictogram name="bin" className="size-6" />
      </button>
    </div>
  )
}

/** Returns the line with its latest quantity, which the row may not show yet. */
const lineNow = async (line: FilledLine) =>
  (await cartLines()).find(({ product }) => product === line.product) ?? line

const stays = (product: Product) =>
  `${notTodayText(product)}${product.back ? '' : '.'} ${t`It stays in the cart, but is not ordered now.`}`

interface QuantityProps {
  name: string
  quantity: number
  /** The id of the error, if the last change failed. */
  fault: string | undefined
  onType: () => void
  /** Resolves to `false` if it was not saved. */
  change: (wanted: number) => Promise<boolean>
}

function Quantity({ name, quantity, fault, onType, change }: QuantityProps) {
  const field = useRef<HTMLInputElement>(null)
  // A tap adds to the previous one, which may not be saved yet.
  const pendingChange = useRef({ quantity, pending: 0 })
  const requestChange = async (wanted: number) => {
    const { current } = pendingChange
    const previous = current.quantity
    current.quantity = wanted
    current.pending++
    const saved = await change(wanted)
    current.pending--
    if (!saved) current.quantity = previous
  }
  useEffect(() => {
    if (pendingChange.current.pending === 0) pendingChange.current.quantity = quantity
    // Keeps the field element, so that it keeps the focus.
    if (field.current) field.current.value = String(quantity)
  }, [quantity])
  return (
    <div className="flex min-w-0 items-center">
      <button
        type="button"
        className="icon-button border-2"
        style={finger}
        aria-label={t`One less: ${name}`}
        aria-disabled={quantity <= 1}
        onClick={() =>
          pendingChange.current.quantity > 1 && requestChange(pendingChange.current.quantity - 1)
        }
      >
        <Pictogram name="minus" className="size-6" />
      </button>
      <input
        autoComplete="off"
        ref={field}
        className="field mx-1 px-1 py-0 text-center aria-invalid:border-red"
        style={{ ...finger, width: 72 }}
        aria-invalid={fault !== undefined}
        aria-describedby={fault}
        data-quantity
        onInput={onType}
        aria-label={t`Quantity: ${name}`}
        inputMode="numeric"
        enterKeyHint="done"
        defaultValue={quantity}
        onBlur={(event) => requestChange(typedQuantity(event.target.value))}
        onKeyDown={(event) =>
          event.key === 'Enter' && requestChange(typedQuantity(event.currentTarget.value))
        }
      />
      <button
        type="button"
        className="icon-button border-2"
        style={finger}
        aria-label={t`One more: ${name}`}
        onClick={() => requestChange(pendingChange.current.quantity + 1)}
      >
        <Pictogram name="plus" className="size-6" />
      </button>
    </div>
  )
}
