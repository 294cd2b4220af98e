import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { t } from '@lingui/core/macro'
import { isOnline, lineStatus, watchNetwork, type LineStatus } from '#src/core/line-status.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { whyNotKept } from './why-not-kept.ts'

/** One line below the header that says what the line or the phone cannot do now; nothing while all is well. */
export function LineNotice() {
  const online = useSyncExternalStore(watchNetwork, isOnline, () => true)
  const status = useStore(lineStatus)
  const words = wordsFor({ online, ...status })
  return (
    <div role="status" className="sticky top-16 z-10">
      {words && (
        <p className="flex items-center gap-3 bg-mustard px-4 py-2 text-ink">
          <Pictogram name={online ? 'warning' : 'offline'} className="size-6" />
          {words}
        </p>
      )}
    </div>
  )
}

/** The one thing that matters most now. */
function wordsFor({ online, centre, storage, cart }: LineStatus & { online: boolean }): string {
  if (storage !== 'fine') return whyNotKept(storage)
  if (!online) return t`No network. You can read everything and fill your cart; it stays on this phone.`
  if (cart === 'needs sign-in') return t`Sign in again. Until then, what you do waits on this phone.`
  if (centre === 'silent')
    return t`The centre is not answering. You can read on; prices may have changed since.`
  return ''
}
