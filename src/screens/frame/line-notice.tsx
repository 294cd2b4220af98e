import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { t } from '@lingui/core/macro'
import { isOnline, watchNetwork } from '#src/core/line-status.ts'
import { lineStatus } from '#src/core/line-status.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { whyNotKept } from './why-not-kept.ts'

/** One line below the header that says what the line or the phone cannot do now; nothing while all is well. */
export function LineNotice() {
  const online = useSyncExternalStore(watchNetwork, isOnline, () => true)
  const { centre, storage } = useStore(lineStatus)
  const words =
    storage !== 'fine' ? whyNotKept(storage) : !online ? offline() : centre === 'silent' ? silent() : ''
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

const offline = () => t`No network. You can read everything and fill your cart; it stays on this phone.`
const silent = () => t`The centre is not answering. You can read on; prices may have changed since.`
