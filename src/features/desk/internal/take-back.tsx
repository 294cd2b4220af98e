import { useState } from 'react'
import { billText } from '#src/base/bill-text.ts'
import { fill } from '#src/base/fill.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { noReference, ReferenceField, typedReference } from '#src/features/cash/upi-reference.tsx'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import type { DeskItem } from './item.ts'
import {
  saveReturn,
  watchPendingReturns,
  type PendingReturn,
  type ReturnAct,
  type ReturnLine,
} from './return-act.ts'
import { returnWords as words } from './return-words.ts'
import { whyReturnFailed } from './why-return-failed.ts'

type Order = Extract<DeskItem, { what: 'order' }>['order']
type Typed = Partial<Record<string, string>>
type Way = 'till' | 'mine' | 'upi' | 'provider' | 'account'

interface TakeBackProps {
  order: Order
  account: string
  /** The request that asked for it. */
  request?: string | undefined
}

/** A manager takes goods of an order back, whole or in part; the money goes the way it came, or to the khata. */
export function TakeBack({ order, account, request }: TakeBackProps) {
  const pending = useObservable<readonly PendingReturn[] | undefined>(
    `returns ${account} ${order.id}`,
    async () => watchPendingReturns(account, order.id),
    undefined,
  )
  const ways = waysOf(order)
  const rests = restsOf(order)
  if (ways.length === 0 || rests.every((rest) => rest === 0)) return null
  const back = pending?.find(({ code }) => code !== undefined)
  return (
    <details
      className="card px-4 pb-4"
      data-take-back
      open={request !== undefined || Boolean(pending?.length)}
    >
      <summary className="font-bold text-green">{localize(words.title)}</summary>
      {back && <FieldError alert>{localize(whyReturnFailed(back.code!))}</FieldError>}
      {pending && pending.length > (back ? 1 : 0) ? (
        <p role="status">{localize(words.onItsWay)}</p>
      ) : (
        <ReturnForm key={rests.join()} {...{ order, account, request, ways, rests }} replaces={back?.id} />
      )}
    </details>
  )
}

/** Returns the ways that the centre allows; none of an order that was not brought or not paid. */
function waysOf({ kind, state, payments }: Order): readonly Way[] {
  const payment = payments.find((one) => one.state === 'paid')
  if (kind !== 'cart' || !payment || !['shipped', 'delivered'].includes(state)) return []
  if (payment.provider === 'account') return ['account']
  if (payment.provider === 'cash') return ['till', 'mine', 'account']
  return payment.provider === 'upi' ? ['upi', 'account'] : ['provider', 'upi', 'account']
}

/** Returns how many packs of each line have not come back. */
function restsOf({ items, returns = [] }: Order): readonly number[] {
  const back = returns.flatMap(({ lines }) => lines)
  return items.map(({ quantity }, index) =>
    back.reduce((rest, { line, packs }) => (line === index + 1 ? rest - packs : rest), quantity),
  )
}

interface ReturnFormProps extends TakeBackProps {
  ways: readonly Way[]
  rests: readonly number[]
  replaces: string | undefined
}

function ReturnForm({ order, account, request, ways, rests, replaces }: ReturnFormProps) {
  const [way, setWay] = useState(ways[0]!)
  const [sum, setSum] = useState(0)
  const submit = async (form: HTMLFormElement): Promise<Fault | undefined> => {
    const typed = typedIn(form)
    const lines = linesIn(typed, rests)
    if ('text' in lines) return lines
    const reference = way === 'upi' ? typedReference(typed['reference'] ?? '') : undefined
    if (way === 'upi' && !reference) return noReference()
    const outcome = await saveReturn(
      account,
      actOf({ order, account, request, way, lines, reference, note: typed['note'] }),
      replaces,
    )
    return outcome.saved ? undefined : { text: whyNotSaved(outcome.why) }
  }
  const count = (form: HTMLFormElement) => {
    const lines = linesIn(typedIn(form), rests)
    setSum(
      'text' in lines
        ? 0
        : lines.reduce((all, { line, packs }) => all + packs * order.items[line - 1]!.unit_paise, 0),
    )
  }
  return (
    <TypedForm submit={submit} className="grid gap-3" onInput={({ currentTarget }) => count(currentTarget)}>
      <LineFields order={order} rests={rests} />
      <WayChoice {...{ ways, way, setWay }} />
      {way === 'upi' && <ReferenceField />}
      <Field label={localize(words.note)} name="note" longest={200} />
      <p className="text-muted">{localize(words.first)}</p>
      <Submit>{fill(localize(words.take), { sum: billText(sum) })}</Submit>
    </TypedForm>
  )
}

