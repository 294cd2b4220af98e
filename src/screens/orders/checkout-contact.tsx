import type { ChangeEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { Contact } from '#src/core/orders/contact.ts'
import type { Person } from '#src/core/session/held-session.ts'
import { Field, LabelledField } from '#src/screens/account/field.tsx'

interface ContactFieldsProps {
  person: Person
  contact: Contact
  type: (change: Partial<Contact>) => void
}

/** Whom the order is for and where it goes. */
export function ContactFields({ person, contact, type }: ContactFieldsProps) {
  const standsIn = (name: keyof Contact) => ({
    name,
    value: contact[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type({ [name]: target.value }),
  })
  return (
    <>
      <Field label={`${t`Full name`} *`} {...standsIn('name')} autoComplete="name" maxLength={120} required />
      <Field
        label={person.email ? `${t`Email`} *` : t`Email`}
        {...standsIn('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required={person.email !== ''}
      />
      <Field
        label={`${t`Phone number`} *`}
        {...standsIn('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        required
      />
      <LabelledField label={t`Address`} name="address">
        {(tied) => (
          <textarea
            {...standsIn('address')}
            {...tied}
            rows={2}
            autoComplete="street-address"
            maxLength={500}
          />
        )}
      </LabelledField>
    </>
  )
}
