import { useState, type ReactNode } from 'react'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import { moneyText } from '#src/base/money.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { cashAreas } from '#src/content/delivery.ts'
import { contactToBegin, type Contact } from '#src/features/cart/contact.ts'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { AreaChoice, useDeliveryArea } from '#src/features/orders/area-choice.tsx'
import { firstOpenDay } from '#src/features/standing-orders/amount.ts'
import { startStanding } from '#src/features/standing-orders/change-standing.ts'
import type { Wish } from '#src/features/standing-orders/wish.ts'
import { Field, LinesField } from '#src/platform/fields/field.tsx'
import { alreadyNotified, Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { language, localize, say } from '#src/platform/i18n/words.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { AmountField } from './amount-field.tsx'
import { Choice, DayBoxes, HowToPay } from './choice.tsx'
import { dayWord } from './day-words.ts'
import { standingWords as words } from './standing-words.ts'

interface StartFormProps {
  person: Person
  product: Product
  /** So many to begin with. */
  quantity?: number
  onDone: () => void
}

const unknown: Contact = { name: '', email: '', phone: '', address: '' }

/** Asks how much, on which days and where to, and begins a standing order. */
export function StartForm({ person, ...props }: StartFormProps) {
  const begun = useLiveRead(() => contactToBegin(person), unknown, person.id)
  return begun && <WishForm {...props} account={person.id} begun={begun} />
}

interface WishFormProps extends Omit<StartFormProps, 'person'> {
  account: string
  begun: Contact
  /** True where staff write down somebody who called, and pays in cash each morning. */
  isCallers?: boolean
  /** The area to begin with. */
  beginIn?: string | undefined
}

/** The same, with what is known of the door. */
export function WishForm({
  account,
  product,
  quantity = 1,
  onDone,
  begun,
  isCallers = false,
  beginIn,
}: WishFormProps) {
  const { areas, area, isGone, choose } = useDeliveryArea(!isCallers, beginIn)
  const [amount, setAmount] = useState(quantity)
  const [rhythm, setRhythm] = useState<Wish['rhythm']>('daily')
  const [days, setDays] = useState(0)
  const [wantsMonth, setWantsMonth] = useState(false)
  const first = firstOpenDay()
  const takesCash = cashAreas.includes(area.id)
  const pay = wantsMonth || !takesCash ? 'month' : 'order'
  const price = unitPrice(product, amount)
  const submit = async (form: HTMLFormElement): Promise<Fault | undefined> => {
    const typed = typedIn(form)
    const found = faultOf(typed, { rhythm, days, isGone })
    if (found) return found
    if (isCallers && !takesCash) return { text: localize(words.noCash), at: ['area'] }
    const wish = wishOf(product, typed, {
      ...(isCallers && { by_phone: true }),
      quantity: amount,
      rhythm,
      days,
      from: typed['from'] || first,
      area: area.id,
      pay,
    })
    if (!(await isBegun(account, wish))) return alreadyNotified
    onDone()
    return undefined
  }
  return (
    <TypedForm submit={submit} className="grid gap-4">
      <h3>{localize(words.howMany)}</h3>
      <AmountField pack={product.pack} amount={amount} onChange={setAmount} />
      <Choice title={localize(words.when)} name="rhythm" value={rhythm} keys={rhythms} onChoose={setRhythm} />
      {rhythm === 'days' && <DayBoxes days={days} onChange={setDays} />}
      {!isCallers && (
        <HowToPay pay={pay} takesCash={takesCash} onChoose={(way) => setWantsMonth(way === 'month')} />
      )}
      <ToWhom begun={begun}>
        <AreaChoice areas={areas} area={area.id} isGone={isGone} choose={choose} />
      </ToWhom>
      <FromUntil first={first} />
      <p>
        {say(words.costs, { price: moneyText(price * amount) })} {feeText(area)}
      </p>
      <Submit>{localize(words.start)}</Submit>
    </TypedForm>
  )
}

/** Begins it and says so, or why not. */
async function isBegun(account: string, wish: Wish): Promise<boolean> {
  const outcome = await startStanding(account, wish)
  if (outcome.saved)
    notify({ title: say(words.started, { day: dayWord(wish.from) }), text: localize(words.untilEvening) })
  else notify({ title: localize(words.nothingSaved), text: whyNotSaved(outcome.why), tone: 'alarm' })
  return outcome.saved
}

const rhythms = ['daily', 'alternate', 'days'] as const

type Typed = Readonly<Record<string, string | undefined>>

function wishOf(
  product: Product,
  typed: Typed,
  {
    days,
    ...chosen
  }: Pick<Wish, 'quantity' | 'rhythm' | 'from' | 'area' | 'pay' | 'by_phone'> & { days: number },
): Wish {
  return {
    ...chosen,
    product_id: product.id,
    ...(product.item?.customer === 'commercial' && { customer_type: 'commercial' }),
    ...(chosen.rhythm === 'days' && { days }),
    until: typed['until'] || null,
    contact: { name: typed['name']!, phone: indianMobile(typed['phone']!)!, address: typed['address']! },
    language: language(),
    price: unitPrice(product, chosen.quantity),
    label: product.name,
  }
}

function FromUntil({ first }: { first: string }) {
  return (
    <details>
      <summary className="font-bold text-green">{localize(words.fromUntil)}</summary>
      <div className="grid gap-4">
        <Field label={localize(words.from)} name="from" type="date" min={first} defaultValue={first} />
        <Field label={localize(words.until)} name="until" type="date" min={first} />
      </div>
    </details>
  )
}

/** Where it goes: one line where an earlier order said so, else the fields. */
function ToWhom({ begun, children }: { begun: Contact; children: ReactNode }) {
  const isKnown = begun.name !== '' && begun.phone !== '' && begun.address !== ''
  return (
    <details open={!isKnown}>
      <summary className="font-bold text-green">
        {isKnown ? say(words.toWhom, { name: begun.name, address: begun.address }) : localize(words.where)}
      </summary>
      <div className="grid gap-4">
        <Field label={localize(words.name)} name="name" defaultValue={begun.name} longest={120} required />
        <Field
          label={localize(words.phone)}
          name="phone"
          type="tel"
          inputMode="tel"
          defaultValue={phoneText(begun.phone)}
          longest={30}
          required
        />
        {children}
        <LinesField
          label={localize(words.address)}
          name="address"
          rows={2}
          defaultValue={begun.address}
          longest={500}
          required
        />
      </div>
    </details>
  )
}

const feeText = ({ fee, freeFrom }: DeliveryArea) =>
  fee > 0 ? say(words.fee, { fee: moneyText(fee), from: moneyText(freeFrom) }) : ''

function faultOf(
  typed: Typed,
  { rhythm, days, isGone }: { rhythm: string; days: number; isGone: boolean },
): Fault | undefined {
  const empty = ['name', 'phone', 'address'].find((field) => !/[\p{L}\p{N}]/u.test(typed[field] ?? ''))
  if (rhythm === 'days' && days === 0) return { text: localize(words.someDay) }
  if (empty) return { text: localize(words.needed), at: [empty] }
  if (!indianMobile(typed['phone']!)) return { text: localize(words.badPhone), at: ['phone'] }
  if (isGone) return { text: localize(words.needed), at: ['area'] }
  const { from, until } = typed
  return from && until && until < from ? { text: localize(words.endsFirst), at: ['until'] } : undefined
}
