import { useState } from 'react'
import { fill } from '#src/base/fill.ts'
import { isolated } from '#src/base/isolated.ts'
import { moneyText } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { slipOfSale } from '#src/features/cash/cash-act.ts'
import { SlipView } from '#src/features/cash/slip-view.tsx'
import { watchKhatas, type KhatasHere } from '#src/features/khata/stored-khata.ts'
import type { Quota } from '#src/features/quota/quota-api.ts'
import type { Sale } from '#src/features/quota/quota-act.ts'
import { sell } from '#src/features/quota/stored-quotas.ts'
import { Field, LabelledField } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { words } from './words.ts'

interface SellFormProps {
  account: string
  quota: Quota
  name: string
  left: number
  /** False once nothing more can be sold; the last slip stays. */
  isOpen: boolean
}

/** Sells from a quota without a network, for cash with a slip or on a khata, and shows what was sold. */
export function SellForm({ account, quota, name, left, isOpen }: SellFormProps) {
  const [sale, setSale] = useState<Sale>()
  if (sale)
    return (
      <div className="grid gap-3">
        <SaleView sale={sale} />
        <p role="status">{localize(words.soldSaved)}</p>
        {isOpen && (
          <button
            type="button"
            className="button-quiet justify-self-start"
            onClick={() => setSale(undefined)}
          >
            {localize(words.next)}
          </button>
        )}
      </div>
    )
  return isOpen && <SaleFields {...{ account, quota, name, left }} onSold={setSale} />
}

/** What was sold, with its slip if it was for cash. */
export function SaleView({ sale }: { sale: Sale }) {
  const slip = slipOfSale(sale)
  if (slip) return <SlipView slip={slip} />
  return (
    <p className="font-bold">
      {sale.label}, {fill(localize(words.onKhata), { name: isolated(sale.buyer) })}: {moneyText(sale.paise)}
    </p>
  )
}

interface SaleFieldsProps extends Omit<SellFormProps, 'isOpen'> {
  onSold: (sale: Sale) => void
}

function SaleFields({ account, quota, name, left, onSold }: SaleFieldsProps) {
  const [packs, setPacks] = useState('1')
  const [customer, setCustomer] = useState('')
  const [buyer, setBuyer] = useState('')
  // Only staff have the khatas of others.
  const { khatas } = useObservable<Pick<KhatasHere, 'khatas'>>(account, async () => watchKhatas(account), {
    khatas: [],
  })
  const count = typedNumber(packs)
  const isCount = count !== undefined && Number.isInteger(count) && count >= 1 && count <= left
  const khata = khatas.find(({ id }) => id === customer)
  const submit = async (): Promise<Fault | undefined> => {
    if (!isCount) return { text: fill(localize(words.packsFault), { left }), at: ['packs'] }
    const label = `${count} × ${name}`
    const outcome = await sell(account, quota.id, {
      packs: count,
      label,
      ...buyerOf(khata, buyer),
    })
    if (outcome.saved) onSold(outcome.value)
    return outcome.saved ? undefined : { text: faultText(outcome.why) }
  }
  const money = moneyText((isCount ? count : 1) * quota.pack_paise)
  return (
    <TypedForm submit={submit} className="grid gap-3">
      <Field
        label={localize(words.packs)}
        name="packs"
        inputMode="numeric"
        value={packs}
        onChange={({ target }) => setPacks(target.value)}
        required
      />
      {khatas.length > 0 && (
        <LabelledField label={localize(words.paid)} name="customer">
          {(tied) => (
            <select {...tied} value={customer} onChange={({ target }) => setCustomer(target.value)}>
              <option value="">{localize(words.cash)}</option>
              {khatas.map(({ id, name: owner }) => (
                <option key={id} value={id}>
                  {fill(localize(words.onKhata), { name: isolated(owner) })}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      )}
      {!khata && (
        <Field
          label={localize(words.buyer)}
          hint={localize(words.optional)}
          name="buyer"
          longest={120}
          value={buyer}
          onChange={({ target }) => setBuyer(target.value)}
        />
      )}
      <Submit>{fill(localize(khata ? words.sellOnKhata : words.sellForCash), { money })}</Submit>
    </TypedForm>
  )
}

type Khata = KhatasHere['khatas'][number]

function buyerOf(khata: Khata | undefined, typed: string) {
  return khata
    ? { customer: khata.id, buyer: khata.name }
    : { buyer: typed.trim() || localize(words.someone) }
}

type Why = Exclude<Awaited<ReturnType<typeof sell>>, { saved: true }>['why']

function faultText(why: Why): string {
  switch (why) {
    case 'full':
    case 'refused':
    case 'limit':
    case 'locked':
      return whyNotSaved(why)
    case 'given back':
      return localize(words.givenBack)
    case 'not taken':
      return localize(words.takeHint)
    default:
      return localize(words[why])
  }
}
