import { useState } from 'react'
import { indiaDay } from '#src/base/day.ts'
import { fill } from '#src/base/fill.ts'
import { dayText, momentText } from '#src/base/moment.ts'
import { moneyText } from '#src/base/money.ts'
import { numberText } from '#src/base/number-text.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { byUrgency, daysLeft, freePacks, isLow } from './rows.ts'
import { saveSheet } from './save-sheet.ts'
import type { Stock, StockItem, Waiter } from './stock-api.ts'
import { waitersNow } from './stored-stock.ts'
import { useGoods } from '#src/features/catalogue/use-goods.ts'
import { words } from './words.ts'

/** The goods that are counted, those first that run out first. */
export function ShelfList({ account, stock }: { account: string; stock: Stock | undefined }) {
  const [lowOnly, setLowOnly] = useState(false)
  const goods = useGoods((stock?.items ?? []).map(({ product_id: id }) => id))
  if (!stock) return null
  if (stock.items.length === 0) return <p>{localize(words.none)}</p>
  const items = byUrgency(stock.items).filter((item) => !lowOnly || isLow(item))
  return (
    <div className="grid gap-4">
      <CheckBox
        label={localize(words.lowOnly)}
        checked={lowOnly}
        onChange={({ target }) => setLowOnly(target.checked)}
      />
      {items.length === 0 && <p>{localize(words.nothingLow)}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {items.map((item) => (
          <li
            key={item.product_id}
            className="card grid content-start gap-2 p-4"
            data-stock={item.product_id}
          >
            <ItemHead item={item} product={goods.get(item.product_id)} />
            <details>
              <summary className="min-h-12 cursor-pointer py-3 font-bold">{localize(words.more)}</summary>
              <ItemActs
                account={account}
                item={item}
                name={goods.get(item.product_id)?.name ?? item.product_id}
              />
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

const packs = (thousandths: number) => numberText(thousandths / 1000)

function ItemHead({ item, product }: { item: StockItem; product: Product | undefined }) {
  const { here, reserved, away, missing, cost_paise: cost, counted_at: counted } = item
  const free = freePacks(item)
  return (
    <>
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-base">
        <span className="min-w-0 wrap-anywhere">
          <span>{product?.name ?? item.product_id}</span>
          {product && <span className="font-normal text-muted"> {packText(product.pack)}</span>}
        </span>
        {isLow(item) && <span className="rounded-lg bg-mustard px-2">{localize(words.low)}</span>}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
        <Fact label={localize(words.free)} value={packs(free * 1000)} strong />
        <Fact label={localize(words.lasts)} value={lastsText(item)} strong={isLow(item)} />
        <Fact label={localize(words.here)} value={packs(here)} />
        <Fact label={localize(words.reserved)} value={packs(reserved)} />
        {away > 0 && <Fact label={localize(words.agents)} value={packs(away)} />}
      </dl>
      {missing > 0 && (
        <p className="font-bold text-red">{fill(localize(words.missing), { count: packs(missing) })}</p>
      )}
      <p className="text-sm text-muted">
        {[
          counted && fill(localize(words.countedAt), { time: momentText(counted) }),
          cost !== null && fill(localize(words.cost), { price: moneyText(cost) }),
          item.back_on && item.back_on > indiaDay() && `${localize(words.backOn)}: ${dayText(item.back_on)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

function Fact({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2 border-b">
      <dt className="text-muted">{label}</dt>
      <dd className={strong ? 'font-bold' : ''}>{value}</dd>
    </div>
  )
}

function lastsText(item: StockItem): string {
  if (freePacks(item) <= 0) return localize(words.gone)
  const days = daysLeft(item)
  return days === undefined ? localize(words.noSales) : fill(localize(words.days), { count: days })
}

interface ActsProps {
  account: string
  item: StockItem
  name: string
}

/** The day of the next goods, who waits, and the end of counting. */
function ItemActs({ account, item, name }: ActsProps) {
  const [day, setDay] = useState(item.back_on ?? '')
  const save = (change: { back_on: string | null } | { counted: false }) =>
    saveSheet(account, { label: name, body: { product_id: item.product_id, ...change } })
  return (
    <div className="grid gap-4">
      <TypedForm className="flex flex-wrap items-end gap-3" submit={() => save({ back_on: day || null })}>
        <Field
          label={localize(words.backOn)}
          hint={localize(words.backOnHint)}
          name="back_on"
          type="date"
          min={indiaDay()}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Submit className="button-quiet">{localize(words.saveDay)}</Submit>
      </TypedForm>
      <Waiters account={account} item={item} />
      <StopCounting
        stop={async () => {
          const fault = await save({ counted: false })
          if (fault) notify({ title: localize(words.failed), text: fault.text, tone: 'alarm' })
        }}
      />
    </div>
  )
}

function StopCounting({ stop }: { stop: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <button type="button" className="button-quiet justify-self-start" onClick={() => setAsked(true)}>
        {localize(words.stop)}
      </button>
    )
  return (
    <div className="grid gap-2">
      <p role="alert">{localize(words.stopSure)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {localize(words.keep)}
        </button>
        <button type="button" className="button-quiet" onClick={() => void stop()}>
          {localize(words.stop)}
        </button>
      </div>
    </div>
  )
}

/** Who waits for a product, to be called; asked of the centre, because it is nobody's business else. */
function Waiters({ account, item }: { account: string; item: StockItem }) {
  const [found, setFound] = useState<Waiter[] | Undone>()
  if (item.waiting === 0 && found === undefined) return <p>{localize(words.noWaiters)}</p>
  if (Array.isArray(found))
    return (
      <ul className="grid gap-1">
        {found.map(({ name, phone, since }) => (
          <li key={since} className="flex flex-wrap items-center gap-x-3">
            <span>{name || localize(words.noName)}</span>
            {phone && (
              <a href={`tel:${phone}`} className="inline-flex min-h-12 items-center font-bold text-green">
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    )
  return (
    <>
      {found && <p role="alert">{whyUndone(found)}</p>}
      <button
        type="button"
        className="button-quiet justify-self-start"
        onClick={async () => setFound(await waitersNow(account, item.product_id))}
      >
        {fill(localize(words.waiters), { count: item.waiting })}
      </button>
    </>
  )
}
