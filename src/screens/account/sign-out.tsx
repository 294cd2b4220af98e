import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { language } from '#src/i18n/words.ts'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify } from '#src/ui/toasts.ts'
import { waitsText } from './locked-accounts-note.tsx'
import { useLockTime } from './use-lock.ts'

speakAccount(language())

/** Signs out; asks first if entries are unsent. */
export default function SignOut({ onGo }: { onGo: () => void }) {
  const [unsent, setUnsent] = useState(0)
  const leave = async () => {
    onGo()
    setUnsent(0)
    const loaded = await loadOrNotify(() => import('#src/core/sign-in/sign-in.ts'))
    if (!loaded) return
    const outcome = await loaded.signOut()
    if (outcome.saved)
      notify({ title: t`Successfully signed out!`, text: unsent ? waitsText(unsent) : undefined })
    else notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  const confirmSignOut = async () => {
    const loaded = await loadOrNotify(() => import('#src/core/submissions/unsent.ts'))
    const count = await loaded?.unsentCount().catch(() => 0)
    if (count) setUnsent(count)
    else if (loaded) await leave()
  }
  if (unsent) return <Unsent count={unsent} onLeave={leave} onStay={() => setUnsent(0)} />
  return (
    <>
      <LockButton onGo={onGo} />
      <button type="button" className="button-quiet" onClick={confirmSignOut}>
        {t`Sign Out`}
      </button>
    </>
  )
}

/** Locks the phone, for people with a PIN; the lock screen then appears in every tab. */
function LockButton({ onGo }: { onGo: () => void }) {
  const untilLock = useLockTime()
  const lock = async () => {
    onGo()
    const loaded = await loadOrNotify(() => import('#src/core/lock/lock.ts'))
    const outcome = await loaded?.lock()
    if (outcome?.saved === false) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  if (!untilLock) return null
  return (
    <button type="button" className="button-quiet" onClick={() => void lock()}>
      {t`Lock`}
    </button>
  )
}

/** Asks before a sign-out with unsent entries, which stay on the phone. */
function Unsent({ count, onLeave, onStay }: { count: number; onLeave: () => void; onStay: () => void }) {
  return (
    <div role="alert" className="card grid gap-3 border-2 border-mustard p-4">
      <p>
        {plural(count, {
          one: '# request is not with the centre yet.',
          other: '# requests are not with the centre yet.',
        })}{' '}
        {t`Unsent items stay on this phone, locked, and go out when you sign in again.`}
      </p>
      <button type="button" className="button" onClick={onStay}>
        {t`Stay signed in`}
      </button>
      <button type="button" className="button-quiet" onClick={onLeave}>
        {t`Sign Out`}
      </button>
    </div>
  )
}
