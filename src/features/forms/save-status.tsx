import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import type { SaveState } from './draft-autosave.ts'
import { whyNotSavedHere } from './why-not-saved-here.ts'

// Phrases of this folder are in the set of #src/platform/i18n/phrases-of-forms.ts; the caller loads it.

interface SaveStatusProps {
  saveState: SaveState
  /** True if the text is no form, so that it is not called a draft. */
  isNoForm?: boolean
}

/**
 * Says whether the phone has stored the typed text. Below the form's buttons and of constant height, so that the
 * buttons do not move.
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
