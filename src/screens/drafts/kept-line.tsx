import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { Keeping } from './draft-keeper.ts'
import { whyNotKeptHere } from './why-not-kept-here.ts'

// Words of this folder are in the set of #src/i18n/phrases-of-forms.ts, which whatever shows them loads.

interface KeptLineProps {
  keeping: Keeping
  /** What is typed is no form: it is not called a draft. */
  isNoForm?: boolean
}

/**
 * Whether the phone has what is typed. It says so only when it does. It stands below the form's buttons, and keeps its height
 * from the first letter on: what moves under the finger that presses it is not pressed.
 */
export function KeptLine({ keeping, isNoForm = false }: KeptLineProps) {
  if (keeping === 'nothing') return null
  if (keeping !== 'saved' && keeping !== 'typing')
    return (
      <p role="alert" className="flex items-start gap-2 font-bold text-red" data-keeping={keeping}>
        <Pictogram name="warning" className="mt-0.5 size-6" />
        {whyNotKeptHere(keeping)}
      </p>
    )
  const isSaved = keeping === 'saved'
  return (
    <p className="flex items-start gap-2 text-muted" data-keeping={keeping}>
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
