import { useStore } from 'zustand'
import { t } from '@lingui/core/macro'
import { connectionStatus, type ConnectionStatus } from '#src/platform/device/connection-status.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

const SessionEnded = lazyPart(() => import('#src/features/account/session-ended.tsx'))
const WrongDate = lazyPart(() => import('#src/platform/faults/wrong-date-notice.tsx'))

/** One line below the header about the network or the storage; nothing without a problem. */
export function NetworkNotice() {
  const status = useStore(connectionStatus)
  const hasEnded = status.storage === 'fine' && status.cart === 'needs sign-in'
  const words = hasEnded ? '' : wordsFor(status)
  return (
    <div role="status" className="sticky top-16 z-10">
      {status.storage === 'fine' && (
        // Part of every built page, and shown by the stylesheet: added by the app, it would move the page down.
        <p className="notice-bar while-offline">
          <Pictogram name="offline" className="size-6" />
          {t`No network. Read, fill your cart and forms. Everything stays on this phone.`}
        </p>
      )}
      {words && (
        <p className={status.storage === 'fine' ? 'notice-bar while-online' : 'notice-bar'}>
          <Pictogram name="warning" className="size-6" />
          {words}
        </p>
      )}
      {status.hasWrongDate && (
        <LaterPart>
          <WrongDate />
        </LaterPart>
      )}
      {hasEnded && (
        <LaterPart>
          <SessionEnded />
        </LaterPart>
      )}
    </div>
  )
}

/** Returns the most important problem besides a missing network. */
function wordsFor({ centre, storage, hasWrongDate }: ConnectionStatus): string {
  if (storage !== 'fine') return whyNotSaved(storage)
  // A wrong date alone can be why no answer is trusted.
  if (centre === 'silent' && !hasWrongDate)
    return t`The centre is not answering. You can read on. Prices may have changed since.`
  return ''
}
