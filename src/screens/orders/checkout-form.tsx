import { useState, type ChangeEvent, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { FilledLine } from '#src/core/cart/filled.ts'
import { deliveryFee, isBrought } from '#src/core/orders/delivery.ts'
import { contactToBegin, type Contact } from '#src/core/orders/contact.ts'
import { totalWithDelivery } from '#src/core/orders/wishes.ts'
import type { Person } from '#src/core/session/held-session.ts'
import { language } from '#src/i18n/words.ts'
import { Field, typedIn } from '#src/screens/account/field.tsx'
import { InWords } from '#src/ui/in-words.tsx'
import { useRead } from '#src/ui/use-read.ts'
import { AddressBook } from './address-book.tsx'
import { AreaChoice, useDeliveryArea } from './area-choice.tsx'
import { checkoutFault, type CheckoutFault } from './checkout-fault.ts'
import { KeepAddress } from './keep-address.tsx'
import { orderAndPay } from './order-and-pay.ts'
import { useSeeOrders } from './use-see-orders.ts'
import { PayChoice } from './pay-choice.tsx'
import { typeAtCheckout, typedBy, useAtCheckout } from './typed-at-checkout.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

interface CheckoutFormProps {
  person: Person
  lines: readonly FilledLine[]
  onBack: () => void
}

const unknown: Contact = { name: '', email: '', phone: '', address: '' }

/** Whom the order is for and where it goes, what it comes to, and the payment. */
export function CheckoutForm({ person, lines, onBack }: CheckoutFormProps) {
  const begun = useRead(() => contactToBegin(person), unknown, person.id)
  const { areas, area, choose } = useDeliveryArea()
  const held = useAtCheckout(typedBy(person.id))
  const { payBy } = held
  const [fault, setFault] = useState<CheckoutFault>()
  const [busy, setBusy] = useState(false)
  const seeOrders = useSeeOrders()
  if (begun === undefined) return null
  const contact = { ...begun, phone: phoneText(begun.phone), ...held.contact }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { name = '', email = '', phone = '', address = '' } = typedIn(form)
    const typed = { name, email, phone, address }
    const found = checkoutFault({ contact: typed, lines, payBy, area, needsEmail: person.email !== '' })
    if (found) {
      setFault(found)
      const field = found.field && form.elements.namedItem(found.field)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setFault(undefined)
    setBusy(true)
    await orderAndPay(person, lines, { ...typed, phone: indianMobile(phone)! }, { area, payBy, seeOrders })
    setBusy(false)
  }

  return (
    <form className="grid content-start gap-4 overflow-y-auto p-4" method="post" noValidate onSubmit={submit}>
      <h3>{t`Checkout`}</h3>
      <AddressBook
        account={person.id}
        chosen={held.filled}
        choose={({ id, name, email, phone, address, area: place }) => {
          typeAtCheckout(person.id, {
            filled: id,
            contact: { name, email, phone: phoneText(phone), address },
          })
          choose(place)
        }}
      />
      <ContactFields person={person} contact={contact} fault={fault} />
      <KeepAddress account={person.id} area={area.id} />
      <PayChoice payBy={payBy} choose={(chosen) => typeAtCheckout(person.id, { payBy: chosen })} />
      {(payBy === 'cash' || lines.some(isBrought)) && (
        <AreaChoice areas={areas} area={area.id} choose={choose} />
      )}
      <Sums lines={lines} area={area} />
      <Said fault={fault} at={undefined} />
      <button type="submit" className="button" disabled={busy}>
        {busy ? t`One moment…` : payBy === 'cash' ? t`Place the order` : t`Pay`}
      </button>
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </form>
  )
}

interface ContactFieldsProps {
  person: Person
  contact: Contact
  fault: CheckoutFault | undefined
}

function ContactFields({ person, contact, fault }: ContactFieldsProps) {
  const standsIn = (name: keyof Contact) => ({
    name,
    value: contact[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      typeAtCheckout(person.id, { contact: { [name]: target.value } }),
  })
  return (
    <>
      <Field label={`${t`Full name`} *`} {...standsIn('name')} autoComplete="name" maxLength={120} />
      <Said fault={fault} at="name" />
      <Field
        label={person.email ? `${t`Email`} *` : t`Email`}
        {...standsIn('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Said fault={fault} at="email" />
      <Field
        label={`${t`Phone number`} *`}
        {...standsIn('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <Said fault={fault} at="phone" />
      <label className="grid gap-1 font-bold">
        {t`Address`}
        <textarea
          className="field font-normal"
          {...standsIn('address')}
          rows={2}
          autoComplete="street-address"
          maxLength={500}
        />
      </label>
      <Said fault={fault} at="address" />
    </>
  )
}

/** What is wrong, below the field that it is in. Here and not as a notice, which the open cart would cover. */
function Said({ fault, at }: { fault: CheckoutFault | undefined; at: CheckoutFault['field'] }) {
  const here = fault?.field === at ? fault : undefined
  return (
    <p role="alert" className="text-red empty:hidden">
      {here && <strong className="block">{here.title}</strong>}
      {here?.text}
    </p>
  )
}

function Sums({ lines, area }: { lines: readonly FilledLine[]; area: DeliveryArea }) {
  const fee = deliveryFee(lines, area)
  const total = totalWithDelivery(lines, area)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 border-t pt-4">
      <dt>{t`Delivery fee`}</dt>
      <dd className="text-right">{fee ? billText(fee) : t`Free`}</dd>
      <dt className="text-lg font-bold">{t`Total`}</dt>
      <dd className="text-right text-xl font-bold text-green">{billText(total)}</dd>
      <dd className="col-span-2">
        <InWords amount={total} />
      </dd>
    </dl>
  )
}
