import { useState } from 'react'
import { indiaDay, indiaMoment } from '#src/base/day.ts'
import { fill } from '#src/base/fill.ts'
import { rupees } from '#src/base/money.ts'
import { typedAmount, typedNumber } from '#src/base/typed-number.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'
import { FindAccount } from '#src/features/khata/find-account.tsx'
import type { FoundAccount } from '#src/features/khata/khata-api.ts'
import type { StaffAct } from '#src/features/quota/quota-act.ts'
import type { FreeGoods } from '#src/features/quota/quotas-at-desk.tsx'
import { withoutGiven } from '#src/features/quota/rules.ts'
import { saveStaffAct } from '#src/features/quota/stored-quotas.ts'
import { Field, LabelledField } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { deskWords } from './desk-words.ts'
import { words } from './words.ts'

type Given = Extract<StaffAct, { do: 'give' }>

const mostDays = 14

interface GiveFormProps {
  account: string
  goods: readonly FreeGoods[]
  /** Acts of this phone that are on their way. */
  waiting: readonly StaffAct[]
  products: ReadonlyMap<string, Product>
  nameOf: (product: string) => string
}

/** Gives goods of the shelf to somebody who sells them: first who, then what. */
export function GiveForm(props: GiveFormProps) {
  const [who, setWho] = useState<FoundAccount>()
  return (
    <section className="grid max-w-2xl gap-3">
      <h2>{localize(deskWords.give)}</h2>
      {who ? (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <strong>
              <PersonalText>{personText(who)}</PersonalText>
            </strong>
            <button type="button" className="button-quiet" onClick={() => setWho(undefined)}>
              {localize(deskWords.another)}
            </button>
          </p>
          <GoodsFields {...props} who={who} onGiven={() => setWho(undefined)} />
        </>
      ) : (
        <>
          <p>{localize(deskWords.who)}</p>
          <FindAccount
            account={props.account}
            withoutKhata={false}
            choose={localize(deskWords.choose)}
            onChoose={setWho}
          />
        </>
      )}
    </section>
  )
}

const personText = ({ name, phone }: FoundAccount) =>
  [name, phone].filter(Boolean).join(', ') || localize(deskWords.noName)

/** Returns packs, price and last day as they were typed, or their fault. */
function givenIn(
  typed: Partial<Record<string, string>>,
  free: number,
): Fault | Pick<Given, 'packs' | 'paise' | 'until'> {
  const packs = typedNumber(typed['packs'] ?? '')
  const most = Math.min(free, 1000)
  if (packs === undefined || !Number.isInteger(packs) || packs < 1 || packs > most)
    return { text: fill(localize(words.packsFault), { left: most }), at: ['packs'] }
  const price = typedAmount(typed['price'] ?? '', 1_000_000)
  if (price === undefined) return { text: localize(deskWords.priceFault), at: ['price'] }
  const { until = '' } = typed
  if (until < indiaDay() || until > indiaDay(mostDays))
    return { text: localize(deskWords.dayFault), at: ['until'] }
  return { packs, paise: rupees(price), until: indiaMoment(until, '23:59') }
}

interface GoodsFieldsProps extends GiveFormProps {
  who: FoundAccount
  onGiven: () => void
}

function GoodsFields({ account, goods, waiting, products, nameOf, who, onGiven }: GoodsFieldsProps) {
  const free = withoutGiven(goods, waiting)
  const [chosen, setChosen] = useState(free[0]?.id)
  const item = free.find(({ id }) => id === chosen) ?? free[0]
  if (!item) return <p>{localize(deskWords.noGoods)}</p>
  const submit = async (form: HTMLFormElement): Promise<Fault | undefined> => {
    const given = givenIn(typedIn(form), item.free)
    if ('text' in given) return given
    const label = `${given.packs} × ${nameOf(item.id)}`
    const outcome = await saveStaffAct(account, {
      do: 'give',
      product: item.id,
      who: who.id,
      ...given,
      label,
    })
    if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
    notifySaved(outcome)
    onGiven()
    return undefined
  }
  const price = products.get(item.id)?.price
  return (
    <TypedForm submit={submit} className="grid gap-3">
      <LabelledField label={localize(deskWords.goods)} name="product">
        {(tied) => (
          <select {...tied} value={item.id} onChange={({ target }) => setChosen(target.value)}>
            {free.map((one) => (
              <option key={one.id} value={one.id}>
                {fill(localize(deskWords.goodsFree), { name: nameOf(one.id), free: one.free })}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <Field label={localize(words.packs)} name="packs" inputMode="numeric" required />
      {/* Anew for each product: its own price stands there. */}
      <Field
        key={`${item.id} ${price ?? ''}`}
        label={localize(deskWords.priceOfOne)}
        name="price"
        inputMode="decimal"
        defaultValue={price === undefined ? '' : price / 100}
        required
      />
      <Field
        label={localize(deskWords.lastDay)}
        hint={localize(deskWords.lastDayHint)}
        name="until"
        type="date"
        min={indiaDay()}
        max={indiaDay(mostDays)}
        defaultValue={indiaDay(7)}
        required
      />
      <Submit>{localize(deskWords.giveNow)}</Submit>
    </TypedForm>
  )
}
