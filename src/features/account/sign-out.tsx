import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import type { SaveResult } from '#src/base/outcome.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { waitsText } from '#src/features/account/internal/locked-accounts-note.tsx'
import { useLockTime } from './use-lock.ts'

speakAccount(language())

/** Signs out; asks first if entries are unsent. */
export default function SignOut({ onGo }: { onGo: () => void }) {
  const [unsent, setUnsent] = useState(0)
  const [gone, setGone] = useState<string>()
  const leave = async () => {
    onGo()
    setUnsent(0)
    const loaded = await loadOrNotify(() => leaving(gone))
    if (!loaded) return
    const outcome = await loaded()
    if (outcome.saved)
      notify({ title: t`Successfully signed out!`, text: unsent && !gone ? waitsText(unsent) : undefined })
    else notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  const confirmSignOut = async () => {
    const loaded = await loadOrNotify(() => import('#src/features/account/internal/unsent.ts'))
    const count = await loaded?.unsentCount().catch(() => 0)
    if (count) setGone(await loaded?.returnIfAccountGone())
    if (count) setUnsent(count)
    else if (loaded) await leave()
  }
  if (unsent)
    return <Unsent count={unsent} isGone={!!gone} onLeave={leave} onStay={() => setUnsent(0)} onGo={onGo} />
  return (
    <>
      <LockButton onGo={onGo} />
      <button type="button" className="button-quiet" onClick={confirmSignOut}>
        {t`Sign Out`}
      </button>
    </>
  )
}

/** Returns the function that signs out, or that erases a gone account, whose rows nobody could decrypt. */
async function leaving(gone: string | undefined): Promise<() => Promise<SaveResult>> {
  if (gone === undefined) return (await import('#src/features/account/internal/sign-in.ts')).signOut
  const { eraseAccount } = await import('#src/features/shared-phone/erase-account.ts')
  return () => eraseAccount(gone)
}

/** Locks the phone, for people with a PIN; the lock screen then appears in every tab. */
function LockButton({ onGo }: { onGo: () => void }) {
  const untilLock = useLockTime()
  const lock = async () => {
    onGo()
    const loaded = await loadOrNotify(() => import('#src/features/shared-phone/lock.ts'))
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

interface UnsentProps {
  count: number
  /** True if nobody can sign in to the account any more. */
  isGone: boolean
  onLeave: () => void
  onStay: () => void
  onGo: () => void
}

/** Asks before a sign-out with unsent entries, which stay on the phone; those of a gone account do not. */
function Unsent({ count, isGone, onLeave, onStay, onGo }: UnsentProps) {
  return (
    <div role="alert" className="card grid gap-3 border-2 border-mustard p-4">
      <p>
        {plural(count, {
          one: '# request is not with the centre yet.',
          other: '# requests are not with the centre yet.',
        })}{' '}
        {isGone
          ? t`Your account is closed. Signing out deletes them.`
          : t`Unsent items stay on this phone, locked. They will be sent when you sign in again.`}
      </p>
      {isGone && (
        <AppLink to="/requests" className="button-quiet" onClick={onGo}>
          {t`Send or save them first`}
        </AppLink>
      )}
      <button type="button" className="button" onClick={onStay}>
        {t`Stay signed in`}
      </button>
      <button type="button" className="button-quiet" onClick={onLeave}>
        {t`Sign Out`}
      </button>
    </div>
  )
}
