import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { SaveState } from './draft-autosave.ts'
import { whyNotSavedHere } from './why-not-saved-here.ts'

// Words of this folder are in the set of #src/i18n/phrases-of-forms.ts, which whatever shows them loads.

interface SaveStatusProps {
  saveState: SaveState
  /** What is typed is no form: it is not called a draft. */
  isNoForm?: boolean
}

/**
 * Whether the phone has what is typed. It says so only when it does. It stands below the form's buttons, and keeps its height
 * from the first letter on: what moves under the finger that presses it is not pressed.
 */
export function SaveStatus({ saveState, isNoForm = false }: SaveStatusProps) {
  if (saveState === 'nothing') return null
  if (saveState !== 'saved' && saveState !== 'typing')
    return (
      <p role="alert" className="flex items-start gap-2 font-bold text-red" data-keeping={saveState}>
        <Pictogram name="warning" className="mt-0.5 size-6" />
        {whyNotSavedHere(saveState)}
      </p>
    )
  const isSaved = saveState === 'saved'
  return (
    <p className="flex items-start gap-2 text-muted" data-keeping={saveState}>
      <Pictogram name={isSaved ? 'check' : 'clock'} className="mt-0.5 size-6" />
      <span className="relative">
        <span className={isSaved ? undefined : 'invisible'}>
          {isNoForm ? t`Saved on this phone, not sent yet` : t`Saved on this phone as a draft`}
        </span>
        {!isSaved && <span className="absolute inset-0">{t`Saving…`}</span>}
      </span>
    </p>
  )
}
