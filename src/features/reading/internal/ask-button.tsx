import type { ReactNode } from 'react'
import type { Ask } from '#src/content/page.ts'
import { FormButton } from '#src/features/apply/form-button.tsx'

/** A button that opens the form of a page, for its subject if it names one. */
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
