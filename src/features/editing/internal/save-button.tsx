import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { SaveState } from '#src/features/forms/draft-autosave.ts'
import { Submit } from '#src/platform/fields/typed-form.tsx'
import { SaveStatus } from '#src/features/forms/save-status.tsx'

interface SaveButtonProps {
  saveState: SaveState
  /** Other actions of the item. */
  children?: ReactNode
}

/** The end of an editor's form: the button, and whether typed text is stored. */
export function SaveButton({ saveState, children }: SaveButtonProps) {
  return (
    <>
      <Submit>{t`Save`}</Submit>
      {children}
      <SaveStatus saveState={saveState} isNoForm />
    </>
  )
}
