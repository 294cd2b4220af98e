import type { ReactNode } from 'react'
import type { Ask } from '#src/content/page.ts'
import { FormButton } from '#src/screens/forms/form-button.tsx'

/** Opens the form that a page asks in, for its subject where it names one. */
export function ContactButton({
  ask: { form, subject, about },
  children,
}: {
  ask: Ask
  children: ReactNode
}) {
  return (
    <FormButton form={form} subject={subject} about={about}>
      {children}
    </FormButton>
  )
}
