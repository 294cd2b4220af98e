import { useNavigate, useSearch } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import type { LockedAccount } from '#src/features/shared-phone/locked-accounts.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { Page } from '#src/features/gate/page.tsx'
import { useStoredPerson } from '#src/platform/ui/use-person.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { waitsText } from '#src/features/account/internal/locked-accounts-note.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { PinField, tryText } from '#src/features/account/internal/pin-field.tsx'
import { pictureName } from '#src/features/account/internal/picture-choice.tsx'
import { UseOnce } from '#src/features/account/internal/use-once.tsx'
import { alreadyNotified, Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { useLockedAccounts } from './use-lock.ts'

speakAccount(language())

/**
 * The lock screen, where accounts are unlocked and the next person can sign in. Shows the number of unsent entries,
 * but not their owners.
 */
export function LockPage() {
  const person = useStoredPerson()
  const accounts = useLockedAccounts()
  const left = accounts ?? []
  const locked = left.filter((item) => item.locked)
  const others = left.reduce((sum, item) => sum + (item.locked ? 0 : item.waits), 0)
  return (
    <Page
      title={t`Lock`}
      description={t`Open the app again with your PIN, or sign in as somebody else.`}
      beforeConsent
      unlisted
    >
      <div className="column grid max-w-md gap-6 py-6">
        <header className="grid justify-items-center gap-3 text-center">
          <img src="/art/locked.svg" alt="" width="120" height="120" className="rounded-lg" />
          <LockTitle accounts={accounts} />
        </header>
        {accounts === undefined && <Spinner />}
        {person ? (
          <p>{t`An account is open. To open another, lock or sign out in the menu first.`}</p>
        ) : (
          locked.map((item, at) => (
            <UnlockForm key={item.account} left={item} place={locked.length > 1 ? at + 1 : undefined} />
          ))
        )}
        {others > 0 && <p>{waitsText(others)}</p>}
        {!person && accounts !== undefined && (
          <div className="grid gap-3 border-t pt-6">
            {/* Not to the page that was locked: it is another person's. */}
            <AppLink to="/auth" search={{ to: '/' }} className="button-quiet">
              {locked.length > 0 ? t`Sign in as somebody else` : t`Sign In`}
            </AppLink>
            <AppLink to="/" className="button-quiet">
              {t`Continue without signing in`}
            </AppLink>
            <UseOnce />
            {locked.length > 0 && (
              <p className="text-muted">
                {t`Anything you do without signing in stays yours. It does not go to the person who unlocks with a PIN.`}
              </p>
            )}
            {locked.length > 0 && (
              <p className="text-muted">
                {t`Forgotten the PIN? Sign in as usual when you have network. Nothing is lost, and the PIN is off.`}
              </p>
            )}
          </div>
        )}
      </div>
    </Page>
  )
}

/** @internal Says whether anything is locked, once the phone knows. Exported for the test of its first state. */
export function LockTitle({ accounts }: { accounts: ReturnType<typeof useLockedAccounts> }) {
  if (!accounts) return <h1>{t`Lock`}</h1>
  const isLocked = accounts.some((item) => item.locked)
  return <h1>{isLocked ? t`The app is locked on this phone.` : t`Nothing is locked here.`}</h1>
}

/** A locked account by its chosen picture; without one, and with several accounts, by the time of locking. */
function UnlockForm({ left, place }: { left: LockedAccount; place: number | undefined }) {
  const navigate = useNavigate()
  const { to = '/' } = useSearch({ strict: false })
  const submit = async (form: HTMLFormElement) => {
    const { pin = '' } = typedIn(form)
    const loaded = await loadOrNotify(() => import('#src/features/shared-phone/lock.ts'))
    const answer = await loaded?.unlock(left.account, pin)
    if (!answer) return alreadyNotified
    if (!('unlocked' in answer)) {
      form.reset()
      return { text: tryText(answer), at: ['pin'] }
    }
    notify({ title: t`Welcome back!` })
    void navigate({ href: to } as never)
    return undefined
  }
  return (
    <TypedForm className="card grid gap-4 p-4" submit={submit} isStep={place === undefined}>
      {left.picture ? (
        <h2 className="flex items-center gap-3">
          <Pictogram name={left.picture} className="size-16 text-green" />
          {pictureName(left.picture)}
        </h2>
      ) : (
        place !== undefined && <h2>{t`Account ${place}`}</h2>
      )}
      {left.waits > 0 && <p>{waitsText(left.waits)}</p>}
      <PinField label={t`PIN`} name="pin" />
      <Submit>{t`Unlock`}</Submit>
    </TypedForm>
  )
}