/** How much came back of each line, good and spoilt. */
function LineFields({ order, rests }: Pick<ReturnFormProps, 'order' | 'rests'>) {
  return order.items.map(
    ({ product_id: id, unit_paise: price, name }, index) =>
      rests[index]! > 0 && (
        <fieldset key={`${id} ${price}`} className="grid gap-2 border-t pt-2">
          <legend className="float-left font-bold">
            {localize(name)} <span className="font-normal text-muted">{billText(price)}</span>
          </legend>
          <Field
            label={localize(words.whole)}
            hint={fill(localize(words.left), { count: rests[index]! })}
            name={`whole-${index}`}
            inputMode="numeric"
          />
          <Field label={localize(words.spoilt)} name={`spoilt-${index}`} inputMode="numeric" />
        </fieldset>
      ),
  )
}

interface WayChoiceProps {
  ways: readonly Way[]
  way: Way
  setWay: (way: Way) => void
}

function WayChoice({ ways, way, setWay }: WayChoiceProps) {
  return (
    <fieldset className="grid gap-2 border-t pt-2">
      <legend className="float-left font-bold">{localize(words.ways)}</legend>
      {ways.map((one) => (
        <label key={one} className="flex min-h-12 items-center gap-3">
          <input
            type="radio"
            name="way"
            value={one}
            checked={way === one}
            onChange={() => setWay(one)}
            className="size-6 shrink-0 accent-green"
          />
          {localize(words[one])}
        </label>
      ))}
    </fieldset>
  )
}

/** Returns the lines as they were typed, or their fault. */
function linesIn(typed: Typed, rests: readonly number[]): Fault | readonly ReturnLine[] {
  const lines: ReturnLine[] = []
  for (const [index, rest] of rests.entries()) {
    const both = ['whole', 'spoilt'].map((name) => packsIn(typed[`${name}-${index}`]))
    if (both.some((packs) => packs === undefined) || both[0]! + both[1]! > rest)
      return { text: fill(localize(words.tooMany), { count: rest }), at: [`whole-${index}`] }
    for (const [place, packs] of both.entries())
      if (packs! > 0) lines.push({ line: index + 1, packs: packs!, is_spoilt: place === 1 })
  }
  return lines.length > 0 ? lines : { text: localize(words.nothing) }
}

/** Returns whole packs, 0 for an empty field; `undefined` for anything else. */
function packsIn(text = ''): number | undefined {
  const packs = text.trim() === '' ? 0 : typedNumber(text)
  return packs !== undefined && Number.isInteger(packs) && packs >= 0 ? packs : undefined
}

interface Decided extends TakeBackProps {
  way: Way
  lines: readonly ReturnLine[]
  reference: string | undefined
  note: string | undefined
}

function actOf({ order, account, request, way, lines, reference, note }: Decided): ReturnAct {
  return {
    order: order.id,
    ...(request && { request }),
    lines,
    way: way === 'till' || way === 'mine' ? 'cash' : way,
    ...(way === 'mine' && { who: account }),
    ...(reference && { reference }),
    ...(note && { note }),
    at: new Date().toISOString(),
  }
}
