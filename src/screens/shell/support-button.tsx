import { Suspense } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { closeSupport, openSupport, useSupportWindow } from '#src/screens/support/support-window.ts'
import { lazyDialog, lazyPart } from '#src/screens/frame/lazy-part.tsx'

const SupportDialog = lazyPart(
  () => import('#src/screens/support/support-dialog.tsx'),
  lazyDialog(closeSupport),
)

/** Floats at the bottom right, above the bar, and opens the conversation with the centre. */
export function SupportButton() {
  const open = useSupportWindow((state) => state.open)
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
        <Suspense>
          <SupportDialog />
        </Suspense>
      )}
    </>
  )
}
