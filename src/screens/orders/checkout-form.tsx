import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { isSold, type FilledLine } from '#src/core/cart/filled.ts'
import { deliveryFee, isBrought } from '#src/core/orders/delivery.ts'
import type { NamedAddress } from '#src/core/orders/addresses.ts'
import { lastContact, totalWithDelivery, type Contact } from '#src/core/orders/wishes.ts'
import type { Person } from '#src/core/session/held-session.ts'
import { language } from '#src/i18n/words.ts'
import { Field, typedIn } from '#src/screens/account/field.tsx'
import { InWords } from '#src/ui/in-words.tsx'
import { useRead } from '#src/ui/use-read.ts'
import { AddressBook } from './address-book.tsx'
import { AreaChoice, useDeliveryArea } from './area-choice.tsx'
import { KeepAddress } from './keep-address.tsx'
import { orderAndPay } from './order-and-pay.ts'
import { PayChoice } from './pay-choice.tsx'
import { whyNoCash } from './why-no-cash.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

interface CheckoutFormProps {
  person: Person
  lines: readonly FilledLine[]
  onBack: () => void
}

/** Whom the order is for and where it goes, what it comes to, and the payment. */
export function CheckoutForm({ person, lines, onBack }: CheckoutFormProps) {
  const contact = useRead(async () => (await lastContact(person.id)) ?? null, null, person.id)
  const { areas, area, choose } = useDeliveryArea()
  const [filled, setFilled] = useState<NamedAddress>()
  const [payBy, setPayBy] = useState<'online' | 'cash'>('online')
  const [fault, setFault] = useState<{ title: string; text: string }>()
  const [busy, setBusy] = useState(false)
  if (contact === undefined) return null

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = (text: string) => setFault({ title: t`Missing Information`, text })
    const { name = '', email = '', phone = '', address = '' } = typedIn(event.currentTarget)
    if (!name || !email || !phone) return missing(t`Please fill in all required fields`)
    const number = indianMobile(phone)
    if (!number) return missing(t`Write your mobile number with its 10 digits.`)
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return missing(t`Write your email as in name@example.org.`)
    if (!lines.some(isSold))
      return setFault({ title: t`Empty Cart`, text: t`Please add items to cart before checkout` })
    const noCash = whyNoCash({ payBy, area, address })
    if (noCash) return missing(noCash)
    setFault(undefined)
    setBusy(true)
    await orderAndPay(person, lines, { name, email, phone: number, address }, { area, payBy })
    setBusy(false)
  }

  return (
    <form className="grid content-start gap-4 overflow-y-auto p-4" method="post" noValidate onSubmit={submit}>
      <h3>{t`Checkout`}</h3>
      <AddressBook
        account={person.id}
        chosen={filled?.id}
        choose={(one) => {
          setFilled(one)
          choose(one.area)
        }}
      />
      <ContactFields key={filled?.id} person={person} contact={filled ?? contact} />
      <KeepAddress account={person.id} area={area.id} />
      <PayChoice payBy={payBy} choose={setPayBy} />
      {(payBy === 'cash' || lines.some(isBrought)) && (
        <AreaChoice areas={areas} area={area.id} choose={choose} />
      )}
      <Sums lines={lines} area={area} />
      {/* Here and not as a notice, which the open cart would cover. */}
      <p role="alert" className="text-red empty:hidden">
        {fault && <strong className="block">{fault.title}</strong>}
        {fault?.text}
      </p>
      <button type="submit" className="button" disabled={busy}>
        {busy ? t`One moment…` : payBy === 'cash' ? t`Place the order` : t`Pay`}
      </button>
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </form>
  )
}

function ContactFields({ person, contact }: { person: Person; contact: Contact | null }) {
  return (
    <>
      <Field
        label={`${t`Full name`} *`}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={contact?.name ?? person.displayName}
      />
      <Field
        label={`${t`Email`} *`}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={contact?.email ?? person.email}
      />
      <Field
        label={`${t`Phone number`} *`}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        defaultValue={contact ? phoneText(contact.phone) : ''}
      />
      <label className="grid gap-1 font-bold">
        {t`Address`}
        <textarea
          className="field font-normal"
          name="address"
          rows={2}
          autoComplete="street-address"
          maxLength={500}
          defaultValue={contact?.address}
        />
      </label>
    </>
  )
}

function Sums({ lines, area }: { lines: readonly FilledLine[]; area: DeliveryArea }) {
  const fee = deliveryFee(lines, area)
  const total = totalWithDelivery(lines, area)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 border-t pt-4">
      <dt>{t`Delivery fee`}</dt>
      <dd>{fee ? moneyText(fee) : t`Free`}</dd>
      <dt className="text-lg font-bold">{t`Total`}</dt>
      <dd className="text-xl font-bold text-green">{moneyText(total)}</dd>
      <dd className="col-span-2">
        <InWords amount={total} />
      </dd>
    </dl>
  )
}
