import { t } from '@lingui/core/macro'
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
  const roles = useHeld<readonly string[]>('roles', watch, [])
  if (!person)
    return (
      <Go to="/auth" className="button-quiet w-full" onClick={onGo}>
        {t`Sign in`}
      </Go>
    )
  const leave = async () => {
    onGo()
    const loaded = await loadOrSay(() => import('#src/core/session/session.ts'))
    if (!loaded) return
    const outcome = await loaded.signOut()
    if (outcome.kept) notify({ title: t`Successfully signed out!` })
    else notify({ title: t`Error`, text: whyNotKept(outcome.why), tone: 'alarm' })
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
      <button type="button" className="button-quiet" onClick={leave}>
        {t`Sign out`}
      </button>
    </div>
  )
}

const watch = () => import('#src/core/session/roles.ts').then(({ watchRoles }) => watchRoles())
