import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { plural, t } from '@lingui/core/macro'
import type { Going } from './account-deletion.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { alreadyNotified, Submit, TypedForm, useFault } from '#src/platform/fields/typed-form.tsx'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { notify } from '#src/platform/ui/toasts.ts'

interface Plan {
  readonly going: Going
  /** Number of entries on this phone only. */
  readonly onlyHere: number
  /** The code to type, in digits, which are the same in every script. */
  readonly code: string
}

/** Deletes the account: shows the effects first, then asks for a code. */
export function DeleteAccount({ account }: { account: string }) {
  const [plan, setPlan] = useState<Plan>()
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const check = async () => {
    setBusy(true)
    setStatus('')
    const found = await loadOrNotify(() => effectsOf(account))
    setBusy(false)
    if (!found) return
    const { going, onlyHere } = found
    if (going === 'deleted') return setStatus(t`Your account is deleted already. Sign out on this phone.`)
    if (typeof going === 'string') return setStatus(`${t`Nothing has changed.`} ${whyUndone(going)}`)
    setPlan({ going, onlyHere, code: String(1000 + Math.floor(Math.random() * 9000)) })
  }
  return (
    <section className="grid gap-3 border-t pt-6" aria-labelledby="delete">
      <h2 id="delete">{t`Delete my account`}</h2>
      {plan ? (
        <Confirm account={account} plan={plan} onStay={() => setPlan(undefined)} />
      ) : (
        <>
          <p>{t`First you see what is deleted and what stays. Nothing is deleted before you confirm.`}</p>
          <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void check()}>
            {busy ? t`One moment…` : t`Show the data to be deleted`}
          </button>
        </>
      )}
      <p role="status">{status}</p>
    </section>
  )
}

async function effectsOf(account: string) {
  const { isOnlyHere, remainingWork } = await import('./account-deletion.ts')
  return { going: await remainingWork(account), onlyHere: await isOnlyHere(account) }
}

function Confirm({ account, plan, onStay }: { account: string; plan: Plan; onStay: () => void }) {
  const { going, onlyHere, code } = plan
  const navigate = useNavigate()
  const submit = async (form: HTMLFormElement) => {
    const { code: typed, lose } = typedIn(form)
    if (onlyHere > 0 && !lose)
      return {
        text: t`First send or save the forms that are only on this phone. Or tick that you accept their loss.`,
        at: ['lose'],
      }
    if (typed !== code) return { text: t`Type the number ${code}.`, at: ['code'] }
    const loaded = await loadOrNotify(() => import('./account-deletion.ts'))
    const left = await loaded?.deleteAccountAndData(account, onlyHere)
    if (left !== 'gone' && left !== 'copy here') return left ? { text: whyNot(left) } : alreadyNotified
    if (left === 'gone') notify({ title: t`Your account is deleted.` })
    else notify({ title: t`Your account is deleted already. Sign out on this phone.`, stays: true })
    void navigate({ to: '/' })
    return undefined
  }
  if (going.last_admin)
    return (
      <p role="alert">{t`You are the last admin. Make somebody else an admin first, then delete your account.`}</p>
    )
  return (
    <TypedForm submit={submit}>
      <DeletionOutcome going={going} />
      {onlyHere > 0 && (
        <div className="card grid gap-3 border-2 border-mustard p-4">
          <p>
            {plural(onlyHere, {
              one: '# item is only on this phone and would be lost.',
              other: '# items are only on this phone and would be lost.',
            })}
          </p>
          <AppLink to="/requests" className="button-quiet">
            {t`Send or save them first`}
          </AppLink>
          <MayBeLost />
        </div>
      )}
      <Field label={t`To delete, type ${code}`} name="code" inputMode="numeric" autoComplete="off" required />
      <button type="button" className="button" onClick={onStay}>
        {t`Keep my account`}
      </button>
      <Submit className="button-quiet">{t`Delete for good`}</Submit>
    </TypedForm>
  )
}

function MayBeLost() {
  return <CheckBox name="lose" value="1" label={t`I understand they will be lost.`} {...useFault('lose')} />
}

/** The deleted and the remaining data, with reasons; empty kinds are left out. */
function DeletionOutcome({ going: { goes, stays, files } }: { going: Going }) {
  return (
    <>
      <h3>{t`Deleted now, permanently`}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t`Your account, profile, roles, consents and cart, and the key of your phones.`}</li>
        {goes.requests > 0 && (
          <li>{plural(goes.requests, { one: '# closed request', other: '# closed requests' })}</li>
        )}
        {goes.orders > 0 && (
          <li>{plural(goes.orders, { one: '# cancelled order', other: '# cancelled orders' })}</li>
        )}
        {files.length > 0 && (
          <li>{plural(files.length, { one: '# paper or photo', other: '# papers or photos' })}</li>
        )}
      </ul>
      <h3>{t`Kept by the centre, apart from your account`}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {stays.requests > 0 && (
          <li>
            {plural(stays.requests, {
              one: '# request that is still open',
              other: '# requests that are still open',
            })}
            <span className="block text-muted">
              {t`The centre needs name, phone and papers to finish them. To stop one, withdraw it first or call.`}
            </span>
          </li>
        )}
        {stays.orders > 0 && (
          <li>
            {plural(stays.orders, { one: '# order', other: '# orders' })}
            <span className="block text-muted">
              {t`By law the centre must keep its accounts: what was ordered, for whom, and what was paid.`}
            </span>
          </li>
        )}
        <li>{t`A note that your account had a job at the centre. Not your name.`}</li>
      </ul>
    </>
  )
}

function whyNot(left: 'last admin' | 'more here' | 'sign in' | 'no network'): string {
  if (left === 'sign in') return whyUndone(left)
  if (left === 'last admin')
    return t`You are the last admin. Make somebody else an admin first, then delete your account.`
  if (left === 'more here')
    return t`There is something new to send on this phone. Reload this page and check.`
  return t`Not confirmed yet. Try again: it is safe to repeat.`
}
