import { useEffect } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { slotOfCamera } from '#src/platform/ui/camera-mark.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { closeSupport, openSupport, useSupportWindow } from '#src/features/catalogue/support-window.ts'
import { lazyDialog, lazyPart } from '#src/platform/ui/lazy-part.tsx'

const SupportDialog = lazyPart(
  () => import('#src/features/support/support-dialog.tsx'),
  lazyDialog(closeSupport),
)

/** The support window, and its button at the bottom right of every page; Help and the menu open it too. */
export function Support() {
  const open = useSupportWindow((state) => state.open)
  // The camera was open for a message when the phone ended the page.
  useEffect(() => void (slotOfCamera('support') && openSupport()), [])
  const { support } = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  // It was open in another language.
  useEffect(() => {
    if (support !== 'open') return
    openSupport()
    const without = ({ support: _support, ...rest }: Record<string, unknown>) => rest
    void navigate({ to: '.', search: without, replace: true, resetScroll: false } as never)
  }, [support, navigate])
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
