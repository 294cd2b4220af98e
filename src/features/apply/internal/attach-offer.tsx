import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { takesAttachments } from '#src/features/forms/attachments.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import type { AttachPanelProps } from './attach-panel.tsx'

// Lazy: typing loads no code of photos and voice.
const AttachPanel = lazyPart<AttachPanelProps>(() => import('./attach-panel.tsx'))

/** An offer to add photos or to speak, if the form takes them. */
export function AttachOffer({ startsOpen, ...panel }: AttachPanelProps & { startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  if (!takesAttachments(panel.form)) return null
  if (isOpen)
    return (
      <LaterPart fallback={<Spinner />}>
        <AttachPanel {...panel} />
      </LaterPart>
    )
  return (
    <button type="button" className="button-quiet" onClick={() => setIsOpen(true)}>
      <Pictogram name="microphone" className="size-7" />
      <Pictogram name="camera" className="size-7" />
      <span>{t`Speak or add photos`}</span>
    </button>
  )
}
