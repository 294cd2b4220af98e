import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { Go } from '#src/ui/go.tsx'
import { loadOrSay } from './load-or-say.ts'
import { useHeld } from '#src/ui/use-held.ts'
import { notify } from '#src/ui/toasts.ts'
import { whyNotKept } from './why-not-kept.ts'
import { useHasPage } from './service-link.tsx'
import { usePerson } from './use-person.ts'

/** Who is signed in, and the way in or out. */
export function SessionLinks({ onGo }: { onGo: () => void }) {
  const person = usePerson()
  const hasPage = useHasPage()
  const [unsent, setUnsent] = useState(0)
  const roles = useHeld<readonly string[]>('roles', watch, [])
  if (!person)
    return (
      <Go to="/auth" className="button-quiet w-full" onClick={onGo}>
        {t`Sign in`}
      </Go>
    )
  const leave = async () => {
    onGo()
    setUnsent(0)
    const loaded = await loadOrSay(() => import('#src/core/session/session.ts'))
    if (!loaded) return
    const outcome = await loaded.signOut()
    if (outcome.kept) notify({ title: t`Successfully signed out!` })
    else notify({ title: t`Error`, text: whyNotKept(outcome.why), tone: 'alarm' })
  }
  const askToLeave = async () => {
    const loaded = await loadOrSay(() => import('#src/core/outbox/unsent.ts'))
    const count = await loaded?.unsentCount().catch(() => 0)
    if (count) setUnsent(count)
    else if (loaded) await leave()
  }
  return (
    <div className="grid gap-2">
      <p>
        {t`Welcome`} <strong>{person.email}</strong>
      </p>
      {roles.includes('admin') && hasPage('/admin') && (
        <Go to="/admin" className="button-quiet" onClick={onGo}>
          {t`Admin Dashboard`}
        </Go>
      )}
      <Go to="/profile" className="button-quiet" onClick={onGo}>
        {t`Profile`}
      </Go>
      {unsent ? (
        <Unsent count={unsent} onLeave={leave} onStay={() => setUnsent(0)} />
      ) : (
        <button type="button" className="button-quiet" onClick={askToLeave}>
          {t`Sign out`}
        </button>
      )}
    </div>
  )
}

/** Before a sign-out: what waits goes nowhere, neither to the centre nor away. */
function Unsent({ count, onLeave, onStay }: { count: number; onLeave: () => void; onStay: () => void }) {
  return (
    <div role="alert" className="card grid gap-3 border-2 border-mustard p-4">
      <p>
        {plural(count, {
          one: '# request is not with the centre yet.',
          other: '# requests are not with the centre yet.',
        })}{' '}
        {t`What waits stays on this phone, locked, and goes out when you sign in again.`}
      </p>
      <button type="button" className="button" onClick={onStay}>
        {t`Stay signed in`}
      </button>
      <button type="button" className="button-quiet" onClick={onLeave}>
        {t`Sign out`}
      </button>
    </div>
  )
}

const watch = () => import('#src/core/session/roles.ts').then(({ watchRoles }) => watchRoles())
