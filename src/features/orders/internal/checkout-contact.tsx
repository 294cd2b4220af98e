import type { ChangeEvent, ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Contact } from '#src/features/cart/contact.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { Field, LinesField } from '#src/platform/fields/field.tsx'

interface ContactFieldsProps {
  /** Null for a guest, whose account may have no e-mail address. */
  person: Person | null
  contact: Contact
  type: (change: Partial<Contact>) => void
}

/** The recipient and the address of the order. */
export function ContactFields({ person, contact, type }: ContactFieldsProps) {
  const standsIn = (name: keyof Contact) => ({
    name,
    value: contact[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type({ [name]: target.value }),
  })
  return (
    <>
      <Field label={<Required>{t`Full name`}</Required>} {...standsIn('name')} longest={120} required />
      <Field
        label={person?.email ? <Required>{t`Email`}</Required> : t`Email`}
        {...standsIn('email')}
        type="email"
        longest={254}
        required={!!person?.email}
      />
      <Field label={<Required>{t`Phone number`}</Required>} {...standsIn('phone')} type="tel" required />
      <LinesField label={t`Address`} {...standsIn('address')} rows={2} longest={500} />
    </>
  )
}

/** The label of a required field with a visible sign; the field itself announces it. */
function Required({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden="true"> *</span>
    </>
  )
}
