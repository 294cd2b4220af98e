import type { ChangeEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { Contact } from '#src/core/orders/contact.ts'
import type { Person } from '#src/core/session/held-session.ts'
import { Field } from '#src/screens/account/field.tsx'
import type { CheckoutFault } from './checkout-fault.ts'

interface ContactFieldsProps {
  person: Person
  contact: Contact
  fault: CheckoutFault | undefined
  type: (change: Partial<Contact>) => void
}

/** Whom the order is for and where it goes. */
export function ContactFields({ person, contact, fault, type }: ContactFieldsProps) {
  const standsIn = (name: keyof Contact) => ({
    name,
    value: contact[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type({ [name]: target.value }),
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
export function Said({ fault, at }: { fault: CheckoutFault | undefined; at: CheckoutFault['field'] }) {
  const here = fault?.field === at ? fault : undefined
  return (
    <p role="alert" className="text-red empty:hidden">
      {here && <strong className="block">{here.title}</strong>}
      {here?.text}
    </p>
  )
}
