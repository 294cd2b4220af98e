import { useState } from 'react'
import { indianMobile, phoneText, readablePhone } from '#src/base/phone.ts'
import { deliveredCatalogue } from '#src/content/delivery.ts'
import { heldCatalogue } from '#src/features/catalogue/stored-catalogue.ts'
import { productsOf, type Product } from '#src/features/catalogue/product.ts'
import {
  callersOf,
  syncCallers,
  type Callers as Found,
} from '#src/features/standing-orders/stored-callers.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize, say } from '#src/platform/i18n/words.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { LatelyList } from './lately.tsx'
import { StandingCard } from './standing-card.tsx'
import { standingWords as words } from './standing-words.ts'
import { WishForm } from './start-form.tsx'

/** For the desk: finds what comes each morning to somebody who calls, changes it, and begins more. */
export default function Callers({ account }: { account: string }) {
  const found = useLiveRead(() => callersOf(account), undefined, account)
  const products = useLiveRead(dailyGoods, [])
  return (
    <>
      <h1>{localize(words.callersTitle)}</h1>
      <TypedForm submit={find} className="flex flex-wrap items-end gap-3">
        <Field label={localize(words.whoCalls)} name="wanted" longest={120} required />
        <Submit>{localize(words.find)}</Submit>
      </TypedForm>
      {found && products && <Shown account={account} found={found} products={products} />}
    </>
  )
}

/** Looks for who calls. */
async function find(form: HTMLFormElement) {
  const { wanted = '' } = typedIn(form)
  if (!/[\p{L}\p{N}]/u.test(wanted)) return { text: localize(words.needed), at: ['wanted'] }
  const why = await syncCallers(indianMobile(wanted) ?? wanted)
  return why && { text: whyUndone(why) }
}

/** What can come each morning, as this phone knows it. */
async function dailyGoods(): Promise<readonly Product[]> {
  const { catalogue, changes } = await heldCatalogue(deliveredCatalogue)
  const sections = Object.entries(catalogue?.sections ?? {})
  return sections
    .flatMap(([key, section]) => productsOf(deliveredCatalogue, key, section, changes))
    .filter(({ available }) => available)
}

interface ShownProps {
  account: string
  found: Found
  products: readonly Product[]
}

function Shown({ account, found: { wanted, standing }, products }: ShownProps) {
  return (
    <>
      {wanted && standing.length === 0 && (
        <p role="status">
          <PersonalText>{say(words.nobodyFound, { wanted })}</PersonalText>
        </p>
      )}
      {standing.map((one) => {
        const product = products.find(({ id }) => id === one.product_id)
        const { name = one.product_id, pack = { amount: 1, unit: 'piece' as const } } = product ?? {}
        return (
          <div key={one.id} className="grid gap-2">
            <p className="flex flex-wrap items-center gap-x-3">
              <strong>
                <PersonalText>{one.name}</PersonalText>
              </strong>
              <PersonalText>{one.address}</PersonalText>
              <a href={`tel:+91${one.phone}`} className="inline-flex min-h-12 items-center">
                {readablePhone(one.phone)}
              </a>
            </p>
            <StandingCard account={account} standing={one} name={name} pack={pack} isCallers />
            <LatelyList standing={one} pack={pack} />
          </div>
        )
      })}
      <Begin key={wanted} account={account} found={{ wanted, standing }} products={products} />
    </>
  )
}

/** Begins something for who calls; the door is known from what comes there already. */
function Begin({ account, found: { wanted, standing }, products }: ShownProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const product = products.find(({ id }) => id === chosen)
  const [known] = standing
  const phone = known?.phone ?? indianMobile(wanted) ?? ''
  const begun = {
    name: known?.name ?? '',
    email: '',
    phone: phone && phoneText(phone),
    address: known?.address ?? '',
  }
  if (!isOpen)
    return (
      <button type="button" className="button-quiet justify-self-start" onClick={() => setOpen(true)}>
        {localize(words.startForCaller)}
      </button>
    )
  return (
    <section aria-label={localize(words.startForCaller)} className="card grid gap-4 p-4">
      <h2 className="text-lg">{localize(words.startForCaller)}</h2>
      <Labelled label={localize(words.product)}>
        {(tied) => (
          <select {...tied} name="product" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{localize(words.choose)}</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {product && (
        <WishForm
          key={product.id}
          account={account}
          product={product}
          begun={begun}
          isCallers
          beginIn={known?.area}
          onDone={() => setOpen(false)}
        />
      )}
    </section>
  )
}
