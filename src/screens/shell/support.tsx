import { useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { slotOfCamera } from '#src/ui/camera-mark.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { LaterPart } from '#src/ui/later-part.tsx'
import { closeSupport, openSupport, useSupportWindow } from '#src/screens/support/support-window.ts'
import { lazyDialog, lazyPart } from '#src/screens/frame/lazy-part.tsx'

const SupportDialog = lazyPart(
  () => import('#src/screens/support/support-dialog.tsx'),
  lazyDialog(closeSupport),
)

/** The support window, and its button at the bottom right of every page; Help and the menu open it too. */
export function Support() {
  const open = useSupportWindow((state) => state.open)
  // The camera was open for a message when the phone ended the page.
  useEffect(() => void (slotOfCamera('support') && openSupport()), [])
  return (
    <>
      <button
        type="button"
        className="support-button"
        aria-label={t`Live Support`}
        aria-haspopup="dialog"
        onClick={openSupport}
      >
        <Pictogram name="chat" className="size-3/5" />
      </button>
      {open && (
        <LaterPart>
          <SupportDialog />
        </LaterPart>
      )}
    </>
  )
}
