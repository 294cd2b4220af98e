import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { SaveState } from '#src/screens/drafts/draft-autosave.ts'
import { Submit } from '#src/screens/fields/typed-form.tsx'
import { SaveStatus } from '#src/screens/drafts/save-status.tsx'

interface SaveButtonProps {
  saveState: SaveState
  /** What else can be done with what is edited. */
  children?: ReactNode
}

/** The end of an editor's form: what saves it, and whether the phone has what is typed. */
export function SaveButton({ saveState, children }: SaveButtonProps) {
  return (
    <>
      <Submit>{t`Save`}</Submit>
      {children}
      <SaveStatus saveState={saveState} isNoForm />
    </>
  )
}
