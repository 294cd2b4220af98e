import { useStore } from 'zustand'
import { t } from '@lingui/core/macro'
import { connectionStatus, type ConnectionStatus } from '#src/core/connection/connection-status.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'

/** One line below the header that says what the line or the phone cannot do now; nothing while all is well. */
export function LineNotice() {
  const status = useStore(connectionStatus)
  const words = wordsFor(status)
  return (
    <div role="status" className="sticky top-16 z-10">
      {status.storage === 'fine' && (
        // In every page as it is built, for the stylesheet to show: what came only with the app would push the page down.
        <p className="notice-bar while-offline">
          <Pictogram name="offline" className="size-6" />
          {t`No network. Read, fill your cart and forms; everything stays on this phone.`}
        </p>
      )}
      {words && (
        <p className={status.storage === 'fine' ? 'notice-bar while-online' : 'notice-bar'}>
          <Pictogram name="warning" className="size-6" />
          {words}
        </p>
      )}
    </div>
  )
}

/** The one thing that matters most now, beside that there is no network. */
function wordsFor({ centre, storage, cart }: ConnectionStatus): string {
  if (storage !== 'fine') return whyNotSaved(storage)
  if (cart === 'needs sign-in') return t`Sign in again. Until then, your work stays on this phone.`
  if (centre === 'silent')
    return t`The centre is not answering. You can read on; prices may have changed since.`
  return ''
}
