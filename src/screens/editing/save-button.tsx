import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Keeping } from '#src/screens/drafts/draft-keeper.ts'
import { Submit } from '#src/screens/fields/typed-form.tsx'
import { KeptLine } from '#src/screens/drafts/kept-line.tsx'

interface SaveButtonProps {
  keeping: Keeping
  /** What else can be done with what is edited. */
  children?: ReactNode
}

/** The end of an editor's form: what saves it, and whether the phone has what is typed. */
export function SaveButton({ keeping, children }: SaveButtonProps) {
  return (
    <>
      <Submit>{t`Save`}</Submit>
      {children}
      <KeptLine keeping={keeping} isNoForm />
    </>
  )
}
