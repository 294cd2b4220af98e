import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { Keeping } from './draft-keeper.ts'
import { whyNotKeptHere } from './why-not-kept-here.ts'

interface KeptLineProps {
  keeping: Keeping
  /** What is typed is no form: it is not called a draft. */
  isNoForm?: boolean
}

/** Whether the phone has what is typed. It says so only when it does. */
export function KeptLine({ keeping, isNoForm = false }: KeptLineProps) {
  if (keeping === 'nothing') return null
  const fine = keeping === 'saved' || keeping === 'typing'
  return (
    <p
      role={fine ? undefined : 'alert'}
      className={`flex items-start gap-2 ${fine ? 'text-muted' : 'font-bold text-red'}`}
      data-keeping={keeping}
    >
      <Pictogram
        name={fine ? (keeping === 'saved' ? 'check' : 'clock') : 'warning'}
        className="mt-0.5 size-6"
      />
      {fine
        ? keeping === 'saved'
          ? isNoForm
            ? t`Saved on this phone, not sent yet`
            : t`Saved on this phone as a draft`
          : t`Saving…`
        : whyNotKeptHere(keeping)}
    </p>
  )
}
